# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Nagaan of de kansen die bots noemen ook uitkomen: even sterke bots spelen, en wat ze zeiden wordt met de uitslagen vergeleken.
cli-param-calibrate-bots = Niveaus, of zoekers zoals search:400, gescheiden door komma’s; elk speelt tegen zichzelf.
cli-param-positions = Aantal stellingen om te vergelijken, vier uit elke partij.
cli-param-all = Alle combinaties van opties en alle spelersaantallen meten, een voor een.
cli-param-calibrate-games = Elke afgelopen partij in deze map bewaren; een afgebroken meting gaat van daaruit verder.
cli-param-calibrate-chart = In dit bestand tekenen wat er uitkwam tegenover wat er gezegd werd, .svg of .png.
cli-param-calibrate-out = De cijfers in dit bestand schrijven (JSON); andere instellingen erin blijven zoals ze zijn.

calibrate-nothing = Hier valt niets te corrigeren: er wordt geen correctie bewaard.
calibrate-drawn = { $positions } stellingen uit { $games } partijen
calibrate-overall = Gezegd: gemiddeld { $said }%. Uitgekomen: { $happened }%. Verschil: { $gap } punten ({ $low } tot { $high }).
calibrate-early = Vroeg in de partij: { $said }% gezegd, { $happened }% uitgekomen.
calibrate-error = Fout: { $error } punten. Als elke kans precies klopte, was de fout gemiddeld { $floor } en zelden meer dan { $high }.
calibrate-error-floor = fout { $error }; { $floor } als alles precies klopte
calibrate-chart = Wat er uitkwam tegenover wat er gezegd werd, met 95%-intervallen. Op de stippellijn klopt elke kans.
calibrate-said = Gezegd
calibrate-happened = Uitgekomen
calibrate-interval = 95%-interval
calibrate-positions = Stellingen
calibrate-interrupted = Onderbroken na { $done } van { $games } partijen; die zijn gemeten.

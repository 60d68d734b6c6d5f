# Knoppen: wat er aan een spel te veranderen is.

cli-help-dials = Tonen wat er aan een spel te veranderen is, opties en getallen van het bord, met bereik en gedrukte waarde.
dials-name = Knop
dials-range = Bereik
dials-printed = Gedrukt
dials-what = Wat het is
dials-arranged = rangschikking
dials-none = Aan { $title } is niets te veranderen.

## Reeksen: een spel langs zijn knoppen

cli-help-sweep = Uitzoeken hoe een spel verandert als je aan één of twee knoppen draait: bij elke waarde dezelfde verdelingen, tot alles nauwkeurig genoeg is.
cli-param-sweep-dials = Een of twee knoppen met hun waarden, als NAAM=VAN-TOT of NAAM=WAARDE,WAARDE; alleen NAAM betekent alles wat kan. ‘ludotheque dials SPEL’ noemt ze.
cli-param-sweep-precision = Hoe nauwkeurig elke waarde moet zijn: zoveel punten naar boven en naar beneden bij het eerste kengetal, procentpunten bij een aandeel.
cli-param-sweep-seats = Aantallen spelers, bijvoorbeeld 3 of 2-4.
cli-param-sweep-games = Hoogstens zoveel partijen bij elke waarde. Standaard: 60.000, of 400 met bots die nadenken.
cli-param-sweep-keep = Wat geteld is, in dit bestand bewaren. Na een onderbreking gaat het daar verder, en niets daaruit wordt opnieuw gespeeld.
cli-param-sweep-chart = De lijn of de heatmap in dit bestand tekenen, .svg of .png.
sweep-title = { $title }: { $bots }
sweep-games = { $games } partijen, bij elke waarde met dezelfde verdelingen
sweep-open = { $places ->
    [one] 1 meetpunt is
   *[other] { $places } meetpunten zijn
} nog niet tot op ±{ $precision } punten nauwkeurig; daarvoor zijn meer --games nodig.
sweep-players = { $seats } spelers
sweep-value = Waarde
sweep-interval = 95%-interval
sweep-change = Verschil
sweep-games-column = Partijen
sweep-beside = Verschil: met { $base }, bij dezelfde verdelingen. * staat bij de gedrukte waarde.
sweep-left-out = Weggelaten, want zo’n bord kan niet bestaan: { $places }.
sweep-chart-how = 95%-intervallen, { $games } partijen met dezelfde verdelingen; gedrukt: { $printed }

error-no-dials = { $title } heeft geen knop waarvan je de waarden kunt proberen.
error-sweep-dials = Een meetreeks draait aan een of twee knoppen, niet aan { $found }. Knoppen: { $known }.
error-sweep-dial = { $title } heeft geen knop ‘{ $found }’. Knoppen: { $known }.
error-sweep-value = ‘{ $dial }’ kan niet { $found } zijn. Mogelijk: { $range }.
error-sweep-values = Geef ‘{ $dial }’ minstens twee waarden. Mogelijk: { $range }.
error-sweep-precision = De nauwkeurigheid is { $found }; het moet een getal boven 0 zijn.
error-sweep-places = Een meetreeks op deze pagina heeft hoogstens { $most } meetpunten, niet { $found }. Kies minder waarden.

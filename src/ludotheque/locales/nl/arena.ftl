# ludotheque arena: bots tegen elkaar.

cli-help-arena = Bots tegen elkaar laten spelen, elke beginsituatie vanaf alle plaatsen, en hun sterkte bepalen.
cli-param-arena-bots = De bots die tegen elkaar spelen, minstens twee, gescheiden door komma’s.
cli-param-seats-range = Aantal spelers; bij een bereik zoals 2-4 wordt met elk van die aantallen gespeeld.
cli-param-arena-games = Aantal partijen, naar boven afgerond op hele beginsituaties; elke wordt zo vaak gespeeld als er plaatsen zijn.
cli-param-results = Elke voltooide beginsituatie meteen naar dit bestand schrijven (JSON Lines). Een bereik van spelers geeft een bestand per aantal.
cli-param-arena-resume = Verdergaan met het bestand van --results; met meer --games wordt een afgelopen toernooi verlengd.
cli-param-chart = Ratings en onderlinge resultaten in dit bestand tekenen, .svg of .png.
cli-param-calibration = De ratings in dit kalibratiebestand schrijven; andere spelersaantallen erin blijven zoals ze zijn.
cli-param-neighbours = Alleen bots die dicht bij elkaar in de lijst staan, treffen elkaar: zo zijn buren in weinig partijen te onderscheiden, als de lijst op sterkte staat.
cli-param-workers = Aantal processen; zonder opgave zoveel als er processorkernen zijn.

arena-table = { $title }, { $seats } spelers
arena-played = { $games } partijen met { $deals ->
    [one] één beginsituatie
   *[other] { $deals } beginsituaties
}, vanaf alle plaatsen gespeeld
arena-rounded = Er waren { $asked } partijen gevraagd; met hele beginsituaties zijn het er { $games }.
arena-interrupted = Onderbroken na { $done } van de { $games } partijen; wat klaar is, telt mee.
arena-few-deals = Met zo weinig beginsituaties zijn de intervallen niet betrouwbaar; geen enkel verschil geldt als aangetoond.
arena-bot = Bot
arena-rating = Rating
arena-interval = 95%-interval
arena-no-upper = geen bovengrens
arena-no-lower = geen ondergrens
arena-no-limits = geen grenzen
arena-wins = Gewonnen
arena-place = Gem. plaats
arena-games = Partijen
arena-apart = { $upper } boven { $lower }: { $difference } ({ $low } tot { $high }); duidelijk sterker.
arena-not-apart = { $upper } boven { $lower }: { $difference } ({ $low } tot { $high }); te dicht bij elkaar om het te zeggen.
arena-unproven = { $upper } boven { $lower }: { $difference } ({ $low } tot { $high }); te weinig beginsituaties om het te zeggen.
arena-duel = Onderling
arena-share = Gewonnen door de eerste
arena-decided = Beslist
arena-ties = Gelijk
arena-anchor-greedy = Ratings op de Elo-schaal; greedy heeft 1000.
arena-anchor-mean = Ratings op de Elo-schaal; het gemiddelde is 1000.
arena-chart-rating = Elo-schaal, 95%-interval
arena-chart-duels = Hoe vaak de bot links die erboven verslaat (% van de besliste partijen)

# ludotheque arena: bots tegen elkaar.

cli-help-arena = Bots tegen elkaar laten spelen, elke verdeling vanaf alle plaatsen, en hun sterkte bepalen.
cli-param-arena-bots = De bots die tegen elkaar spelen, minstens twee, gescheiden door komma’s.
cli-param-seats-range = Aantal spelers; bij een bereik zoals 2-4 wordt met elk van die aantallen gespeeld.
cli-param-arena-games = Aantal partijen, naar boven afgerond op hele verdelingen; elke verdeling wordt zo vaak gespeeld als er plaatsen zijn.
cli-param-results = Elke verdeling naar dit bestand schrijven zodra die is uitgespeeld (JSON Lines). Een bereik van spelersaantallen geeft een bestand per aantal.
cli-param-arena-resume = Verdergaan met het bestand van --results; met meer --games wordt een afgelopen toernooi verlengd.
cli-param-chart = Ratings en onderlinge resultaten in dit bestand tekenen, .svg of .png.
cli-param-calibration = De ratings in dit kalibratiebestand schrijven; andere spelersaantallen erin blijven zoals ze zijn.
cli-param-neighbours = Alleen bots die dicht bij elkaar in de lijst staan, treffen elkaar. Staat de lijst op sterkte, dan zijn buren zo in weinig partijen te onderscheiden.
cli-param-workers = Aantal processen. Zonder opgave één per processorkern.

arena-table = { $title }, { $seats } spelers
arena-played = { $games } partijen met { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
}, elk vanaf alle plaatsen gespeeld
arena-rounded = Je vroeg om { $asked } partijen; met hele verdelingen zijn het er { $games }.
arena-interrupted = Onderbroken na { $done } van de { $games } partijen; wat klaar is, telt mee.
arena-few-deals = Met zo weinig verdelingen zijn de intervallen niet betrouwbaar; geen enkele bot geldt als sterker dan een andere.
arena-bot = Bot
arena-rating = Rating
arena-interval = 95%-interval
arena-no-upper = geen bovengrens
arena-no-lower = geen ondergrens
arena-no-limits = geen grenzen
arena-wins = Gewonnen
arena-place = Gem. rang
arena-games = Partijen
arena-apart = { $upper } boven { $lower }: { $difference } ({ $low } tot { $high }); duidelijk sterker.
arena-not-apart = { $upper } boven { $lower }: { $difference } ({ $low } tot { $high }); nog onduidelijk.
arena-unproven = { $upper } boven { $lower }: { $difference } ({ $low } tot { $high }); te weinig verdelingen om het te zeggen.
arena-duel = Onderling
arena-share = Gewonnen door de eerste
arena-decided = Beslist
arena-ties = Gelijk
arena-anchor-greedy = Ratings op de Elo-schaal; greedy heeft 1000.
arena-anchor-mean = Ratings op de Elo-schaal; het gemiddelde is 1000.
arena-chart-rating = Elo-schaal, 95%-interval
arena-chart-duels = Zo vaak verslaat de bot links de bot bovenaan (% van de besliste partijen)

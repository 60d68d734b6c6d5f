# ludotheque analyse

cli-help-analyse = Een gespeelde partij analyseren: wat elke zet veranderde, door beslissing en door geluk.
cli-param-analyse-file = Een bestand met partijverslagen: JSON Lines, of één los verslag; - leest de standaardinvoer.
cli-param-game-number = De hoeveelste partij in het bestand, geteld vanaf 1.
cli-param-simulations = Aantal simulaties per zoekactie; met meer duurt het langer, maar wordt het nauwkeuriger.
cli-param-analyse-seed = Het startgetal (seed) van de zoekacties. Hetzelfde startgetal en evenveel simulaties geven dezelfde cijfers.
cli-param-analyse-chart = Een grafiek in dit bestand tekenen, .svg of .png.

analyse-running = { $title } wordt geanalyseerd
analyse-title = { $title }: { $names }
analyse-interrupted = Onderbroken: { $done } van de { $moves } zetten geanalyseerd.
analyse-unfinished = De partij is nog niet afgelopen; de laatste cijfers zijn schattingen.
analyse-number = Nr.
analyse-who = Wie
analyse-move = Zet
analyse-expected = Verwacht (%)
analyse-decision = Beslissing
analyse-luck = Geluk
analyse-unclear = Onduidelijk
analyse-chance = toeval, voor { $name }
analyse-resigned = geeft op
analyse-better = beter: { $move }
analyse-instead = { $move }; beter: { $better }
analyse-marks = Verwacht: het aandeel in de winst, in procenten. ? kost minstens 5 punten, ?? minstens 15, ! is geluk of pech van minstens 10.
analyse-start = Aan het begin
analyse-own = Eigen beslissingen
analyse-others = Die van anderen
analyse-end = Aan het eind
analyse-costliest = De duurste zetten: { $name }
analyse-noise = Elke schatting berust op { $simulations } simulaties: ± { $noise } punten alleen al door de steekproef. Geluk binnen die ruis wordt niet getoond, maar telt mee in de totalen; wat verandert zonder dat er iets is gebeurd, geldt als onduidelijk, niet als geluk. Onder geluk valt ook wat de zoekactie verkeerd heeft ingeschat.
analyse-chart-subtitle = Verwacht aandeel in de winst vóór elke zet, geschat op basis van { $simulations } simulaties
analyse-chart-share = Aandeel in de winst (%)
analyse-chart-change = Verandering (punten)
analyse-chart-move = Zetnummer

# De opdrachten in de terminal.

cli-help = Een spelotheek die dag en nacht open is.
cli-help-play = Hier in de terminal spelen, tegen bots of met vrienden aan één toetsenbord.
cli-help-games = De spellen in de kast tonen.
cli-help-bots = De bots tonen.
cli-help-rules = De spelregels van een spel lezen.
cli-help-simulate = Bots veel partijen laten spelen en tellen.
cli-help-check = Partijverslagen controleren: zijn alle zetten volgens de regels, en volgen kaarten en worpen uit het startgetal?
cli-help-bench = Meten hoe snel de spellen op deze computer draaien.
cli-help-help = Deze hulptekst tonen.
cli-help-version = De versie tonen.
cli-examples = Voorbeelden:
cli-group-commands = Opdrachten
cli-group-arguments = Argumenten
cli-group-parameters = Opties
cli-usage = Gebruik: { $line }
cli-usage-command = OPDRACHT
cli-usage-options = { "[OPTIES]" }
cli-usage-arguments = { "[ARGUMENTEN]" }
cli-default = { "[" }standaard: { $value }]
cli-required = { "[verplicht]" }
cli-see-help = Zet --help erachter om te zien wat er mogelijk is.
cli-preparing = { $title } wordt voorbereid (alleen de eerste keer)

cli-param-game = Het spel, zoals `ludotheque games` het noemt. Of het bestand van een spel dat niet is geïnstalleerd: mygame.py.
cli-param-bench-game = Het spel dat wordt gemeten; zonder opgave allemaal.
cli-param-lang = Taal: en, fr, de, nl, it, es, pl of hu. Zonder opgave die van je systeem.
cli-param-json = JSON in plaats van tekst tonen.
cli-param-option = Een regel naar keuze, als NAAM=WAARDE; mag vaker.
cli-param-seats = Aantal spelers.
cli-param-seed = Het startgetal (seed) voor het schudden: een getal, of hexadecimale cijfers na 0x. Hetzelfde startgetal geeft dezelfde partij.
cli-param-paragraph = Alleen de alinea met deze naam tonen.
cli-param-games = Aantal partijen.
cli-param-bots = De bots, gescheiden door komma’s: één voor alle plaatsen, of één voor elke plaats. ‘ludotheque bots’ toont ze.
cli-param-records = Elke partij naar dit bestand schrijven, één verslag per regel.
cli-param-threads = Aantal threads, of aantal processen bij bots die nadenken. Zonder opgave één per processorkern.
cli-param-file = Een bestand met partijverslagen: JSON Lines, of één los verslag.
cli-param-seconds = Aantal seconden waarin elk spel wordt gemeten.
cli-param-humans = Hoeveel mensen er meespelen; op de andere plaatsen zitten bots.
cli-param-names = De namen van de spelers zonder de bots, gescheiden door komma’s.
cli-param-colours = De kleuren van de spelers, één per plaats, gescheiden door komma’s, bijvoorbeeld geel,rood.
cli-param-first = Wie begint: rules (zoals de regels zeggen), lot (door loting) of het nummer van een plaats, bijvoorbeeld 2.
cli-param-opponents = De bots, gescheiden door komma’s: één voor alle vrije plaatsen, of één voor elke plaats. ‘ludotheque bots’ toont ze.
cli-param-save = Het verslag van de partij na afloop naar dit bestand schrijven.
cli-param-resume = Verdergaan met de laatst onderbroken partij.

## ludotheque games

games-name = Spel
games-players = Spelers
games-minutes = Min.
games-age = Leeftijd
games-line = In het kort
games-options = Opties

## ludotheque simulate

simulate-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} in { $seconds } s
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-score = Punten
simulate-ties = Gedeelde winst: { $share }
simulate-interrupted = Onderbroken na { $done } van de { $games } partijen.

## ludotheque check

check-sound = { $count ->
    [one] 1 verslag klopt met de spelregels.
   *[other] { $count } verslagen kloppen met de spelregels.
}
check-fair = Kaarten en worpen volgen uit het startgetal: { $fair }. Zonder startgetal: { $unknown }.
check-broken = { $count ->
    [one] 1 verslag klopt niet.
   *[other] { $count } verslagen kloppen niet.
}

## ludotheque bench

bench-running = { $title } wordt gemeten
bench-result = { $title }: { $moves } miljoen zetten en { $games } partijen per seconde op één thread (spreiding { $spread }%),
    { $two } partijen per seconde op twee threads ({ $ratio } keer zo snel).
    Een stelling beslaat { $bytes } bytes. Import { $imported } s, eerste compilatie { $first } s, latere starts { $second } s.

## ludotheque play

play-you = Jij
play-player = Speler { $number }
play-which = Welk spel? (nummer of naam){ " " }
play-welcome = { $title }: { $names }
play-commitment = Vingerafdruk van het geheime startgetal: { $commitment }
play-commands = Typ een zet of het nummer ervan; ? voor hulp, quit om te stoppen.
play-help = Typ een zet zoals hij in de lijst staat, of typ het nummer ervan.
    table   de tafel opnieuw tonen
    hint    de beste zetten
    rules   de spelregels; rules turn toont er één alinea van
    quit    stoppen; de partij is opgeslagen, en je kunt later verder spelen
play-pass = Geef het toetsenbord door aan { $name } en druk op Enter.{ " " }
play-moves = Mogelijke zetten:
play-hint = { $equal ->
    [yes] Even goed
   *[no] Beste zet
}: { $moves } (winstkans: { $certain ->
    [yes] { $share }
   *[no] ongeveer { $share }
})
play-objection = Enter: het mag blijven. Mag dit niet? Typ dan: { $object }
play-objection-who = Wie heeft het gezien? { $names }
play-objection-nobody = Zo heet hier niemand. Typ een van deze namen: { $names }
play-place = { $place }. { $name }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
play-seed = Het startgetal was { $seed }
play-saved = Het verslag van de partij staat in { $file }.
play-unfinished = De partij is opgeslagen. Zo ga je verder: { $command }

bots-name = Bot
bots-level = Niveau
bots-line = Hoe hij speelt
bots-own = Je eigen bots kunnen ook meespelen: BESTAND.py:KLASSE of MODULE:KLASSE is een Python-klasse, cmd:OPDRACHT een programma in welke taal ook.
simulate-turns = Beurten per partij: gemiddeld { $mean }, van { $least } tot { $most }

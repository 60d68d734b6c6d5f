# De client in de browser.

web-title = Ludothèque
web-language = Taal
web-opening = Een ogenblik…
web-unreachable = De server is niet bereikbaar. Probeer het zo meteen nog eens.
web-lost = Deze pagina bestaat niet.
web-to-shelf = Naar de spellenkast
web-close = Sluiten
web-no-key = Met deze link kom je niet aan de tafel. Vraag om de hele link, met alles wat na het # komt.

## De spellenkast

web-shelf = De spellen
web-fact-players = { $count } spelers
web-fact-minutes = { $count } minuten
web-fact-age = vanaf { $age } jaar
web-mine = Verder spelen
web-mine-with = met { $names }
web-mine-yours = Jouw beurt
web-mine-open = Wacht op spelers
web-mine-over = Afgelopen
web-mine-gone = Bestaat niet meer
web-mine-finished = { $count ->
    [one] 1 afgelopen partij
   *[other] { $count } afgelopen partijen
}
web-forget = Verwijderen
web-forget-game = Verwijderen: { $game }, { $names }
web-public-tables = Medespelers gezocht
web-public-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}

## Een partij voorbereiden

web-mode = Hoe wil je spelen?
web-mode-bots = Tegen bots
web-mode-bots-line = Je begint meteen: de bots staan klaar.
web-mode-friends = Met vrienden
web-mode-friends-line = Iedereen speelt op een eigen apparaat. Je krijgt een link en een QR-code om door te geven.
web-mode-device = Op één apparaat
web-mode-device-line = Jullie geven het apparaat aan elkaar door. Een gordijn verbergt wat de volgende niet mag zien.
web-mode-watch = Naar bots kijken
web-mode-watch-line = Leun achterover: alleen bots spelen.
web-play-now = Nu spelen
web-open-table = Tafel openen
web-watch-now = Kijken
web-preparing = Dit spel wordt nog klaargemaakt; de eerste keer duurt het even.
web-options = Regels van deze partij
web-option-printed = zoals gedrukt
web-option-ours = onze eigen regel
web-more-choices = Meer instellingen
web-first = Wie begint
web-first-rules = volgens de regels
web-first-lot = het lot beslist
web-player = Speler { $number }
web-seat-fewer = Een speler minder
web-seat-more = Een speler meer
web-seat-kind = Plaats { $number }: wie speelt?
web-seat-human = Op dit apparaat
web-seat-open = Vriend via link
web-seat-open-line = krijgt een eigen link
web-seat-bot = Bot
web-name-of = Naam van speler { $number }
web-level-of = Niveau van de bot op plaats { $number }
web-seat-colour-of = Kleur van plaats { $number }
web-seat-is = Plaats { $number }: { $what }
web-make-public = Openbare tafel: iedereen mag meedoen
web-wait-for-me = Ik start de partij zelf
web-away = Als iemand wegblijft
web-away-never = de tafel wacht
web-away-minutes = na 2 minuten speelt een bot verder
web-away-hour = na een uur speelt een bot verder
web-away-day = na een dag speelt een bot verder

## Wachten op spelers

web-lobby-missing = { $count ->
    [0] Iedereen is er
    [one] Er ontbreekt nog iemand
   *[other] Er ontbreken nog { $count } spelers
}
web-lobby-send = Elke vrije plaats heeft een eigen link: stuur die door of laat de code scannen.
web-lobby-unreachable = Je vrienden kunnen deze links niet openen: de server is alleen vanaf deze computer bereikbaar. Start hem met ‘ludotheque serve --host 0.0.0.0’; dan toont hij het adres voor je vrienden.
web-lobby-begins = De partij begint zodra iedereen er is.
web-lobby-owner = Wie de tafel heeft geopend, start de partij.
web-seat-free = vrij
web-seat-added = heeft meegeschud
web-invite-link = Uitnodiging voor plaats { $number }
web-watch-link = Link om te kijken
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-share-text = Speel { $game } met mij!
web-qr = QR-code
web-mix-title = Eerlijk geschud
web-mix-line = Hoe er geschud wordt, hangt af van een geheim dat de server al heeft vastgelegd en van wat jullie allemaal toevoegen. Voeg iets toe dat niemand kan raden; dan kan niemand de verdeling hebben gekozen.
web-mix-field = Een tekst van jezelf
web-mix-add = Meeschudden
web-mix-done = Je hebt meegeschud. Bedankt!
web-seal-line = Elk apparaat bedenkt iets willekeurigs en verzegelt het. Pas als alle zegels vastliggen, gaan ze open, en van alle samen hangt af hoe er geschud wordt. Zo kan niemand de verdeling kiezen: niet wie het laatst komt, en ook de server niet. Je kunt er zelf een tekst aan toevoegen.
web-seal-done = Verzegeld met jouw tekst. Bedankt!
web-seat-sealed = heeft verzegeld
web-seat-revealed = heeft het zegel geopend
web-lobby-sealing = Elk apparaat verzegelt iets willekeurigs, zodat niemand de verdeling kan kiezen.
web-lobby-revealing = Alle zegels liggen vast. Ze gaan nu open, en dan wordt er geschud.
web-unsealed = { $count ->
    [one] { $names } was niet op tijd om te verzegelen. Er is zonder die bijdrage geschud.
   *[other] { $names } waren niet op tijd om te verzegelen. Er is zonder hun bijdragen geschud.
}
web-unrevealed = { $count ->
    [one] { $names } heeft het zegel niet op tijd geopend. Er is geschud met het zegel zelf, dat al vastlag.
   *[other] { $names } hebben hun zegels niet op tijd geopend. Er is geschud met de zegels zelf, die al vastlagen.
}
web-commitment = Vingerafdruk van het geheim, om na de partij te controleren
web-start = Partij starten
web-fill = Aanvullen met bots en starten
web-fill-level = Niveau van de bots

## Plaatsnemen

web-join-title = Kom { $game } spelen!
web-join-with = Aan tafel: { $names }
web-join-fork = Dit spel gaat verder vanuit een eerder spel: wie de tafel heeft geopend, weet misschien wat verborgen is.
web-your-colour = Jouw kleur: { $colour }
web-join-name = Je naam
web-join-name-missing = Vul je naam in, zodat de anderen weten wie je bent.
web-join = Plaatsnemen
web-watch-only = Alleen kijken

## Aan tafel

web-turn-yours = Jouw beurt
web-turn-of = { $name } is aan de beurt
web-addressed = { $name }: { $text }
web-turn-sending = Je zet is onderweg…
web-turn-over = De partij is afgelopen
web-watching = Je kijkt toe
web-skip = Vooruitspoelen
web-skip-to-my-turn = Vooruit naar mijn beurt
web-seats = Spelers
web-seat-you = jij
web-seat-on-turn = aan de beurt
web-place = Nummer { $place }
web-rules = Regels
web-show-rule = Regel tonen
web-story = Spelverloop
web-story-empty = Er is nog niets gebeurd.
web-in-words = De tafel in woorden
web-offline = Geen verbinding. Even opnieuw proberen…
web-offline-kept = Geen verbinding. Je zet is opgeslagen en wordt nog verstuurd.
web-curtain-title = { $name }, jij bent aan de beurt
web-curtain-text = Geef het apparaat door aan { $name }. De anderen kijken even weg.
web-curtain-lift = Ik ben { $name }

## Het menu

web-menu = Menu
web-menu-device = Op dit apparaat
web-menu-links = Links
web-menu-you = Jij
web-speed = Tempo
web-speed-calm = rustig
web-speed-brisk = vlot
web-speed-instant = meteen
web-speed-is = Tempo: { $speed }
web-motion = Animaties
web-sound = Geluid
web-seat-link = Link naar je plaats, voor een ander apparaat
web-seat-link-line = Wie deze link heeft, speelt voor jou. Houd hem voor jezelf.
web-leave = Bot voor mij laten spelen
web-return = Zelf verder spelen
web-resign = Opgeven
web-resign-two = Dan is de partij afgelopen en heeft je tegenstander gewonnen.
web-resign-more = Een bot speelt voor jou verder.
web-resign-sure = Ja, opgeven
web-play-on = Verder spelen

## Het regelboekje

web-rules-of = { $game }: de regels
web-contents = Inhoud
web-play-this = { $game } spelen

## The table of a game that has none of its own

web-yes = Ja
web-no = Nee
web-face-down = gedekt: { $count }

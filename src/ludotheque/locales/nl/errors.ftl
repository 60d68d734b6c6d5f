# Wat er wordt gezegd als iets wat gevraagd is niet kan. Elke melding zegt wat er werd verwacht.

error-unknown-game = Er staat geen spel met de naam ‘{ $name }’ in de kast. Wel: { $known }.
error-unknown-option = { $game } heeft geen optie ‘{ $option }’. Wel: { $known }.
error-option-value = De optie ‘{ $option }’ van { $game } kan niet ‘{ $found }’ zijn. Mogelijk: { $known }.
error-option-form = ‘{ $found }’ is geen optie. Schrijf NAAM=WAARDE, bijvoorbeeld { $example }.
error-seats = { $title } is voor { $low } tot en met { $high } spelers, niet voor { $found }.
error-name-count = Het aantal namen ({ $found }) past niet bij het aantal plaatsen ({ $seats }).
error-humans = Zoveel mensen ({ $found }) passen niet aan de tafel. Mogelijk: 0 tot en met { $seats }, want zoveel plaatsen zijn er.
error-names = Het aantal namen ({ $found }) klopt niet. Geef er één op voor elke mens ({ $humans }), of één voor elke plaats ({ $seats }).
error-colours-none = Bij { $title } valt er geen kleur te kiezen.
error-colours-count = Het aantal kleuren ({ $found }) klopt niet. Geef er één per plaats op ({ $seats }).
error-colour = De kleur ‘{ $found }’ bestaat niet bij { $title }. Kleuren: { $known }.
error-colour-twice = Twee spelers kunnen niet dezelfde kleur hebben: { $colour }.
error-colours-clockwise = Bij { $title } zitten de spelers met de klok mee in de volgorde van hun kleuren: { $ring }. Deze volgorde is anders: { $found }.
error-seed = ‘{ $found }’ is geen startgetal (seed). Verwacht: een geheel getal van 0 tot en met 2^256 − 1, of hooguit 64 hexadecimale cijfers.
error-setup-entry = De beginopstelling heeft geen onderdeel ‘{ $found }’. Wel: { $known }.
error-text = ‘{ $text }’ is hier geen zet. Nu mogelijk: { $legal }.
error-text-table = Dat kan hier niet. Kies een van de gemarkeerde zetten.
error-illegal = ‘{ $text }’ mag niet. { $reason } (spelregel { $rule })
error-turn = Nu is { $mover } aan de beurt, niet { $name }.
error-turn-table = { $mover } is aan de beurt. Wacht tot jij aan de beurt bent.
error-turn-chance = { $name } is nog niet aan de beurt: eerst wordt er gegooid of getrokken.
error-no-chance = Er valt nu niets te gooien of te trekken.
error-over = De partij is afgelopen; er zijn geen zetten meer.
error-resign = Opgeven kan alleen met z’n tweeën. Zijn jullie met meer, dan neemt iemand anders de plaats over.
error-ply = Stelling { $found } bestaat niet; deze partij heeft de stellingen 0 tot en met { $last }.
error-simulations = ‘{ $found }’ is geen aantal simulaties. Verwacht: 1 of meer.
error-threads = ‘{ $found }’ is geen aantal threads. Verwacht: 1 of meer.
error-game-number = Partij { $found } bestaat niet. Aantal partijen in het bestand: { $last }.
error-seat = Plaats { $found } bestaat niet; de plaatsen lopen van 0 tot en met { $last }.
error-first = ‘{ $found }’ zegt niet wie begint. Verwacht: rules, lot of het nummer van een plaats van 1 tot en met { $seats }.
error-first-fixed = Wie begint, kun je bij { $title } niet kiezen.
error-bot = Er is geen bot met de naam ‘{ $found }’. Bots: { $known }.
error-bots = Het aantal bots ({ $found }) past niet bij het aantal plaatsen ({ $seats }). Geef er één op, of één voor elke plaats.
error-bot-own-name = Er is geen bot met de naam ‘{ $found }’. Eigen bots schrijf je als BESTAND.py:KLASSE of MODULE:KLASSE.
error-bot-file = Er is geen bestand { $file }.
error-bot-class = { $where } heeft geen klasse ‘{ $found }’ met een methode ‘choose’. Wel aanwezig: { $known }.
error-bot-load = { $bot } kan niet worden geladen: { $reason }
error-bot-raised = { $bot } is bij zet { $number } vastgelopen: { $reason }
error-bot-move = { $bot } wil als zet { $number } ‘{ $move }’ spelen. { $reason }
error-bot-cmd = ‘{ $found }’ noemt geen programma. Verwacht: cmd:OPDRACHT, of cmd:500ms:OPDRACHT met een tijd per zet.
error-bot-program = ‘{ $command }’ kan niet worden uitgevoerd: het programma bestaat niet of is niet uitvoerbaar.
error-bot-start = ‘{ $command }’ kan niet worden gestart: { $reason }
error-bot-late = { $bot } deed langer dan { $milliseconds } ms over zet { $number }.
error-bot-ended = { $bot } stopte met code { $code } in plaats van zet { $number } te spelen. Laatste woorden: { $remark }
error-bot-answer = { $bot } antwoordde ‘{ $found }’ bij zet { $number }. Verwacht: een regel JSON zoals {"{"}"move": "…"{"}"}. Opmerkingen horen op de foutuitvoer.
error-language = Er is geen tekst in de taal ‘{ $found }’. Talen: { $known }.
error-file = { $file } kan niet worden geopend: { $reason }
error-no-games = ‘{ $found }’ is geen aantal partijen. Verwacht: 1 of meer.
error-paragraph = De spelregels hebben geen alinea ‘{ $found }’. Wel: { $known }.
error-nothing-unfinished = Er is geen onderbroken partij van { $title }.
error-compile = { $game } kon niet worden gecompileerd; de reden staat hierboven.

error-record = Regel { $line }: { $reason }
error-record-move = Regel { $line }, zet { $move }: { $reason }
record-json = Dit is geen JSON: { $detail }
record-shape = Dit is geen partijverslag: { $detail }
record-version = Dit verslag heeft versie { $found }; versie { $expected } kan worden gelezen.
record-option-missing = De optie ‘{ $option }’ ontbreekt. Een verslag noemt elke optie.
record-setup-missing = In de beginopstelling ontbreekt ‘{ $entry }’.
record-upto = Er is geen stelling vóór zet { $found }; aantal zetten in het verslag: { $last }.
record-not-chance = Er valt hier niets te gooien of te trekken; { $name } is aan de beurt.
record-result-missing = De partij is afgelopen, maar het verslag geeft geen uitslag.
record-result = De uitslag geeft voor ‘{ $entry }’ { $found }; de zetten leiden tot { $expected }.
record-not-over = Het verslag geeft een uitslag, maar de partij is niet afgelopen.
record-resigned-by = De uitslag zegt niet welke plaats heeft opgegeven.
record-no-seed = Het verslag bevat geen startgetal, dus of er eerlijk is geschud, is niet te controleren.
record-commitment = Het startgetal past niet bij de vingerafdruk die vóór de eerste zet is gepubliceerd.
record-setup-unfair = ‘{ $entry }’ volgt niet uit het startgetal.
record-roll-unfair = { $found } volgt niet uit het startgetal; dat geeft { $expected }.

error-bot-twice = ‘{ $found }’ is twee keer opgegeven. Noem elke bot één keer.
error-rivals = Voor een toernooi zijn minstens twee verschillende bots nodig. Opgegeven: { $found }.
error-few-games = { $found } partijen zijn te weinig om alle bots te vergelijken. Speel er minstens { $least }.
error-seats-range = ‘{ $found }’ is geen aantal spelers. Verwacht: een getal zoals 3, of een bereik zoals 2-4.
error-workers = ‘{ $found }’ is geen aantal processen. Verwacht: 1 of meer.
error-worker = Een proces dat partijen speelde, is onverwacht gestopt, misschien door geheugengebrek. Wat klaar is, staat in het resultatenbestand, als dat er is; --resume gaat daar verder.
error-results-there = { $file } bestaat al. Voeg --resume toe om ermee verder te gaan, of kies een ander bestand.
error-results-line = { $file }, regel { $line }: dit is geen resultaat van een toernooi: { $detail }
error-results-other = { $file } bevat een ander toernooi: ‘{ $setting }’ was daar { $then } en is nu { $now }.
error-resume-what = --resume heeft het bestand nodig om mee verder te gaan: --results BESTAND.
error-folder = { $file } kan niet worden geschreven: de map { $parent } bestaat niet.
error-chart-format = { $file } is geen afbeelding die getekend kan worden. Mogelijke extensies: { $known }.
error-calibration-other = { $file } is de kalibratie van een ander spel, of van { $game } met andere opties.
error-calibration-shape = { $file } is geen kalibratiebestand: { $detail }
error-extra = Hiervoor is de bibliotheek { $library } nodig, die niet is geïnstalleerd. Installeren gaat zo: { $command }
error-out-there = In { $file } staan al uitslagen. Voeg --resume toe om ermee verder te gaan, of kies een andere map.
error-out-other = In { $file } staan andere bestanden. Uitslagen hebben een eigen map nodig.
error-out-setting = { $file } bevat de uitslagen van een andere simulatie: ‘{ $setting }’ was daar { $then } en is nu { $now }.
error-out-part = { $file } is niet te lezen: { $detail } Verwijder het, dan speelt --resume de partijen opnieuw.
error-out-task = { $file } beschrijft geen simulatie: { $detail }
error-resume-out = --resume heeft de map nodig om mee verder te gaan: --out MAP.
error-records-out = Kies --records of --out, niet allebei. Met dezelfde --seed krijg je altijd verslagen van dezelfde partijen.
error-engine = Op ‘{ $found }’ kan niet worden gespeeld. Mogelijk: { $known }.
error-engine-address = --address is het adres van een Ray-cluster en vraagt om --engine ray.
error-cluster = Het Ray-cluster { $address } is niet bereikbaar: { $reason }
error-no-board = { $title } heeft geen board.toml; { $found } kan dus niet worden veranderd.
error-number-path = In de board.toml van { $title } bestaat ‘{ $path }’ niet. Daar staat: { $known }.
error-number-count = ‘{ $path }’ kan geen { $found } onderdelen behouden; het zijn er { $most }.
error-record-numbers = Op een bord dat niet is zoals gedrukt, is er geen verslag. Veranderd: { $found }.
error-record-redrawn = Dit is een oefenpartij: nadat een zet is teruggenomen, is alles wat verborgen was opnieuw geschud. Er is geen verslag en geen bewijs van.
error-charts = { $file } is een bestand; de grafieken hebben een map nodig.
error-vary-none = Zeg wat er vergeleken moet worden: --vary NAAM=WAARDE,WAARDE. Namen: { $known }.
error-vary-form = Bij ‘{ $found }’ valt niets te vergelijken. Schrijf NAAM=WAARDE,WAARDE met minstens twee waarden.
error-vary-name = { $title } heeft geen ‘{ $found }’ dat te veranderen is. Mogelijk: { $known }.
error-vary-same = ‘{ $one }’ en ‘{ $other }’ zijn dezelfde regels.
error-measure = Naar ‘{ $found }’ kan niet worden gevraagd. Mogelijk: { $known }.

record-long = Een partijverslag mag hoogstens { $megabytes } MB groot zijn.
record-failed = Het spel kon dit verslag niet naspelen: { $detail }
cache-foreign = Gecompileerde regels worden niet bewaard, dus elke start duurt langer: { $folder } is van iemand anders. Zet LUDOTHEQUE_CACHE op een eigen map.
cache-open = Gecompileerde regels worden niet bewaard, dus elke start duurt langer: andere gebruikers kunnen in { $folder } schrijven. Zo verander je dat: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, regel { $line }: { $reason }
error-board-syntax = dit is geen TOML: { $detail }
error-board-entry = een onderdeel ‘{ $found }’ bestaat niet. Onderdelen: { $known }.
error-board-missing = ‘{ $entry }’ ontbreekt.
error-setup-deck = De stapel is { $found }. Verwacht: elk getal van 0 tot en met { $last } precies één keer.
error-game-file = Er is geen bestand { $file } met een spel.
error-game-load = Het spel in { $file } kan niet worden geladen: { $reason }
error-game-none = { $file } bevat geen spel. Verwacht: GAME = Game(…).
error-game-twice = Het spel in { $file } heet ‘{ $name }’, net als een spel dat al in de kast staat.
error-game-part = Het spel mist { $what }. Verwacht in de module ‘{ $home }’; gezocht in: { $module }. Wat het moet zijn: { $does }
error-game-seats = De stellingen van { $module } hebben geen veld ‘seats’, dat de standaardkernels nodig hebben.

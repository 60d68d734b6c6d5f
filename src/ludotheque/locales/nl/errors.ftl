# Wat er wordt gezegd als iets wat gevraagd is niet kan. Elke melding zegt wat er werd verwacht.

error-unknown-game = Er staat geen spel met de naam ‘{ $name }’ op de plank. Op de plank: { $known }.
error-unknown-option = { $game } heeft geen optie ‘{ $option }’. Wel: { $known }.
error-option-value = De optie ‘{ $option }’ van { $game } kan niet ‘{ $found }’ zijn. Mogelijk: { $known }.
error-option-form = ‘{ $found }’ is geen optie. Schrijf NAAM=WAARDE, bijvoorbeeld { $example }.
error-seats = { $title } is voor { $low } tot en met { $high } spelers, niet voor { $found }.
error-name-count = Het aantal namen ({ $found }) past niet bij het aantal plaatsen ({ $seats }).
error-humans = Het aantal personen ({ $found }) klopt niet. Verwacht: 0 tot en met { $seats }, want zoveel plaatsen zijn er.
error-names = Het aantal namen ({ $found }) klopt niet. Geef er één per persoon op ({ $humans }), of één per plaats ({ $seats }).
error-seed = ‘{ $found }’ is geen startwaarde (seed). Verwacht: een geheel getal van 0 tot en met 2^256 − 1, of hooguit 64 hexadecimale cijfers.
error-setup-entry = De beginopstelling heeft geen onderdeel ‘{ $found }’. Wel: { $known }.
error-text = ‘{ $text }’ is hier geen zet. Nu mogelijk: { $legal }.
error-illegal = ‘{ $text }’ mag niet: { $reason } (spelregel { $rule })
error-turn = Niet { $name } is aan de beurt, maar { $mover }.
error-turn-chance = { $name } is niet aan de beurt; nu beslist het toeval.
error-no-chance = Het toeval heeft nu niets te beslissen.
error-over = De partij is afgelopen; er kunnen geen zetten meer worden gedaan.
error-resign = Opgeven kan alleen met zijn tweeën. Zijn er meer spelers, dan neemt iemand de plaats over.
error-ply = Stelling { $found } bestaat niet; deze partij heeft de stellingen 0 tot en met { $last }.
error-seat = Plaats { $found } bestaat niet; de plaatsen lopen van 0 tot en met { $last }.
error-bot = Er is geen bot met de naam ‘{ $found }’. Bots: { $known }.
error-bots = Het aantal bots ({ $found }) past niet bij het aantal plaatsen ({ $seats }). Geef er één op, of één voor elke plaats.
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
record-not-chance = Het toeval heeft hier niets te beslissen; { $name } is aan de beurt.
record-result-missing = De partij is afgelopen, maar het verslag geeft geen uitslag.
record-result = De uitslag geeft voor ‘{ $entry }’ { $found }; de zetten leiden tot { $expected }.
record-not-over = Het verslag geeft een uitslag, maar de partij is niet afgelopen.
record-resigned-by = De uitslag zegt niet welke plaats heeft opgegeven.
record-no-seed = Het verslag bevat geen startwaarde, dus het delen kan niet worden gecontroleerd.
record-commitment = De startwaarde klopt niet met de controlewaarde (commitment) die vóór de eerste zet is gepubliceerd.
record-setup-unfair = ‘{ $entry }’ volgt niet uit de startwaarde.
record-roll-unfair = { $found } volgt niet uit de startwaarde; die geeft { $expected }.

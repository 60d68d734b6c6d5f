# De server.

server-welcome = De server draait. Op de plank:
server-api = Voor programma’s:
serve-running = De Ludothèque is open op { $url } (Ctrl-C sluit haar).
serve-closed = Gesloten. Elke zet is bewaard.

cli-help-serve = Open de ludotheek voor browsers en programma’s: tafels om aan te spelen, alleen, met vrienden of met bots.
cli-param-host = Het adres om op te luisteren; 0.0.0.0 of :: laat andere machines toe.
cli-param-port = De poort om op te luisteren.
cli-param-database = Waar de tafels bewaard worden: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM. Anders een bestand in je gegevensmap.
cli-param-relay = Hoe meerdere servers op één database elkaar zetten melden: redis://HOST. Anders doet PostgreSQL het zelf.
cli-param-bot-threads = Hoeveel bots tegelijk mogen nadenken.
cli-param-rate = Verzoeken per seconde die één adres mag doen; 0 voor geen grens.
cli-param-origin = Een webpagina van elders die verbinding mag maken, zoals https://example.org; mag herhaald worden.
cli-param-open = Toon de pagina in de browser.

error-display-name = Deze naam kan niet. Verwacht: 1 tot { $longest } zichtbare tekens.
error-addition = Dit kan niet worden toegevoegd. Verwacht: één regel van hoogstens { $longest } afdrukbare tekens.
error-name-missing = Plaats { $seat } is voor een mens en heeft een naam nodig.
error-level-of-person = Alleen bots hebben een niveau.
error-token-missing = Er is een sleutel nodig: de kop ‘Authorization: Bearer SLEUTEL’.
error-token = Deze sleutel geldt niet voor deze tafel.
error-not-seat = Dit kan alleen wie op een plaats meespeelt.
error-not-owner = Dit kan alleen wie de tafel heeft geopend.
error-invitation = Een vrije plaats aan deze tafel krijg je met haar uitnodiging.
error-unknown-table = Deze tafel bestaat niet.
error-seat-taken = Deze plaats is niet meer vrij.
error-seated = Je hebt al een plaats aan deze tafel.
error-seats-open = { $count ->
    [one] Eén plaats is nog vrij. Wacht, of geef haar aan een bot.
   *[other] { $count } plaatsen zijn nog vrij. Wacht, of geef ze aan bots.
}
error-dealt = Het spel is al begonnen.
error-not-dealt = Het spel is nog niet begonnen.
error-not-over = Dit kan pas als het spel afgelopen is.
error-stale = Er is iets gebeurd sinds { $found }; de tafel is nu bij { $ply }.
error-overtaken = Iemand anders was sneller.
error-left = Op deze plaats speelt al een bot.
error-not-left = Op deze plaats speelt geen bot.
error-asked = Er is al om terugname gevraagd.
error-not-asked = Er is geen vraag die op jouw antwoord wacht.
error-no-move = Je hebt nog geen zet gedaan die je kunt terugnemen.
error-hint = Tips zijn voor wie aan zet is.
error-hints-off = Aan deze tafel zijn er geen hints.
error-hint-contest = Hier is er geen hint: of dat mocht, moet je zelf zien.
error-back-away = { $count ->
    [one] { $names } is er even niet.
   *[other] { $names } zijn er even niet.
} Je kunt het vragen zodra iedereen terug is; tot dan blijft de zet staan.
error-fork-practice = Dit was een oefening: na zet { $moves } is wat verborgen was opnieuw getrokken. Verder spelen kan vanaf daar of vanaf een eerdere zet.
error-fork-what = Noem óf de tafel óf het verslag van waaruit verder gespeeld wordt.
error-fork-other = Een partij die verdergaat blijft dezelfde: { $game } met haar opties en { $seats } plaatsen.
error-proof-forked = Deze partij gaat verder waar een andere na { $moves } zetten was; daar is er gedeeld. Een eigen bewijs heeft ze niet.
error-no-hello = Het eerste bericht moet ‘hello’ zijn, met de tafel en haar sleutels.
error-second-hello = ‘hello’ mag alleen als eerste bericht.
error-request = Dit verzoek is niet te begrijpen: { $detail }
error-too-many = Te veel verzoeken; wacht even.
error-queue-full = Aan je eerdere vragen wordt nog gewerkt. Wacht op een antwoord voordat je weer iets vraagt.
error-tables-many = Vanaf jouw adres zijn al { $most } partijen bezig. Maak er een af, of kom straks terug.
error-not-json = Een wijziging wordt als JSON gestuurd, met de kop ‘Content-Type: application/json’.
error-origin = Dit verzoek komt van een pagina van een andere site; er is niets gedaan.
error-preparing = Dit spel wordt nog voorbereid; probeer het zo meteen opnieuw.
error-storage = De database is onbereikbaar; er is niets veranderd. Probeer het opnieuw.
error-internal = Er ging iets mis op de server; er is niets veranderd.
error-database-url = ‘{ $found }’ is geen database. Verwacht: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
error-database = De database kan niet worden geopend: { $reason }
error-relay-url = ‘{ $found }’ is geen doorgeefpunt. Verwacht: redis://HOST.
error-address = { $host }:{ $port } kan niet worden geopend: { $reason }

record-proof-shape = Dit is geen bewijs: { $detail }
record-proof-commitment = Het geheim past niet bij de vingerafdruk die bij het openen van de tafel werd getoond.
record-proof-added = Toegevoegd wordt één afdrukbare regel per plaats.
record-proof-seed = De startwaarde volgt niet uit het geheim en wat is toegevoegd.
record-proof-seals = Elke plaats heeft een zegel van 64 hexadecimale cijfers, of geen; en alleen een bewijs van versie 2 heeft zegels.
record-proof-seal = Het zegel van plaats { $seat } hoort niet bij de tekst die daar is onthuld.
record-proof-unrevealed = De plaatsen die als niet onthuld genoemd zijn, zijn niet die met een zegel zonder tekst.
error-mix-sealed = Aan deze tafel verzegelt iedereen eerst zijn toeval en onthult het later; openlijk bijmengen kan hier niet.
error-seal-plain = Deze tafel heeft geen zegels: wat je bijmengt, stuur je openlijk.
error-seal-late = Alle zegels liggen nu vast; je kunt er geen meer veranderen.
error-reveal-early = De zegels gaan open als iedereen heeft verzegeld; wacht nog even.
error-reveal-nothing = Je hebt niets verzegeld, dus er valt niets te onthullen.
error-reveal-other = Dit is niet de tekst die je hebt verzegeld.
error-mixing = Iedereen is er en er wordt al geschud; zo meteen begint het.
error-mixed-enough = Je hebt al { $most } keer iets bijgemengd. Dat is genoeg voor één partij.

error-lab-games = { $found } partijen zijn hier te veel. Mogelijk: tot { $most }.
error-lab-busy = Het lab is bezig met andere vragen; probeer het zo meteen opnieuw.
error-dial-value = ‘{ $path }’ kan niet zo worden ingesteld. Mogelijk: { $known }.
error-dial-arrangement = ‘{ $path }’ kan alleen opnieuw worden gerangschikt: dezelfde gegevens in evenveel rijen.
cli-param-lab-threads = Hoeveel threads partijen spelen voor de labpagina.

error-database-taken = Een andere server gebruikt { $file } al. Stop die, of kies een ander bestand.
error-database-newer = Deze database is geschreven door een nieuwere versie van Ludothèque (revisie { $revision }). Werk Ludothèque bij, of kies een andere database.
error-starting = De server bereidt de spellen nog voor; probeer het zo meteen opnieuw.
serve-friends = Voor vrienden op hetzelfde netwerk: { $url }
cli-param-public-url = Het adres dat je vrienden gebruiken, zoals https://games.example.org; uitnodigingen en QR-codes bevatten het.
error-public-url = “{ $found }” is geen adres dat vrienden kunnen openen. Verwacht: bijvoorbeeld https://games.example.org of http://192.168.1.20:8000, zonder iets erachter.

# De server.

server-welcome = De server draait. In de kast:
server-api = Voor programma’s:
serve-running = De Ludothèque is open: { $url } (Ctrl-C sluit af).
serve-closed = Gesloten. Alle zetten zijn opgeslagen.

cli-help-serve = De spelotheek openen voor browsers en programma’s: tafels om te spelen, alleen, met vrienden of met bots.
cli-param-host = Het adres waarop de server luistert; 0.0.0.0 of :: laat andere computers toe.
cli-param-port = De poort waarop de server luistert.
cli-param-database = Waar de tafels bewaard worden: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM. Anders een bestand in je gegevensmap.
cli-param-relay = Hoe meerdere servers op één database elkaar zetten melden: redis://HOST. Anders doet PostgreSQL het zelf.
cli-param-bot-threads = Hoeveel bots tegelijk mogen nadenken.
cli-param-rate = Hoeveel verzoeken per seconde van één adres mogen komen; 0 voor onbeperkt.
cli-param-origin = Een andere website die verbinding mag maken, zoals https://example.org; mag vaker.
cli-param-open = De pagina in de browser openen.

error-display-name = Deze naam kan niet. Een naam heeft 1 tot en met { $longest } zichtbare tekens.
error-addition = Daarmee kun je niet meeschudden. Mogelijk is één regel tekst van hoogstens { $longest } afdrukbare tekens.
error-level-of-person = Alleen bots hebben een niveau.
error-token-missing = Er is een sleutel nodig: de kop ‘Authorization: Bearer SLEUTEL’.
error-token = Deze sleutel past niet bij deze tafel.
error-not-seat = Dit kan alleen wie aan deze tafel meespeelt.
error-not-owner = Dit kan alleen wie de tafel heeft geopend.
error-invitation = Aan deze tafel kom je alleen met een uitnodiging. Vraag erom bij wie de tafel heeft geopend.
error-unknown-table = Deze tafel bestaat niet.
error-seat-taken = Deze plaats is niet meer vrij.
error-seated = Je hebt al een plaats aan deze tafel.
error-seats-open = { $count ->
    [one] Eén plaats is nog vrij. Wacht nog even, of laat er een bot spelen.
   *[other] { $count } plaatsen zijn nog vrij. Wacht nog even, of laat er bots spelen.
}
error-dealt = De partij is al begonnen.
error-not-dealt = De partij is nog niet begonnen.
error-not-over = Dit kan pas als de partij afgelopen is.
error-stale = Er is net iets gebeurd aan tafel. Kijk nog eens en kies dan je zet.
error-overtaken = Iemand anders was sneller.
error-left = Op deze plaats speelt al een bot.
error-not-left = Op deze plaats speelt geen bot.
error-asked = Iemand heeft al gevraagd een zet terug te nemen. Wacht op de antwoorden.
error-not-asked = Er is nu geen vraag voor jou.
error-no-move = Je hebt nog geen zet gedaan die je kunt terugnemen.
error-hint = Een hint krijg je als je aan de beurt bent.
error-hints-off = Aan deze tafel wordt zonder hints gespeeld.
error-hint-objection = Hier krijg je geen hint: of dat mocht, moet je zelf zien.
error-back-away = { $count ->
    [one] { $names } is er even niet.
   *[other] { $names } zijn er even niet.
} Je kunt het vragen zodra iedereen terug is; tot dan blijft de zet staan.
error-fork-practice = Dit was een oefenpartij: na zet { $moves } is alles wat verborgen was opnieuw geschud. Verder spelen kan vanaf daar of vanaf een eerdere zet.
error-fork-what = Kies een tafel of een verslag om vanaf daar verder te spelen.
error-fork-other = Een partij waarmee je verdergaat, blijft dezelfde: { $game } met dezelfde opties en { $seats } plaatsen.
error-fork-colours = Een partij waarmee je verdergaat, houdt dezelfde kleuren: { $colours }.
error-proof-forked = Deze partij gaat verder waar een andere na { $moves } zetten was; daar is er geschud. Een eigen bewijs is er niet.
error-no-hello = Het eerste bericht moet ‘hello’ zijn, met de tafel en de sleutels ervan.
error-second-hello = ‘hello’ mag alleen als eerste bericht.
error-request = Dit verzoek is niet te begrijpen: { $detail }
error-too-many = Dat waren te veel verzoeken tegelijk; wacht even.
error-queue-full = Aan je eerdere vragen wordt nog gewerkt. Wacht op een antwoord voordat je weer iets vraagt.
error-tables-many = Vanaf jouw adres zijn al { $most } partijen bezig. Maak er een af, of kom later terug.
error-not-json = Een wijziging moet als JSON worden gestuurd, met de kop ‘Content-Type: application/json’.
error-origin = Dit verzoek komt van een andere website; daarom is er niets gedaan.
error-preparing = Dit spel wordt nog voorbereid; probeer het zo meteen opnieuw.
error-storage = De database is onbereikbaar; er is niets veranderd. Probeer het opnieuw.
error-internal = Er ging iets mis op de server; er is niets veranderd.
error-database-url = ‘{ $found }’ is geen database. Verwacht: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
error-database = De database kan niet worden geopend: { $reason }
error-relay-url = ‘{ $found }’ is geen relay. Verwacht: redis://HOST.
error-address = { $host }:{ $port } kan niet worden geopend: { $reason }

record-proof-shape = Dit is geen bewijs: { $detail }
record-proof-commitment = Het geheim past niet bij de vingerafdruk die bij het openen van de tafel werd getoond.
record-proof-added = Elke plaats moet precies één regel afdrukbare tekst bijdragen.
record-proof-seed = Het startgetal volgt niet uit het geheim en de bijdragen.
record-proof-seals = Elke plaats heeft een zegel van 64 hexadecimale cijfers, of geen; en alleen een bewijs van versie 2 heeft zegels.
record-proof-seal = Het zegel van plaats { $seat } hoort niet bij de tekst die daar is onthuld.
record-proof-unrevealed = De plaatsen die als niet onthuld zijn genoemd, zijn andere dan die met een zegel zonder tekst.
error-mix-sealed = Aan deze tafel verzegelt iedereen eerst zijn bijdrage en onthult die later; openlijk meeschudden kan hier niet.
error-seal-plain = Deze tafel heeft geen zegels: wat je bijdraagt, stuur je openlijk.
error-seal-late = Alle zegels liggen nu vast; je kunt er geen meer veranderen.
error-reveal-early = De zegels gaan open als iedereen heeft verzegeld; wacht nog even.
error-reveal-nothing = Je hebt niets verzegeld, dus er valt niets te onthullen.
error-reveal-other = Dit is niet de tekst die je hebt verzegeld.
error-renamed-enough = Je hebt aan deze tafel al { $most } namen gehad. Houd deze.
error-mixing = Iedereen is er en er wordt al geschud; zo meteen begint het.
error-mixed-enough = Je hebt al { $most } keer meegeschud. Dat is genoeg voor één partij.

error-lab-games = { $found } partijen zijn hier te veel. Mogelijk: tot { $most }.
error-lab-busy = Het lab is bezig met andere vragen; probeer het zo meteen opnieuw.
error-dial-value = ‘{ $path }’ kan niet zo worden ingesteld. Mogelijk: { $known }.
error-dial-arrangement = ‘{ $path }’ kan alleen anders worden gerangschikt: dezelfde gegevens in evenveel rijen.
cli-param-lab-threads = Hoeveel threads partijen spelen voor de pagina van het lab.

error-database-taken = Een andere server gebruikt { $file } al. Stop die, of kies een ander bestand.
error-database-newer = Deze database is geschreven door een nieuwere versie van Ludothèque (revisie { $revision }). Werk Ludothèque bij, of kies een andere database.
error-starting = De server bereidt de spellen nog voor; probeer het zo meteen opnieuw.
serve-friends = Voor vrienden op hetzelfde netwerk: { $url }
cli-param-public-url = Het adres dat je vrienden gebruiken, zoals https://games.example.org; uitnodigingen en QR-codes bevatten het.
error-public-url = ‘{ $found }’ is geen adres dat vrienden kunnen openen. Verwacht: bijvoorbeeld https://games.example.org of http://192.168.1.20:8000, zonder iets erachter.
cli-param-thinking-times = In dit bestand bijhouden hoe lang mensen nadenken, per soort zet en zonder namen; het lab maakt er minuten van. Elk proces heeft een eigen bestand nodig.

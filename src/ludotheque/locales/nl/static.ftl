# De opdracht ‘static’.

cli-help-static = Een map schrijven die elke webhost kan aanbieden: de spellenkast, de spelregels en de spellen, zonder server.
cli-param-static-folder = De map: een nieuwe, een lege, of een die deze opdracht eerder heeft geschreven.
cli-param-static-server = De server voor partijen met vrienden via een link, zoals https://spellen.example.org. Die moet de site toelaten: serve --origin.
static-writing = Bezig met schrijven
static-written = { $files } bestanden, { $size } MB, staan in { $folder }. Elke webhost kan ze aanbieden, onder elk pad.
static-see = Om te kijken: python -m http.server --directory { $folder }
static-unplayable = Over deze spellen kun je op deze site lezen, maar je kunt ze er niet spelen: { $games }. Ze zijn niet voor apparaten gebouwd; in de repository doet ‘make static’ dat.
static-origin = Laat de site toe op de server: ludotheque serve --origin https://JOUW-SITE
error-static-foreign = ‘{ $place }’ is niet leeg en niet door deze opdracht geschreven, dus is er niets veranderd. Kies een andere map.
error-static-folder = ‘{ $place }’ is geen map.
error-static-write = In ‘{ $place }’ kan niet worden geschreven: { $reason }
error-static-client = De browserclient is niet gebouwd, dus er valt niets te schrijven. In de repository bouwt ‘make client’ hem.
error-site-url = ‘{ $found }’ is geen adres van een website. Verwacht wordt er een zoals https://example.org.

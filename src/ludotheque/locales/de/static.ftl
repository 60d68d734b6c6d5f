# Der Befehl „static“.

cli-help-static = Einen Ordner schreiben, den jeder Webspace ausliefern kann: Regal, Regeln und Spiele, ohne Server.
cli-param-static-folder = Der Ordner: ein neuer, ein leerer oder einer, den dieser Befehl früher geschrieben hat.
cli-param-static-server = Der Server für Partien mit Freunden per Link, etwa https://spiele.example.org. Er muss die Seite zulassen: serve --origin.
static-writing = Wird geschrieben
static-written = { $files } Dateien, { $size } MB, liegen in { $folder }. Jeder Webspace kann sie ausliefern, unter jedem Pfad.
static-see = Zum Ansehen: python -m http.server --directory { $folder }
static-unplayable = Diese Spiele kann man auf dieser Seite nachlesen, aber nicht spielen: { $games }. Sie sind nicht für Geräte gebaut; im Repository erledigt das „make static“.
static-origin = Lass die Seite auf dem Server zu: ludotheque serve --origin https://DEINE-SEITE
error-static-foreign = „{ $place }“ ist nicht leer und nicht von diesem Befehl geschrieben, darum wurde nichts geändert. Wähle einen anderen Ordner.
error-static-folder = „{ $place }“ ist kein Ordner.
error-static-write = „{ $place }“ lässt sich nicht schreiben: { $reason }
error-static-client = Der Browser-Client ist nicht gebaut, es gibt also nichts zu schreiben. Im Repository baut ihn „make client“.
error-site-url = „{ $found }“ ist keine Adresse einer Website. Erwartet wird eine wie https://example.org.

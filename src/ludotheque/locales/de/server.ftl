# Der Server.

server-welcome = Der Server läuft. Im Regal:
server-api = Für Programme:
serve-running = Die Ludothèque ist geöffnet: { $url } (Strg-C schließt sie).
serve-closed = Geschlossen. Alle Züge sind gespeichert.

cli-help-serve = Die Ludothek für Browser und Programme öffnen: Tische zum Spielen, allein, mit Freunden oder mit Bots.
cli-param-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 oder :: lässt andere Rechner herein.
cli-param-port = Der Port, auf dem der Server lauscht.
cli-param-database = Wo die Tische gespeichert werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME. Sonst eine Datei in deinem Datenordner.
cli-param-relay = Wie mehrere Server an einer Datenbank einander Züge melden: redis://RECHNER. Sonst macht es PostgreSQL selbst.
cli-param-bot-threads = Wie viele Bots gleichzeitig nachdenken dürfen.
cli-param-rate = Wie viele Anfragen pro Sekunde von einer Adresse kommen dürfen; 0 für beliebig viele.
cli-param-origin = Eine andere Website, die sich verbinden darf, etwa https://example.org; mehrmals möglich.
cli-param-open = Die Seite im Browser öffnen.

error-display-name = Dieser Name geht nicht. Er muss 1 bis { $longest } sichtbare Zeichen haben.
error-addition = Damit kannst du nicht mitmischen. Möglich ist eine Zeile mit bis zu { $longest } druckbaren Zeichen.
error-level-of-person = Nur Bots haben eine Spielstärke.
error-token-missing = Ein Schlüssel ist nötig: die Kopfzeile „Authorization: Bearer SCHLÜSSEL“.
error-token = Dieser Schlüssel passt nicht zu diesem Tisch.
error-not-seat = Das kann nur, wer an diesem Tisch mitspielt.
error-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-invitation = An diesen Tisch kommst du nur mit einer Einladung. Bitte den darum, der ihn eröffnet hat.
error-unknown-table = Diesen Tisch gibt es nicht.
error-seat-taken = Dieser Platz ist nicht mehr frei.
error-seated = Du hast schon einen Platz an diesem Tisch.
error-seats-open = { $count ->
    [one] Ein Platz ist noch frei. Warte noch, oder lass einen Bot dort spielen.
   *[other] { $count } Plätze sind noch frei. Warte noch, oder lass Bots dort spielen.
}
error-dealt = Die Partie hat schon begonnen.
error-not-dealt = Die Partie hat noch nicht begonnen.
error-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-stale = Am Tisch ist gerade etwas passiert. Schau noch einmal hin und wähle dann deinen Zug.
error-overtaken = Jemand anders war schneller.
error-left = An diesem Platz spielt schon ein Bot.
error-not-left = An diesem Platz spielt kein Bot.
error-asked = Jemand hat schon darum gebeten, einen Zug zurückzunehmen. Warte auf die Antworten.
error-not-asked = Gerade gibt es keine Frage an dich.
error-no-move = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
error-hint = Einen Tipp bekommst du, wenn du dran bist.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt.
error-hint-objection = Hier gibt es keinen Tipp: Ob das erlaubt war, musst du selbst sehen.
error-back-away = { $count ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
} Du kannst fragen, sobald alle wieder da sind; bis dahin gilt der Zug.
error-fork-practice = Das war eine Übungspartie: Nach Zug { $moves } wurde alles Verdeckte neu gemischt. Weiterspielen kannst du sie von dort oder von einem früheren Zug an.
error-fork-what = Wähle entweder einen Tisch oder eine Aufzeichnung, um von dort weiterzuspielen.
error-fork-other = Eine Partie, die du weiterspielst, bleibt dieselbe: { $game } mit denselben Optionen und { $seats } Plätzen.
error-fork-colours = Eine Partie, die du weiterspielst, behält ihre Farben: { $colours }.
error-proof-forked = Diese Partie setzt eine andere nach { $moves } Zügen fort; gemischt wurde dort. Einen eigenen Beweis hat sie nicht.
error-no-hello = Die erste Nachricht muss „hello“ sein, mit dem Tisch und seinen Schlüsseln.
error-second-hello = „hello“ ist nur als erste Nachricht erlaubt.
error-request = Diese Anfrage ist nicht zu verstehen: { $detail }
error-too-many = Das waren zu viele Anfragen auf einmal; bitte warte einen Augenblick.
error-queue-full = An deinen früheren Fragen wird noch gearbeitet. Warte auf eine Antwort, bevor du wieder fragst.
error-tables-many = Von deiner Adresse aus laufen schon { $most } Partien. Spiel eine zu Ende, oder komm später wieder.
error-not-json = Eine Änderung muss als JSON geschickt werden, mit der Kopfzeile „Content-Type: application/json“.
error-origin = Diese Anfrage kommt von einer anderen Website; deshalb ist nichts passiert.
error-preparing = Dieses Spiel wird noch vorbereitet; versuch es gleich noch einmal.
error-storage = Die Datenbank ist nicht zu erreichen; nichts wurde geändert. Bitte versuch es noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen; nichts wurde geändert.
error-database-url = „{ $found }“ ist keine Datenbank. Erwartet: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
error-database = Die Datenbank lässt sich nicht öffnen: { $reason }
error-relay-url = „{ $found }“ ist kein Relay. Erwartet: redis://RECHNER.
error-address = { $host }:{ $port } lässt sich nicht öffnen: { $reason }

record-proof-shape = Das ist kein Beweis: { $detail }
record-proof-commitment = Das Geheimnis passt nicht zum Fingerabdruck, der beim Eröffnen des Tisches gezeigt wurde.
record-proof-added = Jeder Platz muss genau eine druckbare Zeile beitragen.
record-proof-seed = Der Startwert ergibt sich nicht aus dem Geheimnis und den Beiträgen.
record-proof-seals = Jeder Platz hat ein Siegel aus 64 hexadezimalen Ziffern oder keines; und nur ein Beweis der Version 2 hat Siegel.
record-proof-seal = Das Siegel von Platz { $seat } gehört nicht zu dem Text, der dort aufgedeckt wurde.
record-proof-unrevealed = Als nicht aufgedeckt sind andere Plätze genannt als die mit einem Siegel ohne Text.
error-mix-sealed = An diesem Tisch versiegeln erst alle ihren Beitrag und decken ihn danach auf; offen mitmischen geht hier nicht.
error-seal-plain = Dieser Tisch hat keine Siegel: Was du beiträgst, wird offen geschickt.
error-seal-late = Alle Siegel stehen jetzt fest; keines lässt sich mehr ändern.
error-reveal-early = Die Siegel werden geöffnet, sobald alle versiegelt haben; bitte warte noch.
error-reveal-nothing = Du hast nichts versiegelt, also gibt es nichts aufzudecken.
error-reveal-other = Das ist nicht der Text, den du versiegelt hast.
error-renamed-enough = Du hast an diesem Tisch schon { $most } Namen gehabt. Bleib bei diesem.
error-mixing = Alle sind da, und es wird schon gemischt; gleich geht es los.
error-mixed-enough = Du hast schon { $most }-mal mitgemischt. Das reicht für eine Partie.

error-lab-games = { $found } Partien sind hier zu viele. Möglich sind bis zu { $most }.
error-lab-busy = Das Labor ist mit anderen Fragen beschäftigt; versuch es gleich noch einmal.
error-dial-value = „{ $path }“ lässt sich nicht so einstellen. Möglich: { $known }.
error-dial-arrangement = „{ $path }“ lässt sich nur umordnen: dieselben Einträge in ebenso vielen Zeilen.
cli-param-lab-threads = Wie viele Threads Partien für die Laborseite spielen.

error-database-taken = Ein anderer Server benutzt { $file } schon. Beende ihn, oder wähle eine andere Datei.
error-database-newer = Diese Datenbank stammt von einer neueren Version von Ludothèque (Revision { $revision }). Aktualisiere Ludothèque, oder wähle eine andere Datenbank.
error-starting = Der Server bereitet seine Spiele noch vor; versuch es gleich noch einmal.
serve-friends = Für Freunde im selben Netz: { $url }
cli-param-public-url = Die Adresse, die deine Freunde benutzen, etwa https://games.example.org; Einladungen und QR-Codes enthalten sie.
error-public-url = „{ $found }“ ist keine Adresse, die Freunde öffnen könnten. Erwartet: etwa https://games.example.org oder http://192.168.1.20:8000, ohne etwas dahinter.
cli-param-thinking-times = In diese Datei schreiben, wie lange Leute nachdenken, nach Art des Zugs und ohne Namen; das Labor rechnet daraus Minuten aus. Jeder Prozess braucht eine eigene Datei.

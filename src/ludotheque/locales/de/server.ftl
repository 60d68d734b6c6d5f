# Der Server.

server-welcome = Der Server läuft. Im Regal:
server-api = Für Programme:
serve-running = Die Ludothèque ist geöffnet: { $url } (Strg-C schließt sie).
serve-closed = Geschlossen. Jeder Zug ist aufbewahrt.

cli-help-serve = Die Ludothek für Browser und Programme öffnen: Tische zum Spielen, allein, mit Freunden oder mit Bots.
cli-param-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 oder :: lässt andere Rechner ein.
cli-param-port = Der Port, an dem gehorcht wird.
cli-param-database = Wo die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME. Sonst eine Datei im eigenen Datenordner.
cli-param-relay = Wie mehrere Server an einer Datenbank einander Züge melden: redis://RECHNER. Sonst tut es PostgreSQL selbst.
cli-param-bot-threads = Wie viele Bots zugleich nachdenken dürfen.
cli-param-rate = Anfragen je Sekunde, die eine Adresse stellen darf; 0 für keine Grenze.
cli-param-origin = Eine Webseite von anderswo, die sich verbinden darf, etwa https://example.org; mehrfach möglich.
cli-param-open = Die Seite im Browser zeigen.

error-display-name = Dieser Name geht nicht. Erwartet: 1 bis { $longest } sichtbare Zeichen.
error-addition = Das lässt sich nicht beimischen. Erwartet: eine Zeile mit bis zu { $longest } druckbaren Zeichen.
error-name-missing = Platz { $seat } ist für einen Menschen und braucht einen Namen.
error-level-of-person = Nur Bots haben eine Stufe.
error-token-missing = Ein Schlüssel ist nötig: die Kopfzeile „Authorization: Bearer SCHLÜSSEL“.
error-token = Dieser Schlüssel gilt nicht für diesen Tisch.
error-not-seat = Das kann nur, wer an einem Platz mitspielt.
error-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-invitation = Einen freien Platz an diesem Tisch bekommt man durch seine Einladung.
error-unknown-table = Diesen Tisch gibt es nicht.
error-seat-taken = Dieser Platz ist nicht mehr frei.
error-seated = Du hast schon einen Platz an diesem Tisch.
error-seats-open = { $count ->
    [one] Ein Platz ist noch frei. Warte, oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei. Warte, oder gib sie Bots.
}
error-dealt = Das Spiel hat schon begonnen.
error-not-dealt = Das Spiel hat noch nicht begonnen.
error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
error-stale = Seit { $found } ist etwas geschehen; der Tisch steht jetzt bei { $ply }.
error-overtaken = Jemand anderes war schneller.
error-left = An diesem Platz spielt schon ein Bot.
error-not-left = An diesem Platz spielt kein Bot.
error-asked = Um eine Rücknahme wurde schon gebeten.
error-not-asked = Es gibt keine Frage, auf die du antworten könntest.
error-no-move = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
error-hint = Tipps bekommt, wer am Zug ist.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-hint-contest = Hier gibt es keinen Tipp: Ob das erlaubt war, musst du selbst sehen.
error-back-away = { $count ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
} Du kannst fragen, sobald alle wieder da sind; bis dahin gilt der Zug.
error-fork-practice = Das war eine Übung: Nach Zug { $moves } wurde alles Verdeckte neu gezogen. Fortsetzen lässt sie sich von dort oder von einem früheren Zug an.
error-fork-what = Gib entweder den Tisch oder die Aufzeichnung an, von der aus weitergespielt werden soll.
error-fork-other = Eine Partie, die weitergeht, bleibt dieselbe: { $game } mit ihren Optionen und { $seats } Plätzen.
error-proof-forked = Diese Partie setzt eine andere nach { $moves } Zügen fort; ausgeteilt wurde dort. Einen eigenen Beweis hat sie nicht.
error-no-hello = Die erste Nachricht muss „hello“ sein, mit dem Tisch und seinen Schlüsseln.
error-second-hello = „hello“ ist nur als erste Nachricht erlaubt.
error-request = Diese Anfrage ist nicht zu verstehen: { $detail }
error-too-many = Zu viele Anfragen; bitte einen Augenblick warten.
error-queue-full = An deinen früheren Fragen wird noch gearbeitet. Warte auf eine Antwort, bevor du wieder fragst.
error-tables-many = Von deiner Adresse aus laufen schon { $most } Partien. Beende eine, oder komm etwas später wieder.
error-not-json = Eine Änderung wird als JSON geschickt, mit der Kopfzeile „Content-Type: application/json“.
error-origin = Diese Anfrage kommt von der Seite einer anderen Website; es wurde nichts getan.
error-preparing = Dieses Spiel wird noch vorbereitet; bitte gleich noch einmal versuchen.
error-storage = Die Datenbank ist nicht zu erreichen; nichts wurde geändert. Bitte noch einmal versuchen.
error-internal = Auf dem Server ging etwas schief; nichts wurde geändert.
error-database-url = „{ $found }“ ist keine Datenbank. Erwartet: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
error-database = Die Datenbank lässt sich nicht öffnen: { $reason }
error-relay-url = „{ $found }“ ist kein Relais. Erwartet: redis://RECHNER.
error-address = { $host }:{ $port } lässt sich nicht öffnen: { $reason }

record-proof-shape = Das ist kein Nachweis: { $detail }
record-proof-commitment = Das Geheimnis passt nicht zum Fingerabdruck, der beim Eröffnen des Tisches gezeigt wurde.
record-proof-added = Beigemischt wird je Platz eine druckbare Zeile.
record-proof-seed = Der Startwert folgt nicht aus dem Geheimnis und dem Beigemischten.
record-proof-seals = Jeder Platz hat ein Siegel aus 64 hexadezimalen Ziffern oder keines; und nur ein Nachweis der Version 2 hat Siegel.
record-proof-seal = Das Siegel von Platz { $seat } gehört nicht zu dem Text, der dort aufgedeckt wurde.
record-proof-unrevealed = Als nicht aufgedeckt sind andere Plätze genannt als die, die ein Siegel ohne Text haben.
error-mix-sealed = An diesem Tisch versiegeln erst alle ihren Zufall und decken ihn danach auf; offen beimischen geht hier nicht.
error-seal-plain = Dieser Tisch hat keine Siegel: Was du beimischst, wird offen geschickt.
error-seal-late = Alle Siegel stehen jetzt fest; keines lässt sich mehr ändern.
error-reveal-early = Die Siegel werden geöffnet, wenn alle versiegelt haben; bitte warte noch.
error-reveal-nothing = Du hast nichts versiegelt, also gibt es nichts aufzudecken.
error-reveal-other = Das ist nicht der Text, den du versiegelt hast.
error-mixing = Alle sind da, und es wird schon gemischt; gleich geht es los.
error-mixed-enough = Du hast schon { $most } Mal etwas beigemischt. Das reicht für eine Partie.

error-lab-games = { $found } Partien sind hier zu viele. Möglich: bis zu { $most }.
error-lab-busy = Das Labor ist mit anderen Fragen beschäftigt; bitte gleich noch einmal versuchen.
error-dial-value = „{ $path }“ kann nicht so eingestellt werden. Möglich: { $known }.
error-dial-arrangement = „{ $path }“ kann nur neu angeordnet werden: dieselben Einträge in ebenso vielen Zeilen.
cli-param-lab-threads = Wie viele Threads Partien für die Laborseite spielen.

error-database-taken = Ein anderer Server benutzt { $file } schon. Beende ihn, oder wähle eine andere Datei.
error-database-newer = Diese Datenbank stammt von einer neueren Version von Ludothèque (Revision { $revision }). Aktualisiere Ludothèque, oder wähle eine andere Datenbank.
error-starting = Der Server bereitet seine Spiele noch vor; versuch es gleich noch einmal.
serve-friends = Für Freunde im selben Netz: { $url }
cli-param-public-url = Die Adresse, die deine Freunde benutzen, etwa https://games.example.org; Einladungen und QR-Codes enthalten sie.
error-public-url = „{ $found }“ ist keine Adresse, die Freunde öffnen könnten. Erwartet: etwa https://games.example.org oder http://192.168.1.20:8000, ohne etwas dahinter.

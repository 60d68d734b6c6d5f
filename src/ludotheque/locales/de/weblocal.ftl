error-local-storage = Das ließ sich auf deinem Gerät nicht aufbewahren: Der Speicher ist voll, oder der Browser erlaubt es nicht. Nichts hat sich geändert. Schaff Platz und versuch es noch einmal.
error-local-others = Ein Tisch auf deinem Gerät ist für alle an diesem Gerät und für Bots. Für andere braucht es einen Tisch auf einem Server.
error-not-alone = Du bist nicht allein an diesem Tisch, darum bleibt die Partie, wo sie ist.

web-local-impossible = Dieser Browser kann die Spiele nicht auf deinem Gerät ausführen, weil ihm WebAssembly fehlt. { $server ->
    [yes] Spiel auf dem Server oder in einem anderen Browser.
   *[no] Spiel in einem anderen Browser.
 }
web-local-failed = Die Spiele konnten auf deinem Gerät nicht gestartet werden. { $server ->
    [yes] Lade die Seite neu, oder spiel auf dem Server.
   *[no] Lade die Seite neu.
 } Nichts ist verloren.
web-local-restarted = Die Spiele auf deinem Gerät mussten neu starten. Nichts ist verloren: Versuch es noch einmal.
web-local-again = Die Spiele auf deinem Gerät starten neu …
web-local-again-kept = Die Spiele auf deinem Gerät starten neu. Dein Zug ist gespeichert.
web-local-elsewhere = Dieser Tisch steht auf dem Gerät, auf dem er eröffnet wurde, und nur dort.
web-local-where = Wo gespielt wird
web-local-device = Auf diesem Gerät
web-local-server = Auf dem Server
web-local-device-line = Braucht keine Verbindung. Dein Gerät teilt aus und kennt die Karten.
web-local-server-line = Der Server teilt aus und bewahrt den Tisch auf.
web-local-loading = Die Spiele werden auf dein Gerät geladen …
web-local-here = Dieser Tisch steht auf deinem Gerät
web-local-here-line = Nur dieser Browser bewahrt ihn auf; eine Verbindung braucht er nicht. Das Gerät kennt die Karten, darum beweist die Partie anderen nichts.
web-local-fair = Dein Gerät hat ausgeteilt und kannte sein Geheimnis vorher: Was folgt, ist ein Beweis für dich, nicht für andere.
web-local-curtain = Der Vorhang ist eine Höflichkeit: Das Gerät kennt die Karten von allen.
web-local-move = Mit Freunden per Link weiterspielen
web-local-move-line = Die Partie geht an einem Tisch auf dem Server weiter, von dieser Stellung aus. Welche Bots machen Platz für Freunde?
web-local-move-go = Auf den Server umziehen
web-local-take = Auf diesem Gerät weiterspielen
web-local-take-line = Die Partie zieht von dieser Stellung aus auf dein Gerät um und braucht dann keine Verbindung mehr.

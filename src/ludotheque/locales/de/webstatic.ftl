# Das Haus ohne Server, und auf diesem Gerät.

web-static-here = Diese Seite ist nur ein Ordner mit Dateien: Was du hier spielst, bleibt auf diesem Gerät, und niemand sonst sieht es. Du kannst alle Regeln lesen, gegen Bots spielen und das Gerät herumreichen.
web-static-alone = Partien mit Freunden per Link und öffentliche Tische brauchen einen Server, und diese Seite hat keinen.
web-static-server = Partien mit Freunden per Link und öffentliche Tische gibt es auf { $server }.
web-static-needs-server = Dafür braucht es einen Server, und diese Seite hat keinen. Alles auf diesem Gerät geht auch ohne.
web-device-whole = Alles ist auf diesem Gerät. Du kannst ohne Verbindung spielen.
web-device-rules = Das Regal und alle Regeln sind auf diesem Gerät. Du kannst sie ohne Verbindung lesen.
web-device-size = Das belegt { $size }.
web-device-coming = Wird auf diesem Gerät gespeichert: { $kept } von { $total }
web-device-stopped = Nicht alles konnte gespeichert werden: Die Verbindung brach ab, oder der Platz reicht nicht. Was da ist, bleibt da.
web-device-impossible = Diese Seite lässt sich nicht auf diesem Gerät speichern: Dein Browser erlaubt es hier nicht.
web-device-keep = Auf diesem Gerät speichern ({ $size })
web-device-remove = Von diesem Gerät entfernen
web-device-install = Als App installieren
web-new-version = Eine neue Version ist da. Deine Partien bleiben, wie sie sind.
web-new-version-load = Laden

# Die eigene Ecke, Einstellungen und Hilfe.

web-corner = Meine Ecke
web-corner-line = Du brauchst kein Konto: Alles hier bleibt auf diesem Gerät, in diesem Browser.
web-corner-me = Ich
web-corner-emblem = Mein Zeichen
web-emblem-bell = Glocke
web-emblem-key = Schlüssel
web-emblem-leaf = Blatt
web-emblem-anchor = Anker
web-emblem-star = Stern
web-emblem-moon = Mond
web-corner-played = Meine Partien
web-corner-no-games = Noch keine beendete Partie. Die erste erscheint hier, sobald sie zu Ende ist.
web-corner-game = Spiel
web-corner-games = Gespielt
web-corner-won = Gewonnen
web-corner-against = Gegen
web-corner-ahead = Du lagst vorn
web-corner-all = Alle { $count } Partien zeigen
web-corner-take = Auf ein anderes Gerät
web-corner-take-line = Nimm deinen Namen, deine Einstellungen, deine Plätze und deine beendeten Partien mit. Was das andere Gerät schon hat, bleibt, wie es ist.
web-corner-save = In Datei speichern
web-corner-open = Datei öffnen
web-corner-code-line = Scanne diesen Code mit dem anderen Gerät. Er enthält deinen Namen, deine Einstellungen und deine laufenden Partien. Wer ihn scannt, kann für dich spielen: Behalte ihn für dich.
web-corner-unreachable = Das andere Gerät kann diesen Code nicht öffnen: Nur dieser Computer erreicht den Server. Starte ihn mit „ludotheque serve --host 0.0.0.0“, oder nimm eine Datei.
web-corner-code-part = Code { $part } von { $parts }
web-corner-code-before = Voriger Code
web-corner-code-next = Nächster Code
web-corner-unreadable = Das stammt nicht von Ludothèque, oder ein Teil davon fehlt. Es wurde nichts geändert.
web-corner-bring = Von deinem anderen Gerät
web-corner-bring-line = { $count ->
    [0] Deinen Namen und deine Einstellungen auf dieses Gerät übernehmen?
    [one] Deinen Namen, deine Einstellungen und eine Partie auf dieses Gerät übernehmen?
   *[other] Deinen Namen, deine Einstellungen und { $count } Partien auf dieses Gerät übernehmen?
}
web-corner-bring-yes = Übernehmen
web-corner-brought = Fertig! Alles ist da.
web-corner-no = Abbrechen
web-corner-delete = Alles löschen
web-corner-delete-line = Dein Name, deine Einstellungen, deine beendeten Partien und die Schlüssel zu deinen Plätzen verschwinden von diesem Gerät. Die Partien selbst gehen weiter.
web-corner-delete-sure = Wirklich alles löschen? Ohne gespeicherte Datei kommst du nicht mehr an deine Plätze.
web-corner-delete-yes = Ja, alles löschen
web-theme = Aussehen
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-haptics = Vibration
web-strong-colours = Farben für Farbenblinde
web-rename = Meinen Namen ändern
web-rename-do = Ändern
web-renamed = { $old } heißt jetzt { $name }.
web-help = Hilfe
web-help-rules-of = Regeln von { $game }
web-help-lab-of = Labor für { $game }
web-help-lab = Labor
web-help-docs = Dokumentation
web-help-version = Version { $version }

# Ein Tisch im Wohnzimmer: das Brett auf einem Bildschirm, die Karten auf den Handys.

web-mode-living = Im Wohnzimmer
web-mode-living-line = Der Tisch auf diesem Bildschirm, die Karten auf den Handys: Jeder scannt einen Code. Geheimes ist hier nie zu sehen.
web-seat-phone = Spieler mit Handy
web-seat-phone-line = scannt einen Code
web-living-scan = Scannt einen Code und setzt euch
web-living-here = Alle sind da!
web-living-code = Code für Platz { $number }
web-living-phone = Der Tisch ist auf dem großen Bildschirm. Dein Handy zeigt, was du auf der Hand hast, und brummt, wenn du dran bist.
web-living-hand = Deine Hand
web-living-look = Schau auf den großen Bildschirm!
web-living-whole = Ganzer Tisch auf diesem Gerät
web-living-gone = { $name } ist dran, aber das Handy ist nicht verbunden.
web-living-bot = Bot spielen lassen

# Der Client im Browser.

web-title = Ludothèque
web-language = Sprache
web-opening = Einen Moment …
web-unreachable = Der Server ist nicht zu erreichen. Bitte versuch es gleich noch einmal.
web-lost = Diese Seite gibt es nicht.
web-to-shelf = Zum Spieleregal
web-close = Schließen
web-no-key = Mit diesem Link kommst du nicht an den Tisch. Lass dir den ganzen Link schicken, mit allem, was nach dem # kommt.

## Das Regal

web-shelf = Die Spiele
web-fact-players = { $count } Spieler
web-fact-minutes = { $count } Minuten
web-fact-age = ab { $age } Jahren
web-mine = Weiterspielen
web-mine-with = mit { $names }
web-mine-yours = Du bist dran
web-mine-open = Wartet auf Mitspieler
web-mine-over = Beendet
web-mine-gone = Gibt es nicht mehr
web-mine-finished = { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
}
web-forget = Entfernen
web-forget-game = Entfernen: { $game }, { $names }
web-public-tables = Mitspieler gesucht
web-public-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}

## Eine Partie vorbereiten

web-mode = Wie möchtest du spielen?
web-mode-bots = Gegen Bots
web-mode-bots-line = Es geht sofort los: Die Bots sind bereit.
web-mode-friends = Mit Freunden
web-mode-friends-line = Alle spielen am eigenen Gerät. Du bekommst einen Link und einen QR-Code zum Weitergeben.
web-mode-device = An einem Gerät
web-mode-device-line = Ihr gebt das Gerät reihum weiter. Ein Vorhang verbirgt, was der Nächste nicht sehen darf.
web-mode-watch = Bots zuschauen
web-mode-watch-line = Lehn dich zurück: Nur Bots spielen.
web-play-now = Jetzt spielen
web-open-table = Tisch eröffnen
web-watch-now = Zuschauen
web-preparing = Dieses Spiel wird noch vorbereitet; der erste Start dauert einen Moment.
web-options = Regeln dieser Partie
web-option-printed = wie gedruckt
web-option-ours = unsere eigene Regel
web-more-choices = Weitere Einstellungen
web-first = Wer beginnt
web-first-rules = nach den Regeln
web-first-lot = das Los entscheidet
web-player = Spieler { $number }
web-seat-fewer = Ein Spieler weniger
web-seat-more = Ein Spieler mehr
web-seat-kind = Platz { $number }: Wer spielt?
web-seat-human = Hier am Gerät
web-seat-open = Freund per Link
web-seat-open-line = bekommt einen eigenen Link
web-seat-bot = Bot
web-name-of = Name von Spieler { $number }
web-level-of = Spielstärke des Bots an Platz { $number }
web-seat-colour-of = Farbe von Platz { $number }
web-seat-is = Platz { $number }: { $what }
web-make-public = Öffentlicher Tisch: Alle dürfen mitspielen
web-wait-for-me = Ich starte die Partie selbst
web-away = Wenn jemand wegbleibt
web-away-never = der Tisch wartet
web-away-minutes = nach 2 Minuten spielt ein Bot weiter
web-away-hour = nach einer Stunde spielt ein Bot weiter
web-away-day = nach einem Tag spielt ein Bot weiter

## Warten auf Mitspieler

web-lobby-missing = { $count ->
    [0] Alle sind da
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $count } Spieler
}
web-lobby-send = Jeder freie Platz hat seinen eigenen Link: Schick ihn weiter oder lass den Code scannen.
web-lobby-unreachable = Deine Freunde können diese Links nicht öffnen: Der Server ist nur von diesem Computer aus erreichbar. Starte ihn mit „ludotheque serve --host 0.0.0.0“; dann zeigt er die Adresse für deine Freunde an.
web-lobby-begins = Die Partie beginnt, sobald alle da sind.
web-lobby-owner = Wer den Tisch eröffnet hat, startet die Partie.
web-seat-free = frei
web-seat-added = hat mitgemischt
web-invite-link = Einladung für Platz { $number }
web-watch-link = Link zum Zuschauen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-share-text = Spiel { $game } mit mir!
web-qr = QR-Code
web-mix-title = Ehrlich gemischt
web-mix-line = Wie gemischt wird, hängt von einem Geheimnis ab, das der Server schon festgelegt hat, und von dem, was ihr alle dazugebt. Gib etwas dazu, das niemand erraten kann; dann kann sich niemand ausgesucht haben, wie gemischt wird.
web-mix-field = Deine eigene Zeile
web-mix-add = Mitmischen
web-mix-done = Du hast mitgemischt. Danke!
web-seal-line = Jedes Gerät denkt sich etwas Zufälliges aus und versiegelt es. Erst wenn alle Siegel feststehen, werden sie geöffnet, und von allen zusammen hängt ab, wie gemischt wird. So kann sich das niemand aussuchen: nicht, wer zuletzt kommt, und auch nicht der Server. Du kannst eine eigene Zeile dazugeben.
web-seal-done = Mit deiner Zeile versiegelt. Danke!
web-seat-sealed = hat versiegelt
web-seat-revealed = hat das Siegel geöffnet
web-lobby-sealing = Jedes Gerät versiegelt etwas Zufälliges, damit sich niemand aussuchen kann, wie gemischt wird.
web-lobby-revealing = Alle Siegel stehen fest. Jetzt werden sie geöffnet, und dann wird gemischt.
web-unsealed = { $count ->
    [one] { $names } war zum Versiegeln nicht rechtzeitig da. Gemischt wurde ohne diesen Beitrag.
   *[other] { $names } waren zum Versiegeln nicht rechtzeitig da. Gemischt wurde ohne ihre Beiträge.
}
web-unrevealed = { $count ->
    [one] { $names } hat das Siegel nicht rechtzeitig geöffnet. Gemischt wurde mit dem Siegel selbst, das schon vorher feststand.
   *[other] { $names } haben ihre Siegel nicht rechtzeitig geöffnet. Gemischt wurde mit den Siegeln selbst, die schon vorher feststanden.
}
web-commitment = Fingerabdruck des Geheimnisses, zum Prüfen nach der Partie
web-start = Partie starten
web-fill = Mit Bots auffüllen und starten
web-fill-level = Spielstärke der Bots

## Platz nehmen

web-join-title = Spiel mit bei { $game }!
web-join-with = Am Tisch: { $names }
web-join-fork = Diese Partie setzt eine frühere fort: Wer den Tisch eröffnet hat, weiß vielleicht, was verdeckt ist.
web-your-colour = Deine Farbe: { $colour }
web-join-name = Dein Name
web-join-name-missing = Bitte gib deinen Namen ein, damit die anderen wissen, wer du bist.
web-join = Platz nehmen
web-watch-only = Nur zuschauen

## Am Tisch

web-turn-yours = Du bist dran
web-turn-of = { $name } ist dran
web-addressed = { $name }: { $text }
web-turn-sending = Dein Zug ist unterwegs …
web-turn-over = Die Partie ist zu Ende
web-watching = Du schaust zu
web-skip = Vorspulen
web-skip-to-my-turn = Bis zu meinem Zug vorspulen
web-seats = Spieler
web-seat-you = du
web-seat-on-turn = ist dran
web-place = Rang { $place }
web-rules = Regeln
web-show-rule = Regel zeigen
web-story = Spielverlauf
web-story-empty = Noch ist nichts passiert.
web-in-words = Der Tisch in Worten
web-offline = Keine Verbindung. Neuer Versuch …
web-offline-kept = Keine Verbindung. Dein Zug ist gespeichert und wird noch gesendet.
web-curtain-title = { $name }, du bist dran
web-curtain-text = Gib das Gerät an { $name } weiter. Die anderen schauen weg.
web-curtain-lift = Ich bin { $name }

## Das Menü

web-menu = Menü
web-menu-device = Auf diesem Gerät
web-menu-links = Links
web-menu-you = Du
web-speed = Tempo
web-speed-calm = gemächlich
web-speed-brisk = zügig
web-speed-instant = sofort
web-speed-is = Tempo: { $speed }
web-motion = Animationen
web-sound = Ton
web-seat-link = Link zu deinem Platz, für ein anderes Gerät
web-seat-link-line = Wer diesen Link hat, spielt für dich. Behalte ihn für dich.
web-leave = Bot für mich spielen lassen
web-return = Selbst weiterspielen
web-resign = Aufgeben
web-resign-two = Dann ist die Partie zu Ende, und dein Gegner hat gewonnen.
web-resign-more = Ein Bot spielt für dich weiter.
web-resign-sure = Ja, aufgeben
web-play-on = Weiterspielen

## Das Regelheft

web-rules-of = { $game }: die Regeln
web-contents = Inhalt
web-play-this = { $game } spielen

## The table of a game that has none of its own

web-yes = Ja
web-no = Nein
web-face-down = verdeckt: { $count }

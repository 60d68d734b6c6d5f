# Der Client im Browser.

web-title = Ludothèque
web-language = Sprache
web-opening = Einen Moment …
web-unreachable = Der Server ist nicht zu erreichen. Bitte versuch es gleich noch einmal.
web-lost = Unter dieser Adresse gibt es nichts.
web-to-shelf = Zum Regal
web-close = Schließen
web-no-key = Dieser Link öffnet den Tisch nicht. Lass dir den ganzen Link geben, mit allem hinter dem #.

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
web-forget = Vergessen
web-forget-game = Vergessen: { $game }, { $names }
web-public-tables = Tische, die Mitspieler suchen
web-public-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}

## Eine Partie vorbereiten

web-mode = Wie möchtest du spielen?
web-mode-bots = Gegen Bots
web-mode-bots-line = Es geht sofort los: Die Bots sind bereit.
web-mode-friends = Mit Freunden
web-mode-friends-line = Jeder spielt an seinem eigenen Gerät. Du bekommst einen Link und einen QR-Code zum Weitergeben.
web-mode-device = Reihum an diesem Gerät
web-mode-device-line = Ihr reicht das Gerät herum. Ein Vorhang verbirgt, was der Nächste nicht sehen darf.
web-mode-watch = Bots zuschauen
web-mode-watch-line = Lehn dich zurück: Nur Bots spielen.
web-play-now = Jetzt spielen
web-open-table = Tisch öffnen
web-watch-now = Zuschauen
web-preparing = Dieses Spiel wird noch vorbereitet; der erste Start dauert einen Moment.
web-options = Regeln dieser Partie
web-option-printed = wie gedruckt
web-option-ours = unsere eigene Regel
web-more-choices = Weitere Einstellungen
web-player = Spieler { $number }
web-seat-fewer = Ein Spieler weniger
web-seat-more = Ein Spieler mehr
web-seat-kind = Platz { $number }: Wer spielt?
web-seat-human = Jemand hier
web-seat-open = Freund per Link
web-seat-open-line = bekommt einen eigenen Link
web-seat-bot = Bot
web-name-of = Name von Spieler { $number }
web-level-of = Stufe des Bots an Platz { $number }
web-make-public = Tisch im Regal anzeigen: Jeder darf mitspielen
web-wait-for-me = Erst beginnen, wenn ich es sage
web-pace = Tempo der Bots
web-pace-none = so schnell es geht
web-pace-brisk = zügig
web-pace-calm = gemächlich
web-away = Wenn jemand wegbleibt
web-away-never = der Tisch wartet
web-away-minutes = nach 2 Minuten spielt ein Bot weiter
web-away-hour = nach einer Stunde spielt ein Bot weiter
web-away-day = nach einem Tag spielt ein Bot weiter

## Warten auf Mitspieler

web-lobby-missing = { $count ->
    [0] Alle sind da
    [one] Noch jemand fehlt
   *[other] Noch { $count } Spieler fehlen
}
web-lobby-send = Jeder freie Platz hat seinen eigenen Link: Schick ihn weiter oder lass den Code scannen.
web-lobby-unreachable = Deine Freunde können diese Links nicht öffnen: Dieser Server ist nur von diesem Computer aus erreichbar. Starte ihn mit „ludotheque serve --host 0.0.0.0“; er nennt dann die Adresse für deine Freunde.
web-lobby-begins = Die Partie beginnt, sobald alle da sind.
web-lobby-owner = Die Partie beginnt, wenn es sagt, wer den Tisch geöffnet hat.
web-seat-free = frei
web-seat-added = hat eigenen Zufall beigemischt
web-invite-link = Einladung für Platz { $number }
web-watch-link = Link zum Zuschauen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-share-text = Spiel { $game } mit mir!
web-qr = QR-Code
web-mix-title = Ehrlich gemischt
web-mix-line = Wie gemischt wird, folgt aus einem Geheimnis, das der Server schon festgelegt hat, und aus dem, was ihr alle dazugebt. Gib etwas dazu, das niemand erraten kann; dann kann niemand die Karten gezinkt haben.
web-mix-field = Eine Zeile von dir
web-mix-add = Beimischen
web-mix-done = Beigemischt. Danke!
web-seal-line = Das Gerät jedes Mitspielers versiegelt etwas eigenen Zufall. Erst wenn alle Siegel feststehen, werden sie geöffnet, und aus allen zusammen folgt, wie gemischt wird. So kann es sich niemand aussuchen: nicht, wer zuletzt kommt, und auch nicht der Server. Du kannst eine eigene Zeile dazugeben.
web-seal-done = Mit deiner Zeile versiegelt. Danke!
web-seat-sealed = hat versiegelt
web-seat-revealed = hat das Siegel geöffnet
web-lobby-sealing = Alle versiegeln ihren eigenen Zufall, damit sich niemand aussuchen kann, wie gemischt wird.
web-lobby-revealing = Alle Siegel stehen fest. Jetzt werden sie geöffnet, und daraus folgt, wie gemischt wird.
web-unsealed = { $count ->
    [one] { $names } war zum Versiegeln nicht rechtzeitig da; gemischt wurde ohne eine Zeile von dort.
   *[other] { $names } waren zum Versiegeln nicht rechtzeitig da; gemischt wurde ohne ihre Zeilen.
}
web-unrevealed = { $count ->
    [one] { $names } hat das Siegel nicht rechtzeitig geöffnet. Beigemischt wurde stattdessen das Siegel selbst, das schon feststand.
   *[other] { $names } haben ihre Siegel nicht rechtzeitig geöffnet. Beigemischt wurden stattdessen die Siegel selbst, die schon feststanden.
}
web-commitment = Fingerabdruck des Geheimnisses, nach der Partie zu prüfen
web-start = Partie beginnen
web-fill = Mit Bots auffüllen und beginnen
web-fill-level = Stufe der Bots

## Platz nehmen

web-join-title = Spiel mit: { $game }!
web-join-with = Am Tisch: { $names }
web-join-name = Dein Name
web-join-name-missing = Bitte gib einen Namen an, damit die anderen wissen, wer du bist.
web-join = Platz nehmen
web-watch-only = Nur zuschauen

## Am Tisch

web-turn-yours = Du bist dran
web-turn-of = { $name } ist dran
web-turn-sending = Dein Zug ist unterwegs …
web-turn-over = Die Partie ist zu Ende
web-watching = Du schaust zu
web-seats = Spieler
web-seat-you = du
web-seat-on-turn = am Zug
web-seat-stand-in = vertreten durch: { $level }
web-place = Platz { $place }
web-rules = Regeln
web-show-rule = Regel zeigen
web-story = Was bisher geschah
web-story-empty = Noch ist nichts geschehen.
web-in-words = Der Tisch in Worten
web-offline = Keine Verbindung. Neuer Versuch …
web-offline-kept = Keine Verbindung. Dein Zug ist aufgehoben und wird gesendet.
web-curtain-title = { $name }, du bist dran
web-curtain-text = Gib das Gerät an { $name } weiter. Die anderen schauen weg.
web-curtain-lift = Ich bin { $name }

## Das Menü

web-menu = Menü
web-menu-device = Auf diesem Gerät
web-menu-links = Links
web-menu-you = Du
web-motion = Bewegung
web-sound = Ton
web-seat-link = Link zu deinem Platz, für ein anderes Gerät
web-seat-link-line = Wer diesen Link hat, spielt für dich. Behalte ihn für dich.
web-leave = Einen Bot für mich spielen lassen
web-return = Selbst weiterspielen
web-resign = Aufgeben
web-resign-two = Dann ist die Partie zu Ende und dein Gegner hat gewonnen.
web-resign-more = Ein Bot spielt an deiner Stelle weiter.
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

# Die Befehle im Terminal.

cli-help = Eine Ludothek, die Tag und Nacht geöffnet ist.
cli-help-play = Hier im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
cli-help-games = Die Spiele im Regal auflisten.
cli-help-bots = Die Bots auflisten.
cli-help-rules = Die Anleitung eines Spiels lesen.
cli-help-simulate = Bots viele Partien spielen lassen und auszählen.
cli-help-check = Partieaufzeichnungen prüfen: Sind alle Züge regelgerecht, und ergeben sich Karten und Würfe aus dem Startwert?
cli-help-bench = Messen, wie schnell die Spiele auf diesem Rechner laufen.
cli-help-help = Diese Hilfe anzeigen.
cli-help-version = Die Version anzeigen.
cli-examples = Beispiele:
cli-group-commands = Befehle
cli-group-arguments = Argumente
cli-group-parameters = Optionen
cli-usage = Aufruf: { $line }
cli-usage-command = BEFEHL
cli-usage-options = { "[OPTIONEN]" }
cli-usage-arguments = { "[ARGUMENTE]" }
cli-default = { "[" }Standard: { $value }]
cli-required = { "[erforderlich]" }
cli-see-help = Mit --help siehst du, was möglich ist.
cli-preparing = { $title } wird vorbereitet (nur beim ersten Mal)

cli-param-game = Das Spiel, so wie `ludotheque games` es nennt. Oder die Datei eines Spiels, das nicht installiert ist: mygame.py.
cli-param-bench-game = Das Spiel, das gemessen wird; ohne Angabe alle.
cli-param-lang = Sprache: en, fr, de, nl, it, es, pl oder hu. Ohne Angabe die deines Systems.
cli-param-json = JSON statt Text ausgeben.
cli-param-option = Eine wählbare Regel als NAME=WERT; mehrmals möglich.
cli-param-seats = Anzahl der Spieler.
cli-param-seed = Der Startwert (Seed) fürs Mischen: eine Zahl oder hexadezimale Ziffern nach 0x. Gleicher Startwert, gleiche Partie.
cli-param-paragraph = Nur den Absatz mit diesem Namen zeigen.
cli-param-games = Anzahl der Partien.
cli-param-bots = Die Bots, durch Kommas getrennt: einer für alle Plätze oder einer für jeden. „ludotheque bots“ zeigt sie.
cli-param-records = Jede Partie in diese Datei schreiben, eine Aufzeichnung pro Zeile.
cli-param-threads = Anzahl der Threads, oder der Prozesse bei Bots, die nachdenken. Ohne Angabe einer pro Prozessorkern.
cli-param-file = Eine Datei mit Partieaufzeichnungen: JSON Lines oder eine einzelne Aufzeichnung.
cli-param-seconds = Messdauer pro Spiel in Sekunden.
cli-param-humans = Wie viele Menschen mitspielen; auf den übrigen Plätzen sitzen Bots.
cli-param-names = Die Namen der Spieler ohne die Bots, durch Kommas getrennt.
cli-param-colours = Die Farben der Spieler, eine pro Platz, durch Kommas getrennt, zum Beispiel gelb,rot.
cli-param-first = Wer beginnt: rules (wie es die Regeln sagen), lot (das Los entscheidet) oder die Nummer eines Platzes, etwa 2.
cli-param-opponents = Die Bots, durch Kommas getrennt: einer für alle freien Plätze oder einer für jeden. „ludotheque bots“ zeigt sie.
cli-param-save = Die Aufzeichnung der beendeten Partie in diese Datei schreiben.
cli-param-resume = Die zuletzt unterbrochene Partie fortsetzen.

## ludotheque games

games-name = Spiel
games-players = Spieler
games-minutes = Minuten
games-age = Alter
games-line = Worum es geht
games-options = Optionen

## ludotheque simulate

simulate-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-score = Punkte
simulate-ties = Geteilter Sieg: { $share }
simulate-interrupted = Abgebrochen nach { $done } von { $games } Partien.

## ludotheque check

check-sound = { $count ->
    [one] 1 Aufzeichnung ist regelgerecht.
   *[other] { $count } Aufzeichnungen sind regelgerecht.
}
check-fair = Karten und Würfe ergeben sich aus dem Startwert: { $fair }. Ohne Startwert: { $unknown }.
check-broken = { $count ->
    [one] 1 Aufzeichnung ist fehlerhaft.
   *[other] { $count } Aufzeichnungen sind fehlerhaft.
}

## ludotheque bench

bench-running = { $title } wird gemessen
bench-result = { $title }: { $moves } Millionen Züge und { $games } Partien pro Sekunde mit einem Thread (Streuung { $spread } %),
    { $two } Partien pro Sekunde mit zwei Threads ({ $ratio }-mal so schnell).
    Eine Stellung belegt { $bytes } Byte. Import { $imported } s, erstes Kompilieren { $first } s, spätere Starts { $second } s.

## ludotheque play

play-you = Du
play-player = Spieler { $number }
play-which = Welches Spiel? (Nummer oder Name){ " " }
play-welcome = { $title }: { $names }
play-commitment = Fingerabdruck des geheimen Startwerts: { $commitment }
play-commands = Gib einen Zug oder seine Nummer ein; ? für Hilfe, quit zum Aufhören.
play-help = Gib einen Zug so ein, wie er in der Liste steht, oder seine Nummer.
    table   den Tisch noch einmal zeigen
    hint    die besten Züge
    rules   die Anleitung; rules turn zeigt nur einen Absatz daraus
    quit    aufhören; die Partie ist gespeichert, und du kannst später weiterspielen
play-pass = Gib die Tastatur an { $name } weiter und drück die Eingabetaste.{ " " }
play-moves = Mögliche Züge:
play-hint = { $equal ->
    [yes] Gleich gut
   *[no] Bester Zug
}: { $moves } (Gewinnchance: { $certain ->
    [yes] { $share }
   *[no] etwa { $share }
})
play-objection = Eingabetaste: in Ordnung. Nicht erlaubt? Dann tippe: { $object }
play-objection-who = Wer hat es bemerkt? { $names }
play-objection-nobody = So heißt hier niemand. Tippe einen dieser Namen: { $names }
play-place = { $place }. { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
play-seed = Der Startwert war { $seed }
play-saved = Die Aufzeichnung der Partie steht in { $file }.
play-unfinished = Die Partie ist gespeichert. So geht es weiter: { $command }

bots-name = Bot
bots-level = Stärke
bots-line = Wie er spielt
bots-own = Auch deine eigenen Bots können mitspielen: DATEI.py:KLASSE oder MODUL:KLASSE ist eine Python-Klasse, cmd:BEFEHL ein Programm in beliebiger Sprache.
simulate-turns = Züge pro Partie: { $mean } im Schnitt, { $least } bis { $most }

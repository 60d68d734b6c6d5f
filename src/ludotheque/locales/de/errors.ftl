# Was gesagt wird, wenn etwas Verlangtes nicht möglich ist. Jede Meldung sagt, was erwartet wurde.

error-unknown-game = Im Regal steht kein Spiel namens „{ $name }“. Dort stehen: { $known }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Vorhandene Optionen: { $known }.
error-option-value = Die Option „{ $option }“ von { $game } kann nicht „{ $found }“ sein. Möglich: { $known }.
error-option-form = „{ $found }“ ist keine Option. Schreib NAME=WERT, zum Beispiel { $example }.
error-seats = { $title } ist für { $low } bis { $high } Spieler, nicht für { $found }.
error-name-count = Die Zahl der Namen ({ $found }) passt nicht zur Zahl der Plätze ({ $seats }).
error-humans = So viele Menschen ({ $found }) passen nicht an den Tisch. Möglich: 0 bis { $seats }, so viele Plätze gibt es.
error-names = Die Zahl der Namen ({ $found }) passt nicht. Gib entweder für jeden Menschen einen an ({ $humans }) oder für jeden Platz ({ $seats }).
error-colours-none = Bei { $title } gibt es keine Farben zu wählen.
error-colours-count = Die Zahl der Farben ({ $found }) passt nicht. Gib eine pro Platz an ({ $seats }).
error-colour = Die Farbe „{ $found }“ gibt es bei { $title } nicht. Farben: { $known }.
error-colour-twice = Zwei Spieler können nicht dieselbe Farbe haben: { $colour }.
error-colours-clockwise = Bei { $title } sitzen die Spieler im Uhrzeigersinn in der Reihenfolge ihrer Farben: { $ring }. Diese Reihenfolge ist anders: { $found }.
error-seed = „{ $found }“ ist kein Startwert (Seed). Erwartet: eine ganze Zahl von 0 bis 2^256 − 1 oder bis zu 64 hexadezimale Ziffern.
error-setup-entry = Der Spielaufbau hat keinen Eintrag „{ $found }“. Vorhandene Einträge: { $known }.
error-text = „{ $text }“ ist hier kein Zug. Jetzt möglich: { $legal }.
error-text-table = Das geht hier nicht. Wähle einen der markierten Züge.
error-illegal = „{ $text }“ ist nicht erlaubt. { $reason } (Regel { $rule })
error-turn = Jetzt ist { $mover } dran, nicht { $name }.
error-turn-table = { $mover } ist dran. Warte, bis du dran bist.
error-turn-chance = { $name } ist noch nicht dran: Zuerst wird gewürfelt oder gezogen.
error-no-chance = Jetzt gibt es nichts zu würfeln oder zu ziehen.
error-over = Die Partie ist zu Ende; es gibt keine Züge mehr.
error-resign = Aufgeben geht nur zu zweit. Seid ihr mehr, übernimmt jemand anders den Platz.
error-ply = Die Stellung { $found } gibt es nicht; diese Partie hat die Stellungen 0 bis { $last }.
error-simulations = „{ $found }“ ist keine Anzahl von Simulationen. Erwartet: 1 oder mehr.
error-threads = „{ $found }“ ist keine Anzahl von Threads. Erwartet: 1 oder mehr.
error-game-number = Eine Partie Nr. { $found } gibt es nicht. Partien in der Datei: { $last }.
error-seat = Den Platz { $found } gibt es nicht; die Plätze gehen von 0 bis { $last }.
error-first = „{ $found }“ sagt nicht, wer beginnt. Erwartet: rules, lot oder die Nummer eines Platzes von 1 bis { $seats }.
error-first-fixed = Wer beginnt, lässt sich bei { $title } nicht wählen.
error-bot = Es gibt keinen Bot namens „{ $found }“. Bots: { $known }.
error-bots = Die Zahl der Bots ({ $found }) passt nicht zur Zahl der Plätze ({ $seats }). Gib einen einzigen an oder einen für jeden Platz.
error-bot-own-name = Einen Bot namens „{ $found }“ gibt es nicht. Eigene Bots schreibst du DATEI.py:KLASSE oder MODUL:KLASSE.
error-bot-file = Die Datei { $file } gibt es nicht.
error-bot-class = In { $where } gibt es keine Klasse „{ $found }“ mit einer Methode „choose“. Dort sind: { $known }.
error-bot-load = { $bot } lässt sich nicht laden: { $reason }
error-bot-raised = { $bot } ist beim { $number }. Zug gescheitert: { $reason }
error-bot-move = { $bot } will als { $number }. Zug „{ $move }“ spielen. { $reason }
error-bot-cmd = „{ $found }“ nennt kein Programm. Erwartet: cmd:BEFEHL, oder cmd:500ms:BEFEHL mit einer Zeit für jeden Zug.
error-bot-program = „{ $command }“ lässt sich nicht ausführen: Das Programm gibt es nicht, oder es ist nicht ausführbar.
error-bot-start = „{ $command }“ lässt sich nicht starten: { $reason }
error-bot-late = { $bot } hat für den { $number }. Zug länger als { $milliseconds } ms gebraucht.
error-bot-ended = { $bot } hat sich mit Code { $code } beendet, statt den { $number }. Zug zu spielen. Letzte Worte: { $remark }
error-bot-answer = { $bot } hat beim { $number }. Zug „{ $found }“ geantwortet. Erwartet: eine Zeile JSON wie {"{"}"move": "…"{"}"}. Bemerkungen gehören auf die Fehlerausgabe.
error-language = In der Sprache „{ $found }“ gibt es keinen Text. Sprachen: { $known }.
error-file = { $file } lässt sich nicht öffnen: { $reason }
error-no-games = „{ $found }“ ist keine Anzahl von Partien. Erwartet: 1 oder mehr.
error-paragraph = Die Anleitung hat keinen Absatz „{ $found }“. Vorhandene Absätze: { $known }.
error-nothing-unfinished = Es gibt keine unterbrochene Partie von { $title }.
error-compile = { $game } ließ sich nicht kompilieren; der Grund steht weiter oben.

error-record = Zeile { $line }: { $reason }
error-record-move = Zeile { $line }, Zug { $move }: { $reason }
record-json = Das ist kein JSON: { $detail }
record-shape = Das ist keine Partieaufzeichnung: { $detail }
record-version = Diese Aufzeichnung hat Version { $found }; gelesen werden kann Version { $expected }.
record-option-missing = Die Option „{ $option }“ fehlt. Eine Aufzeichnung nennt jede Option.
record-setup-missing = Im Spielaufbau fehlt „{ $entry }“.
record-upto = Vor Zug { $found } gibt es keine Stellung; Züge in der Aufzeichnung: { $last }.
record-not-chance = Hier gibt es nichts zu würfeln oder zu ziehen; { $name } ist dran.
record-result-missing = Die Partie ist zu Ende, aber in der Aufzeichnung fehlt das Ergebnis.
record-result = Das Ergebnis nennt für „{ $entry }“ { $found }; die Züge führen zu { $expected }.
record-not-over = Die Aufzeichnung enthält ein Ergebnis, aber die Partie ist nicht zu Ende.
record-resigned-by = Das Ergebnis sagt nicht, welcher Platz aufgegeben hat.
record-no-seed = Die Aufzeichnung enthält keinen Startwert; ob ehrlich gemischt wurde, lässt sich also nicht prüfen.
record-commitment = Der Startwert passt nicht zum Fingerabdruck, der vor dem ersten Zug veröffentlicht wurde.
record-setup-unfair = „{ $entry }“ ergibt sich nicht aus dem Startwert.
record-roll-unfair = { $found } ergibt sich nicht aus dem Startwert; der ergibt { $expected }.

error-bot-twice = „{ $found }“ ist doppelt angegeben. Nenne jeden Bot nur einmal.
error-rivals = Für ein Turnier braucht es mindestens zwei verschiedene Bots. Angegeben: { $found }.
error-few-games = { $found } Partien sind zu wenige, um alle Bots zu vergleichen. Spiel mindestens { $least }.
error-seats-range = „{ $found }“ ist keine Spielerzahl. Erwartet: eine Zahl wie 3 oder ein Bereich wie 2-4.
error-workers = „{ $found }“ ist keine Anzahl von Prozessen. Erwartet: 1 oder mehr.
error-worker = Ein Prozess, der Partien spielte, ist unerwartet abgebrochen, vielleicht aus Speichermangel. Was fertig ist, steht in der Ergebnisdatei, falls es eine gibt; --resume macht dort weiter.
error-results-there = { $file } gibt es schon. Mit --resume geht es dort weiter; sonst wähle eine andere Datei.
error-results-line = { $file }, Zeile { $line }: Das ist kein Ergebnis eines Turniers: { $detail }
error-results-other = { $file } enthält ein anderes Turnier: „{ $setting }“ war dort { $then } und ist jetzt { $now }.
error-resume-what = --resume braucht die Datei, mit der es weitergehen soll: --results DATEI.
error-folder = { $file } lässt sich nicht schreiben: Den Ordner { $parent } gibt es nicht.
error-chart-format = { $file } ist kein Bild, das gezeichnet werden kann. Mögliche Endungen: { $known }.
error-calibration-other = { $file } ist die Kalibrierung eines anderen Spiels oder von { $game } mit anderen Optionen.
error-calibration-shape = { $file } ist keine Kalibrierungsdatei: { $detail }
error-extra = Dafür wird die Bibliothek { $library } gebraucht, die nicht installiert ist. So wird sie installiert: { $command }
error-out-there = In { $file } stehen schon Ergebnisse. Mit --resume geht es dort weiter; sonst wähle einen anderen Ordner.
error-out-other = In { $file } liegen andere Dateien. Ergebnisse brauchen einen eigenen Ordner.
error-out-setting = { $file } enthält die Ergebnisse einer anderen Simulation: „{ $setting }“ war dort { $then } und ist jetzt { $now }.
error-out-part = { $file } ist nicht lesbar: { $detail } Lösche die Datei, dann spielt --resume ihre Partien noch einmal.
error-out-task = { $file } beschreibt keine Simulation: { $detail }
error-resume-out = --resume braucht den Ordner, in dem es weitergehen soll: --out ORDNER.
error-records-out = Gib entweder --records oder --out an. Mit demselben --seed bekommst du jederzeit Aufzeichnungen derselben Partien.
error-engine = Auf „{ $found }“ kann nicht gespielt werden. Möglich: { $known }.
error-engine-address = --address ist die Adresse eines Ray-Clusters und braucht --engine ray.
error-cluster = Der Ray-Cluster { $address } ist nicht erreichbar: { $reason }
error-no-board = { $title } hat keine board.toml; { $found } lässt sich also nicht ändern.
error-number-path = In der board.toml von { $title } gibt es „{ $path }“ nicht. Dort stehen: { $known }.
error-number-count = „{ $path }“ kann nicht { $found } Einträge behalten; es sind { $most }.
error-record-numbers = Auf einem Spielplan, der nicht der gedruckte ist, gibt es keine Aufzeichnung. Geändert: { $found }.
error-record-redrawn = Das ist eine Übungspartie: Nachdem ein Zug zurückgenommen wurde, ist alles Verdeckte neu gemischt worden. Deshalb gibt es keine Aufzeichnung und keinen Beweis.
error-charts = { $file } ist eine Datei; die Diagramme brauchen einen Ordner.
error-vary-none = Sag, was verglichen werden soll: --vary NAME=WERT,WERT. Namen: { $known }.
error-vary-form = Bei „{ $found }“ gibt es nichts zu vergleichen. Schreib NAME=WERT,WERT mit mindestens zwei Werten.
error-vary-name = Bei { $title } gibt es kein „{ $found }“, das sich ändern ließe. Möglich: { $known }.
error-vary-same = „{ $one }“ und „{ $other }“ sind dieselben Regeln.
error-measure = Nach „{ $found }“ lässt sich nicht fragen. Möglich: { $known }.

record-long = Eine Partieaufzeichnung darf höchstens { $megabytes } MB groß sein.
record-failed = Das Spiel konnte diese Aufzeichnung nicht nachspielen: { $detail }
cache-foreign = Kompilierte Regeln werden nicht aufbewahrt, jeder Start dauert deshalb länger: { $folder } gehört jemand anderem. Setz LUDOTHEQUE_CACHE auf einen eigenen Ordner.
cache-open = Kompilierte Regeln werden nicht aufbewahrt, jeder Start dauert deshalb länger: Andere Benutzer können in { $folder } schreiben. So änderst du das: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, Zeile { $line }: { $reason }
error-board-syntax = Das ist kein TOML: { $detail }
error-board-entry = Einen Eintrag „{ $found }“ gibt es nicht. Einträge: { $known }.
error-board-missing = „{ $entry }“ fehlt.
error-setup-deck = Der Stapel ist { $found }. Erwartet: jede Zahl von 0 bis { $last } genau einmal.
error-game-file = Eine Datei { $file } mit einem Spiel gibt es nicht.
error-game-load = Das Spiel in { $file } lässt sich nicht laden: { $reason }
error-game-none = { $file } enthält kein Spiel. Erwartet: GAME = Game(…).
error-game-twice = Das Spiel in { $file } heißt „{ $name }“ wie eines, das schon im Regal steht.
error-game-part = Dem Spiel fehlt { $what }. Erwartet im Modul „{ $home }“; gesucht in: { $module }. Was es sein muss: { $does }
error-game-seats = Die Stellungen von { $module } haben kein Feld „seats“, das die vorgegebenen Kernel brauchen.

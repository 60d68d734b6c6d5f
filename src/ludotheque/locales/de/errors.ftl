# Was gesagt wird, wenn etwas Verlangtes nicht möglich ist. Jede Meldung sagt, was erwartet wurde.

error-unknown-game = Im Regal steht kein Spiel namens „{ $name }“. Im Regal: { $known }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Vorhandene Optionen: { $known }.
error-option-value = Die Option „{ $option }“ von { $game } kann nicht „{ $found }“ sein. Möglich: { $known }.
error-option-form = „{ $found }“ ist keine Option. Schreib NAME=WERT, zum Beispiel { $example }.
error-seats = { $title } ist für { $low } bis { $high } Personen, nicht für { $found }.
error-name-count = Die Zahl der Namen ({ $found }) passt nicht zur Zahl der Plätze ({ $seats }).
error-humans = Die Zahl der Menschen ({ $found }) passt nicht. Erwartet: 0 bis { $seats }, so viele Plätze gibt es.
error-names = Die Zahl der Namen ({ $found }) passt nicht. Gib einen pro Mensch ({ $humans }) oder einen pro Platz ({ $seats }) an.
error-seed = „{ $found }“ ist kein Startwert (Seed). Erwartet: eine ganze Zahl von 0 bis 2^256 − 1 oder bis zu 64 hexadezimale Ziffern.
error-setup-entry = Der Spielaufbau hat keinen Eintrag „{ $found }“. Vorhandene Einträge: { $known }.
error-text = „{ $text }“ ist hier kein Zug. Jetzt möglich: { $legal }.
error-illegal = „{ $text }“ ist nicht erlaubt: { $reason } (Regel { $rule })
error-turn = Nicht { $name } ist am Zug, sondern { $mover }.
error-turn-chance = { $name } ist nicht am Zug; jetzt entscheidet der Zufall.
error-no-chance = Der Zufall hat jetzt nichts zu entscheiden.
error-over = Die Partie ist zu Ende; weitere Züge sind nicht möglich.
error-resign = Aufgeben kann man nur zu zweit. Sind es mehr, übernimmt jemand den Platz.
error-ply = Die Stellung { $found } gibt es nicht; diese Partie hat die Stellungen 0 bis { $last }.
error-seat = Den Platz { $found } gibt es nicht; die Plätze gehen von 0 bis { $last }.
error-bot = Es gibt keinen Bot namens „{ $found }“. Bots: { $known }.
error-bots = Die Zahl der Bots ({ $found }) passt nicht zur Zahl der Plätze ({ $seats }). Gib einen einzigen an oder einen für jeden Platz.
error-language = Für „{ $found }“ gibt es keinen Text. Sprachen: { $known }.
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
record-not-chance = Der Zufall hat hier nichts zu entscheiden; { $name } ist am Zug.
record-result-missing = Die Partie ist zu Ende, aber in der Aufzeichnung fehlt das Ergebnis.
record-result = Das Ergebnis nennt für „{ $entry }“ { $found }; die Züge führen zu { $expected }.
record-not-over = Die Aufzeichnung enthält ein Ergebnis, aber die Partie ist nicht zu Ende.
record-resigned-by = Das Ergebnis sagt nicht, welcher Platz aufgegeben hat.
record-no-seed = Die Aufzeichnung enthält keinen Startwert; das Austeilen lässt sich also nicht prüfen.
record-commitment = Der Startwert passt nicht zum Prüfwert (Commitment), der vor dem ersten Zug veröffentlicht wurde.
record-setup-unfair = „{ $entry }“ ergibt sich nicht aus dem Startwert.
record-roll-unfair = { $found } ergibt sich nicht aus dem Startwert; der ergibt { $expected }.

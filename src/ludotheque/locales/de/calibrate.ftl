# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Prüfen, ob die Chancen, die Bots nennen, auch eintreten: Gleich starke Bots spielen, und ihre Angaben werden mit den Ergebnissen verglichen.
cli-param-calibrate-bots = Stufen oder Suchen wie search:400, durch Kommas getrennt; jede spielt gegen sich selbst.
cli-param-positions = Zahl der Stellungen, die verglichen werden, vier aus jeder Partie.
cli-param-all = Alle Kombinationen von Optionen und alle Spielerzahlen messen, eine nach der anderen.
cli-param-calibrate-games = Jede fertige Partie in diesem Ordner aufbewahren; eine abgebrochene Messung geht dort weiter.
cli-param-calibrate-chart = In diese Datei, .svg oder .png, zeichnen, was bei welcher Angabe eingetreten ist.
cli-param-calibrate-out = Die Zahlen in diese Datei schreiben (JSON); andere Einstellungen darin bleiben, wie sie sind.

calibrate-nothing = Hier gibt es nichts zu korrigieren: Es wird keine Korrektur gespeichert.
calibrate-drawn = { $positions } Stellungen aus { $games } Partien
calibrate-overall = Gesagt: im Mittel { $said } %. Eingetreten: { $happened } %. Unterschied: { $gap } Punkte ({ $low } bis { $high }).
calibrate-early = Früh in der Partie: { $said } % gesagt, { $happened } % eingetreten.
calibrate-error = Fehler: { $error } Punkte. Wären alle Angaben genau richtig, wäre er im Mittel { $floor } und selten über { $high }.
calibrate-error-floor = Fehler { $error }; { $floor }, wenn alles genau stimmte
calibrate-chart = Was bei welcher Angabe eingetreten ist, mit 95-%-Intervallen. Auf der gestrichelten Linie stimmt jede Chance.
calibrate-said = Gesagt
calibrate-happened = Eingetreten
calibrate-interval = 95-%-Intervall
calibrate-positions = Stellungen
calibrate-interrupted = Nach { $done } von { $games } Partien unterbrochen; diese sind gemessen.

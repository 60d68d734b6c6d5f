# ludotheque analyse

cli-help-analyse = Eine gespielte Partie analysieren: was jeder Zug verändert hat, durch Entscheidung und durch Glück.
cli-param-analyse-file = Eine Datei mit Partieaufzeichnungen: JSON Lines oder eine einzelne Aufzeichnung; - liest von der Standardeingabe.
cli-param-game-number = Die wievielte Partie der Datei, ab 1 gezählt.
cli-param-simulations = Anzahl der Simulationen pro Suche; mit mehr dauert es länger, wird aber genauer.
cli-param-analyse-seed = Der Startwert (Seed) der Suche. Gleicher Startwert und gleich viele Simulationen ergeben dieselben Zahlen.
cli-param-analyse-chart = Ein Diagramm in diese Datei zeichnen, .svg oder .png.

analyse-running = { $title } wird analysiert
analyse-title = { $title }: { $names }
analyse-interrupted = Abgebrochen: { $done } von { $moves } Zügen analysiert.
analyse-unfinished = Die Partie ist nicht zu Ende; die letzten Zahlen sind Schätzungen.
analyse-number = Nr.
analyse-who = Wer
analyse-move = Zug
analyse-expected = Erwartung (%)
analyse-decision = Entscheidung
analyse-luck = Glück
analyse-unclear = Unklar
analyse-chance = Zufall, für { $name }
analyse-resigned = gibt auf
analyse-better = besser: { $move }
analyse-instead = { $move }; besser: { $better }
analyse-marks = Erwartung: der Anteil am Sieg in Prozent. ? kostet mindestens 5 Punkte, ?? mindestens 15, ! ist Glück oder Pech ab 10 Punkten.
analyse-start = Am Anfang
analyse-own = Eigene Entscheidungen
analyse-others = Die der anderen
analyse-end = Am Ende
analyse-costliest = Die teuersten Züge: { $name }
analyse-noise = Jede Schätzung beruht auf { $simulations } Simulationen: ± { $noise } Punkte allein durch die Stichprobe. Glück, das in diesem Rauschen liegt, wird nicht angezeigt, zählt aber in den Summen mit; was sich ändert, ohne dass etwas geschehen ist, gilt als unklar, nicht als Glück. Unter „Glück“ fällt auch, was die Suche falsch eingeschätzt hat.
analyse-chart-subtitle = Erwarteter Anteil am Sieg vor jedem Zug, geschätzt aus { $simulations } Simulationen
analyse-chart-share = Anteil am Sieg (%)
analyse-chart-change = Änderung (Punkte)
analyse-chart-move = Zugnummer

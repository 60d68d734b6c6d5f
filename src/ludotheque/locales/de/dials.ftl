# Regler: was sich an einem Spiel ändern lässt.

cli-help-dials = Zeigen, was sich an einem Spiel ändern lässt, Optionen und Zahlen des Spielplans, mit Bereich und gedrucktem Wert.
dials-name = Regler
dials-range = Bereich
dials-printed = Gedruckt
dials-what = Was es ist
dials-arranged = Anordnung
dials-none = An { $title } lässt sich nichts ändern.

## Durchläufe: ein Spiel entlang seiner Regler

cli-help-sweep = Herausfinden, wie sich ein Spiel ändert, wenn man an einem oder zwei Reglern dreht: bei jedem Wert dieselben Verteilungen, bis alles genau genug ist.
cli-param-sweep-dials = Ein oder zwei Regler mit ihren Werten, als NAME=VON-BIS oder NAME=WERT,WERT; NAME allein heißt alles, was möglich ist. „ludotheque dials SPIEL“ nennt sie.
cli-param-sweep-precision = Wie genau jeder Wert sein soll: so viele Punkte nach oben und unten bei der ersten Kennzahl, bei Anteilen Prozentpunkte.
cli-param-sweep-seats = Spielerzahlen, etwa 3 oder 2-4.
cli-param-sweep-games = Höchstens so viele Partien bei jedem Wert. Ohne Angabe: 60.000, oder 400 mit Bots, die nachdenken.
cli-param-sweep-keep = Was gezählt wurde, in dieser Datei aufbewahren. Nach einem Abbruch geht es dort weiter, und nichts daraus wird noch einmal gespielt.
cli-param-sweep-chart = Linie oder Heatmap in diese Datei zeichnen, .svg oder .png.
sweep-title = { $title }: { $bots }
sweep-games = { $games } Partien, bei jedem Wert mit denselben Verteilungen
sweep-open = { $places ->
    [one] 1 Messpunkt ist
   *[other] { $places } Messpunkte sind
} noch nicht auf ±{ $precision } Punkte genau; dafür braucht es mehr --games.
sweep-players = { $seats } Spieler
sweep-value = Wert
sweep-interval = 95-%-Intervall
sweep-change = Unterschied
sweep-games-column = Partien
sweep-beside = Unterschied: gegenüber { $base }, mit denselben Verteilungen. * steht beim gedruckten Wert.
sweep-left-out = Ausgelassen, weil es so einen Spielplan nicht geben kann: { $places }.
sweep-chart-how = 95-%-Intervalle, { $games } Partien mit denselben Verteilungen; gedruckt: { $printed }

error-no-dials = { $title } hat keinen Regler, dessen Werte man ausprobieren könnte.
error-sweep-dials = Eine Messreihe dreht an einem oder zwei Reglern, nicht an { $found }. Regler: { $known }.
error-sweep-dial = { $title } hat keinen Regler „{ $found }“. Regler: { $known }.
error-sweep-value = „{ $dial }“ kann nicht { $found } sein. Möglich: { $range }.
error-sweep-values = Gib „{ $dial }“ mindestens zwei Werte. Möglich: { $range }.
error-sweep-precision = Die Genauigkeit ist { $found }; sie muss eine Zahl über 0 sein.
error-sweep-places = Eine Messreihe auf dieser Seite hat höchstens { $most } Messpunkte, nicht { $found }. Wähle weniger Werte.

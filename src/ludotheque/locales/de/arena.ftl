# ludotheque arena: Bots gegeneinander.

cli-help-arena = Bots gegeneinander spielen lassen, jede Verteilung von allen Plätzen aus, und ihre Stärke bestimmen.
cli-param-arena-bots = Die Bots, die gegeneinander spielen, mindestens zwei, durch Kommas getrennt.
cli-param-seats-range = Anzahl der Spieler; bei einem Bereich wie 2-4 wird mit jeder dieser Zahlen gespielt.
cli-param-arena-games = Anzahl der Partien, aufgerundet auf ganze Verteilungen; jede Verteilung wird so oft gespielt, wie es Plätze gibt.
cli-param-results = Jede Verteilung in diese Datei schreiben, sobald sie fertig gespielt ist (JSON Lines). Ein Bereich von Spielerzahlen ergibt je eine Datei.
cli-param-arena-resume = Mit der Datei aus --results weitermachen; mit mehr --games wird ein fertiges Turnier verlängert.
cli-param-chart = Wertungen und direkte Vergleiche in diese Datei zeichnen, .svg oder .png.
cli-param-calibration = Die Wertungen in diese Kalibrierungsdatei schreiben; andere Spielerzahlen darin bleiben, wie sie sind.
cli-param-neighbours = Nur Bots, die in der Liste nah beieinanderstehen, treffen aufeinander. Ist die Liste nach Stärke geordnet, lassen sich Nachbarn so mit wenigen Partien unterscheiden.
cli-param-workers = Anzahl der Prozesse. Ohne Angabe einer pro Prozessorkern.

arena-table = { $title }, { $seats } Spieler
arena-played = { $games } Partien mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
}, jede von allen Plätzen aus gespielt
arena-rounded = Du wolltest { $asked } Partien; mit ganzen Verteilungen sind es { $games }.
arena-interrupted = Abgebrochen nach { $done } von { $games } Partien; gezählt wird, was fertig ist.
arena-few-deals = Bei so wenigen Verteilungen ist auf die Intervalle kein Verlass; kein Bot gilt als stärker als ein anderer.
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95-%-Intervall
arena-no-upper = nach oben offen
arena-no-lower = nach unten offen
arena-no-limits = beiderseits offen
arena-wins = Siege
arena-place = Mittlerer Rang
arena-games = Partien
arena-apart = { $upper } vor { $lower }: { $difference } ({ $low } bis { $high }); deutlich stärker.
arena-not-apart = { $upper } vor { $lower }: { $difference } ({ $low } bis { $high }); noch unklar.
arena-unproven = { $upper } vor { $lower }: { $difference } ({ $low } bis { $high }); zu wenige Verteilungen, um es zu sagen.
arena-duel = Direkter Vergleich
arena-share = Vom Ersten gewonnen
arena-decided = Entschieden
arena-ties = Unentschieden
arena-anchor-greedy = Wertungen auf der Elo-Skala; greedy hat 1000.
arena-anchor-mean = Wertungen auf der Elo-Skala; der Mittelwert ist 1000.
arena-chart-rating = Elo-Skala, 95-%-Intervall
arena-chart-duels = So oft schlägt der Bot links den Bot oben (in % der entschiedenen Partien)

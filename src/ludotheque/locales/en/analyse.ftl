# ludotheque analyse

cli-help-analyse = Analyse a finished game: what every move changed, by decision and by luck.
cli-param-analyse-file = A file of game records: JSON Lines, or a single record; - reads standard input.
cli-param-game-number = Which game of the file, counting from 1.
cli-param-simulations = Simulations per search; more take longer and are more exact.
cli-param-analyse-seed = The seed of the search. The same seed and number of simulations give the same figures.
cli-param-analyse-chart = Draw a chart into this file, .svg or .png.

analyse-running = Analysing { $title }
analyse-title = { $title }: { $names }
analyse-interrupted = Interrupted: { $done } of { $moves } moves analysed.
analyse-unfinished = The game is not over; the last figures are estimates.
analyse-number = No.
analyse-who = Who
analyse-move = Move
analyse-expected = Expected (%)
analyse-decision = Decision
analyse-luck = Luck
analyse-unclear = Unclear
analyse-chance = chance, for { $name }
analyse-resigned = resigns
analyse-better = better: { $move }
analyse-instead = { $move }; better: { $better }
analyse-marks = Expected: the share of the win, in percent. ? costs 5 points or more, ?? 15 or more, ! is luck of 10 or more.
analyse-start = At the start
analyse-own = Own decisions
analyse-others = Others’ decisions
analyse-end = At the end
analyse-costliest = Costliest moves: { $name }
analyse-noise = Every estimate comes from { $simulations } simulations: ± { $noise } points from sampling alone. Luck within that noise is left blank but counts in the sums; a change where nothing happened is unclear rather than luck. The search may misjudge a position: that is part of the luck too.
analyse-chart-subtitle = Expected share of the win before each move, estimated from { $simulations } simulations
analyse-chart-share = Share of the win (%)
analyse-chart-change = Change (points)
analyse-chart-move = Move number

# ludotheque analyse

cli-help-analyse = Analyser une partie jouée : ce que chaque coup a changé, par décision et par chance.
cli-param-analyse-file = Un fichier d’enregistrements de parties : JSON Lines, ou un seul enregistrement ; - lit l’entrée standard.
cli-param-game-number = Le numéro de la partie dans le fichier, à partir de 1.
cli-param-simulations = Nombre de simulations par recherche ; plus il y en a, plus c’est long et précis.
cli-param-analyse-seed = La graine (seed) de la recherche. La même graine et le même nombre de simulations donnent les mêmes chiffres.
cli-param-analyse-chart = Dessiner un graphique dans ce fichier, .svg ou .png.

analyse-running = Analyse de { $title }
analyse-title = { $title } : { $names }
analyse-interrupted = Analyse interrompue ; coups analysés : { $done } sur { $moves }.
analyse-unfinished = La partie n’est pas terminée ; les derniers chiffres sont des estimations.
analyse-number = N°
analyse-who = Qui
analyse-move = Coup
analyse-expected = Espérance (%)
analyse-decision = Décision
analyse-luck = Chance
analyse-unclear = Incertain
analyse-chance = le hasard, pour { $name }
analyse-resigned = abandonne
analyse-better = mieux : { $move }
analyse-instead = { $move } ; mieux : { $better }
analyse-marks = Espérance : la part de victoire, en pour cent. ? coûte au moins 5 points, ?? au moins 15, ! signale une chance ou une malchance d’au moins 10.
analyse-start = Au début
analyse-own = Ses décisions
analyse-others = Celles des autres
analyse-end = À la fin
analyse-costliest = Coups les plus coûteux : { $name }
analyse-noise = Chaque estimation repose sur { $simulations } simulations : ± { $noise } points rien que par l’échantillonnage. La chance qui reste dans cette marge n’est pas affichée, mais elle compte dans les sommes ; ce qui change sans qu’il se soit rien passé est incertain plutôt que dû à la chance. La chance comprend aussi ce que la recherche a mal jugé.
analyse-chart-subtitle = Part de victoire espérée avant chaque coup, estimée sur { $simulations } simulations
analyse-chart-share = Part de victoire (%)
analyse-chart-change = Variation (points)
analyse-chart-move = Numéro du coup

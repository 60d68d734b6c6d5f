# ludotheque analyse

cli-help-analyse = Analizza una partita giocata: che cosa ha cambiato ogni mossa, per scelta e per fortuna.
cli-param-analyse-file = Un file di registrazioni: JSON Lines, oppure una sola registrazione; - legge lo standard input.
cli-param-game-number = Quale partita del file, contando da 1.
cli-param-simulations = Numero di simulazioni per ricerca; più sono, più tempo ci vuole e più il risultato è preciso.
cli-param-analyse-seed = Il seme della ricerca. Lo stesso seme e lo stesso numero di simulazioni danno le stesse cifre.
cli-param-analyse-chart = Disegna un grafico in questo file, .svg o .png.

analyse-running = Analisi di { $title }
analyse-title = { $title }: { $names }
analyse-interrupted = Interrotto: mosse analizzate { $done } su { $moves }.
analyse-unfinished = La partita non è finita; le ultime cifre sono stime.
analyse-number = N.
analyse-who = Chi
analyse-move = Mossa
analyse-expected = Attesa (%)
analyse-decision = Scelta
analyse-luck = Fortuna
analyse-unclear = Incerto
analyse-chance = il caso, per { $name }
analyse-resigned = abbandona
analyse-better = meglio: { $move }
analyse-instead = { $move }; meglio: { $better }
analyse-marks = Attesa: la quota di vittoria, in percentuale. ? costa almeno 5 punti, ?? almeno 15, ! indica fortuna o sfortuna di almeno 10.
analyse-start = All’inizio
analyse-own = Le sue scelte
analyse-others = Scelte altrui
analyse-end = Alla fine
analyse-costliest = Mosse più costose: { $name }
analyse-noise = Ogni stima si basa su { $simulations } simulazioni: ± { $noise } punti già solo per il campionamento. La fortuna entro questo margine non è mostrata, ma conta nelle somme; ciò che cambia senza che sia successo nulla è incerto, più che fortuna. La fortuna comprende anche ciò che la ricerca ha giudicato male.
analyse-chart-subtitle = Quota di vittoria attesa prima di ogni mossa, stimata con { $simulations } simulazioni
analyse-chart-share = Quota di vittoria (%)
analyse-chart-change = Variazione (punti)
analyse-chart-move = Numero della mossa

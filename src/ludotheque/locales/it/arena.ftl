# ludotheque arena: bot contro bot.

cli-help-arena = Fai giocare i bot l’uno contro l’altro, ogni distribuzione da tutti i posti, e misurane la forza.
cli-param-arena-bots = I bot che si affrontano, almeno due, separati da virgole.
cli-param-seats-range = Numero di giocatori; con un intervallo come 2-4 si gioca con ciascuno di questi numeri.
cli-param-arena-games = Numero di partite, arrotondato per eccesso a distribuzioni intere; ognuna si gioca una volta per ogni posto.
cli-param-results = Scrivi in questo file ogni distribuzione appena è finita (JSON Lines). Un intervallo di giocatori crea un file per ogni numero.
cli-param-arena-resume = Continua dal file indicato con --results; con --games più alto prolunga un torneo finito.
cli-param-chart = Disegna punteggi e scontri diretti in questo file, .svg o .png.
cli-param-calibration = Scrivi i punteggi in questo file di calibrazione; quelli per altri numeri di giocatori restano come sono.
cli-param-neighbours = Si incontrano solo i bot vicini nell’elenco. Se l’elenco è in ordine di forza, bastano poche partite per distinguere i vicini.
cli-param-workers = Numero di processi; se manca, uno per ogni core.

arena-table = { $title }, { $seats } giocatori
arena-played = { $games } partite su { $deals ->
    [one] una distribuzione, giocata
   *[other] { $deals } distribuzioni, ognuna giocata
} da tutti i posti
arena-rounded = Hai chiesto { $asked } partite; con distribuzioni intere diventano { $games }.
arena-interrupted = Interrotto dopo { $done } partite su { $games }; conta ciò che è finito.
arena-few-deals = Con così poche distribuzioni gli intervalli non sono affidabili, e di nessun bot si può dire che sia più forte di un altro.
arena-bot = Bot
arena-rating = Punteggio
arena-interval = Intervallo al 95%
arena-no-upper = senza limite superiore
arena-no-lower = senza limite inferiore
arena-no-limits = senza limiti
arena-wins = Vittorie
arena-place = Posizione media
arena-games = Partite
arena-apart = { $upper } sopra { $lower }: { $difference } (da { $low } a { $high }); nettamente più forte.
arena-not-apart = { $upper } sopra { $lower }: { $difference } (da { $low } a { $high }); troppo vicini per dirlo.
arena-unproven = { $upper } sopra { $lower }: { $difference } (da { $low } a { $high }); troppo poche distribuzioni per dirlo.
arena-duel = Scontri diretti
arena-share = Vinte dal primo
arena-decided = Decise
arena-ties = Pareggi
arena-anchor-greedy = Punteggi sulla scala Elo; greedy ha 1000.
arena-anchor-mean = Punteggi sulla scala Elo; la media è 1000.
arena-chart-rating = Scala Elo, intervallo al 95%
arena-chart-duels = Quanto spesso il bot a sinistra batte quello in alto (% delle partite decise)

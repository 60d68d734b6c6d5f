# ludotheque arena: bot contro bot.

cli-help-arena = Far giocare dei bot l’uno contro l’altro, ogni smazzata da tutti i posti, e misurarne la forza.
cli-param-arena-bots = I bot che si affrontano, almeno due, separati da virgole.
cli-param-seats-range = Il numero di giocatori; con un intervallo come 2-4 si gioca con ciascuno di questi numeri.
cli-param-arena-games = Il numero di partite, arrotondato per eccesso a smazzate intere; ognuna si gioca tante volte quanti sono i posti.
cli-param-results = Scrivere in questo file ogni smazzata appena è finita (JSON Lines). Un intervallo di giocatori crea un file per ogni numero.
cli-param-arena-resume = Continuare dal file indicato con --results; con più --games prolunga un torneo finito.
cli-param-chart = Disegnare punteggi e scontri diretti in questo file, .svg o .png.
cli-param-calibration = Scrivere i punteggi in questo file di calibrazione; quelli per altri numeri di giocatori restano come sono.
cli-param-neighbours = Si incontrano solo i bot vicini nell’elenco: così bastano poche partite per distinguere i vicini, se l’elenco è in ordine di forza.
cli-param-workers = Il numero di processi; se manca, uno per ogni core.

arena-table = { $title }, { $seats } giocatori
arena-played = { $games } partite su { $deals ->
    [one] una smazzata, giocata
   *[other] { $deals } smazzate, ognuna giocata
} da tutti i posti
arena-rounded = Partite richieste: { $asked }; con smazzate intere diventano { $games }.
arena-interrupted = Interrotto: partite giocate { $done } su { $games }; conta ciò che è finito.
arena-few-deals = Con così poche smazzate gli intervalli non sono affidabili, e nessuna differenza tra bot è considerata certa.
arena-bot = Bot
arena-rating = Punteggio
arena-interval = Intervallo 95%
arena-no-upper = senza limite superiore
arena-no-lower = senza limite inferiore
arena-no-limits = senza limiti
arena-wins = Vittorie
arena-place = Posto medio
arena-games = Partite
arena-apart = { $upper } sopra { $lower }: { $difference } (da { $low } a { $high }); nettamente più forte.
arena-not-apart = { $upper } sopra { $lower }: { $difference } (da { $low } a { $high }); troppo vicini per dirlo.
arena-unproven = { $upper } sopra { $lower }: { $difference } (da { $low } a { $high }); troppo poche smazzate per dirlo.
arena-duel = Scontri diretti
arena-share = Vinte dal primo
arena-decided = Decise
arena-ties = Pari
arena-anchor-greedy = Punteggi sulla scala Elo; greedy ha 1000.
arena-anchor-mean = Punteggi sulla scala Elo; la media è 1000.
arena-chart-rating = Scala Elo, intervallo 95%
arena-chart-duels = Quanto spesso il bot a sinistra batte quello in alto (% delle partite decise)

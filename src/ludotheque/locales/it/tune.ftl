# Accordare: regole che raggiungono un obiettivo.

cli-help-tune = Cerca, tra le regole con cui un gioco raggiunge un obiettivo, le più vicine a quelle stampate.
cli-param-tune-dials = Manopole che si possono girare, come in sweep: NOME, NOME=DA-A o NOME=VALORE,VALORE. Di norma: tutti i numeri interi del tabellone.
cli-param-tune-goal = Che cosa raggiungere: first=±1 (punti di vantaggio per chi comincia), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8; più d’uno con virgole. In inglese anche come frase: «first seat within 1 point, 15–20 turns».
cli-param-tune-bots = Chi gioca. Se sono più d’uno, l’obiettivo va raggiunto con ciascuno separatamente, per esempio beginner,club.
cli-param-tune-weak = Contro chi si gioca dove si misura la bravura. Di norma: beginner, o random accanto a bot che non riflettono.
cli-param-tune-games = Numero massimo di partite con le stesse regole, per ogni numero di giocatori e ogni bot. Di norma: 64.000, o 128 con bot che riflettono. Le regole che di sicuro mancano l’obiettivo si abbandonano molto prima.
cli-param-tune-evaluations = Numero massimo di combinazioni di regole da provare.
cli-param-tune-reports = Scrivi in questa cartella un rapporto su ciascuna delle regole più vicine.
tune-goal = Obiettivo: { $goal }
tune-tried = Regole provate: { $rules }; partite: { $games }
tune-printed = Le regole raggiungono l’obiettivo così come sono.
tune-nearest = Le regole più vicine che raggiungono l’obiettivo
tune-none = Nessuna delle regole provate raggiunge l’obiettivo. L’elenco mostra quanto ci si avvicinano.
tune-met = sicuro
tune-likely = probabile; per esserne certi, aumenta --games
tune-missed = mancato
tune-report = Rapporto
tune-play = Gioca
tune-browser = Su un server
tune-front = Più vicino all’obiettivo, o meno cambiamenti
tune-outside = Quanto manca a ogni misura per raggiungere l’obiettivo, con il numero di giocatori e il bot meno favorevoli
tune-unchanged = come stampato
tune-rules = Regole
tune-measure = Misura
tune-players = Giocatori
tune-bot = Bot
tune-first = Vantaggio di chi comincia (punti)
tune-skill = Vittorie dei più bravi (quota)

error-tune-goal = «{ $found }» non è un obiettivo. Possibili: { $known }.
error-tune-twice = L’obiettivo nomina «{ $measure }» due volte. Ne basta una.
error-tune-weak = «{ $found }» non può essere più bravo di sé stesso. Per misurare la bravura, indica avversari più deboli.
error-tune-impossible = «{ $wanted }» non si può raggiungere: { $measure } sta in { $range }, e il limite più basso va scritto per primo.
error-tune-dials = { $title } non ha numeri da variare. Indica delle opzioni da cambiare: { $known }.
error-tune-evaluations = Non si possono provare { $found } combinazioni di regole. Ne serve almeno 1.
error-tune-bot = «{ $found }» non può giocare in una ricerca su questa pagina. Possibili: { $known }.

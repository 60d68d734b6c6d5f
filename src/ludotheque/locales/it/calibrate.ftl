# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Verifica se le probabilità dichiarate dai bot si avverano: giocano bot di pari forza, e quanto hanno dichiarato viene confrontato con i risultati.
cli-param-calibrate-bots = Livelli, o ricerche come search:400, separati da virgole; ognuno gioca contro sé stesso.
cli-param-positions = Numero di posizioni da confrontare, quattro per partita.
cli-param-all = Misura tutte le combinazioni di opzioni e tutti i numeri di giocatori, una dopo l’altra.
cli-param-calibrate-games = Conserva ogni partita finita in questa cartella; una misura interrotta riprende da lì.
cli-param-calibrate-chart = Disegna in questo file, .svg o .png, quanto è accaduto in funzione di quanto dichiarato.
cli-param-calibrate-out = Scrivi le cifre in questo file (JSON); quelle per altre configurazioni restano come sono.

calibrate-nothing = Qui non c’è niente da correggere: non si conserva alcuna correzione.
calibrate-drawn = { $positions } posizioni da { $games } partite
calibrate-overall = Dichiarato: { $said }% in media. Accaduto: { $happened }%. Differenza: { $gap } punti (da { $low } a { $high }).
calibrate-early = All’inizio della partita: dichiarato { $said }%, accaduto { $happened }%.
calibrate-error = Errore: { $error } punti. Se ogni probabilità fosse esatta, l’errore sarebbe { $floor } in media, e di rado sopra { $high }.
calibrate-error-floor = errore { $error }, { $floor } se tutto fosse esatto
calibrate-chart = Quanto è accaduto in funzione di quanto dichiarato, con intervalli al 95%. Sulla linea tratteggiata ogni probabilità è giusta.
calibrate-said = Dichiarato
calibrate-happened = Accaduto
calibrate-interval = Intervallo al 95%
calibrate-positions = Posizioni
calibrate-interrupted = Interrotto dopo { $done } partite su { $games }; quelle sono misurate.

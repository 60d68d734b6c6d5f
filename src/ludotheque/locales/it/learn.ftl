# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = Adatta a partite giocate dalla ricerca i numeri con cui i bot giudicano un gioco, e tienili a meno che gli scontri non mostrino che giocano peggio.
cli-param-learn-bot = Il bot che gioca le partite: un livello, o una ricerca come search:400.
cli-param-learn-games = Numero di partite per ciclo; una su cinque serve solo a giudicare il risultato.
cli-param-rounds = Numero di cicli; ognuno si gioca con quanto appreso nel precedente.
cli-param-learn-deals = Numero di distribuzioni negli scontri contro i numeri attuali, ognuna giocata una volta per posto.
cli-param-learn-folder = La cartella che conserva le partite finite; un apprendimento interrotto riprende da lì.
cli-param-dry = Mostra quanto appreso senza scriverlo.

learn-loss = Perdita logaritmica sulle partite tenute da parte ({ $games } partite nell’ultimo ciclo): { $after }, prima { $before }. Meno è meglio.
learn-won = Contro i numeri di prima: { $value }% di vittorie (da { $low } a { $high }) in { $matches } partite; { $even }% è parità.
learn-kept = Scritto in { $file }.
learn-tells = Scritto in { $file } per ciò che viene detto alle persone. I bot tengono la loro formula: nessuno scontro ha mostrato che così giochino meglio.
learn-dry = Non è stato scritto nulla.
learn-dropped = Non conservato: i numeri attuali sono migliori.
learn-interrupted = Interrotto. Le partite finite sono in { $folder }; lo stesso comando riprende da lì.
learn-name = Nome
learn-number = Numero

fitted-unusable = { $file } non viene usato: { $reason } I bot ne fanno a meno e giudicano con ciò che è stato scritto a mano.
fitted-unreadable = non si può leggere ({ $reason }).
fitted-damaged = è danneggiato ({ $detail }).
fitted-other = è per un’altra versione.

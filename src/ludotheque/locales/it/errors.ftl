# Che cosa si dice quando una richiesta non è possibile. Ogni messaggio dice che cosa ci si aspettava.

error-unknown-game = Sullo scaffale non c’è nessun gioco di nome «{ $name }». Ci sono: { $known }.
error-unknown-option = Il gioco { $game } non ha l’opzione «{ $option }». Le sue opzioni: { $known }.
error-option-value = L’opzione «{ $option }» di { $game } non può essere «{ $found }». Valori possibili: { $known }.
error-option-form = «{ $found }» non è un’opzione. Scrivi NOME=VALORE, per esempio { $example }.
error-seats = { $title } si gioca da { $low } a { $high } giocatori, non in { $found }.
error-name-count = Nomi indicati: { $found }; posti: { $seats }. Indica un nome per ogni posto.
error-humans = Non possono giocare { $found } persone: i posti sono { $seats }.
error-names = Nomi indicati: { $found }. Indicane uno per ogni persona che gioca ({ $humans }) oppure uno per ogni posto ({ $seats }).
error-colours-none = In { $title } non ci sono colori da scegliere.
error-colours-count = Colori indicati: { $found }. Indicane uno per ogni posto ({ $seats }).
error-colour = In { $title } non c’è il colore «{ $found }». Colori: { $known }.
error-colour-twice = Due giocatori non possono avere lo stesso colore: { $colour }.
error-colours-clockwise = In { $title } i giocatori siedono nell’ordine dei loro colori, in senso orario: { $ring }. Questo ordine è diverso: { $found }.
error-seed = «{ $found }» non è un seme. Ci si aspetta un numero intero da 0 a 2^256 − 1 oppure fino a 64 cifre esadecimali.
error-setup-entry = La preparazione non ha la voce «{ $found }». Le sue voci: { $known }.
error-text = «{ $text }» qui non è una mossa possibile. Mosse possibili ora: { $legal }.
error-text-table = Questa mossa qui non è possibile. Scegli una delle mosse evidenziate.
error-illegal = «{ $text }» non è permesso. { $reason } (regola { $rule })
error-turn = Non tocca { AD($name) }, ma { AD($mover) }.
error-turn-table = Tocca { AD($mover) }. Aspetta il tuo turno.
error-turn-chance = Non tocca { AD($name) }: prima si tirano i dadi o si pescano le carte.
error-no-chance = Ora non c’è niente da tirare o da pescare.
error-over = La partita è finita; non si può più giocare.
error-resign = Si può abbandonare solo in una partita a due. Se si è di più, qualcun altro prende quel posto.
error-ply = La posizione { $found } non esiste; questa partita ha le posizioni da 0 a { $last }.
error-simulations = «{ $found }» non è un numero di simulazioni. Ci si aspetta 1 o più.
error-threads = «{ $found }» non è un numero di thread. Ci si aspetta 1 o più.
error-game-number = La partita n. { $found } non c’è. Partite in questo file: { $last }.
error-seat = Il posto { $found } non esiste; i posti vanno da 0 a { $last }.
error-first = «{ $found }» non dice chi comincia. Ci si aspetta rules, lot o il numero di un posto da 1 a { $seats }.
error-first-fixed = In { $title } non si può scegliere chi comincia.
error-bot = Non c’è nessun bot di nome «{ $found }». Bot: { $known }.
error-bots = I bot indicati sono { $found }, i posti { $seats }. Indicane uno solo, oppure uno per ogni posto.
error-bot-own-name = Non c’è nessun bot di nome «{ $found }». I tuoi bot si scrivono FILE.py:CLASSE o MODULO:CLASSE.
error-bot-file = Il file { $file } non esiste.
error-bot-class = { $where } non ha una classe «{ $found }» con un metodo «choose». Ci sono: { $known }.
error-bot-load = Impossibile caricare { $bot }: { $reason }
error-bot-raised = { $bot } ha avuto un errore alla mossa { $number }: { $reason }
error-bot-move = Alla mossa { $number } { $bot } vuole giocare «{ $move }». { $reason }
error-bot-cmd = «{ $found }» non indica nessun programma. Ci si aspetta cmd:COMANDO, oppure cmd:500ms:COMANDO con un tempo per ogni mossa.
error-bot-program = Impossibile eseguire «{ $command }»: il programma non esiste o non è eseguibile.
error-bot-start = Impossibile avviare «{ $command }»: { $reason }
error-bot-late = { $bot } ha impiegato più di { $milliseconds } ms per la mossa { $number }.
error-bot-ended = { $bot } è terminato con il codice { $code } invece di giocare la mossa { $number }. Le sue ultime parole: { $remark }
error-bot-answer = { $bot } ha risposto «{ $found }» alla mossa { $number }. Ci si aspetta una riga JSON come {"{"}"move": "…"{"}"}. I commenti vanno sullo standard error.
error-language = Non ci sono testi nella lingua «{ $found }». Lingue: { $known }.
error-file = Impossibile aprire { $file }: { $reason }
error-no-games = «{ $found }» non è un numero di partite. Ci si aspetta 1 o più.
error-paragraph = Nel regolamento non c’è il paragrafo «{ $found }». I suoi paragrafi: { $known }.
error-nothing-unfinished = Non c’è nessuna partita { AD($title) } da riprendere.
error-compile = Non è stato possibile compilare { $game }; il motivo è indicato sopra.

error-record = Riga { $line }: { $reason }
error-record-move = Riga { $line }, mossa { $move }: { $reason }
record-json = Questo non è JSON: { $detail }
record-shape = Questa non è la registrazione di una partita: { $detail }
record-version = Questa registrazione è della versione { $found }; si può leggere solo la versione { $expected }.
record-option-missing = Manca l’opzione «{ $option }». Una registrazione le riporta tutte.
record-setup-missing = Nella preparazione manca «{ $entry }».
record-upto = Non c’è nessuna posizione prima della mossa { $found }; { $last ->
    [one] la registrazione ha { $last } mossa
   *[other] la registrazione ha { $last } mosse
}.
record-not-chance = Qui non c’è niente da tirare o da pescare; tocca { AD($name) }.
record-result-missing = La partita è finita, ma nella registrazione manca il risultato.
record-result = Nel risultato { $entry } è { $found }; dalle mosse si ottiene { $expected }.
record-not-over = La registrazione riporta un risultato, ma la partita non è finita.
record-resigned-by = Il risultato non dice quale posto ha abbandonato.
record-no-seed = La registrazione non contiene il seme, quindi la distribuzione non si può verificare.
record-commitment = Il seme non corrisponde all’impronta pubblicata prima della prima mossa.
record-setup-unfair = «{ $entry }» non deriva dal seme.
record-roll-unfair = { $found } non deriva dal seme, che dà { $expected }.

error-bot-twice = «{ $found }» è indicato due volte. Nomina ogni bot una sola volta.
error-rivals = Per un torneo servono almeno due bot diversi. Indicati: { $found }.
error-few-games = { $found } partite sono troppo poche per confrontare tutti i bot. Ne servono almeno { $least }.
error-seats-range = «{ $found }» non è un numero di giocatori. Ci si aspetta un numero come 3 o un intervallo come 2-4.
error-workers = «{ $found }» non è un numero di processi. Ci si aspetta 1 o più.
error-worker = Un processo che giocava le partite si è interrotto all’improvviso, forse per mancanza di memoria. Le distribuzioni finite sono nel file dei risultati, se c’è; --resume riparte da lì.
error-results-there = { $file } esiste già. Aggiungi --resume per continuarlo, oppure scegli un altro file.
error-bot-silent = «{ $found }» non dichiara probabilità. Lo fanno i bot che cercano: i livelli, o per esempio search:400.
error-no-positions = Serve almeno una posizione, non { $found }.
error-games-line = { $file }, riga { $line }: non è una partita di questa misura: { $detail }
error-games-other = { $file } contiene altre partite: «{ $setting }» lì era { $then } e ora è { $now }. Scegli un’altra cartella, o elimina il file.
error-nothing-fitted = { $game } non ha numeri da adattare qui: la sua stima non ne nomina, o il tabellone è modificato. Vedi `FITTED` nella documentazione del motore.
error-results-line = { $file }, riga { $line }: non è il risultato di un torneo: { $detail }
error-results-other = { $file } contiene un altro torneo: «{ $setting }» lì era { $then } e ora è { $now }.
error-resume-what = --resume ha bisogno del file da continuare: --results FILE.
error-folder = Impossibile scrivere { $file }: la cartella { $parent } non esiste.
error-chart-format = { $file } non si può disegnare: non è un formato d’immagine noto. Estensioni possibili: { $known }.
error-calibration-other = { $file } è la calibrazione di un altro gioco, o di { $game } con altre opzioni.
error-calibration-shape = { $file } non è un file di calibrazione: { $detail }
error-extra = Serve la libreria { $library }, che non è installata. Per installarla: { $command }
error-out-there = { $file } contiene già dei risultati. Aggiungi --resume per continuarli, oppure scegli un’altra cartella.
error-out-other = { $file } contiene altri file. I risultati hanno bisogno di una cartella tutta loro.
error-out-setting = { $file } contiene i risultati di un’altra simulazione: «{ $setting }» lì era { $then } e ora è { $now }.
error-out-part = { $file } non si può leggere: { $detail } Cancellalo, e --resume rigiocherà le sue partite.
error-out-task = { $file } non descrive una simulazione: { $detail }
error-resume-out = --resume ha bisogno della cartella da continuare: --out CARTELLA.
error-records-out = Scegli --records oppure --out: lo stesso --seed ridà in qualsiasi momento le registrazioni delle stesse partite.
error-engine = Non si può giocare su «{ $found }». Possibili: { $known }.
error-engine-address = --address è l’indirizzo di un cluster Ray e richiede --engine ray.
error-cluster = Il cluster Ray { $address } non è raggiungibile: { $reason }
error-no-board = { $title } non ha un board.toml, quindi { $found } non si può cambiare.
error-number-path = Nel board.toml di { $title } non esiste «{ $path }». Ci sono: { $known }.
error-number-count = «{ $path }» non può tenere { $found } delle sue voci; ne ha { $most }.
error-record-numbers = Una partita su un tabellone diverso da quello stampato non ha registrazione. Cambiato: { $found }.
error-record-redrawn = È un allenamento: dopo una mossa annullata, tutto ciò che era nascosto è stato estratto di nuovo. Non ha né registrazione né prova.
error-charts = { $file } è un file; i grafici hanno bisogno di una cartella.
error-vary-none = Indica che cosa confrontare: --vary NOME=VALORE,VALORE. Nomi: { $known }.
error-vary-form = Con «{ $found }» non c’è niente da confrontare. Scrivi NOME=VALORE,VALORE con almeno due valori.
error-vary-name = { $title } non ha niente di nome «{ $found }» che si possa variare. Possibili: { $known }.
error-vary-same = «{ $one }» e «{ $other }» sono le stesse regole.
error-measure = Non si può chiedere «{ $found }». Possibili: { $known }.

record-long = La registrazione di una partita occupa al massimo { $megabytes } MB.
record-failed = Il gioco non è riuscito a rigiocare questa registrazione: { $detail }
cache-foreign = Le regole compilate non si possono conservare sul disco, e ogni avvio dura di più: { $folder } appartiene a qualcun altro. Indica in LUDOTHEQUE_CACHE una cartella tua.
cache-open = Le regole compilate non si possono conservare sul disco, e ogni avvio dura di più: altri utenti possono scrivere in { $folder }. Per rimediare: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, riga { $line }: { $reason }
error-board-syntax = questo non è TOML: { $detail }
error-board-entry = non esiste una voce «{ $found }». Voci: { $known }.
error-board-missing = manca «{ $entry }».
error-setup-deck = Il mazzo è { $found }. Ci si aspetta ogni numero da 0 a { $last } una volta.
error-game-file = Il file { $file } non esiste, o non contiene un gioco.
error-game-load = Impossibile caricare il gioco in { $file }: { $reason }
error-game-none = { $file } non definisce nessun gioco. Ci si aspetta GAME = Game(…).
error-game-twice = Il gioco in { $file } si chiama «{ $name }», come uno che è già sullo scaffale.
error-game-part = Al gioco manca { $what }. Ci si aspetta di trovarlo nel modulo «{ $home }»; cercato in: { $module }. Che cosa deve essere: { $does }
error-game-seats = Le posizioni di { $module } non hanno il campo «seats», di cui i kernel predefiniti hanno bisogno.
error-memory = «{ $found }» non è una memoria. Indica un numero di cose da 0 a 9999, oppure all.
error-times-file = { $file } non è un file di tempi di riflessione: { $detail }

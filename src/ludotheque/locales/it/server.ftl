# Il server.

server-welcome = Il server è in funzione. Sullo scaffale:
server-api = Per i programmi:
serve-running = La Ludothèque è aperta su { $url } (Ctrl-C la chiude).
serve-closed = Chiusa. Ogni mossa è conservata.

cli-help-serve = Apre la ludoteca a browser e programmi: tavoli per giocare da soli, con gli amici o con i bot.
cli-param-host = L’indirizzo su cui ascoltare; 0.0.0.0 o :: lascia entrare altre macchine.
cli-param-port = La porta su cui ascoltare.
cli-param-database = Dove conservare i tavoli: sqlite:///FILE o postgresql://UTENTE@HOST/NOME. Altrimenti un file nella propria cartella dei dati.
cli-param-relay = Come più server sulla stessa base di dati si annunciano le mosse: redis://HOST. Altrimenti lo fa PostgreSQL.
cli-param-bot-threads = Quanti bot possono pensare insieme.
cli-param-rate = Richieste al secondo permesse a un indirizzo; 0 per nessun limite.
cli-param-origin = Una pagina web di un altro sito che può collegarsi, come https://example.org; si può ripetere.
cli-param-open = Mostra la pagina nel browser.

error-display-name = Questo nome non va bene. Atteso: da 1 a { $longest } caratteri visibili.
error-addition = Questo non si può aggiungere. Atteso: una riga di al massimo { $longest } caratteri stampabili.
error-name-missing = Il posto { $seat } è per una persona e ha bisogno di un nome.
error-level-of-person = Solo i bot hanno un livello.
error-token-missing = Serve un gettone: l’intestazione «Authorization: Bearer GETTONE».
error-token = Questo gettone non vale per questo tavolo.
error-not-seat = Può farlo solo chi gioca a un posto.
error-not-owner = Può farlo solo chi ha aperto il tavolo.
error-invitation = Un posto libero di questo tavolo si prende con il suo invito.
error-unknown-table = Questo tavolo non esiste.
error-seat-taken = Questo posto non è più libero.
error-seated = Hai già un posto a questo tavolo.
error-seats-open = { $count ->
    [one] Un posto è ancora libero. Aspetta, o affidalo a un bot.
   *[other] { $count } posti sono ancora liberi. Aspetta, o affidali ai bot.
}
error-dealt = La partita è già cominciata.
error-not-dealt = La partita non è ancora cominciata.
error-not-over = Sarà possibile a partita finita.
error-stale = È successo qualcosa dopo { $found }; il tavolo ora è a { $ply }.
error-overtaken = Qualcun altro è stato più svelto.
error-left = A questo posto gioca già un bot.
error-not-left = A questo posto non gioca nessun bot.
error-asked = È già stato chiesto di tornare indietro.
error-not-asked = Non c’è nessuna domanda a cui rispondere.
error-no-move = Non hai ancora fatto una mossa da ritirare.
error-hint = I suggerimenti sono per chi è di turno.
error-hints-off = A questo tavolo non ci sono suggerimenti.
error-hint-objection = Qui non c’è suggerimento: sta a te vedere se era permesso.
error-back-away = { $count ->
    [one] { $names } non c’è.
   *[other] { $names } non ci sono.
} Potrai chiedere quando tutti saranno tornati; fino ad allora la mossa resta.
error-fork-practice = Era un allenamento: dopo la mossa { $moves } ciò che era nascosto è stato estratto di nuovo. Si può proseguire da lì o da una mossa precedente.
error-fork-what = Indica o il tavolo o la registrazione da cui proseguire.
error-fork-other = Una partita che prosegue resta la stessa: { $game }, con le sue opzioni e { $seats } posti.
error-proof-forked = Questa partita ne prosegue un’altra dopo { $moves } mosse: le carte sono state distribuite là. Non ha una prova propria.
error-no-hello = Il primo messaggio deve essere «hello», con il tavolo e i suoi gettoni.
error-second-hello = «hello» vale solo come primo messaggio.
error-request = Questa richiesta non si capisce: { $detail }
error-too-many = Troppe richieste; aspetta un momento.
error-queue-full = Stiamo ancora lavorando alle tue domande precedenti. Aspetta una risposta prima di chiedere di nuovo.
error-tables-many = Dal tuo indirizzo sono già in corso { $most } partite. Finiscine una, o torna tra un po’.
error-not-json = Una modifica si invia in JSON, con l’intestazione «Content-Type: application/json».
error-origin = Questa richiesta viene dalla pagina di un altro sito; non è stato fatto nulla.
error-preparing = Questo gioco è ancora in preparazione; riprova tra un momento.
error-storage = La base di dati non è raggiungibile; niente è cambiato. Riprova.
error-internal = Qualcosa è andato storto sul server; niente è cambiato.
error-database-url = «{ $found }» non è una base di dati. Atteso: sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
error-database = La base di dati non si apre: { $reason }
error-relay-url = «{ $found }» non è un relè. Atteso: redis://HOST.
error-address = { $host }:{ $port } non si può aprire: { $reason }

record-proof-shape = Questa non è una prova: { $detail }
record-proof-commitment = Il segreto non corrisponde all’impronta mostrata all’apertura del tavolo.
record-proof-added = Le aggiunte devono essere una riga stampabile per posto.
record-proof-seed = Il seme non deriva dal segreto e dalle aggiunte.
record-proof-seals = Ogni posto ha un sigillo di 64 cifre esadecimali, oppure nessuno; e solo una prova di versione 2 ha sigilli.
record-proof-seal = Il sigillo del posto { $seat } non è quello del testo che ha rivelato.
record-proof-unrevealed = I posti indicati come non rivelati non sono quelli che hanno un sigillo senza testo.
error-mix-sealed = A questo tavolo ognuno prima sigilla la sua casualità e poi la rivela; non si aggiunge testo in chiaro.
error-seal-plain = Questo tavolo non ha sigilli: ciò che aggiungi si invia in chiaro.
error-seal-late = Tutti i sigilli sono fissati; non se ne può più cambiare nessuno.
error-reveal-early = I sigilli si aprono quando tutti hanno sigillato; aspetta un momento.
error-reveal-nothing = Non hai sigillato niente, quindi non c’è niente da rivelare.
error-reveal-other = Questo non è il testo che hai sigillato.
error-mixing = Ci siete tutti e si sta già mescolando; si comincia tra un momento.
error-mixed-enough = Hai già aggiunto qualcosa { $most } volte. Per una partita basta così.

error-lab-games = { $found } partite qui sono troppe. Possibile: fino a { $most }.
error-lab-busy = Il laboratorio è occupato con altre domande; riprova fra un momento.
error-dial-value = «{ $path }» non può avere questo valore. Possibile: { $known }.
error-dial-arrangement = «{ $path }» può solo essere riordinato: le stesse voci, in altrettante righe.
cli-param-lab-threads = Quanti thread giocano partite per la pagina del laboratorio.

error-database-taken = Un altro server usa già { $file }. Fermalo, oppure scegli un altro file.
error-database-newer = Questo database è stato scritto da una versione più recente di Ludothèque (revisione { $revision }). Aggiorna Ludothèque, oppure scegli un altro database.
error-starting = Il server sta ancora preparando i giochi; riprova tra un momento.
serve-friends = Per gli amici sulla stessa rete: { $url }
cli-param-public-url = L’indirizzo che usano i tuoi amici, come https://games.example.org; inviti e codici QR lo contengono.
error-public-url = “{ $found }” non è un indirizzo che gli amici possano aprire. Atteso: per esempio https://games.example.org o http://192.168.1.20:8000, senza altro dopo.

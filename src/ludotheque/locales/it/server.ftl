# Il server.

server-welcome = Il server è in funzione. Sullo scaffale:
server-api = Per i programmi:
serve-running = La Ludothèque è aperta su { $url } (Ctrl-C per chiudere).
serve-closed = Chiusa. Tutte le mosse sono salvate.

cli-help-serve = Apri la ludoteca a browser e programmi: tavoli per giocare da soli, con gli amici o contro i bot.
cli-param-host = L’indirizzo su cui il server ascolta; 0.0.0.0 o :: lascia entrare altri computer.
cli-param-port = La porta su cui il server ascolta.
cli-param-database = Dove conservare i tavoli: sqlite:///FILE o postgresql://UTENTE@HOST/NOME. Se manca, un file nella tua cartella dei dati.
cli-param-relay = Attraverso che cosa più server sullo stesso database si annunciano le mosse: redis://HOST. Se manca, lo fa PostgreSQL.
cli-param-bot-threads = Quanti bot possono pensare insieme.
cli-param-rate = Richieste al secondo permesse a un indirizzo; 0 per non porre limiti.
cli-param-origin = Un altro sito web che può collegarsi, come https://example.org; si può ripetere.
cli-param-open = Apri la pagina nel browser.

error-display-name = Questo nome non va bene. Ci si aspettano da 1 a { $longest } caratteri visibili.
error-addition = Questo non si può aggiungere. Ci si aspetta una riga di al massimo { $longest } caratteri stampabili.
error-level-of-person = Solo i bot hanno un livello.
error-token-missing = Serve un gettone: l’intestazione «Authorization: Bearer GETTONE».
error-token = Questo gettone non apre questo tavolo.
error-not-seat = Può farlo solo chi ha un posto a questo tavolo.
error-not-owner = Può farlo solo chi ha aperto il tavolo.
error-invitation = Per sederti a questo tavolo serve un invito: chiedilo a chi l’ha aperto.
error-unknown-table = Questo tavolo non esiste.
error-seat-taken = Questo posto è già stato preso.
error-seated = Hai già un posto a questo tavolo.
error-seats-open = { $count ->
    [one] Un posto è ancora libero. Aspetta, o dallo a un bot.
   *[other] { $count } posti sono ancora liberi. Aspetta, o dalli ai bot.
}
error-dealt = La partita è già cominciata.
error-not-dealt = La partita non è ancora cominciata.
error-not-over = Potrai farlo quando la partita sarà finita.
error-stale = È appena successo qualcosa al tavolo. Dai un’altra occhiata e poi scegli la tua mossa.
error-overtaken = Qualcun altro è stato più veloce.
error-left = A questo posto gioca già un bot.
error-not-left = A questo posto non gioca nessun bot.
error-asked = Qualcuno ha già chiesto di annullare una mossa. Aspetta le risposte.
error-not-asked = Nessuna domanda aspetta la tua risposta.
error-no-move = Non hai ancora fatto una mossa da annullare.
error-hint = Puoi chiedere un suggerimento quando tocca a te.
error-hints-off = A questo tavolo si gioca senza suggerimenti.
error-hint-objection = Qui niente suggerimenti: sta a te vedere se era permesso.
error-back-away = { $count ->
    [one] { $names } non c’è.
   *[other] { $names } non ci sono.
} Potrai chiederlo quando saranno tornati tutti; fino ad allora la mossa vale.
error-fork-practice = Era un allenamento: dopo la mossa { $moves }, tutto ciò che era nascosto è stato estratto di nuovo. Puoi continuare da lì o da una mossa precedente.
error-fork-what = Scegli un tavolo oppure una registrazione da cui continuare.
error-fork-other = La partita che continui resta la stessa: { $game }, con le sue opzioni e { $seats } posti.
error-fork-colours = Una partita che prosegue mantiene i suoi colori: { $colours }.
error-proof-forked = Questa partita ne continua un’altra dopo { $moves } mosse, e la distribuzione è avvenuta là. Non ha una prova propria.
error-no-hello = Il primo messaggio deve essere «hello», con il tavolo e i suoi gettoni.
error-second-hello = «hello» vale solo come primo messaggio.
error-request = Questa richiesta non si capisce: { $detail }
error-too-many = Troppe richieste; aspetta un momento.
error-queue-full = Le tue domande precedenti sono ancora in lavorazione. Aspetta una risposta prima di farne un’altra.
error-tables-many = Dal tuo indirizzo sono già in corso { $most } partite. Finiscine una, o torna tra un po’.
error-not-json = Una modifica si invia in JSON, con l’intestazione «Content-Type: application/json».
error-origin = Questa richiesta viene da un altro sito; non è stato fatto nulla.
error-preparing = Questo gioco si sta ancora preparando; riprova tra un momento.
error-storage = Il database non risponde; niente è cambiato. Riprova.
error-internal = Qualcosa è andato storto sul server; niente è cambiato.
error-database-url = «{ $found }» non è un database. Ci si aspetta sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
error-database = Impossibile aprire il database: { $reason }
error-relay-url = «{ $found }» non è un relay. Ci si aspetta redis://HOST.
error-address = Impossibile aprire { $host }:{ $port }: { $reason }

record-proof-shape = Questa non è una prova: { $detail }
record-proof-commitment = Il segreto non corrisponde all’impronta mostrata all’apertura del tavolo.
record-proof-added = Per ogni posto, l’aggiunta dev’essere una riga stampabile.
record-proof-seed = Il seme non deriva dal segreto e dalle aggiunte.
record-proof-seals = Ogni posto ha un sigillo di 64 cifre esadecimali, oppure nessuno; e solo una prova di versione 2 ha sigilli.
record-proof-seal = Il sigillo del posto { $seat } non è quello del testo che ha rivelato.
record-proof-unrevealed = I posti indicati come non rivelati non sono quelli che hanno un sigillo ma nessun testo.
error-mix-sealed = A questo tavolo ognuno prima sigilla la sua casualità e poi la rivela; non si può aggiungere niente allo scoperto.
error-seal-plain = Questo tavolo non ha sigilli: ciò che aggiungi si invia allo scoperto.
error-seal-late = I sigilli ci sono tutti; non se ne può più cambiare nessuno.
error-reveal-early = I sigilli si aprono quando tutti hanno sigillato; aspetta un momento.
error-reveal-nothing = Non hai sigillato niente, quindi non c’è niente da rivelare.
error-reveal-other = Questo non è il testo che hai sigillato.
error-renamed-enough = A questo tavolo hai già preso { $most } nomi. Tieni questo.
error-mixing = Ci sono tutti e si sta distribuendo; si comincia tra un momento.
error-mixed-enough = Hai già aggiunto qualcosa { $most } volte. Per una distribuzione basta così.

error-lab-games = { $found } partite qui sono troppe. Il massimo è { $most }.
error-lab-busy = Il laboratorio è occupato con altre domande; riprova tra un momento.
error-dial-value = «{ $path }» non può avere questo valore. Possibile: { $known }.
error-dial-arrangement = «{ $path }» si può solo riordinare: le stesse voci, su altrettante righe.
cli-param-lab-threads = Quanti thread giocano partite per la pagina del laboratorio.

error-database-taken = Un altro server usa già { $file }. Fermalo, oppure scegli un altro file.
error-database-newer = Questo database è stato scritto da una versione più recente di Ludothèque (revisione { $revision }). Aggiorna Ludothèque, oppure scegli un altro database.
error-starting = Il server sta ancora preparando i giochi; riprova tra un momento.
serve-friends = Indirizzo per i tuoi amici sulla stessa rete: { $url }
cli-param-public-url = L’indirizzo che usano i tuoi amici, come https://games.example.org; inviti e codici QR lo contengono.
error-public-url = «{ $found }» non è un indirizzo che i tuoi amici possano aprire. Ci si aspetta per esempio https://games.example.org o http://192.168.1.20:8000, senza altro dopo.
cli-param-thinking-times = Misura in questo file quanto riflettono le persone, per tipo di mossa e senza nomi; il laboratorio ne ricava i minuti. Ogni processo ha bisogno di un file suo.

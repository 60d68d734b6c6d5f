# I comandi del terminale.

cli-help = Una ludoteca aperta giorno e notte.
cli-help-play = Gioca qui nel terminale, contro i bot o con gli amici alla stessa tastiera.
cli-help-games = Mostra i giochi sullo scaffale.
cli-help-bots = Mostra i bot.
cli-help-rules = Leggi il regolamento di un gioco.
cli-help-simulate = Fai giocare ai bot molte partite e conta i risultati.
cli-help-check = Verifica le registrazioni delle partite: tutte le mosse rispettano le regole? Carte e dadi derivano dal seme?
cli-help-bench = Misura la velocità del motore su questo computer.
cli-help-help = Mostra questo aiuto.
cli-help-version = Mostra la versione.
cli-examples = Esempi:
cli-group-commands = Comandi
cli-group-arguments = Argomenti
cli-group-parameters = Opzioni
cli-usage = Uso: { $line }
cli-usage-command = COMANDO
cli-usage-options = { "[OPZIONI]" }
cli-usage-arguments = { "[ARGOMENTI]" }
cli-default = { "[" }predefinito: { $value }]
cli-required = { "[obbligatorio]" }
cli-see-help = Aggiungi --help per vedere che cosa si può fare.
cli-preparing = Preparazione di { $title } (solo la prima volta)

cli-param-game = Il gioco, con il nome che gli dà `ludotheque games`, o il file di un gioco non installato: mygame.py.
cli-param-bench-game = Il gioco da misurare; se manca, tutti.
cli-param-lang = Lingua: en, fr, de, nl, it, es, pl o hu. Se manca, quella del sistema.
cli-param-json = Scrivi JSON invece di testo.
cli-param-option = Una regola a scelta, nella forma NOME=VALORE; si può ripetere.
cli-param-seats = Numero di giocatori.
cli-param-seed = Il seme della distribuzione: un numero, oppure cifre esadecimali dopo 0x. Lo stesso seme dà la stessa distribuzione.
cli-param-paragraph = Solo il paragrafo con questo id.
cli-param-games = Numero di partite.
cli-param-bots = I bot, separati da virgole: uno per tutti i posti, oppure uno per ogni posto. «ludotheque bots» li elenca.
cli-param-records = Scrivi tutte le partite in questo file, una registrazione per riga.
cli-param-threads = Numero di thread, o di processi per i bot che riflettono; se manca, uno per ogni core.
cli-param-file = Un file di registrazioni: JSON Lines, oppure una sola registrazione.
cli-param-seconds = Per quanti secondi misurare ogni gioco.
cli-param-humans = Numero di persone che giocano; gli altri posti vanno ai bot.
cli-param-names = I nomi delle persone, separati da virgole.
cli-param-colours = I colori dei giocatori, uno per posto, separati da virgole, per esempio giallo,rosso.
cli-param-first = Chi comincia: rules (come dicono le regole), lot (a sorte) o il numero di un posto, per esempio 2.
cli-param-opponents = I bot, separati da virgole: uno per tutti, oppure uno per ogni posto. «ludotheque bots» li elenca.
cli-param-save = Scrivi in questo file la registrazione della partita finita.
cli-param-resume = Riprendi l’ultima partita lasciata a metà.

## ludotheque games

games-name = Gioco
games-players = Giocatori
games-minutes = Minuti
games-age = Età
games-line = In breve
games-options = Opzioni

## ludotheque simulate

simulate-title = { $games ->
    [one] Una partita
    [many] { $games } di partite
   *[other] { $games } partite
} in { $seconds } s
simulate-seat = Posto
simulate-bot = Bot
simulate-wins = Vittorie
simulate-score = Punti
simulate-ties = Vittorie condivise: { $share }
simulate-interrupted = Interrotto: partite giocate { $done } su { $games }.

## ludotheque check

check-sound = { $count ->
    [one] 1 registrazione rispetta le regole.
    [many] { $count } di registrazioni rispettano le regole.
   *[other] { $count } registrazioni rispettano le regole.
}
check-fair = Distribuzione e dadi conformi al seme: { $fair }. Senza seme: { $unknown }.
check-broken = { $count ->
    [one] 1 registrazione non è valida.
    [many] { $count } di registrazioni non sono valide.
   *[other] { $count } registrazioni non sono valide.
}

## ludotheque bench

bench-running = Misurazione di { $title }
bench-result = { $title }: { $moves } milioni di mosse e { $games } partite al secondo con un thread (dispersione { $spread }%),
    { $two } partite al secondo con due thread ({ $ratio } volte la velocità).
    Una posizione occupa { $bytes } byte. Importazione { $imported } s, prima compilazione { $first } s, avvii successivi { $second } s.

## ludotheque play

play-you = Tu
play-player = Giocatore { $number }
play-which = Quale gioco? (numero o nome){ " " }
play-welcome = { $title }: { $names }
play-commitment = Impronta del seme segreto: { $commitment }
play-commands = Scrivi una mossa o il suo numero; ? per l’aiuto, quit per smettere.
play-help =
    Una mossa si scrive come nell’elenco, oppure con il suo numero.
    table   mostra di nuovo il tavolo
    hint    le mosse migliori
    rules   il regolamento; rules turn ne mostra un paragrafo
    quit    smetti; la partita resta salvata e puoi riprenderla
play-pass = Passa la tastiera { AD($name) } e premi Invio.{ " " }
play-moves = Mosse possibili:
play-hint = { $equal ->
    [yes] Ugualmente buone
   *[no] Mossa migliore
}: { $moves } (probabilità di vittoria: { $certain ->
    [yes] { $share }
   *[no] circa { $share }
})
play-objection = Invio: va bene. Non è permesso? Scrivi: { $object }
play-objection-who = Chi se n’è accorto? { $names }
play-objection-nobody = Qui non c’è nessuno con questo nome. Scrivi uno di questi: { $names }
play-place = { $place }. { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
play-seed = Il seme era { $seed }
play-saved = La partita è registrata in { $file }.
play-unfinished = La partita è salvata. Per riprenderla: { $command }

bots-name = Bot
bots-level = Livello
bots-line = Come gioca
bots-own = Puoi aggiungere i tuoi bot: FILE.py:CLASSE o MODULO:CLASSE per una classe Python, cmd:COMANDO per un programma in qualsiasi linguaggio.
simulate-turns = Turni per partita: { $mean } in media, da { $least } a { $most }

# Il client nel browser.

web-title = Ludothèque
web-language = Lingua
web-opening = Un momento…
web-unreachable = Il server non è raggiungibile. Riprova tra un momento.
web-lost = A questo indirizzo non c’è nulla.
web-to-shelf = Allo scaffale
web-close = Chiudi
web-no-key = Questo link non apre il tavolo. Chiedi il link intero, con tutto ciò che segue il #.

## Lo scaffale

web-shelf = I giochi
web-fact-players = { $count } giocatori
web-fact-minutes = { $count } minuti
web-fact-age = da { $age } anni
web-mine = Continua
web-mine-with = con { $names }
web-mine-yours = Tocca a te
web-mine-open = In attesa di giocatori
web-mine-over = Finita
web-mine-gone = Non esiste più
web-mine-finished = { $count ->
    [one] 1 partita finita
   *[other] { $count } partite finite
}
web-forget = Dimentica
web-forget-game = Dimentica: { $game }, { $names }
web-public-tables = Tavoli che cercano giocatori
web-public-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}

## Preparare una partita

web-mode = Come vuoi giocare?
web-mode-bots = Contro i bot
web-mode-bots-line = Si comincia subito: i bot sono pronti.
web-mode-friends = Con gli amici
web-mode-friends-line = Ognuno gioca sul proprio dispositivo. Ricevi un link e un codice QR da passare agli altri.
web-mode-device = Su questo dispositivo
web-mode-device-line = Vi passate il dispositivo. Un sipario nasconde ciò che il prossimo non deve vedere.
web-mode-watch = Guarda i bot
web-mode-watch-line = Mettiti comodo: giocano solo i bot.
web-play-now = Gioca
web-open-table = Apri il tavolo
web-watch-now = Guarda
web-preparing = Questo gioco è ancora in preparazione; il primo avvio richiede un momento.
web-options = Regole di questa partita
web-more-choices = Altre scelte
web-player = Giocatore { $number }
web-seat-fewer = Un giocatore in meno
web-seat-more = Un giocatore in più
web-seat-kind = Posto { $number }: chi gioca?
web-seat-human = Qualcuno qui
web-seat-open = Amico con link
web-seat-open-line = riceve un link tutto suo
web-seat-bot = Bot
web-name-of = Nome del giocatore { $number }
web-level-of = Livello del bot al posto { $number }
web-make-public = Mostra il tavolo sullo scaffale: chiunque può sedersi
web-wait-for-me = Comincia solo quando lo dico io
web-away = Se qualcuno si assenta
web-away-never = il tavolo aspetta
web-away-minutes = dopo 2 minuti continua un bot
web-away-hour = dopo un’ora continua un bot
web-away-day = dopo un giorno continua un bot

## Aspettando i giocatori

web-lobby-missing = { $count ->
    [0] Ci siete tutti
    [one] Manca ancora qualcuno
   *[other] Mancano ancora { $count } giocatori
}
web-lobby-send = Ogni posto libero ha il suo link: mandalo, o fai inquadrare il codice.
web-lobby-unreachable = I tuoi amici non possono aprire questi link: questo server è raggiungibile solo da questo computer. Avvialo con “ludotheque serve --host 0.0.0.0”; mostrerà l’indirizzo per i tuoi amici.
web-lobby-begins = La partita comincia appena ci siete tutti.
web-lobby-owner = La partita comincia quando lo dice chi ha aperto il tavolo.
web-seat-free = libero
web-seat-added = ha aggiunto del proprio caso
web-invite-link = Invito per il posto { $number }
web-watch-link = Link per guardare
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-share-text = Gioca a { $game } con me!
web-qr = Codice QR
web-mix-title = Una mescolata onesta
web-mix-line = La mescolata dipende da un segreto che il server ha già fissato e da ciò che ognuno aggiunge. Aggiungi qualcosa che nessuno possa indovinare: così nessuno può averla scelta.
web-mix-field = Una riga tua
web-mix-add = Aggiungi
web-mix-done = Aggiunto. Grazie!
web-seal-line = Il dispositivo di ogni giocatore sigilla un po’ di casualità propria. I sigilli si aprono solo quando sono tutti fissati, e la mescolata dipende da tutti. Così nessuno può sceglierla: né chi arriva per ultimo, né il server. Puoi aggiungere una riga tua.
web-seal-done = Sigillato con la tua riga. Grazie!
web-seat-sealed = ha sigillato
web-seat-revealed = ha aperto il sigillo
web-lobby-sealing = Ognuno sigilla la propria casualità, così nessuno può scegliere la mescolata.
web-lobby-revealing = Tutti i sigilli sono fissati. Ora si aprono, e la mescolata ne deriva.
web-unsealed = { $count ->
    [one] { $names } non ha sigillato in tempo: si è mescolato senza una sua riga.
   *[other] { $names } non hanno sigillato in tempo: si è mescolato senza le loro righe.
}
web-unrevealed = { $count ->
    [one] { $names } non ha aperto il sigillo in tempo. Al suo posto è stato aggiunto il sigillo stesso, già fissato prima.
   *[other] { $names } non hanno aperto i sigilli in tempo. Al loro posto sono stati aggiunti i sigilli stessi, già fissati prima.
}
web-commitment = Impronta del segreto, da verificare dopo la partita
web-start = Comincia la partita
web-fill = Completa con i bot e comincia
web-fill-level = Livello dei bot

## Prendere posto

web-join-title = Vieni a giocare a { $game }!
web-join-with = Al tavolo: { $names }
web-join-name = Il tuo nome
web-join-name-missing = Scrivi un nome, così gli altri sanno chi sei.
web-join = Prendi posto
web-watch-only = Guarda soltanto

## Al tavolo

web-turn-yours = Tocca a te
web-turn-of = Tocca a { $name }
web-turn-sending = La tua mossa è in viaggio…
web-turn-over = La partita è finita
web-watching = Stai guardando
web-skip = Avanti veloce
web-skip-to-my-turn = Avanti fino al mio turno
web-seats = Giocatori
web-seat-you = tu
web-seat-on-turn = di turno
web-seat-stand-in = sostituito da: { $level }
web-place = Posizione { $place }
web-rules = Regole
web-show-rule = Mostra la regola
web-story = Finora
web-story-empty = Non è ancora successo nulla.
web-in-words = Il tavolo in parole
web-offline = Nessuna connessione. Riprovo…
web-offline-kept = Nessuna connessione. La tua mossa è conservata e sarà inviata.
web-curtain-title = { $name }, tocca a te
web-curtain-text = Passate il dispositivo a { $name }. Gli altri guardino altrove.
web-curtain-lift = Sono { $name }

## Il menu

web-menu = Menu
web-menu-device = Su questo dispositivo
web-menu-links = Link
web-menu-you = Tu
web-speed = Ritmo
web-speed-calm = tranquillo
web-speed-brisk = svelto
web-speed-instant = immediato
web-speed-is = Ritmo: { $speed }
web-motion = Movimento
web-sound = Suono
web-seat-link = Link al tuo posto, per un altro dispositivo
web-seat-link-line = Chi ha questo link gioca al posto tuo. Tienilo per te.
web-leave = Fai giocare un bot al posto mio
web-return = Torno a giocare io
web-resign = Abbandona
web-resign-two = Allora la partita finisce e vince il tuo avversario.
web-resign-more = Un bot continua al posto tuo.
web-resign-sure = Sì, abbandono
web-play-on = Continua a giocare

## Il regolamento

web-rules-of = { $game }: le regole
web-contents = Indice
web-play-this = Gioca a { $game }

## The table of a game that has none of its own

web-yes = Sì
web-no = No
web-face-down = coperte: { $count }

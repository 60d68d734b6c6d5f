# Il client nel browser.

web-title = Ludothèque
web-language = Lingua
web-opening = Un momento…
web-unreachable = Il server non risponde. Riprova tra un momento.
web-lost = A questo indirizzo non c’è nulla.
web-to-shelf = Torna allo scaffale
web-close = Chiudi
web-no-key = Questo link non apre il tavolo. Chiedi il link intero, con tutto quello che viene dopo il #.

## Lo scaffale

web-shelf = I giochi
web-fact-players = { $count } giocatori
web-fact-minutes = { $count } minuti
web-fact-age = dai { $age } anni
web-mine = Le tue partite
web-mine-with = con { $names }
web-mine-yours = Tocca a te
web-mine-open = Si aspettano giocatori
web-mine-over = Finita
web-mine-gone = Non esiste più
web-mine-finished = { $count ->
    [one] 1 partita finita
   *[other] { $count } partite finite
}
web-forget = Rimuovi
web-forget-game = Rimuovi: { $game }, { $names }
web-public-tables = Tavoli che cercano giocatori
web-public-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}

## Preparare una partita

web-mode = Come vuoi giocare?
web-mode-bots = Contro i bot
web-mode-bots-line = Cominci subito: i bot sono pronti.
web-mode-friends = Con gli amici
web-mode-friends-line = Ognuno gioca sul proprio dispositivo. Ricevi un link e un codice QR da condividere.
web-mode-device = Passa e gioca
web-mode-device-line = Il dispositivo passa di mano in mano. Un sipario nasconde ciò che il prossimo giocatore non deve vedere.
web-mode-watch = Guarda i bot
web-mode-watch-line = Basta guardare: giocano solo i bot.
web-play-now = Gioca
web-open-table = Apri il tavolo
web-watch-now = Guarda
web-preparing = Questo gioco è ancora in preparazione; il primo avvio richiede un momento.
web-options = Regole di questa partita
web-option-printed = regola stampata
web-option-ours = regola nostra
web-more-choices = Altre impostazioni
web-first = Chi comincia
web-first-rules = secondo le regole
web-first-lot = a sorte
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
web-seat-colour-of = Colore del posto { $number }
web-seat-is = Posto { $number }: { $what }
web-make-public = Mostra il tavolo sullo scaffale: chiunque può sedersi
web-wait-for-me = Aspetta che avvii io la partita
web-away = Se qualcuno si assenta
web-away-never = il tavolo aspetta
web-away-minutes = dopo 2 minuti subentra un bot
web-away-hour = dopo un’ora subentra un bot
web-away-day = dopo un giorno subentra un bot

## Aspettando i giocatori

web-lobby-missing = { $count ->
    [0] Ci sono tutti
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}
web-lobby-send = Ogni posto libero ha il suo link: mandalo, o fai inquadrare il codice.
web-lobby-unreachable = I tuoi amici non possono aprire questi link: il server è raggiungibile solo da questo computer. Avvialo con «ludotheque serve --host 0.0.0.0»: mostrerà l’indirizzo da dare ai tuoi amici.
web-lobby-begins = La partita comincia appena ci sono tutti.
web-lobby-owner = La partita comincia quando la avvia chi ha aperto il tavolo.
web-seat-free = libero
web-seat-added = ha aggiunto un po’ di casualità
web-invite-link = Invito per il posto { $number }
web-watch-link = Link per guardare
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-share-text = Vieni a giocare { AD($game) } con me!
web-qr = Codice QR
web-mix-title = Una distribuzione onesta
web-mix-line = La distribuzione dipende da un segreto che il server ha già fissato e da quello che ognuno aggiunge. Aggiungi qualcosa che nessuno possa indovinare: così nessuno può aver scelto la distribuzione.
web-mix-field = Una riga tutta tua
web-mix-add = Aggiungi
web-mix-done = Aggiunto. Grazie!
web-seal-line = Il dispositivo di ogni giocatore sigilla un po’ di casualità. I sigilli si aprono solo quando ci sono tutti, e la distribuzione dipende da tutti. Così nessuno può sceglierla: né chi arriva per ultimo, né il server. Puoi aggiungere una riga tutta tua.
web-seal-done = Sigillato con la tua riga. Grazie!
web-seat-sealed = ha sigillato
web-seat-revealed = ha aperto il suo sigillo
web-lobby-sealing = Ognuno sigilla un po’ di casualità, così nessuno può scegliere la distribuzione.
web-lobby-revealing = I sigilli ci sono tutti. Ora si aprono, e poi si distribuisce.
web-unsealed = { $count ->
    [one] { $names } non ha sigillato in tempo: si è distribuito senza la sua riga.
   *[other] { $names } non hanno sigillato in tempo: si è distribuito senza le loro righe.
}
web-unrevealed = { $count ->
    [one] { $names } non ha aperto il sigillo in tempo. Per la distribuzione è valso il sigillo stesso, fissato prima.
   *[other] { $names } non hanno aperto i sigilli in tempo. Per la distribuzione sono valsi i sigilli stessi, fissati prima.
}
web-commitment = Impronta del segreto, da verificare dopo la partita
web-start = Comincia la partita
web-fill = Aggiungi bot e comincia
web-fill-level = Livello dei bot

## Prendere posto

web-join-title = Vieni a giocare { AD($game) }!
web-join-with = Al tavolo: { $names }
web-join-fork = Questa partita ne continua un’altra: chi ha aperto il tavolo forse sa che cosa è nascosto.
web-your-colour = Il tuo colore: { $colour }
web-join-name = Il tuo nome
web-join-name-missing = Scrivi un nome, così gli altri sanno chi sei.
web-join = Prendi posto
web-watch-only = Guarda soltanto

## Al tavolo

web-turn-yours = Tocca a te
web-turn-of = Tocca { AD($name) }
web-addressed = { $name }: { $text }
web-turn-sending = La tua mossa è in viaggio…
web-turn-over = La partita è finita
web-watching = Stai guardando
web-skip = Avanti veloce
web-skip-to-my-turn = Avanti fino al mio turno
web-seats = Giocatori
web-seat-you = tu
web-seat-on-turn = è il suo turno
web-place = Posizione { $place }
web-rules = Regole
web-show-rule = Mostra la regola
web-story = La partita finora
web-story-empty = Non è ancora successo nulla.
web-in-words = Il tavolo descritto a parole
web-offline = Nessuna connessione. Nuovo tentativo…
web-offline-kept = Nessuna connessione. La tua mossa è salvata e partirà da sola.
web-curtain-title = { $name }, tocca a te
web-curtain-text = Passa il dispositivo { AD($name) }. Gli altri guardano da un’altra parte!
web-curtain-lift = Sono { $name }

## Il menu

web-menu = Menu
web-menu-device = Su questo dispositivo
web-menu-links = Link
web-menu-you = Tu
web-speed = Velocità
web-speed-calm = tranquilla
web-speed-brisk = veloce
web-speed-instant = immediata
web-speed-is = Velocità: { $speed }
web-motion = Animazioni
web-sound = Suoni
web-seat-link = Link al tuo posto, per un altro dispositivo
web-seat-link-line = Chiunque abbia questo link può giocare al posto tuo. Non darlo a nessuno.
web-leave = Lascia giocare un bot per me
web-return = Riprendi a giocare
web-resign = Abbandona
web-resign-two = La partita finisce e vince il tuo avversario.
web-resign-more = Un bot continua al posto tuo.
web-resign-sure = Sì, abbandona
web-play-on = Continua a giocare

## Il regolamento

web-rules-of = { $game }: le regole
web-contents = Indice
web-play-this = Gioca { AD($game) }

## The table of a game that has none of its own

web-yes = Sì
web-no = No
web-face-down = coperte: { $count }

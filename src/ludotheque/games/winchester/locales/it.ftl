# Winchester. $you è "yes" quando chi legge è il giocatore di cui si parla.

winchester-line = Una corsa intorno al tabellone con le mosse degli scacchi: il dado decide quale pezzo imitano tutti.

## Il dado e il tabellone

winchester-face-K = re
winchester-face-Q = regina
winchester-face-R = torre
winchester-face-B = alfiere
winchester-face-N = cavallo
winchester-face-P = pedone

winchester-zone-start = partenza
winchester-zone-A = settore A
winchester-zone-B = settore B
winchester-zone-corner-1 = angolo 1
winchester-zone-C = settore C
winchester-zone-corner-2 = angolo 2
winchester-zone-D = settore D
winchester-zone-E = settore E
winchester-zone-corner-3 = angolo 3
winchester-zone-F = settore F

winchester-end-played-out = Tutti i pezzi tranne uno sono arrivati a casa.
winchester-end-stalled = Da 300 giri nessun pezzo è arrivato a casa.

## Il racconto di una mossa

winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] Tiri il numero più alto e cominci tu.
       *[other] { $seat } tira il numero più alto e comincia.
    }
   *[other] { tell-starts }
}
winchester-tell-rolled = { $you ->
    [yes] Tiri il dado degli scacchi: { $face }.
   *[other] { $seat } tira il dado degli scacchi: { $face }.
}
winchester-tell-moved = { $you ->
    [yes] Muovi da { $origin } { AD($target) }{ $crossed ->
        [none] .
       *[other] {" "}e superi la linea di partenza.
    }
   *[other] { $seat } muove da { $origin } { AD($target) }{ $crossed ->
        [none] .
       *[other] {" "}e supera la linea di partenza.
    }
}
winchester-tell-swapped = { $you ->
    [yes] Muovi da { $origin } { AD($target) } e ti scambi di posto con un pezzo di { $loser }.
    [loser] { $seat } muove da { $origin } { AD($target) } e si scambia di posto con un tuo pezzo.
   *[other] { $seat } muove da { $origin } { AD($target) } e si scambia di posto con un pezzo di { $loser }.
}
winchester-tell-arrived = { $you ->
    [yes] Porti a casa il tuo pezzo da { $origin }. È l’arrivo numero { $place } e vale { $points } punti.
   *[other] { $seat } porta a casa il pezzo da { $origin }. È l’arrivo numero { $place } e vale { $points } punti.
}
winchester-tell-bonus = { $you ->
    [yes] Ricevi un bonus: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[other] { $seat } riceve un bonus: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
winchester-tell-passed = { $you ->
    [yes] Non puoi muovere: passi e perderai il prossimo turno.
   *[other] { $seat } non può muovere, passa e perderà il prossimo turno.
}
winchester-tell-skipped = { $you ->
    [yes] Perdi questo turno.
   *[other] { $seat } perde questo turno.
}
winchester-tell-last = { $you ->
    [yes] Il tuo pezzo in { $square } è l’ultimo di tutti e vale { $points ->
        [0] 0 punti
        [one] 1 punto
       *[other] { $points } punti
    }.
   *[other] Il pezzo di { $seat } in { $square } è l’ultimo di tutti e vale { $points ->
        [0] 0 punti
        [one] 1 punto
       *[other] { $points } punti
    }.
}
winchester-tell-over = La partita è finita. { $end }

## Il tabellone a parole

winchester-die = Sul dado: { $face }
winchester-to-roll = { $you ->
    [yes] Tiri il dado degli scacchi.
   *[other] { $name } tira il dado degli scacchi.
}
winchester-quiet = Giri di seguito senza arrivi: { $rounds }; dopo altri { $left } la partita finisce.
winchester-player = { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
}, { $home ->
    [0] nessun pezzo a casa
    [one] 1 pezzo a casa
   *[other] { $home } pezzi a casa
}
winchester-loses-turn = perde il prossimo turno
winchester-pieces = sul tabellone – { $squares }
winchester-on = { $zone }: { $squares }

## Il tabellone sullo schermo

winchester-table = il tabellone
winchester-starts = apre questo giro
winchester-choose-piece = Scegli uno dei tuoi pezzi.
winchester-choose-square = Ora scegli dove va.
winchester-piece = { $you ->
    [yes] il tuo pezzo in { $square }
   *[other] pezzo di { $name } in { $square }
}
winchester-piece-home = { $you ->
    [yes] il tuo pezzo, arrivo numero { $place }
   *[other] pezzo di { $name }, arrivo numero { $place }
}

## Le mosse a parole

winchester-move-roll = tirare il dado: { $face }
winchester-move-go = da { $origin } { AD($target) }
winchester-move-swap = da { $origin } { AD($target) }, scambiandosi di posto
winchester-move-home = a casa, da { $origin } { AD($target) }
winchester-move-pass = passare e perdere il prossimo turno

## Nella prima partita: il passo da fare

winchester-guide-wait = Il dado decide quale pezzo degli scacchi imitano tutti. Fai un giro del tabellone in senso antiorario e torna a casa.
winchester-guide-pass = Nessuno dei tuoi pezzi può muoversi: passi, e perdi anche il prossimo turno.
winchester-guide-king = Un re: muovi uno dei tuoi pezzi di una casella in qualsiasi direzione.
winchester-guide-queen = Una regina: lontano quanto vuoi, in linea retta o in diagonale, senza saltare nulla. Se finisci su un pezzo avversario, i due si scambiano di posto.
winchester-guide-rook = Una torre: lontano quanto vuoi lungo una riga o una colonna, senza saltare nulla. Se finisci su un pezzo avversario, i due si scambiano di posto.
winchester-guide-bishop = Un alfiere: lontano quanto vuoi in diagonale, senza saltare nulla. Se finisci su un pezzo avversario, i due si scambiano di posto.
winchester-guide-knight = Un cavallo: due caselle in linea retta e una di lato. È l’unico che salta pezzi e ostacoli.
winchester-guide-pawn = Un pedone: una casella in avanti, o una in diagonale in avanti per scambiarti di posto con un pezzo avversario.

## Il punteggio

winchester-score-place = arrivo numero { $place }
winchester-score-bonus = bonus
winchester-score-last = l’ultimo pezzo

## Perché una mossa non è ammessa, per regola

winchester-refusal-king = Un re fa un solo passo, dove vuole. Scegli una casella accanto.
winchester-refusal-queen = Una regina va dritta o in diagonale. Scegli una casella su una di queste linee.
winchester-refusal-rook = Una torre va lungo una riga o una colonna. Scegli una casella lì.
winchester-refusal-bishop = Un alfiere va in diagonale. Scegli una casella su una diagonale.
winchester-refusal-knight = Un cavallo salta di due caselle in una direzione e di una di lato.
winchester-refusal-pawn = Un pedone avanza di una casella, se è vuota; in diagonale in avanti può solo scambiarsi di posto con un pezzo avversario.
winchester-refusal-roll = Prima si tira il dado degli scacchi, una volta sola; poi si muove.
winchester-refusal-own = Lì non c’è nessun tuo pezzo. Scegline uno tuo.
winchester-refusal-must = Uno dei tuoi pezzi può muoversi: muovilo.
winchester-refusal-obstacle = Lì c’è un ostacolo. Scegli una casella libera.
winchester-refusal-jump = C’è qualcosa in mezzo, e solo il cavallo salta. Fermati prima, o vai da un’altra parte.
winchester-refusal-C2 = Lì c’è già un tuo pezzo. Scegli un’altra casella.
winchester-refusal-before-start = Un pezzo che non ha superato la linea di partenza non si scambia di posto con nessuno. Scegli una casella vuota.
winchester-refusal-C3 = Le linee di partenza e di arrivo si superano solo in avanti, e non si possono aggirare.
winchester-refusal-C4 = Un pezzo che non ha ancora lasciato la partenza tiene chiusa questa casella. Torna a casa su un’altra.
winchester-refusal-arrival = Un pezzo che supera la linea di arrivo finisce la mossa a casa.
winchester-refusal-end = La partita è finita.

## Che cosa non va in una preparazione

winchester-setup-obstacles = «obstacles» deve dare un numero per ogni settore: { $sections }.
winchester-setup-missing = In «obstacles» manca il settore { $section }.
winchester-setup-section = Non c’è un settore «{ $found }». Settori: { $sections }.
winchester-setup-number = Il numero del settore { $section } è { $found }; deve andare da 1 a { $last }.
winchester-setup-first = «first» è { $found }; dev’essere un posto da 0 a { $last }.

## Che cosa non va nel file del tabellone

winchester-board-zone-missing = manca la zona «{ $expected }».
winchester-board-zone-extra = «{ $found }» è una zona di troppo. Zone, in ordine: { $known }.
winchester-board-zone-name = qui ci vuole la zona «{ $expected }», non «{ $found }».
winchester-board-squares = «{ $found }» non è un rettangolo di caselle del percorso, come «a1-d4», con l’angolo in basso a sinistra per primo.
winchester-board-overlap = { $square } appartiene già alla zona «{ $zone }».
winchester-board-uncovered = { $square } non appartiene a nessuna zona.
winchester-board-forward = «forward» è { $found }; ci vogliono una o due di queste direzioni: { $known }.
winchester-board-number-row = «{ $found }» nel settore { $zone } deve avere { $count } numeri da 1 a 6.
winchester-board-number-rows = il settore { $zone } ha { $found } righe di numeri; devono essere { $count }.
winchester-board-number-count = il settore { $zone } ha { $found } volte il numero { $number }; devono essere { $count }.
winchester-board-start-square = la casella di partenza { $code } è «{ $found }»; deve essere una casella della partenza senza altri codici.
winchester-board-teams = per { $seats } giocatori servono { $seats } elenchi di caselle di partenza, tutti della stessa lunghezza, al massimo { $most }.
winchester-board-code = non c’è una casella di partenza { $found }. Caselle di partenza: { $known }.
winchester-board-code-twice = la casella di partenza { $found } è indicata due volte.
winchester-board-number = «{ $entry }» è { $found }; deve essere un numero intero da { $low } a { $high }.

## Quello che il laboratorio conta

winchester-fires-swapped = Due pezzi si scambiano di posto
winchester-fires-arrived = Un pezzo arriva a casa
winchester-fires-bonus = Si guadagna un bonus
winchester-fires-passed = Nessuna mossa è possibile
winchester-fires-skipped = Un turno viene perso

## What the lab lets people turn

winchester-dial-pieces = Pezzi di ogni giocatore, al massimo
winchester-dial-points-first = Punti del primo pezzo a casa
winchester-dial-points-least = Punti di un arrivo, almeno
winchester-dial-points-last = Punti dell’ultimo pezzo nel settore E o più avanti
winchester-dial-bonus-team = Bonus della prima squadra a casa
winchester-dial-bonus-second = Bonus se al primo pezzo ne segue presto un secondo dello stesso giocatore
winchester-dial-bonus-row = Bonus di tre arrivi di fila
winchester-dial-zone-a-numbers = Numeri del settore A
winchester-dial-zone-b-numbers = Numeri del settore B
winchester-dial-zone-c-numbers = Numeri del settore C
winchester-dial-zone-d-numbers = Numeri del settore D
winchester-dial-zone-e-numbers = Numeri del settore E
winchester-dial-zone-f-numbers = Numeri del settore F
winchester-dial-players-2 = Caselle di partenza dei due giocatori, una riga ciascuno
winchester-dial-players-3 = Caselle di partenza dei tre giocatori, una riga ciascuno
winchester-dial-players-4 = Caselle di partenza dei quattro giocatori, una riga ciascuno
winchester-dial-players-5 = Caselle di partenza dei cinque giocatori, una riga ciascuno

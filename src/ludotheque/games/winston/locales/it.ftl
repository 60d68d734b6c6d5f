# Winston. $you è "yes" quando chi legge è il giocatore di cui si parla.

winston-line = Costruisci cani insieme agli altri, prendi il più lungo e occhio alla cacca!

## Carte e cani

winston-card-Rh = testa rossa
    .una = una testa rossa
winston-card-Rb = corpo rosso
    .una = un corpo rosso
winston-card-Oh = testa arancione
    .una = una testa arancione
winston-card-Ob = corpo arancione
    .una = un corpo arancione
winston-card-Yh = testa gialla
    .una = una testa gialla
winston-card-Yb = corpo giallo
    .una = un corpo giallo
winston-card-Gh = testa verde
    .una = una testa verde
winston-card-Gb = corpo verde
    .una = un corpo verde
winston-card-Bh = testa blu
    .una = una testa blu
winston-card-Bb = corpo blu
    .una = un corpo blu
winston-card-Ph = testa viola
    .una = una testa viola
winston-card-Pb = corpo viola
    .una = un corpo viola

winston-dog-R = cane rosso
winston-dog-O = cane arancione
winston-dog-Y = cane giallo
winston-dog-G = cane verde
winston-dog-B = cane blu
winston-dog-P = cane viola

winston-end-played-out = Tutte le carte sono state giocate.
winston-end-stalled = Nessuna delle carte rimaste si può giocare.

## Il racconto di una mossa

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] Cominci tu: hai il nome più lungo.
       *[other] Comincia { $seat }: ha il nome più lungo.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] Giochi { $card-una }.
   *[other] { $seat } gioca { $card-una }.
}
winston-tell-ended = { $you ->
    [yes] Termini il turno.
   *[other] { $seat } termina il turno.
}
winston-tell-taken = { $you ->
    [yes] Prendi il { $dog } con { $bodies } corpi, che vale { $points } punti.
   *[other] { $seat } prende il { $dog } con { $bodies } corpi, che vale { $points } punti.
}
winston-tell-bone = { $you ->
    [yes] Ricevi l’osso, con la carta-taglia { $size }.
    [loser] { $seat } ti porta via l’osso e riceve la carta-taglia { $size }.
   *[other] { $seat } riceve l’osso, con la carta-taglia { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Ricevi la cacca. La carta 5+ resta con l’osso.
        [loser] { $seat } ti libera dalla cacca. La carta 5+ resta con l’osso.
       *[other] { $seat } riceve la cacca. La carta 5+ resta con l’osso.
    }
   *[other] { $you ->
        [yes] Ricevi la cacca, con la carta-taglia { $size }.
        [loser] { $seat } ti libera dalla cacca e riceve la carta-taglia { $size }.
       *[other] { $seat } riceve la cacca, con la carta-taglia { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] Non puoi giocare: metti { $card-una } sotto il mazzo.
   *[other] { $seat } non può giocare e mette { $card-una } sotto il mazzo.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
   *[other] { $you ->
        [yes] Peschi { $cards-una }.
       *[other] { $seat } pesca { $count ->
            [one] una carta
           *[other] { $count } carte
        }; si sa: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] Non puoi giocare e il mazzo è vuoto: passi.
   *[other] { $seat } non può giocare e il mazzo è vuoto: passa.
}
winston-tell-skipped = { $you ->
    [yes] Non hai più carte e salti il turno.
   *[other] { $seat } non ha più carte e salta il turno.
}
winston-tell-over = La partita è finita. { $end }

## Il tavolo a parole

winston-table = Sul tavolo ({ $pile ->
    [0] il mazzo è vuoto
    [one] 1 carta nel mazzo
   *[other] { $pile } carte nel mazzo
}):
winston-table-empty = ancora nessun cane
winston-dog = { $dog }: { $head ->
    [complete] { $bodies ->
        [one] una testa e 1 corpo, completo
       *[other] una testa e { $bodies } corpi, completo
    }
    [yes] { $bodies ->
        [0] una testa, nessun corpo
        [one] una testa e 1 corpo
       *[other] una testa e { $bodies } corpi
    }
   *[other] senza testa, { $bodies ->
        [one] 1 corpo
       *[other] { $bodies } corpi
    }
}
winston-under-pile = Carte finite sotto il mazzo davanti a tutti, in quest’ordine: { $cards }
winston-player = { $name }: { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}, { $dogs ->
    [0] nessun cane preso
    [one] 1 cane preso
   *[other] { $dogs } cani presi
}
winston-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
winston-has-bone = l’osso (cane più lungo: { $bodies })
winston-has-poo = { $card ->
    [none] la cacca (cane più corto: { $bodies }; senza carta-taglia, la 5+ è con l’osso)
   *[other] la cacca (cane più corto: { $bodies })
}
winston-letter-R = R
winston-letter-O = A
winston-letter-Y = G
winston-letter-G = Ve
winston-letter-B = B
winston-letter-P = Vi
winston-best = Cane più lungo: { $count }
winston-hand = La tua mano:

## Le mosse a parole

winston-move-play = giocare { $card-una }
winston-move-take = prendere il { $dog }
winston-move-end = terminare il turno
winston-move-under = mettere { $card-una } sotto il mazzo
winston-move-pass = passare

## Nella prima partita: il passo da fare

winston-guide-wait = I cani al centro sono di tutti. Tieni d’occhio quelli quasi completi: se li prende il primo che termina il turno.
winston-guide-begin = Gioca almeno due carte sui cani al centro: comincia un cane, allungane uno o dagli la testa.
winston-guide-second = Hai giocato una carta, ne serve una seconda. Poi puoi continuare o fermarti.
winston-guide-more = Continua, o termina il turno: allora ogni cane completo, una testa con almeno due corpi, sarà tuo. I cani lunghi valgono molto di più.
winston-guide-end = Non c’è altro da giocare: termina il turno e prendi ogni cane completo.
winston-guide-take = Puoi prendere subito un cane completo; il suo colore torna libero per un cane nuovo.
winston-guide-stuck = Che vita da cani: nessuna delle tue carte si può giocare! Metti una delle tue teste sotto il mazzo e pesca una carta. Il tuo turno finisce qui.
winston-guide-pass = Neanche un osso da rosicchiare: nessuna delle tue carte si può giocare e il mazzo è vuoto. Passi.

## Perché una mossa è rifiutata, regola per regola

winston-refusal-hand = Non hai in mano questa carta. Giocane una che hai.
winston-refusal-one-head = Questo cane ha già una testa, e una basta. Allungalo, o gioca su un altro cane.
winston-refusal-turn = Gioca altre carte prima di terminare il turno.
winston-refusal-W6 = Nella seconda edizione prendi i cani solo alla fine del turno.
winston-refusal-complete = Questo cane non è ancora completo: servono una testa e abbastanza corpi.
winston-refusal-stuck = Puoi farlo solo se non puoi giocare nessuna carta. Giocane una che va bene.
winston-refusal-stuck-empty = Il mazzo è vuoto, quindi sotto non ci va niente. Passa.

## Che cosa non va in un’apertura

winston-setup-deck-list = «deck» dev’essere un elenco di { $cards } carte.
winston-setup-card = La carta { $place } del mazzo, «{ $found }», non esiste. Carte: { $known }.
winston-setup-count = Nel mazzo { $card } compare { $found ->
    [one] { $found } volta
   *[other] { $found } volte
}; deve comparire { $expected ->
    [one] { $expected } volta
   *[other] { $expected } volte
}.
winston-setup-deck = Il mazzo ha { $found ->
    [one] { $found } carta
   *[other] { $found } carte
}; deve averne { $expected }.
winston-setup-first = «first» è { $found }; dev’essere un posto da 0 a { $last }.

## Al tavolo su uno schermo

winston-pile = { $pile ->
    [0] Il mazzo è vuoto.
    [one] 1 carta nel mazzo.
   *[other] { $pile } carte nel mazzo.
}
winston-act-end = Termina il turno
winston-act-pass = Passa
winston-act-nothing = Nessun cane da prendere.
winston-act-more = { $count ->
    [one] Gioca ancora una carta
   *[other] Gioca { $count } carte
}
winston-act-stuck = Niente da giocare: metti una testa sotto il mazzo
winston-act-take = Prendi
## Opzioni, quando si prepara una partita

winston-option-edition = Edizione
winston-option-edition-second = Seconda edizione: i cani si prendono alla fine del turno
winston-option-edition-first = Prima edizione: i cani si prendono in qualsiasi momento del turno, liberando subito il loro colore
winston-option-open-dogs = Cani scoperti
winston-option-open-dogs-false = I cani presi restano coperti: ricorda chi ha cosa
winston-option-open-dogs-true = I cani presi restano scoperti e si vede il punteggio; più facile per i più piccoli

## Quello che il laboratorio conta

winston-fires-taken = Un cane viene preso
winston-fires-bone = L’osso cambia padrone
winston-fires-poo = La cacca cambia padrone
winston-fires-under = Bloccato: una testa va sotto il mazzo
winston-fires-passed = Bloccato: si passa
winston-fires-skipped = Un turno viene saltato

## Che cosa non va nel file del tabellone

winston-board-number = «{ $entry }» è { $found }; deve essere un numero intero da { $low } a { $high }.
winston-board-play = «play» è { $play }; con { $hand } carte in mano deve essere al massimo { $hand }.
winston-board-hands = «hand» è { $hand }; con { $cards } carte per un massimo di sei giocatori deve essere al massimo { $most }.
winston-board-dog = «dog» è { $found }; deve essere una tabella con «first» e «more».

## Numeri del tabellone, in laboratorio

winston-dial-hand = Carte in mano
winston-dial-play = Carte da giocare in un turno, almeno
winston-dial-heads = Teste di ogni colore
winston-dial-bodies = Corpi di ogni colore
winston-dial-complete = Corpi che completano un cane
winston-dial-bone = Punti dell’osso
winston-dial-poo = Punti persi con la cacca
winston-dial-dog-first = Punti del primo corpo di un cane
winston-dial-dog-more = Quanto vale in più ogni corpo rispetto al precedente

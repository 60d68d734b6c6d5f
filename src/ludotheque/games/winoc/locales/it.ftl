# Winoc. $you è "yes" quando chi legge è il giocatore di cui si parla.

winoc-line = Corri sulle mura a riprenderti la fortezza, se ricordi che cosa c’è sotto i ciottoli!

## Guardie, porte, sentieri, facce

winoc-guard-yellow = guardia gialla
winoc-guard-white = guardia bianca
winoc-guard-green = guardia verde
winoc-guard-red = guardia rossa

winoc-gate-cassel = Cassel
winoc-gate-bierne = Bierne
winoc-gate-dunkerque = Dunkerque
winoc-gate-hondschoote = Hondschoote
winoc-at-gate = porta di { $gate }
winoc-tower = torre { $place }

winoc-path-N = sentiero Nord
winoc-path-S = sentiero Sud
winoc-way-clockwise = in senso orario
winoc-way-counter = in senso antiorario
winoc-face-0 = neutro
winoc-face-1 = torre civica (1)
winoc-face-2 = cigno (2)
winoc-face-3 = aringa (3)
winoc-face-4 = mulino (4)
winoc-face-5 = brocca (5)
winoc-face-6 = leone (6)

winoc-end-played-out = Una guardia ha vinto la corsa.
winoc-end-stalled = Sono passati 400 turni senza un vincitore: la partita è patta.
winoc-end-guard-yellow = La guardia gialla, che non è di nessuno, è tornata a casa: hanno perso tutti.
winoc-end-guard-white = La guardia bianca, che non è di nessuno, è tornata a casa: hanno perso tutti.
winoc-end-guard-green = La guardia verde, che non è di nessuno, è tornata a casa: hanno perso tutti.
winoc-end-guard-red = La guardia rossa, che non è di nessuno, è tornata a casa: hanno perso tutti.

## Il racconto di una mossa

winoc-tell-path = { $you ->
    [yes] Scegli il { $path }.
   *[other] { $seat } sceglie il { $path }.
}
winoc-tell-turned = { $you ->
    [yes] Giri il ciottolo { $spot } e lo metti
   *[other] { $seat } gira il ciottolo { $spot } e lo mette
} sul { $path }: { $face }.
winoc-tell-neutral = Il ciottolo neutro mette fine alla pesca.
winoc-tell-crossed = Un doppione! Il ciottolo { $spot } passa sul { $path }.
winoc-tell-twins = Un doppione, e il suo simbolo è su entrambi i sentieri: i ciottoli { $spot } e { $other } tornano in centro.
winoc-tell-double = Un doppione mette fine alla pesca.
winoc-tell-winoc = { $you ->
    [yes] Winoc! Sei ciottoli sul { $path }: voli dove vuoi.
   *[other] Winoc! Sei ciottoli sul { $path }: { $seat } vola dove preferisce.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] Muovi la tua guardia
       *[other] { $seat } muove la { $guard }
    }
   *[nobody] { $you ->
        [yes] Muovi la { $guard }, che non è di nessuno,
       *[other] { $seat } muove la { $guard }, che non è di nessuno,
    }
} { $steps ->
    [one] di una casella
   *[other] di { $steps } caselle
} { $way }, fino alla { $gate ->
    [none] torre { $place }
   *[other] porta di { $gate }
}.
winoc-tell-stayed = { $you ->
    [yes] Scegli il { $path }, che è vuoto, e rimani dove sei.
   *[other] { $seat } sceglie il { $path }, che è vuoto, e rimane dov’è.
}
winoc-tell-flew = { $you ->
    [yes] Voli
   *[other] { $seat } vola
} fino alla { $gate ->
    [none] torre { $place }
   *[other] porta di { $gate }
}.
winoc-tell-sent-off = La { $guard } viene rimandata alla porta di { $gate }.
winoc-tell-fortress = La { $guard } prende con sé la sua fortezza.
winoc-tell-cleared = { $path ->
    [none] Tutti i ciottoli tornano in centro senza essere girati.
   *[other] I ciottoli del { $path } tornano in centro senza essere girati.
}
winoc-tell-lapped = { $you ->
    [yes] La tua guardia avanza
   *[other] La guardia di { $seat } avanza
} { $steps ->
    [one] di una casella
   *[other] di { $steps } caselle
}{ $back ->
    [0] {""}
    [one] , l’ultima all’indietro
   *[other] , le ultime { $back } all’indietro
}; { $left ->
    [0] è arrivata a casa
    [one] ne manca ancora una
   *[other] ne mancano ancora { $left }
}.
winoc-tell-over = La partita è finita. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}Vinci tu!
       *[other] {" "}Vince { $winner }!
    }
}

## Il tavolo a parole

winoc-table = Turno { $turn }, tocca { AD($name) }
winoc-guard = { $name ->
    [none] { $guard } (di nessuno)
   *[other] { $guard } ({ $name })
}: { $where }
winoc-has-fortress = con la sua fortezza
winoc-to-go = { $left ->
    [0] a casa
    [one] manca una casella
   *[other] mancano { $left } caselle
}
winoc-lies-N = Sentiero Nord: { $count ->
    [0] vuoto
   *[other] { $stones }
}
winoc-lies-S = Sentiero Sud: { $count ->
    [0] vuoto
   *[other] { $stones }
}
winoc-town = fK gira il ciottolo K del centro.
winoc-follows = Ora tocca alla { $guard }: { $steps ->
    [one] una casella
   *[other] { $steps } caselle
}.

## Il tavolo sullo schermo

winoc-next-path = { $you ->
    [yes] I due sentieri sono vuoti. Scegli quello su cui mettere i ciottoli.
   *[other] { $name } sceglie un sentiero.
}
winoc-next-draw = { $you ->
    [yes] Gira un ciottolo e mettilo sul { $path }. Un doppione o il ciottolo neutro mette fine alla pesca.
   *[other] { $name } gira ciottoli e li mette sul { $path }.
}
winoc-next-move = { $you ->
    [yes] Scegli un sentiero e un verso per la tua guardia. Per le altre vale l’altro sentiero.
   *[other] { $name } sceglie un sentiero e un verso.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Tocca alla tua guardia
       *[other] Guidi tu la { $guard }, che non è di nessuno
    }: { $steps ->
        [one] una casella
       *[other] { $steps } caselle
    }. In che verso?
   *[other] { $name } muove la { $guard }.
}
winoc-next-winoc = { $you ->
    [yes] Winoc! Suonano le campane: vola dove vuoi sulle mura.
   *[other] Winoc! { $name } può volare dove preferisce.
}
winoc-goal-fortress = verso la fortezza: { $gate }
winoc-goal-home = ora a casa: { $gate }
winoc-stone = Ciottolo { $spot }: { $face }, { $where ->
    [N] sul sentiero Nord
    [S] sul sentiero Sud
   *[other] in centro
}

## Le mosse a parole

winoc-move-turn = girare il ciottolo { $stone }
winoc-move-path-N = scegliere il sentiero Nord
winoc-move-path-S = scegliere il sentiero Sud
winoc-move-go-N = muovere secondo i ciottoli del sentiero Nord, { $way }
winoc-move-go-S = muovere secondo i ciottoli del sentiero Sud, { $way }
winoc-move-stay-N = scegliere il sentiero Nord, vuoto, e restare fermi
winoc-move-stay-S = scegliere il sentiero Sud, vuoto, e restare fermi
winoc-move-follow = muovere questa guardia { $way }
winoc-move-fly = volare alla casella { $place }

## Nella prima partita: il passo da fare

winoc-guide-wait = Guarda i ciottoli che gli altri girano e ricorda le due facce. Ti serviranno.
winoc-guide-path = I due sentieri sono vuoti. Scegli quello su cui mettere i ciottoli che giri.
winoc-guide-draw = Gira un ciottolo del centro e mettilo sul tuo sentiero. Più ciottoli ci saranno, più lontano potrà andare la tua guardia.
winoc-guide-draw-on = Continua a girare ciottoli, fino a quello neutro o a un simbolo che c’è già sul tuo sentiero.
winoc-guide-move = Scegli un sentiero e un verso: la tua guardia avanza di tante caselle quanti ciottoli ci sono sopra, poi le altre fanno lo stesso con l’altro sentiero. Prima alla tua fortezza, alla porta opposta, poi a casa.
winoc-guide-follow = La tua guardia avanza di tante caselle quanti sono i ciottoli dell’altro sentiero. Il verso lo scegli tu.
winoc-guide-unowned = Questa guardia non è di nessuno, e il verso lo scegli tu. Attenzione: può vincere anche lei, e allora perdono tutti.
winoc-guide-winoc = Un Winoc! La tua guardia vola dove preferisci.
winoc-guide-junior = Gira ciottoli fino a quello neutro o a un doppione; poi la tua guardia avanza di altrettante caselle in senso orario. Fai un giro intero e arriva giusto sulla tua porta.

## Perché una mossa è rifiutata, regola per regola

winoc-refusal-path = Scegli un sentiero solo all’inizio del turno, e solo se entrambi sono vuoti.
winoc-refusal-draw = Stai girando i ciottoli: continua fino a un ciottolo neutro o a un doppione.
winoc-refusal-centre = Quel ciottolo non è in centro. Scegline uno che c’è.
winoc-refusal-move = Ora scegli un sentiero e un verso per la tua guardia.
winoc-refusal-empty-path = Su quel sentiero non ci sono ciottoli, quindi non muove nessuno. Scegli l’altro, o resta dove sei.
winoc-refusal-whole-move = Su quel sentiero ci sono ciottoli, quindi la tua guardia deve fare tutti quei passi. Scegli un verso.
winoc-refusal-others = Ora seguono le altre guardie, una dopo l’altra: scegli solo il loro verso.
winoc-refusal-winoc = Si vola solo con un Winoc, sei ciottoli su un sentiero; e con un Winoc bisogna volare.
winoc-refusal-elsewhere = La tua guardia è già lì. Vola su un’altra casella.
winoc-refusal-junior-moves = Nel gioco junior scegli soltanto i ciottoli. Girane uno.
winoc-refusal-win = La partita è finita.

## Che cosa non va in una preparazione

winoc-setup-up-list = «up» dev’essere un elenco di { $stones } simboli, uno per ogni ciottolo.
winoc-setup-up = «up» contiene { $found ->
    [one] { $found } simbolo
   *[other] { $found } simboli
}; devono essere { $stones }, uno per ogni ciottolo.
winoc-setup-face = Secondo «up» il ciottolo { $stone } mostra { $found }; le sue facce sono: { $faces }.
winoc-setup-guards-list = «guards» dev’essere un elenco di { $seats } guardie, una per ogni posto.
winoc-setup-guard = «guards» contiene { $found }; le guardie sono 0 gialla, 1 bianca, 2 verde, 3 rossa.
winoc-setup-guard-twice = «guards» dà la stessa guardia a due posti: { $found }.
winoc-setup-guards-order = «guards» è { $found }; ci si siede nell’ordine delle guardie, in senso orario a partire da una qualsiasi.
winoc-setup-first = «first» è { $found }; dev’essere un posto da 0 a { $last }.

## Che cosa non va nel file del tabellone

winoc-board-towers = «towers» è { $found }; ci si aspetta un numero intero da { $low } a { $high }.
winoc-board-places = «places» è { $found }; dev’essere un numero intero da { $low } a { $high }.
winoc-board-gates = «gates» è { $found }; devono essere { $count } caselle diverse in ordine crescente, da 0 a { $last }.
winoc-board-ahead = «ahead» è { $found }; dev’essere un numero intero da 0 a { $high }.
winoc-board-stones = numero di ciottoli in «stones»: { $found }; devono essere da { $low } a { $high }.
winoc-board-stone = il ciottolo { $stone } è { $found }; un ciottolo ha due simboli diversi da 1 a { $symbols }, oppure è neutro: [0, 0].
winoc-board-twice = il ciottolo { $stone } è { $found }, come già il ciottolo { $other }; ogni coppia di simboli esiste una volta sola.

## Opzioni, quando si prepara una partita

winoc-option-rules = Gioco
winoc-option-rules-classic = Gioco classico: prendere la propria fortezza e riportarla a casa
winoc-option-rules-junior = Gioco junior: un giro delle mura, senza fortezze
winoc-option-fortress = Fortezza
winoc-option-fortress-stop = Fermata alla sua porta: la guardia deve finire lì il movimento
winoc-option-fortress-pass = Fortezza di passaggio: basta raggiungere o oltrepassare la sua porta
winoc-option-open-memory = Memoria aperta
winoc-option-open-memory-false = Ricorda tu che cosa c’è sotto
winoc-option-open-memory-true = Le facce inferiori già viste da tutti restano segnate; per chi comincia

## Quello che il laboratorio conta

winoc-fires-winoc = Un Winoc
winoc-fires-sent-off = Una guardia viene rimandata indietro
winoc-fires-fortress = Una guardia prende con sé la fortezza
winoc-fires-neutral = Il ciottolo neutro mette fine alla pesca
winoc-fires-crossed = Un doppione passa sull’altro sentiero
winoc-fires-twins = Un doppione su entrambi i sentieri
winoc-fires-double = Un doppione mette fine alla pesca
winoc-fires-stayed = Una guardia resta ferma

## What the lab lets people turn

winoc-dial-towers = Torri fra porte vicine
winoc-dial-stones = Ciottoli in gioco (quello neutro è il sedicesimo)
winoc-dial-ahead = Vantaggio alla partenza di ogni giocatore sul precedente, in caselle (gioco junior)

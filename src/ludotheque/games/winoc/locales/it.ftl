# Winoc. $you è "yes" quando chi legge è il giocatore di cui si parla.

winoc-line = Una corsa sulle mura per riportare a casa la propria fortezza, per chi ricorda che cosa c’è sotto i ciottoli.

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

winoc-end-played-out = La corsa è vinta.
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
    [yes] Giri il ciottolo { $spot }
   *[other] { $seat } gira il ciottolo { $spot }
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
    [one] di un posto
   *[other] di { $steps } posti
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
winoc-tell-fortress = La { $guard } porta con sé la sua fortezza.
winoc-tell-cleared = { $path ->
    [none] Tutti i ciottoli tornano in centro senza essere girati.
   *[other] I ciottoli del { $path } tornano in centro senza essere girati.
}
winoc-tell-lapped = { $you ->
    [yes] La tua guardia avanza
   *[other] La guardia di { $seat } avanza
} { $steps ->
    [one] di un posto
   *[other] di { $steps } posti
}{ $back ->
    [0] {""}
    [one] , l’ultimo all’indietro
   *[other] , gli ultimi { $back } all’indietro
}; { $left ->
    [0] è arrivata a casa
    [one] ne manca ancora uno
   *[other] ne mancano ancora { $left }
}.
winoc-tell-over = La partita è finita. { $end }{ $winner ->
    [none] {""}
   *[other] {" "}Vittoria: { $winner }.
}

## Il tavolo a parole

winoc-table = Turno { $turn }, di turno: { $name }
winoc-guard = { $name ->
    [none] { $guard } (di nessuno)
   *[other] { $guard } ({ $name })
}: { $where }
winoc-has-fortress = con la sua fortezza
winoc-to-go = { $left ->
    [one] manca un posto
   *[other] mancano { $left } posti
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
winoc-follows = Ora segue la { $guard }: { $steps ->
    [one] un posto
   *[other] { $steps } posti
}.

## Il tavolo sullo schermo

winoc-next-path = { $you ->
    [yes] I due sentieri sono vuoti. Scegli quello su cui mettere i ciottoli.
   *[other] { $name } sceglie un sentiero.
}
winoc-next-draw = { $you ->
    [yes] Gira un ciottolo sul { $path }. Un doppione o il ciottolo neutro mette fine alla pesca.
   *[other] { $name } gira ciottoli sul { $path }.
}
winoc-next-move = { $you ->
    [yes] Scegli il sentiero che ti fa muovere, e un verso. Gli altri muoveranno secondo l’altro sentiero.
   *[other] { $name } sceglie un sentiero e un verso.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Tocca alla tua guardia
       *[other] Guidi la { $guard }, che non è di nessuno
    }: { $steps ->
        [one] un posto
       *[other] { $steps } posti
    }. In che verso?
   *[other] { $name } muove la { $guard }.
}
winoc-next-winoc = { $you ->
    [yes] Winoc! Suonano le campane: vola dove vuoi sui bastioni.
   *[other] Winoc! { $name } vola dove preferisce.
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
winoc-move-fly = volare al posto { $place }

## Nella prima partita: il passo da fare

winoc-guide-wait = Guarda i ciottoli che vengono girati e ricorda le due facce. Ti serviranno.
winoc-guide-path = I due sentieri sono vuoti. Scegli quello su cui girare i ciottoli.
winoc-guide-draw = Gira un ciottolo del centro sul tuo sentiero. La tua guardia farà tanti passi quanti ciottoli ci saranno.
winoc-guide-draw-on = Continua a girare ciottoli finché il neutro, o un simbolo già sul tuo sentiero, non mette fine alla pesca.
winoc-guide-move = Scegli un sentiero e un verso: la tua guardia fa tanti passi quanti i suoi ciottoli, le altre seguono con l’altro. Prima alla tua fortezza, alla porta opposta, poi a casa.
winoc-guide-follow = La tua guardia segue del numero di ciottoli dell’altro sentiero. Il verso lo scegli tu.
winoc-guide-unowned = Questa guardia non è di nessuno e il verso lo scegli tu. Attenzione: può vincere anche lei, e allora perdono tutti.
winoc-guide-winoc = Un Winoc! La tua guardia vola dove preferisci.
winoc-guide-junior = Gira ciottoli finché il neutro o un doppione non mette fine alla pesca; poi la guardia avanza di altrettanto in senso orario. Arriva esattamente alla tua porta dopo un giro intero.

## Perché una mossa è rifiutata, regola per regola

winoc-refusal-path = un sentiero si sceglie solo all’inizio del turno, e solo se entrambi sono vuoti.
winoc-refusal-draw = si stanno girando i ciottoli: non ci si ferma prima di un ciottolo neutro o di un doppione.
winoc-refusal-centre = quel ciottolo non è in centro.
winoc-refusal-move = ora si scelgono un sentiero e un verso per la propria guardia.
winoc-refusal-empty-path = su quel sentiero non ci sono ciottoli, quindi non fa muovere nessuno.
winoc-refusal-whole-move = su quel sentiero ci sono ciottoli, e un movimento si fa per intero.
winoc-refusal-others = ora seguono le altre guardie, una dopo l’altra: resta da scegliere solo il loro verso.
winoc-refusal-winoc = per volare ci vuole un Winoc, sei ciottoli su un solo sentiero; e un Winoc sostituisce ogni altro movimento.
winoc-refusal-elsewhere = la guardia è già lì; deve volare in un altro posto.
winoc-refusal-junior-moves = nel gioco junior si scelgono soltanto i ciottoli.
winoc-refusal-win = la partita è finita.

## Che cosa non va in una preparazione

winoc-setup-up-list = «up» dev’essere una lista di { $stones } simboli, uno per ogni ciottolo.
winoc-setup-up = «up» contiene { $found ->
    [one] { $found } simbolo
   *[other] { $found } simboli
}; devono essere { $stones }, uno per ogni ciottolo.
winoc-setup-face = Secondo «up» il ciottolo { $stone } mostra { $found }; le sue facce sono: { $faces }.
winoc-setup-guards-list = «guards» dev’essere una lista di { $seats } guardie, una per ogni posto.
winoc-setup-guard = «guards» contiene { $found }; le guardie sono 0 gialla, 1 bianca, 2 verde, 3 rossa.
winoc-setup-guard-twice = «guards» dà la stessa guardia a due posti: { $found }.
winoc-setup-guards-order = «guards» è { $found }; ci si siede nell’ordine delle guardie, in senso orario a partire da una qualsiasi.
winoc-setup-first = «first» è { $found }; dev’essere un posto da 0 a { $last }.

## Che cosa non va nel file del tabellone

winoc-board-towers = «towers» è { $found }; atteso: un numero intero da { $low } a { $high }.
winoc-board-places = «places» è { $found }; dev’essere un numero intero da { $low } a { $high }.
winoc-board-gates = «gates» è { $found }; devono essere { $count } posti diversi in ordine crescente, da 0 a { $last }.
winoc-board-stones = numero di ciottoli in «stones»: { $found }; devono essere da { $low } a { $high }.
winoc-board-stone = il ciottolo { $stone } è { $found }; un ciottolo ha due simboli diversi da 1 a { $symbols }, oppure è neutro: [0, 0].
winoc-board-twice = il ciottolo { $stone } è { $found }, come già il ciottolo { $other }; ogni coppia di simboli esiste una volta sola.

## Opzioni, quando si prepara una partita

winoc-option-rules = Quale gioco
winoc-option-rules-classic = Classico: prendere la fortezza e riportarla a casa
winoc-option-rules-junior = Junior: un giro delle mura, senza fortezze
winoc-option-fortress = Come si prende la fortezza
winoc-option-fortress-stop = Terminando la mossa esattamente alla sua porta
winoc-option-fortress-pass = Raggiungendo o superando la sua porta
winoc-option-open-memory = Aiuto alla memoria
winoc-option-open-memory-false = Quel che c’è sotto va ricordato
winoc-option-open-memory-true = Le facce inferiori già viste da tutti restano segnate

## Quello che il laboratorio conta

winoc-fires-winoc = Un Winoc
winoc-fires-sent-off = Una guardia viene rimandata indietro
winoc-fires-fortress = Una guardia porta con sé la sua fortezza
winoc-fires-neutral = Il ciottolo neutro mette fine alla pesca
winoc-fires-crossed = Un doppione passa sull’altro sentiero
winoc-fires-twins = Un doppione su entrambi i sentieri
winoc-fires-double = Un doppione mette fine alla pesca
winoc-fires-stayed = Una guardia resta ferma

## What the lab lets people turn

winoc-dial-towers = Torri fra porte vicine
winoc-dial-stones = Pietre in gioco (la neutra è la sedicesima)

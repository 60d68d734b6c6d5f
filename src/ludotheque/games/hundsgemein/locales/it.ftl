# Hundsgemein. $you vale "yes" quando chi legge è la persona di cui si parla.

hundsgemein-line = Piazza le tue pulci lungo le strade, e ricordati quali sono tue.
hundsgemein-end-played-out = Nessuna delle pulci rimaste può essere posata.
hundsgemein-breed-1 = Barone
hundsgemein-breed-2 = Punk
hundsgemein-breed-3 = Gladiatore
hundsgemein-breed-4 = Rapper

## Il racconto di una mossa

hundsgemein-tell-laid = { $you ->
    [yes] Posi un { $breed } in { $block }.
   *[other] { $seat } posa un { $breed } in { $block }.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] Scarti un { $breeds }.
       *[other] { $seat } scarta un { $breeds }.
    }
   *[other] { $you ->
        [yes] Scarti tutte e due le pulci: { $breeds }.
       *[other] { $seat } scarta tutte e due le pulci: { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] Dici «Non vale!» per la pulce che { $loser } ha posato in { $block }.
    [loser] { $seat } dice «Non vale!» per la pulce che hai posato in { $block }.
   *[other] { $seat } dice «Non vale!» per la pulce che { $loser } ha posato in { $block }.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] Lasci correre.
   *[other] { $seat } lascia correre.
}
hundsgemein-tell-removed = { $rule ->
    [bones] È vero: sulle ossa incrociate non si posa nessuna pulce. Il { $breed } esce dal gioco.
   *[neighbours] È vero: { $block } è accanto a una pulce della stessa razza. Il { $breed } esce dal gioco.
}
hundsgemein-tell-stays = E invece vale: un { $breed } è ammesso in { $block }. La pulce resta.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] Scopri una nuova pulce: { $breeds }.
       *[other] { $seat } scopre una nuova pulce: { $breeds }.
    }
   *[other] { $you ->
        [yes] Scopri due nuove pulci: { $breeds }.
       *[other] { $seat } scopre due nuove pulci: { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] Non hai più pulci e salti il turno.
   *[other] { $seat } non ha più pulci e salta il turno.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] Strada { $street }: prendi { $dog }, che vale { $worth }.
   *[other] Strada { $street }: { $seat } prende { $dog }, che vale { $worth }.
}
hundsgemein-tell-dog-discarded = Strada { $street }: nessuno è in testa, { $dog } si scarta.
hundsgemein-tell-over = La partita è finita. { $end }

## Il tavolo in parole

hundsgemein-quarter = Il quartiere. Un numero è una pulce di quella razza, · un isolato libero, × le ossa incrociate:
hundsgemein-out = Fuori dal gioco: { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name }: { $breeds ->
    [none] nessuna pulce
   *[other] scoperte { $breeds }
}; { $reserve ->
    [0] riserva vuota
   *[other] { $reserve } in riserva
}
hundsgemein-score = { $dogs ->
    [0] nessun cane
    [one] 1 cane
   *[other] { $dogs } cani
}, { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
hundsgemein-street = { $street }, { $dog } ({ $worth }): { $winner ->
    [none] a nessuno
   *[other] { $you ->
        [yes] a te
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } { $runs } in fila ({ $fleas } in tutto)
hundsgemein-asked = { $you ->
    [yes] { $name } ha posato un { $breed } in { $block }. Dici «Non vale!» o lasci correre?
    [owner] Hai posato un { $breed } in { $block }. Tocca { AD($mover) } dire se vale.
   *[other] { $name } ha posato un { $breed } in { $block }. Tocca { AD($mover) } dire se vale.
}

## Le mosse in parole

hundsgemein-move-lay = posare un { $breed } in { $block }
hundsgemein-move-drop = scartare un { $breed }
hundsgemein-move-drop-two = scartarle tutte e due, { $first } e { $second }
hundsgemein-move-call = dire «Non vale!»
hundsgemein-move-ok = lasciar correre

## Sullo schermo

hundsgemein-pick = Scegli una delle tue due pulci.
hundsgemein-place = Scegli per lei un tetto illuminato, oppure il bidone.
hundsgemein-throw-one = Scarta
hundsgemein-throw-both = Tutte e due
hundsgemein-call = Non vale!
hundsgemein-pass = Lascia correre
hundsgemein-objection-turn = Questa pulce vale?
hundsgemein-objection-all = { $name } ha posato un { $breed } in { $block }. Vale?
hundsgemein-objection-who = Chi se n’è accorto?
hundsgemein-objection-moment = Se nessuno dice niente, tra un attimo resta.
hundsgemein-objection-ask = Chiedi per ogni pulce
hundsgemein-reserve = coperte: { $count }
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block }: { $breed }
hundsgemein-block-free = { $block }: libero
hundsgemein-block-bones = { $block }: le ossa incrociate
hundsgemein-bin = Fuori dal gioco
hundsgemein-street-title = Strada { $street }: { $dog }
hundsgemein-in-all = { $fleas } in tutto
## Nella prima partita: il passo da fare

hundsgemein-guide-wait = Ricorda bene chi posa quale pulce: fino alla fine non si vede di chi sono.
hundsgemein-guide-first = Scegli una delle tue due pulci, poi un isolato. La pulce conta per le strade che lo costeggiano.
hundsgemein-guide-lay = Posa una pulce dove non ce n’è accanto una della sua razza, nemmeno in diagonale. Oppure scartane per averne altre.
hundsgemein-guide-drop = Neanche un tetto per le tue pulci! Scartane una, o tutte e due, e scoprine altre.
hundsgemein-guide-honour = Sull’onore: niente ti impedisce di posare una pulce contro le regole, ma gli altri possono dire «Non vale!».
hundsgemein-guide-call = Questa pulce rispetta le regole: su un isolato libero, non sulle ossa, non accanto a una della sua razza? Di’ «Non vale!» o lascia correre.

## Perché una mossa è rifiutata, regola per regola

hundsgemein-refusal-face-up = Non hai questa pulce scoperta davanti a te. Scegli una di quelle che vedi.
hundsgemein-refusal-free = Su quell’isolato c’è già una pulce. Scegline uno libero.
hundsgemein-refusal-bones = Sulle ossa incrociate non si posa nessuna pulce. Scegli un altro isolato.
hundsgemein-refusal-neighbours = Accanto a quell’isolato c’è una pulce della stessa razza. Scegline uno più lontano.
hundsgemein-refusal-honour = Non c’è niente da dire: «Non vale!» si dice solo per una pulce appena posata, e solo quando si gioca sull’onore.
hundsgemein-refusal-H4 = Una pulce è appena stata posata. Prima di’ «Non vale!» o lascia correre.
hundsgemein-refusal-end = La partita è finita.

## Che cosa non va in una preparazione

hundsgemein-setup-dogs = «dogs» deve dare un cane a ciascuna delle strade { $streets }.
hundsgemein-setup-street = La strada «{ $found }» non esiste. Strade: { $known }.
hundsgemein-setup-no-dog = La strada { $street } non ha un cane.
hundsgemein-setup-dog = Il cane «{ $found }» per la strada { $street } non esiste. Cani: { $known }.
hundsgemein-setup-dog-count = { $dog } compare { $found } volte; deve comparire { $expected } volte.
hundsgemein-setup-reserves = «reserves» dev’essere un elenco di { $seats } riserve, una per posto; trovato: { $found }.
hundsgemein-setup-reserve = La riserva del posto { $seat } dev’essere un elenco di { $expected } pulci; trovato: { $found }.
hundsgemein-setup-flea = La pulce { $place } del posto { $seat }, «{ $found }», non esiste. Le pulci sono numeri da 1 a 4.
hundsgemein-setup-flea-count = Pulci di razza { $breed } nella riserva del posto { $seat }: { $found }; devono essere { $expected }.
hundsgemein-setup-first = «first» è { $found }; dev’essere un posto da 0 a { $last }.

## Che cosa non va nel file del tabellone

hundsgemein-board-bones = «bones» è { $found }; dev’essere un isolato da a1 a g7.
hundsgemein-board-dogs = «dogs» è { $found }; dev’essere una tabella con il valore di ogni cane.
hundsgemein-board-worth = { $dog } vale { $found }; dev’essere un numero intero da { $low } a { $high }.

## Opzioni, quando si prepara una partita

hundsgemein-option-scoring = Punteggio
hundsgemein-option-scoring-standard = Standard: più pulci lungo la strada
hundsgemein-option-scoring-expert = Esperto: le file ininterrotte più lunghe lungo la strada
hundsgemein-option-honour = Sull’onore
hundsgemein-option-honour-false = Si possono scegliere solo gli isolati permessi
hundsgemein-option-honour-true = Niente ti impedisce di posare una pulce contro le regole, finché qualcuno non se ne accorge
hundsgemein-option-open-owners = Proprietari visibili
hundsgemein-option-open-owners-false = Ricorda tu chi ha posato cosa
hundsgemein-option-open-owners-true = Tutti vedono chi ha posato quale pulce; per chi comincia

## Quello che il laboratorio conta

hundsgemein-fires-called = Qualcuno dice «Non vale!»
hundsgemein-fires-removed = «Non vale!» a ragione: la pulce va via
hundsgemein-fires-stays = «Non vale!» a torto: la pulce resta
hundsgemein-fires-thrown = Delle pulci vengono scartate
hundsgemein-fires-skipped = Un turno viene perso
hundsgemein-fires-dog-taken = Un cane viene vinto
hundsgemein-fires-dog-discarded = Un cane non va a nessuno

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = Quanto vale Zorro
hundsgemein-dial-dogs-daisy = Quanto vale Daisy
hundsgemein-dial-dogs-fifi = Quanto vale Fifi
hundsgemein-dial-dogs-rex = Quanto vale Rex
hundsgemein-dial-bones = Isolato con le ossa incrociate

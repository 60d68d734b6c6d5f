# Hundsgemein. $you vaut "yes" quand la personne qui lit est celle dont on parle.

hundsgemein-line = Poste tes puces le long des rues, et souviens-toi lesquelles sont à toi.
hundsgemein-end-played-out = Aucune des puces restantes ne peut être posée.
hundsgemein-breed-1 = Milord
hundsgemein-breed-2 = Punk
hundsgemein-breed-3 = Cogneur
hundsgemein-breed-4 = Rappeur

## Le récit d’un coup

hundsgemein-tell-laid = { $you ->
    [yes] Tu poses un { $breed } en { $block }.
   *[other] { $seat } pose un { $breed } en { $block }.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] Tu jettes un { $breeds }.
       *[other] { $seat } jette un { $breeds }.
    }
   *[other] { $you ->
        [yes] Tu jettes tes deux puces, { $breeds }.
       *[other] { $seat } jette ses deux puces, { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] Tu contestes la puce { QUE($loser) } a posée en { $block }.
    [loser] { $seat } conteste la puce que tu as posée en { $block }.
   *[other] { $seat } conteste la puce { QUE($loser) } a posée en { $block }.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] Tu laisses passer.
   *[other] { $seat } laisse passer.
}
hundsgemein-tell-removed = { $rule ->
    [bones] C’est vrai : aucune puce ne se pose sur les os croisés. Le { $breed } quitte le jeu.
   *[neighbours] C’est vrai : { $block } est à côté d’une puce de la même race. Le { $breed } quitte le jeu.
}
hundsgemein-tell-stays = Mais si, c’est permis : un { $breed } peut aller en { $block }. La puce reste.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] Tu retournes une nouvelle puce : { $breeds }.
       *[other] { $seat } retourne une nouvelle puce : { $breeds }.
    }
   *[other] { $you ->
        [yes] Tu retournes deux nouvelles puces : { $breeds }.
       *[other] { $seat } retourne deux nouvelles puces : { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] Tu n’as plus de puce : ton tour est sauté.
   *[other] { $seat } n’a plus de puce : son tour est sauté.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] Rue { $street } : tu prends { $dog }, qui vaut { $worth }.
   *[other] Rue { $street } : { $seat } prend { $dog }, qui vaut { $worth }.
}
hundsgemein-tell-dog-discarded = Rue { $street } : personne n’est en tête, on défausse { $dog }.
hundsgemein-tell-over = La partie est terminée. { $end }

## La table en mots

hundsgemein-quarter = Le quartier. Un chiffre est une puce de cette race, · une case libre, × les os croisés :
hundsgemein-out = Hors du jeu : { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name } : { $breeds ->
    [none] aucune puce
   *[other] visibles { $breeds }
} ; { $reserve ->
    [0] réserve vide
   *[other] { $reserve } en réserve
}
# En français, 0 est de la catégorie [one] : le nombre y reste donc une variable.
hundsgemein-score = { $dogs ->
    [0] aucun chien
    [one] { $dogs } chien
   *[other] { $dogs } chiens
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hundsgemein-street = { $street }, { $dog } ({ $worth }) : { $winner ->
    [none] à personne
   *[other] { $you ->
        [yes] à toi
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } { $runs } en files ({ $fleas } en tout)
hundsgemein-asked = { $you ->
    [yes] { $name } a posé un { $breed } en { $block }. Tu contestes, ou tu laisses passer ?
    [owner] Tu as posé un { $breed } en { $block }. C’est à { $mover } de contester ou de laisser passer.
   *[other] { $name } a posé un { $breed } en { $block }. C’est à { $mover } de contester ou de laisser passer.
}

## Les coups en mots

hundsgemein-move-lay = poser un { $breed } en { $block }
hundsgemein-move-drop = jeter un { $breed }
hundsgemein-move-drop-two = jeter les deux, { $first } et { $second }
hundsgemein-move-call = contester la puce
hundsgemein-move-ok = laisser passer

## À l’écran

hundsgemein-pick = Choisis une de tes deux puces.
hundsgemein-place = Choisis-lui un toit éclairé, ou la poubelle.
hundsgemein-throw-one = Jeter
hundsgemein-throw-both = Les deux
hundsgemein-call = Interdit !
hundsgemein-pass = Laisser passer
hundsgemein-objection-turn = Cette puce est-elle permise ?
hundsgemein-objection-all = { $name } a posé un { $breed } en { $block }. C’est permis ?
hundsgemein-objection-who = Qui l’a vu ?
hundsgemein-objection-moment = Si personne ne dit rien, elle reste.
hundsgemein-objection-ask = Demander pour chaque puce
hundsgemein-reserve = { $count } face cachée
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block } : { $breed }
hundsgemein-block-free = { $block } : libre
hundsgemein-block-bones = { $block } : les os croisés
hundsgemein-bin = Hors du jeu
hundsgemein-street-title = Rue { $street } : { $dog }
hundsgemein-in-all = { $fleas } en tout
## À la première partie : le pas à faire

hundsgemein-guide-wait = Retiens bien qui pose quelle puce : jusqu’à la fin, on ne voit pas à qui elles sont.
hundsgemein-guide-first = Choisis l’une de tes deux puces, puis une case. La puce compte pour les rues qui bordent cette case.
hundsgemein-guide-lay = Pose une puce là où aucune puce de sa race n’est à côté, même en diagonale. Ou jettes-en pour en avoir d’autres.
hundsgemein-guide-drop = Pas un toit pour tes puces ! Jettes-en une, ou les deux, et retournes-en d’autres.
hundsgemein-guide-honour = Sur l’honneur : rien ne t’empêche de poser une puce contre les règles, mais les autres peuvent la contester.
hundsgemein-guide-call = Cette puce respecte-t-elle les règles : sur une case libre, pas sur les os, pas à côté d’une puce de sa race ? Conteste-la, ou laisse passer.

## Pourquoi un coup est refusé, règle par règle

hundsgemein-refusal-face-up = Tu n’as pas cette puce devant toi. Choisis l’une de celles qui sont visibles.
hundsgemein-refusal-free = Il y a déjà une puce sur cette case. Choisis une case libre.
hundsgemein-refusal-bones = Aucune puce ne se pose sur les os croisés. Choisis une autre case.
hundsgemein-refusal-neighbours = Une puce de la même race est à côté de cette case. Va plus loin.
hundsgemein-refusal-honour = Il n’y a rien à contester : on ne conteste qu’une puce qui vient d’être posée, et seulement quand on joue sur l’honneur.
hundsgemein-refusal-H4 = Une puce vient d’être posée. Dis d’abord si tu la contestes ou si tu laisses passer.
hundsgemein-refusal-end = La partie est terminée.

## Ce qui ne va pas dans une mise en place

hundsgemein-setup-dogs = « dogs » doit donner son chien à chacune des rues { $streets }.
hundsgemein-setup-street = La rue « { $found } » n’existe pas. Rues : { $known }.
hundsgemein-setup-no-dog = La rue { $street } n’a pas de chien.
hundsgemein-setup-dog = La rue { $street } ne peut pas avoir le chien « { $found } » : il n’existe pas. Chiens : { $known }.
hundsgemein-setup-dog-count = { $dog } figure { $found } fois ; il le faut { $expected } fois.
hundsgemein-setup-reserves = « reserves » doit être une liste de { $seats } réserves, une par place ; trouvé : { $found }.
hundsgemein-setup-reserve = La réserve de la place { $seat } doit être une liste de { $expected } puces ; trouvé : { $found }.
hundsgemein-setup-flea = La puce { $place } de la place { $seat }, « { $found } », n’existe pas. Les puces sont des nombres de 1 à 4.
hundsgemein-setup-flea-count = Nombre de puces de race { $breed } dans la réserve de la place { $seat } : { $found } ; il en faut { $expected }.
hundsgemein-setup-first = « first » vaut { $found } ; ce doit être une place de 0 à { $last }.

## Ce qui ne va pas dans le fichier du plateau

hundsgemein-board-bones = « bones » vaut { $found } ; ce doit être une case de a1 à g7.
hundsgemein-board-dogs = « dogs » vaut { $found } ; ce doit être une table avec la valeur de chaque chien.
hundsgemein-board-worth = { $dog } vaut { $found } ; ce doit être un nombre entier de { $low } à { $high }.

## Options, à la préparation d’une partie

hundsgemein-option-scoring = Décompte
hundsgemein-option-scoring-standard = Standard : le plus de puces le long de la rue
hundsgemein-option-scoring-expert = Expert : les plus longues files ininterrompues le long de la rue
hundsgemein-option-honour = Sur l’honneur
hundsgemein-option-honour-false = On ne peut choisir que des cases permises
hundsgemein-option-honour-true = Rien n’empêche de poser une puce contre les règles, tant que personne ne le remarque
hundsgemein-option-open-owners = Propriétaires visibles
hundsgemein-option-open-owners-false = À toi de retenir qui a posé quoi
hundsgemein-option-open-owners-true = Tout le monde voit qui a posé quelle puce ; pour débuter

## Ce que compte le laboratoire

hundsgemein-fires-called = Une puce est contestée
hundsgemein-fires-removed = Contestée à raison : la puce part
hundsgemein-fires-stays = Contestée à tort : la puce reste
hundsgemein-fires-thrown = Des puces sont jetées
hundsgemein-fires-skipped = Un tour est perdu
hundsgemein-fires-dog-taken = Un chien est gagné
hundsgemein-fires-dog-discarded = Un chien n’est à personne

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = Ce que vaut Zorro
hundsgemein-dial-dogs-daisy = Ce que vaut Daisy
hundsgemein-dial-dogs-fifi = Ce que vaut Fifi
hundsgemein-dial-dogs-rex = Ce que vaut Rex
hundsgemein-dial-bones = Case aux os croisés

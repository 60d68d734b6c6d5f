# Winston. $you vaut "yes" quand la personne qui lit est celle dont on parle.

winston-line = Construis des chiens avec les autres, rafle les plus longs et gare à la crotte !

## Cartes et chiens

winston-card-Rh = tête rouge
    .une = une tête rouge
winston-card-Rb = corps rouge
    .une = un corps rouge
winston-card-Oh = tête orange
    .une = une tête orange
winston-card-Ob = corps orange
    .une = un corps orange
winston-card-Yh = tête jaune
    .une = une tête jaune
winston-card-Yb = corps jaune
    .une = un corps jaune
winston-card-Gh = tête verte
    .une = une tête verte
winston-card-Gb = corps vert
    .une = un corps vert
winston-card-Bh = tête bleue
    .une = une tête bleue
winston-card-Bb = corps bleu
    .une = un corps bleu
winston-card-Ph = tête violette
    .une = une tête violette
winston-card-Pb = corps violet
    .une = un corps violet

winston-dog-R = chien rouge
winston-dog-O = chien orange
winston-dog-Y = chien jaune
winston-dog-G = chien vert
winston-dog-B = chien bleu
winston-dog-P = chien violet

winston-end-played-out = Toutes les cartes ont été jouées.
winston-end-stalled = Aucune des cartes restantes ne peut être jouée.

## Le récit d’un coup

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] Tu commences : tu as le prénom le plus long.
       *[other] { $seat } commence : c’est le prénom le plus long.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] Tu joues { $card-une }.
   *[other] { $seat } joue { $card-une }.
}
winston-tell-ended = { $you ->
    [yes] Tu finis ton tour.
   *[other] { $seat } finit son tour.
}
winston-tell-taken = { $you ->
    [yes] Tu prends le { $dog } à { $bodies } corps, qui vaut { $points } points.
   *[other] { $seat } prend le { $dog } à { $bodies } corps, qui vaut { $points } points.
}
winston-tell-bone = { $you ->
    [yes] Tu reçois l’os, avec la carte « taille » { $size }.
    [loser] { $seat } te prend l’os et reçoit la carte « taille » { $size }.
   *[other] { $seat } reçoit l’os, avec la carte « taille » { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Tu reçois la crotte. La carte « 5+ » reste avec l’os.
        [loser] { $seat } te débarrasse de la crotte. La carte « 5+ » reste avec l’os.
       *[other] { $seat } reçoit la crotte. La carte « 5+ » reste avec l’os.
    }
   *[other] { $you ->
        [yes] Tu reçois la crotte, avec la carte « taille » { $size }.
        [loser] { $seat } te débarrasse de la crotte et reçoit la carte « taille » { $size }.
       *[other] { $seat } reçoit la crotte, avec la carte « taille » { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] Tu ne peux pas jouer : tu glisses { $card-une } sous la pioche.
   *[other] { $seat } ne peut pas jouer et glisse { $card-une } sous la pioche.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
   *[other] { $you ->
        [yes] Tu pioches { $cards-une }.
       *[other] { $seat } pioche { $count ->
            [one] une carte
           *[other] { $count } cartes
        } ; cartes connues : { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] Tu ne peux pas jouer et la pioche est vide : tu passes.
   *[other] { $seat } ne peut pas jouer et passe, car la pioche est vide.
}
winston-tell-skipped = { $you ->
    [yes] Tu n’as plus de carte : ton tour est sauté.
   *[other] { $seat } n’a plus de carte : son tour est sauté.
}
winston-tell-over = La partie est terminée. { $end }

## La table en mots

winston-table = Sur la table ({ $pile ->
    [0] la pioche est vide
    [one] { $pile } carte dans la pioche
   *[other] { $pile } cartes dans la pioche
}) :
winston-table-empty = aucun chien pour l’instant
winston-dog = { $dog } : { $head ->
    [complete] { $bodies ->
        [one] une tête et { $bodies } corps, complet
       *[other] une tête et { $bodies } corps, complet
    }
    [yes] { $bodies ->
        [0] une tête, aucun corps
        [one] une tête et { $bodies } corps
       *[other] une tête et { $bodies } corps
    }
   *[other] pas de tête, { $bodies } corps
}
winston-under-pile = Cartes glissées sous la pioche devant tout le monde, dans cet ordre : { $cards }
winston-player = { $name } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $dogs ->
    [0] aucun chien pris
    [one] { $dogs } chien pris
   *[other] { $dogs } chiens pris
}
# En français, 0 est de la catégorie [one] : le nombre y reste donc une variable.
winston-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
winston-has-bone = l’os (chien le plus long : { $bodies })
winston-has-poo = { $card ->
    [none] la crotte (chien le plus court : { $bodies } ; sans carte « taille », la 5+ est avec l’os)
   *[other] la crotte (chien le plus court : { $bodies })
}
winston-letter-R = R
winston-letter-O = O
winston-letter-Y = J
winston-letter-G = Ve
winston-letter-B = B
winston-letter-P = Vi
winston-best = Chien le plus long : { $count }
winston-hand = Ta main :

## Les coups en mots

winston-move-play = jouer { $card-une }
winston-move-take = prendre le { $dog }
winston-move-end = finir le tour
winston-move-under = glisser { $card-une } sous la pioche
winston-move-pass = passer

## À la première partie : le pas à faire

winston-guide-wait = Les chiens du milieu sont à tout le monde. Repère ceux qui sont presque complets : la personne qui complète un chien le prend.
winston-guide-begin = Joue au moins deux cartes sur les chiens du milieu : commence un chien, rallonges-en un ou donne-lui sa tête.
winston-guide-second = Une carte est jouée, il en faut une deuxième. Après, tu pourras continuer ou t’arrêter.
winston-guide-more = Continue, ou finis ton tour : tous les chiens complets, avec une tête et au moins deux corps, seront à toi. Plus ils sont longs, plus ils valent.
winston-guide-end = Il n’y a plus rien à jouer : finis ton tour et prends tous les chiens complets.
winston-guide-take = Tu peux prendre un chien complet tout de suite ; sa couleur est alors libre pour un nouveau chien.
winston-guide-stuck = Il y a un os : aucune de tes cartes ne peut être jouée. Glisse une de tes têtes sous la pioche et pioche une carte. Ton tour est fini.
winston-guide-pass = Même pas un os à ronger : aucune de tes cartes ne peut être jouée et la pioche est vide. Tu passes.

## Pourquoi un coup est refusé, règle par règle

winston-refusal-hand = Cette carte n’est pas dans ta main. Joues-en une que tu as.
winston-refusal-one-head = Ce chien a déjà une tête, et une seule suffit. Rallonge-le, ou joue sur un autre chien.
winston-refusal-turn = Joue encore des cartes avant de finir ton tour.
winston-refusal-W6 = Dans la deuxième édition, tu ne prends les chiens qu’à la fin de ton tour.
winston-refusal-complete = Ce chien n’est pas encore complet : il lui faut une tête et assez de corps.
winston-refusal-stuck = Tu ne peux le faire que si aucune de tes cartes ne peut être jouée. Joues-en une qui va.
winston-refusal-stuck-empty = La pioche est vide : rien ne peut aller dessous. Passe ton tour.

## Ce qui ne va pas dans une mise en place

winston-setup-deck-list = « deck » doit être une liste de { $cards } cartes.
winston-setup-card = La carte { $place } de « deck », « { $found } », n’existe pas. Cartes : { $known }.
winston-setup-count = « deck » contient { $found } fois { $card } ; il en faut { $expected }.
winston-setup-deck = « deck » contient { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} ; il en faut { $expected }.
winston-setup-first = « first » vaut { $found } ; ce doit être une place de 0 à { $last }.

## À la table, sur un écran

winston-pile = { $pile ->
    [0] La pioche est vide.
    [one] 1 carte dans la pioche.
   *[other] { $pile } cartes dans la pioche.
}
winston-act-end = Finir le tour
winston-act-pass = Passer
winston-act-nothing = Aucun chien à prendre.
winston-act-more = { $count ->
    [one] Joue encore une carte
   *[other] Joue { $count } cartes
}
winston-act-stuck = Rien à jouer : glisse une tête sous la pioche
winston-act-take = Prendre
## Options, à la préparation d’une partie

winston-option-edition = Édition
winston-option-edition-second = Deuxième édition : les chiens se prennent à la fin du tour
winston-option-edition-first = Première édition : les chiens se prennent à tout moment du tour, ce qui libère aussitôt leur couleur
winston-option-open-dogs = Chiens visibles
winston-option-open-dogs-false = Les chiens pris restent face cachée : à toi de retenir qui a quoi
winston-option-open-dogs-true = Les chiens pris restent face visible et on voit les scores ; plus facile pour les plus jeunes

## Ce que compte le laboratoire

winston-fires-taken = Un chien est pris
winston-fires-bone = L’os change de main
winston-fires-poo = La crotte change de main
winston-fires-under = Bloqué : une tête passe sous la pioche
winston-fires-passed = Bloqué : on passe
winston-fires-skipped = Un tour est sauté

## Ce qui ne va pas dans le fichier du plateau

winston-board-number = « { $entry } » vaut { $found } ; il faut un nombre entier de { $low } à { $high }.
winston-board-play = « play » vaut { $play } ; avec { $hand } cartes en main, il faut au plus { $hand }.
winston-board-hands = « hand » vaut { $hand } ; avec { $cards } cartes pour six joueurs au plus, il faut au plus { $most }.
winston-board-dog = « dog » vaut { $found } ; il faut une table avec « first » et « more ».

## Nombres du plateau, au laboratoire

winston-dial-hand = Cartes en main
winston-dial-play = Cartes à jouer par tour, au moins
winston-dial-heads = Têtes de chaque couleur
winston-dial-bodies = Corps de chaque couleur
winston-dial-complete = Corps pour un chien complet
winston-dial-bone = Points de l’os
winston-dial-poo = Points perdus avec la crotte
winston-dial-dog-first = Points du premier corps d’un chien
winston-dial-dog-more = Ce que chaque corps compte de plus que le précédent

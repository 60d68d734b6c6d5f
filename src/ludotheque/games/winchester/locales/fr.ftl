# Winchester. $you vaut "yes" quand la personne qui lit est celle dont on parle.

winchester-line = Une course autour du plateau avec les coups des échecs : le dé décide quelle pièce tout le monde imite.

## Le dé et le plateau

winchester-face-K = roi
winchester-face-Q = reine
winchester-face-R = tour
winchester-face-B = fou
winchester-face-N = cavalier
winchester-face-P = pion

winchester-zone-start = départ
winchester-zone-A = section A
winchester-zone-B = section B
winchester-zone-corner-1 = coin 1
winchester-zone-C = section C
winchester-zone-corner-2 = coin 2
winchester-zone-D = section D
winchester-zone-E = section E
winchester-zone-corner-3 = coin 3
winchester-zone-F = section F

winchester-end-played-out = Toutes les pièces sauf une sont arrivées.
winchester-end-stalled = Aucune pièce n’est arrivée depuis 300 tours de table.
winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] Tu obtiens le plus grand nombre au dé : tu commences.
       *[other] { $seat } obtient le plus grand nombre au dé et commence.
    }
   *[other] { tell-starts }
}

## Le récit d’un coup

winchester-tell-rolled = { $you ->
    [yes] Tu lances le dé d’échecs : { $face }.
   *[other] { $seat } lance le dé d’échecs : { $face }.
}
winchester-tell-moved = { $you ->
    [yes] Tu vas de { $origin } en { $target }{ $crossed ->
        [none] .
       *[other] {" "}et tu franchis la ligne de départ.
    }
   *[other] { $seat } va de { $origin } en { $target }{ $crossed ->
        [none] .
       *[other] {" "}et franchit la ligne de départ.
    }
}
winchester-tell-swapped = { $you ->
    [yes] Tu vas de { $origin } en { $target } et tu échanges ta place avec une pièce { DE($loser) }.
    [loser] { $seat } va de { $origin } en { $target } et échange sa place avec une de tes pièces.
   *[other] { $seat } va de { $origin } en { $target } et échange sa place avec une pièce { DE($loser) }.
}
winchester-tell-arrived = { $you ->
    [yes] Tu ramènes à la maison ta pièce placée en { $origin }. C’est l’arrivée n° { $place } : { $points } points.
   *[other] { $seat } ramène à la maison sa pièce placée en { $origin }. C’est l’arrivée n° { $place } : { $points } points.
}
winchester-tell-bonus = { $you ->
    [yes] Tu gagnes un bonus : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } gagne un bonus : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
winchester-tell-passed = { $you ->
    [yes] Tu ne peux pas bouger : tu passes, et tu perdras ton prochain tour.
   *[other] { $seat } ne peut pas bouger, passe et perdra son prochain tour.
}
winchester-tell-skipped = { $you ->
    [yes] Tu perds ce tour.
   *[other] { $seat } perd ce tour.
}
winchester-tell-last = { $you ->
    [yes] Ta pièce en { $square } est la dernière de toutes et rapporte { $points ->
        [0] 0 point
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] La pièce { DE($seat) } en { $square } est la dernière de toutes et rapporte { $points ->
        [0] 0 point
        [one] 1 point
       *[other] { $points } points
    }.
}
winchester-tell-over = La partie est terminée. { $end }

## Le plateau en mots

winchester-die = Sur le dé : { $face }
winchester-to-roll = { $you ->
    [yes] Tu lances le dé d’échecs.
   *[other] { $name } lance le dé d’échecs.
}
winchester-quiet = Tours de table de suite sans arrivée : { $rounds } ; encore { $left } et la partie s’arrête.
winchester-player = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $home ->
    [0] aucune pièce arrivée
    [one] 1 pièce arrivée
   *[other] { $home } pièces arrivées
}
winchester-loses-turn = perd son prochain tour
winchester-pieces = sur le plateau – { $squares }
winchester-on = { $zone } : { $squares }

## Le plateau à l’écran

winchester-table = le plateau
winchester-starts = commence ce tour de table
winchester-choose-piece = Choisis une de tes pièces.
winchester-choose-square = Choisis maintenant où elle va.
winchester-piece = { $you ->
    [yes] ta pièce en { $square }
   *[other] pièce { DE($name) } en { $square }
}
winchester-piece-home = { $you ->
    [yes] ta pièce, arrivée n° { $place }
   *[other] pièce { DE($name) }, arrivée n° { $place }
}

## Les coups en mots

winchester-move-roll = lancer le dé : { $face }
winchester-move-go = de { $origin } en { $target }
winchester-move-swap = de { $origin } en { $target }, en échangeant les places
winchester-move-home = à la maison, de { $origin } en { $target }
winchester-move-pass = passer et perdre le prochain tour

## À la première partie : le pas à faire

winchester-guide-wait = Le dé décide quelle pièce d’échecs tout le monde imite. Fais une fois le tour du plateau, dans le sens antihoraire, et rentre à la maison.
winchester-guide-pass = Aucune de tes pièces ne peut bouger : tu passes, et tu perds aussi ton prochain tour.
winchester-guide-king = Un roi : déplace une de tes pièces d’une seule case, du côté que tu veux.
winchester-guide-queen = Une reine : aussi loin que tu veux, tout droit ou en diagonale, sans rien sauter. Si tu tombes sur une pièce, tu échanges ta place avec elle.
winchester-guide-rook = Une tour : aussi loin que tu veux sur une rangée ou une colonne, sans rien sauter. Si tu tombes sur une pièce, tu échanges ta place avec elle.
winchester-guide-bishop = Un fou : aussi loin que tu veux en diagonale, sans rien sauter. Si tu tombes sur une pièce, tu échanges ta place avec elle.
winchester-guide-knight = Un cavalier : deux cases tout droit et une de côté. Lui seul saute : ni les pièces ni les obstacles ne l’arrêtent.
winchester-guide-pawn = Un pion : une case tout droit vers l’avant, ou une en diagonale vers l’avant pour échanger ta place avec une autre pièce.

## Les points

winchester-score-place = arrivée n° { $place }
winchester-score-bonus = bonus
winchester-score-last = la dernière pièce

## Pourquoi un coup est refusé, par règle

winchester-refusal-king = Tout le monde joue le roi : fais un seul pas, du côté que tu veux.
winchester-refusal-queen = La reine file tout droit ou en diagonale. Choisis une case sur l’une de ces lignes.
winchester-refusal-rook = La tour file le long d’une rangée ou d’une colonne. Choisis une case sur l’une d’elles.
winchester-refusal-bishop = Le fou file en diagonale. Choisis une case sur une diagonale.
winchester-refusal-knight = Le cavalier saute de deux cases dans un sens et d’une case de côté.
winchester-refusal-pawn = Le pion avance d’une case tout droit, si elle est vide ; en diagonale vers l’avant, il ne peut qu’échanger sa place avec une autre pièce.
winchester-refusal-roll = On lance d’abord le dé d’échecs, une seule fois ; ensuite les pièces bougent.
winchester-refusal-own = Aucune de tes pièces n’est là. Choisis-en une à toi.
winchester-refusal-must = Une de tes pièces peut bouger : joue-la.
winchester-refusal-obstacle = Il y a là un obstacle. Choisis une case qui n’en a pas.
winchester-refusal-jump = Quelque chose barre le chemin, et seul le cavalier saute. Arrête-toi avant, ou va ailleurs.
winchester-refusal-C2 = Une de tes propres pièces est déjà là. Choisis une autre case.
winchester-refusal-before-start = Une pièce qui n’a pas franchi la ligne de départ ne change de place avec personne. Choisis une case vide.
winchester-refusal-C3 = Les lignes de départ et d’arrivée ne se franchissent que vers l’avant, et on ne peut pas les contourner.
winchester-refusal-C4 = Une pièce qui n’a pas encore quitté le départ garde cette case fermée. Rentre par une autre.
winchester-refusal-arrival = Une pièce qui franchit la ligne d’arrivée finit son coup à la maison.
winchester-refusal-end = La partie est terminée.

## Ce qui ne va pas dans une mise en place

winchester-setup-obstacles = « obstacles » doit donner un numéro pour chaque section : { $sections }.
winchester-setup-missing = Il manque la section { $section } dans « obstacles ».
winchester-setup-section = Il n’y a pas de section « { $found } ». Sections : { $sections }.
winchester-setup-number = Le numéro de la section { $section } est { $found } ; il doit aller de 1 à { $last }.
winchester-setup-first = « first » vaut { $found } ; ce doit être une place de 0 à { $last }.

## Ce qui ne va pas dans le fichier du plateau

winchester-board-zone-missing = il manque la zone « { $expected } ».
winchester-board-zone-extra = « { $found } » est une zone de trop. Zones, dans l’ordre : { $known }.
winchester-board-zone-name = on attend ici la zone « { $expected } », et non « { $found } ».
winchester-board-squares = « { $found } » n’est pas un rectangle de cases de la piste, comme « a1-d4 », coin inférieur gauche d’abord.
winchester-board-overlap = { $square } appartient déjà à la zone « { $zone } ».
winchester-board-uncovered = { $square } n’appartient à aucune zone.
winchester-board-forward = « forward » vaut { $found } ; il faut une ou deux de ces directions : { $known }.
winchester-board-number-row = « { $found } », dans la section { $zone }, doit compter { $count } numéros de 1 à 6.
winchester-board-number-rows = la section { $zone } a { $found } lignes de numéros ; il en faut { $count }.
winchester-board-number-count = la section { $zone } a { $found } fois le numéro { $number } ; il le faut { $count } fois.
winchester-board-start-square = la case de départ { $code } est « { $found } » ; il faut une case du départ qui n’a pas d’autre code.
winchester-board-teams = pour { $seats } joueurs, il faut { $seats } listes de cases de départ, toutes de même longueur, { $most } cases au plus.
winchester-board-code = il n’y a pas de case de départ { $found }. Cases de départ : { $known }.
winchester-board-code-twice = la case de départ { $found } est donnée deux fois.
winchester-board-number = « { $entry } » vaut { $found } ; il faut un nombre entier de { $low } à { $high }.

## Ce que compte le laboratoire

winchester-fires-swapped = Une pièce est prise et change de place
winchester-fires-arrived = Une pièce arrive
winchester-fires-bonus = Un bonus est gagné
winchester-fires-passed = Aucun coup possible
winchester-fires-skipped = Un tour est perdu

## What the lab lets people turn

winchester-dial-pieces = Pièces de chaque joueur, au plus
winchester-dial-points-first = Points de la première pièce rentrée
winchester-dial-points-least = Points d’une arrivée, au moins
winchester-dial-points-last = Points de la dernière pièce dans la section E ou plus loin
winchester-dial-bonus-team = Bonus de la première équipe rentrée au complet
winchester-dial-bonus-second = Bonus si la toute première pièce rentrée est bientôt suivie d’une autre du même joueur
winchester-dial-bonus-row = Bonus de trois arrivées d’affilée
winchester-dial-zone-a-numbers = Numéros de la section A
winchester-dial-zone-b-numbers = Numéros de la section B
winchester-dial-zone-c-numbers = Numéros de la section C
winchester-dial-zone-d-numbers = Numéros de la section D
winchester-dial-zone-e-numbers = Numéros de la section E
winchester-dial-zone-f-numbers = Numéros de la section F
winchester-dial-players-2 = Cases de départ des deux joueurs, une ligne chacun
winchester-dial-players-3 = Cases de départ des trois joueurs, une ligne chacun
winchester-dial-players-4 = Cases de départ des quatre joueurs, une ligne chacun
winchester-dial-players-5 = Cases de départ des cinq joueurs, une ligne chacun

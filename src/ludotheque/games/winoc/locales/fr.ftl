# Winoc. $you vaut "yes" quand la personne qui lit est celle dont on parle.

winoc-line = Fais le tour des remparts pour rapporter ta forteresse, si ta mémoire tient bon !

## Gardes, portes, chemins, faces

winoc-guard-yellow = garde jaune
winoc-guard-white = garde blanc
winoc-guard-green = garde vert
winoc-guard-red = garde rouge

winoc-gate-cassel = Cassel
    .de = de Cassel
winoc-gate-bierne = Bierne
    .de = de Bierne
winoc-gate-dunkerque = Dunkerque
    .de = de Dunkerque
winoc-gate-hondschoote = Hondschoote
    .de = d’Hondschoote
winoc-at-gate = porte { $gate-de }
winoc-tower = tour { $place }

winoc-path-N = chemin Nord
winoc-path-S = chemin Sud
winoc-way-clockwise = dans le sens horaire
winoc-way-counter = dans le sens antihoraire
winoc-face-0 = neutre
winoc-face-1 = beffroi (1)
winoc-face-2 = cygne (2)
winoc-face-3 = hareng (3)
winoc-face-4 = moulin (4)
winoc-face-5 = cruche (5)
winoc-face-6 = lion (6)

winoc-end-played-out = La course est gagnée.
winoc-end-stalled = 400 tours ont passé sans vainqueur : la partie est nulle.
winoc-end-guard-yellow = Le garde jaune, qui n’est à personne, est rentré chez lui : tout le monde a perdu.
winoc-end-guard-white = Le garde blanc, qui n’est à personne, est rentré chez lui : tout le monde a perdu.
winoc-end-guard-green = Le garde vert, qui n’est à personne, est rentré chez lui : tout le monde a perdu.
winoc-end-guard-red = Le garde rouge, qui n’est à personne, est rentré chez lui : tout le monde a perdu.

## Le récit d’un coup

winoc-tell-path = { $you ->
    [yes] Tu choisis le { $path }.
   *[other] { $seat } choisit le { $path }.
}
winoc-tell-turned = { $you ->
    [yes] Tu retournes le pavé { $spot } et tu le poses
   *[other] { $seat } retourne le pavé { $spot } et le pose
} sur le { $path } : { $face }.
winoc-tell-neutral = Le pavé neutre met fin au tirage.
winoc-tell-crossed = Un doublon ! Le pavé { $spot } passe sur le { $path }.
winoc-tell-twins = Un doublon, et son symbole est sur les deux chemins : les pavés { $spot } et { $other } reviennent au centre-ville.
winoc-tell-double = Un doublon met fin au tirage.
winoc-tell-winoc = { $you ->
    [yes] Winoc ! Six pavés sur le { $path } : tu t’envoles où tu veux.
   *[other] Winoc ! Six pavés sur le { $path } : { $seat } s’envole où bon lui semble.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] Tu déplaces ton garde
       *[other] { $seat } déplace le { $guard }
    }
   *[nobody] { $you ->
        [yes] Tu déplaces le { $guard }, qui n’est à personne,
       *[other] { $seat } déplace le { $guard }, qui n’est à personne,
    }
} { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} { $way }, jusqu’à la { $gate ->
    [none] tour { $place }
   *[other] porte { $gate-de }
}.
winoc-tell-stayed = { $you ->
    [yes] Tu choisis le { $path }, qui est vide, et tu restes sur place.
   *[other] { $seat } choisit le { $path }, qui est vide, et reste sur place.
}
winoc-tell-flew = { $you ->
    [yes] Tu t’envoles
   *[other] { $seat } s’envole
} jusqu’à la { $gate ->
    [none] tour { $place }
   *[other] porte { $gate-de }
}.
winoc-tell-sent-off = Le { $guard } est renvoyé à la porte { $gate-de }.
winoc-tell-fortress = Le { $guard } emporte sa forteresse.
winoc-tell-cleared = { $path ->
    [none] Tous les pavés reviennent au centre-ville, tels quels.
   *[other] Les pavés du { $path } reviennent au centre-ville, tels quels.
}
winoc-tell-lapped = { $you ->
    [yes] Tu avances
   *[other] { $seat } avance
} { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}{ $back ->
    [0] {""}
    [one] , la dernière à reculons
   *[other] , les { $back } dernières à reculons
} ; { $left ->
    [0] enfin à la maison
    [one] encore une case
   *[other] encore { $left } cases
}.
winoc-tell-over = La partie est terminée. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}Tu gagnes !
       *[other] {" "}{ $winner } gagne !
    }
}

## La table en mots

winoc-table = Tour { $turn }, c’est à { $name }
winoc-guard = { $name ->
    [none] { $guard } (à personne)
   *[other] { $guard } ({ $name })
} : { $where }
winoc-has-fortress = avec sa forteresse
winoc-to-go = { $left ->
    [0] enfin à la maison
    [one] encore { $left } case
   *[other] encore { $left } cases
}
winoc-lies-N = Chemin Nord : { $count ->
    [0] vide
   *[other] { $stones }
}
winoc-lies-S = Chemin Sud : { $count ->
    [0] vide
   *[other] { $stones }
}
winoc-town = fK retourne le pavé K du centre-ville.
winoc-follows = Le { $guard } avance à son tour : { $steps ->
    [one] une case
   *[other] { $steps } cases
}.

## La table à l’écran

winoc-next-path = { $you ->
    [yes] Les deux chemins sont vides. Choisis celui où tu poseras tes pavés.
   *[other] { $name } choisit un chemin.
}
winoc-next-draw = { $you ->
    [yes] Retourne un pavé et pose-le sur le { $path }. Un doublon ou le pavé neutre met fin au tirage.
   *[other] { $name } retourne des pavés et les pose sur le { $path }.
}
winoc-next-move = { $you ->
    [yes] Choisis un chemin et un sens : ton garde avance d’autant de cases qu’il y a de pavés dessus. Les autres avanceront selon l’autre chemin.
   *[other] { $name } choisit un chemin et un sens.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Ton garde avance à son tour
       *[other] Tu conduis le { $guard }, qui n’est à personne
    } : { $steps ->
        [one] une case
       *[other] { $steps } cases
    }. Dans quel sens ?
   *[other] { $name } déplace le { $guard }.
}
winoc-next-winoc = { $you ->
    [yes] Winoc ! Les cloches sonnent : envole-toi où tu veux sur les remparts.
   *[other] Winoc ! { $name } peut s’envoler où bon lui semble.
}
winoc-goal-fortress = vers sa forteresse : { $gate }
winoc-goal-home = maintenant chez lui : { $gate }
winoc-stone = Pavé { $spot } : { $face }, { $where ->
    [N] sur le chemin Nord
    [S] sur le chemin Sud
   *[other] au centre-ville
}

## Les coups en mots

winoc-move-turn = retourner le pavé { $stone }
winoc-move-path-N = choisir le chemin Nord
winoc-move-path-S = choisir le chemin Sud
winoc-move-go-N = avancer du nombre de pavés du chemin Nord, { $way }
winoc-move-go-S = avancer du nombre de pavés du chemin Sud, { $way }
winoc-move-stay-N = choisir le chemin Nord, vide, et rester sur place
winoc-move-stay-S = choisir le chemin Sud, vide, et rester sur place
winoc-move-follow = déplacer ce garde { $way }
winoc-move-fly = s’envoler vers la case { $place }

## À la première partie : le pas à faire

winoc-guide-wait = Observe les pavés qu’on retourne et retiens leurs deux faces. Tu en auras besoin.
winoc-guide-path = Les deux chemins sont vides. Choisis celui où tu vas poser les pavés que tu retournes.
winoc-guide-draw = Retourne un pavé du centre-ville et pose-le sur ton chemin. Plus il y aura de pavés dessus, plus ton garde pourra avancer.
winoc-guide-draw-on = Continue de retourner des pavés, jusqu’au pavé neutre ou à un symbole déjà présent sur ton chemin.
winoc-guide-move = Choisis un chemin et un sens : ton garde avance d’autant de cases qu’il y a de pavés dessus, puis les autres suivent selon l’autre chemin. D’abord vers ta forteresse, à la porte d’en face, puis chez toi.
winoc-guide-follow = Ton garde avance d’autant de cases qu’il y a de pavés sur l’autre chemin. C’est toi qui choisis le sens.
winoc-guide-unowned = Ce garde n’est à personne, et c’est toi qui choisis son sens. Attention : il peut gagner, lui aussi, et alors tout le monde a perdu.
winoc-guide-winoc = Un Winoc ! Ton garde s’envole vers la case de ton choix.
winoc-guide-junior = Retourne des pavés jusqu’au pavé neutre ou à un doublon ; ton garde avance alors d’autant de cases dans le sens horaire. Fais un tour complet et arrive juste sur ta porte.

## Pourquoi un coup est refusé, règle par règle

winoc-refusal-path = Tu choisis un chemin seulement au début d’un tour, et seulement si les deux sont vides.
winoc-refusal-draw = Tu retournes des pavés : continue jusqu’à un pavé neutre ou un doublon.
winoc-refusal-centre = Ce pavé n’est pas au centre-ville. Choisis-en un qui y est.
winoc-refusal-move = Choisis maintenant un chemin et un sens pour ton garde.
winoc-refusal-empty-path = Il n’y a pas de pavé sur ce chemin : il ne fait avancer personne. Prends l’autre, ou reste sur place.
winoc-refusal-whole-move = Il y a des pavés sur ce chemin : ton garde doit avancer d’autant de cases. Choisis un sens.
winoc-refusal-others = Les autres gardes suivent, l’un après l’autre : choisis seulement leur sens.
winoc-refusal-winoc = On ne s’envole qu’avec un Winoc, six pavés sur un chemin ; et avec un Winoc, il faut s’envoler.
winoc-refusal-elsewhere = Ton garde y est déjà. Envole-toi ailleurs.
winoc-refusal-junior-moves = Dans le jeu junior, tu ne choisis que des pavés. Retournes-en un.
winoc-refusal-win = La partie est terminée.

## Ce qui ne va pas dans une mise en place

winoc-setup-up-list = « up » doit être une liste de { $stones } symboles, un par pavé.
winoc-setup-up = « up » contient { $found ->
    [one] { $found } symbole
   *[other] { $found } symboles
} ; il en faut { $stones }, un par pavé.
winoc-setup-face = Selon « up », le pavé { $stone } montre { $found } ; ses faces sont : { $faces }.
winoc-setup-guards-list = « guards » doit être une liste de { $seats } gardes, un par place.
winoc-setup-guard = « guards » contient { $found } ; les gardes sont 0 jaune, 1 blanc, 2 vert, 3 rouge.
winoc-setup-guard-twice = « guards » donne le même garde à deux places : { $found }.
winoc-setup-guards-order = « guards » vaut { $found } ; on s’assoit dans l’ordre des gardes, dans le sens horaire, à partir de n’importe lequel.
winoc-setup-first = « first » vaut { $found } ; ce doit être une place de 0 à { $last }.

## Ce qui ne va pas dans le fichier du plateau

winoc-board-towers = « towers » vaut { $found } ; attendu : un nombre entier de { $low } à { $high }.
winoc-board-places = « places » vaut { $found } ; ce doit être un nombre entier de { $low } à { $high }.
winoc-board-gates = « gates » vaut { $found } ; il faut { $count } cases différentes par ordre croissant, de 0 à { $last }.
winoc-board-ahead = « ahead » vaut { $found } ; ce doit être un nombre entier de 0 à { $high }.
winoc-board-stones = nombre de pavés dans « stones » : { $found } ; il en faut de { $low } à { $high }.
winoc-board-stone = le pavé { $stone } est { $found } ; un pavé porte deux symboles différents de 1 à { $symbols }, ou il est neutre : [0, 0].
winoc-board-twice = le pavé { $stone } est { $found }, comme déjà le pavé { $other } ; chaque paire de symboles n’existe qu’une fois.

## Options, à la préparation d’une partie

winoc-option-rules = Jeu
winoc-option-rules-classic = Jeu classique : aller chercher sa forteresse et la rapporter
winoc-option-rules-junior = Jeu junior : un tour des remparts, sans forteresses
winoc-option-fortress = Forteresse
winoc-option-fortress-stop = Arrêt à sa porte : le garde doit y finir son déplacement
winoc-option-fortress-pass = Forteresse au passage : il suffit d’atteindre sa porte ou de la franchir
winoc-option-open-memory = Mémoire ouverte
winoc-option-open-memory-false = À toi de retenir ce qu’il y a dessous
winoc-option-open-memory-true = Les faces cachées que tous ont déjà vues restent notées ; pour débuter

## Ce que compte le laboratoire

winoc-fires-winoc = Un Winoc
winoc-fires-sent-off = Un garde est renvoyé
winoc-fires-fortress = Un garde emporte sa forteresse
winoc-fires-neutral = Le pavé neutre met fin au tirage
winoc-fires-crossed = Un doublon passe sur l’autre chemin
winoc-fires-twins = Un doublon sur les deux chemins
winoc-fires-double = Un doublon met fin au tirage
winoc-fires-stayed = Un garde reste sur place

## What the lab lets people turn

winoc-dial-towers = Tours entre deux portes voisines
winoc-dial-stones = Pavés en jeu (le neutre est le seizième)
winoc-dial-ahead = Avance au départ de chaque joueur sur le précédent, en cases (jeu junior)

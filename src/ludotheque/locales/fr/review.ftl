# Dans le navigateur : l’aide pendant la partie, et ce qui vient après.

web-hint = Indice
web-hint-thinking = Je réfléchis…
web-hint-title = Les meilleurs coups, avec les chances de gagner
web-hint-about = env. { $share }
web-hint-equal = aussi bon
web-hint-rough = Le plateau est modifié : ces chances sont plus approximatives que d’habitude.

web-back = Annuler le coup
web-back-asked = { $name } voudrait annuler un coup. D’accord, { $to } ?
web-back-agree = D’accord
web-back-decline = Non, c’est joué
web-back-waiting = { $you ->
    [yes] Tu as demandé à annuler un coup. On attend la réponse…
   *[other] { $name } demande à annuler un coup. On attend la réponse…
}

web-guide = Guide
web-guide-rule = La règle
web-guide-off = Désactiver le guide

web-after = Après la partie
web-result-won = { $you ->
    [yes] Tu as gagné !
   *[other] { $name } a gagné !
}
web-result-shared = Victoire partagée : { $names }
web-result-nobody = Personne n’a gagné
web-result-resigned = { $you ->
    [yes] Tu as abandonné.
   *[other] { $name } a abandonné.
}
web-rematch = Rejouer
web-rematch-join = Rejoindre la revanche
web-save-record = Télécharger la partie

web-replay = Revoir la partie
web-replay-at = Coup { $at } sur { $last }.
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-slider = Moment de la partie
web-replay-leave = Fermer la relecture

web-fork = Jouer à partir d’ici
web-fork-title = Jouer à partir du coup { $move }
web-fork-what = Une nouvelle table s’ouvre sur cette position : même donne, mêmes coups jusqu’ici. La suite, c’est toi qui la joues.
web-fork-seat = Je joue à la place de
web-fork-others = Les autres sont
web-fork-bots = des robots
web-fork-link = des amis, par lien
web-fork-level = Niveau des robots
web-fork-start = Jouer

web-look = Analyse
web-look-what = À quoi chacun pouvait-il s’attendre, coup après coup ? Qu’est-ce qui a tenu aux décisions, qu’est-ce qui a tenu à la chance, et quels coups ont coûté le plus cher ?
web-look-start = Analyser la partie
web-look-progress = Coup { $done } sur { $total }…
web-look-shares = Chances de gagner en pour cent et, dessous, ce qui les a fait changer
web-look-how = Survole un coup pour en savoir plus ; clique dessus pour le voir sur le plateau.
web-look-whose = Montrer les changements de
web-look-own = Ses décisions
web-look-others = Décisions des autres
web-look-luck = Chance
web-look-unclear = Incertain
web-look-caveat = « Incertain », c’est ce que la recherche ne peut pas distinguer de ses propres erreurs. La chance peut encore en comprendre une part.
web-look-from-to = Du début à la fin
web-look-costly = Coups les plus coûteux : { $name }
web-look-none = Aucun coup n’a vraiment coûté cher.
web-look-better = mieux : { $move }
web-look-chance = Le hasard
web-chart = Chances de gagner au fil de la partie

web-fair = Était-ce équitable ?
web-fair-what = Avant la première carte ou le premier lancer, une empreinte a été montrée. Le secret qu’elle protégeait est maintenant connu, et ton navigateur peut vérifier que rien n’a été changé.
web-fair-check = Vérifier la donne
web-fair-promise = L’empreinte montrée avant la partie est celle de la preuve.
web-fair-secret = C’est bien l’empreinte (SHA-256) du secret que l’on connaît maintenant.
web-fair-shown = Les sceaux sont ceux que ton appareil a vus avant d’ouvrir le sien.
web-fair-seals = Chaque texte révélé correspond à son sceau.
web-fair-seed = Le secret et ce que les joueurs ont ajouté donnent la graine de la donne.
web-fair-deal = L’empreinte montrée pendant la partie est celle de cette graine.
web-fair-record = L’enregistrement de la partie indique la même graine.
web-fair-yes = Tout concorde : la donne était fixée avant que quelqu’un puisse la connaître.
web-fair-no = Quelque chose ne concorde pas. Ce n’est pas la donne qui était promise.
web-fair-further = Pour redistribuer chaque carte et relancer chaque dé à partir de cette graine, enregistre la preuve et exécute :
web-fair-save = Enregistrer la preuve

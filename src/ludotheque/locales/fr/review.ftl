# Dans le navigateur : l’aide pendant la partie, et ce qui vient après.

web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-title = Les meilleurs coups et leurs chances de gagner

web-back = Reprendre
web-back-asked = { $name } voudrait reprendre un coup. D’accord, { $to } ?
web-back-agree = D’accord
web-back-decline = Non, c’est joué
web-back-waiting = { $you ->
    [yes] Tu as demandé à reprendre un coup. On attend la réponse…
   *[other] { $name } a demandé à reprendre un coup. On attend la réponse…
}

web-guide = Guide
web-guide-rule = La règle
web-guide-off = Désactiver le guide

web-after = Après la partie
web-result-won = { $you ->
    [yes] Tu as gagné !
   *[other] { $name } a gagné !
}
web-result-shared = Victoire partagée : { $names }
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
web-replay-play = Lire
web-replay-pause = Pause
web-replay-slider = Position dans la partie
web-replay-leave = Quitter la relecture

web-fork = Rejouer d’ici
web-fork-title = Rejouer après le coup { $move }
web-fork-what = Une nouvelle table commence à cette position : même donne, mêmes coups jusqu’ici. La suite est ouverte.
web-fork-seat = Je joue
web-fork-others = Les autres sont
web-fork-bots = des robots
web-fork-link = des amis, par un lien
web-fork-level = Niveau des robots
web-fork-start = Jouer

web-look = Retour sur la partie
web-look-what = À quoi chacun pouvait-il s’attendre, coup après coup ? Qu’est-ce qui était choix, qu’est-ce qui était chance, et quels coups ont coûté le plus cher ?
web-look-start = Analyser la partie
web-look-progress = Coup { $done } sur { $total }…
web-look-shares = Chances de gagner en pour cent et, dessous, ce qui les a changées
web-look-how = Survole un coup pour en lire le détail ; choisis-le pour le voir sur le plateau.
web-look-whose = De qui voir les changements
web-look-own = Ses choix
web-look-others = Choix des autres
web-look-luck = Chance
web-look-from-to = Du début à la fin
web-look-costly = Coups les plus coûteux : { $name }
web-look-none = Aucun coup n’a coûté quoi que ce soit de notable.
web-look-better = mieux : { $move }
web-look-chance = Le hasard
web-chart = Chances de gagner au fil de la partie

web-fair = Était-ce équitable ?
web-fair-what = Une empreinte a été montrée avant la première carte ou le premier lancer. Le secret est maintenant connu, et ton navigateur peut vérifier que rien n’a été changé.
web-fair-check = Vérifier la donne
web-fair-promise = L’empreinte montrée avant la partie est celle de la preuve.
web-fair-secret = C’est bien l’empreinte (SHA-256) du secret désormais connu.
web-fair-shown = Les sceaux sont ceux que ton appareil a vus avant d’ouvrir le sien.
web-fair-seals = Chaque texte révélé correspond à son sceau.
web-fair-seed = Le secret et ce que les joueurs ont ajouté donnent la graine de la donne.
web-fair-deal = L’empreinte montrée pendant la partie est celle de cette graine.
web-fair-record = L’enregistrement de la partie indique la même graine.
web-fair-yes = Tout concorde : la donne était fixée avant que quiconque puisse la connaître.
web-fair-no = Quelque chose ne concorde pas. Cette donne n’est pas celle qui était promise.
web-fair-further = Pour redistribuer chaque carte et relancer chaque dé à partir de cette graine, enregistre la preuve et lance :
web-fair-save = Enregistrer la preuve

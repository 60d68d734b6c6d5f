error-local-storage = Impossible de conserver cela sur ton appareil : sa mémoire est pleine, ou le navigateur ne le permet pas. Rien n’a changé. Fais de la place et réessaie.
error-local-others = Une table sur ton appareil est pour les personnes présentes et pour les robots. Pour les autres, il faut une table sur un serveur.
error-not-alone = Tu n’es pas la seule personne à cette table : la partie reste où elle est.

web-local-impossible = Ce navigateur ne peut pas faire tourner les jeux sur ton appareil, car WebAssembly lui manque. { $server ->
    [yes] Joue sur le serveur ou dans un autre navigateur.
   *[no] Joue dans un autre navigateur.
 }
web-local-failed = Les jeux n’ont pas pu démarrer sur ton appareil. { $server ->
    [yes] Recharge la page ou joue sur le serveur.
   *[no] Recharge la page.
 } Rien n’est perdu.
web-local-restarted = Les jeux de ton appareil ont dû redémarrer. Rien n’est perdu : réessaie.
web-local-again = Les jeux de ton appareil redémarrent…
web-local-again-kept = Les jeux de ton appareil redémarrent. Ton coup est gardé.
web-local-elsewhere = Cette table se trouve sur l’appareil où elle a été ouverte, et nulle part ailleurs.
web-local-where = Où l’on joue
web-local-device = Sur cet appareil
web-local-server = Sur le serveur
web-local-device-line = Sans connexion. Ton appareil distribue et connaît les cartes.
web-local-server-line = Le serveur distribue et conserve la table.
web-local-loading = Les jeux arrivent sur ton appareil…
web-local-here = Cette table est sur ton appareil
web-local-here-line = Seul ce navigateur la conserve, sans connexion. L’appareil connaît les cartes : la partie ne prouve rien aux autres.
web-local-fair = C’est ton appareil qui a distribué, et il connaissait son secret d’avance : ce qui suit est une preuve pour toi, pas pour les autres.
web-local-curtain = Le rideau est une politesse : l’appareil connaît les cartes de tous.
web-local-move = Continuer avec des amis par un lien
web-local-move-line = La partie continue à une table du serveur, à partir de cette position. Quels robots laissent la place à un ami ?
web-local-move-go = Déplacer vers le serveur
web-local-take = Continuer sur cet appareil
web-local-take-line = La partie passe sur ton appareil, à partir de cette position, et se joue ensuite sans connexion.

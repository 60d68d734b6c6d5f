# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Vérifier si les chances annoncées par les robots se réalisent : des robots de même force jouent, et leurs annonces sont comparées aux résultats.
cli-param-calibrate-bots = Niveaux, ou recherches comme search:400, séparés par des virgules ; chacun joue contre lui-même.
cli-param-positions = Nombre de positions à comparer, quatre par partie.
cli-param-all = Mesurer toutes les combinaisons d’options et tous les nombres de joueurs, l’un après l’autre.
cli-param-calibrate-games = Garder chaque partie finie dans ce dossier ; une mesure interrompue reprend à partir de là.
cli-param-calibrate-chart = Dessiner dans ce fichier, .svg ou .png, ce qui est arrivé en fonction de ce qui était annoncé.
cli-param-calibrate-out = Écrire les chiffres dans ce fichier (JSON) ; ceux des autres configurations y restent tels quels.

calibrate-nothing = Il n’y a rien à corriger ici : aucune correction n’est gardée.
calibrate-drawn = { $positions } positions de { $games } parties
calibrate-overall = Annoncé : { $said } % en moyenne. Arrivé : { $happened } %. Écart : { $gap } points (de { $low } à { $high }).
calibrate-early = En début de partie : { $said } % annoncés, { $happened } % arrivés.
calibrate-error = Erreur : { $error } points. Si chaque chance était parfaitement juste, l’erreur serait de { $floor } en moyenne, et rarement au-dessus de { $high }.
calibrate-error-floor = erreur { $error }, { $floor } si tout était exact
calibrate-chart = Ce qui est arrivé en fonction de ce qui était annoncé, avec intervalles à 95 %. Sur la ligne pointillée, chaque chance est juste.
calibrate-said = Annoncé
calibrate-happened = Arrivé
calibrate-interval = Intervalle à 95 %
calibrate-positions = Positions
calibrate-interrupted = Interrompu après { $done } parties sur { $games } ; celles-ci sont mesurées.

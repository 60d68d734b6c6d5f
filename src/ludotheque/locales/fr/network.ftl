# ludotheque learn --network

cli-param-network = Entraîner le réseau du jeu au lieu d’ajuster des nombres ; il n’est gardé que s’il joue mieux.
error-no-network = { $game } n’a pas de réseau à entraîner. Voir `NETWORK` dans la documentation du moteur.

# ludotheque arena : des robots les uns contre les autres.

cli-help-arena = Faire jouer des robots entre eux, chaque donne depuis toutes les places, et les classer.
cli-param-arena-bots = Les robots qui s’affrontent, au moins deux, séparés par des virgules.
cli-param-seats-range = Nombre de joueurs ; avec un intervalle comme 2-4, on joue avec chacun de ces nombres.
cli-param-arena-games = Nombre de parties, arrondi à des donnes entières ; chaque donne est jouée une fois pour chaque place.
cli-param-results = Écrire chaque donne dans ce fichier dès qu’elle est finie (JSON Lines). Un intervalle de joueurs donne un fichier par nombre.
cli-param-arena-resume = Continuer le fichier indiqué par --results ; avec un --games plus grand, on prolonge un tournoi terminé.
cli-param-chart = Dessiner les classements et les confrontations dans ce fichier, .svg ou .png.
cli-param-calibration = Écrire les classements dans ce fichier d’étalonnage ; ceux des autres nombres de joueurs y restent inchangés.
cli-param-neighbours = Ne se rencontrent que les robots proches dans la liste. Si elle est rangée par force, peu de parties suffisent pour départager des voisins.
cli-param-workers = Nombre de processus ; par défaut, un par cœur.

arena-table = { $title }, { $seats } joueurs
arena-played = { $games } parties sur { $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, chacune jouée
} depuis toutes les places
arena-rounded = Tu as demandé { $asked } parties ; en donnes entières, cela fait { $games }.
arena-interrupted = Tournoi interrompu après { $done } parties sur { $games } ; ce qui est fini est compté.
arena-few-deals = Avec si peu de donnes, les intervalles ne sont pas fiables, et aucun robot n’est déclaré plus fort qu’un autre.
arena-bot = Robot
arena-rating = Classement
arena-interval = Intervalle à 95 %
arena-no-upper = sans limite haute
arena-no-lower = sans limite basse
arena-no-limits = sans limites
arena-wins = Victoires
arena-place = Rang moyen
arena-games = Parties
arena-apart = { $upper } devant { $lower } : { $difference } (de { $low } à { $high }) ; nettement plus fort.
arena-not-apart = { $upper } devant { $lower } : { $difference } (de { $low } à { $high }) ; trop serré pour trancher.
arena-unproven = { $upper } devant { $lower } : { $difference } (de { $low } à { $high }) ; trop peu de donnes pour trancher.
arena-duel = Face à face
arena-share = Gagnées par le premier
arena-decided = Décidées
arena-ties = Égalités
arena-anchor-greedy = Classements sur l’échelle Elo ; greedy vaut 1000.
arena-anchor-mean = Classements sur l’échelle Elo ; la moyenne vaut 1000.
arena-chart-rating = Échelle Elo, intervalle à 95 %
arena-chart-duels = Combien de fois le robot de gauche bat celui du haut (en % des parties décidées)

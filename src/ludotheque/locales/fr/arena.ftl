# ludotheque arena : des bots les uns contre les autres.

cli-help-arena = Faire jouer des bots les uns contre les autres, chaque donne depuis toutes les places, et les classer.
cli-param-arena-bots = Les bots qui s’affrontent, au moins deux, séparés par des virgules.
cli-param-seats-range = Nombre de joueurs ; avec un intervalle comme 2-4, on joue avec chacun de ces nombres à tour de rôle.
cli-param-arena-games = Nombre de parties, arrondi à des donnes entières ; chaque donne est jouée autant de fois qu’il y a de places.
cli-param-results = Écrire chaque donne dans ce fichier dès qu’elle est finie (JSON Lines). Un intervalle de joueurs donne un fichier pour chaque nombre.
cli-param-arena-resume = Continuer le fichier indiqué par --results ; avec plus de --games, prolonge un tournoi terminé.
cli-param-chart = Dessiner les classements et les confrontations dans ce fichier, .svg ou .png.
cli-param-calibration = Écrire les classements dans ce fichier d’étalonnage ; ceux des autres nombres de joueurs y restent inchangés.
cli-param-neighbours = Ne se rencontrent que les bots proches dans la liste : de quoi départager des voisins en peu de parties, si la liste est rangée par force.
cli-param-workers = Nombre de processus ; par défaut, autant que de cœurs.

arena-table = { $title }, { $seats } joueurs
arena-played = { $games } parties sur { $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, chacune jouée
} depuis toutes les places
arena-rounded = Parties demandées : { $asked } ; en donnes entières, cela fait { $games }.
arena-interrupted = Tournoi interrompu après { $done } parties sur { $games } ; ce qui est fini est compté.
arena-few-deals = Avec si peu de donnes, les intervalles ne sont pas fiables, et aucun écart entre bots n’est tenu pour établi.
arena-bot = Bot
arena-rating = Classement
arena-interval = Intervalle à 95 %
arena-no-upper = sans limite haute
arena-no-lower = sans limite basse
arena-no-limits = sans limites
arena-wins = Victoires
arena-place = Place moyenne
arena-games = Parties
arena-apart = { $upper } devant { $lower } : { $difference } (de { $low } à { $high }) ; nettement plus fort.
arena-not-apart = { $upper } devant { $lower } : { $difference } (de { $low } à { $high }) ; trop serré pour trancher.
arena-unproven = { $upper } devant { $lower } : { $difference } (de { $low } à { $high }) ; trop peu de donnes pour trancher.
arena-duel = Face à face
arena-share = Gagnées par le premier
arena-decided = Décidées
arena-ties = Égalités
arena-anchor-greedy = Classements sur l’échelle Elo ; greedy vaut 1000.
arena-anchor-mean = Classements sur l’échelle Elo ; la moyenne vaut 1000.
arena-chart-rating = Échelle Elo, intervalle à 95 %
arena-chart-duels = Le bot de gauche bat celui du haut (en % des parties décidées)

# Accorder un jeu : des règles qui atteignent un but.

cli-help-tune = Chercher, parmi les règles avec lesquelles un jeu atteint un but, les plus proches des règles imprimées.
cli-param-tune-dials = Réglages à faire varier, comme pour sweep : NOM, NOM=DE-À ou NOM=VALEUR,VALEUR. Par défaut : tous les nombres entiers du plateau.
cli-param-tune-goal = Ce qu’il faut atteindre : first=±1 (points que rapporte le fait de commencer), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8 ; plusieurs, séparés par des virgules. En anglais, une phrase aussi : « first seat within 1 point, 15–20 turns ».
cli-param-tune-bots = Qui joue. S’il y en a plusieurs, chacun à son tour doit atteindre le but, par exemple beginner,club.
cli-param-tune-weak = Contre qui on joue là où le talent est mesuré. Par défaut : beginner, ou random à côté de robots qui ne réfléchissent pas.
cli-param-tune-games = Nombre maximal de parties avec les mêmes règles, pour chaque nombre de joueurs et chaque robot. Par défaut : 64 000, ou 128 avec des robots qui réfléchissent. Des règles qui manquent sûrement le but sont abandonnées bien plus tôt.
cli-param-tune-evaluations = Nombre maximal de combinaisons de règles à essayer.
cli-param-tune-reports = Écrire dans ce dossier un rapport sur chacune des règles les plus proches.
tune-goal = But : { $goal }
tune-tried = Règles essayées : { $rules } ; parties : { $games }
tune-printed = Les règles atteignent le but telles quelles.
tune-nearest = Les règles les plus proches qui atteignent le but
tune-none = Aucune des règles essayées n’atteint le but. La liste montre à quel point elles s’en approchent.
tune-met = sûr
tune-likely = probable ; pour en être sûr, augmente --games
tune-missed = manqué
tune-report = Rapport
tune-play = Jouer
tune-browser = Sur un serveur
tune-front = Plus près du but, ou moins de changements
tune-outside = Ce qui manque à chaque mesure pour atteindre le but, avec le nombre de joueurs et le robot les moins favorables
tune-unchanged = comme imprimé
tune-rules = Règles
tune-measure = Mesure
tune-players = Joueurs
tune-bot = Robot
tune-first = Avantage de commencer (points)
tune-skill = Victoires des meilleurs (part)

error-tune-goal = « { $found } » n’est pas un but. Possible : { $known }.
error-tune-twice = Le but nomme « { $measure } » deux fois. Une seule suffit.
error-tune-weak = « { $found } » ne peut pas être meilleur que lui-même. Pour mesurer le talent, nomme des robots plus faibles comme adversaires.
error-tune-impossible = « { $wanted } » ne peut pas être atteint : { $measure } se situe dans { $range }, et la plus petite limite s’écrit en premier.
error-tune-dials = { $title } n’a pas de nombres à faire varier. Nomme des options à changer : { $known }.
error-tune-evaluations = Impossible d’essayer { $found } combinaisons de règles. Il en faut au moins 1.
error-tune-bot = « { $found } » ne peut pas jouer dans une recherche sur cette page. Possible : { $known }.

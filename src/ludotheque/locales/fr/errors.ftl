# Ce qui est dit quand une demande est impossible. Chaque message dit ce qui était attendu.

error-unknown-game = Il n’y a pas de jeu nommé « { $name } » sur l’étagère. On y trouve : { $known }.
error-unknown-option = Le jeu { $game } n’a pas d’option « { $option } ». Ses options : { $known }.
error-option-value = L’option « { $option } » du jeu { $game } ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.
error-option-form = « { $found } » n’est pas une option. Écris NOM=VALEUR, par exemple { $example }.
error-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $found }.
error-name-count = Le nombre de noms ({ $found }) ne correspond pas au nombre de places ({ $seats }).
error-humans = Le nombre de personnes ({ $found }) ne convient pas. Attendu : de 0 à { $seats }, le nombre de places.
error-names = Le nombre de noms ({ $found }) ne convient pas. Indique un nom par personne ({ $humans }) ou un par place ({ $seats }).
error-colours-none = { $title } n’a pas de couleurs à choisir.
error-colours-count = Le nombre de couleurs ({ $found }) ne convient pas. Indique une couleur par place ({ $seats }).
error-colour = La couleur « { $found } » n’existe pas dans { $title }. Couleurs : { $known }.
error-colour-twice = Deux joueurs ne peuvent pas avoir la même couleur : { $colour }.
error-colours-clockwise = À { $title }, les joueurs sont assis dans l’ordre de leurs couleurs, dans le sens horaire : { $ring }. L’ordre indiqué est différent : { $found }.
error-seed = « { $found } » n’est pas une graine (seed). Attendu : un nombre entier de 0 à 2^256 − 1, ou au plus 64 chiffres hexadécimaux.
error-setup-entry = La mise en place n’a pas d’entrée « { $found } ». Ses entrées : { $known }.
error-text = « { $text } » n’est pas un coup possible ici. Coups possibles maintenant : { $legal }.
error-text-table = Ce coup n’est pas possible ici. Choisis l’un des coups indiqués.
error-illegal = « { $text } » n’est pas permis. { $reason } (règle { $rule })
error-turn = Ce n’est pas à { $name } de jouer, mais à { $mover }.
error-turn-table = C’est à { $mover } de jouer. Attends ton tour.
error-turn-chance = Ce n’est pas à { $name } de jouer : il faut d’abord lancer les dés ou tirer les cartes.
error-no-chance = Il n’y a rien à lancer ni à tirer maintenant.
error-over = La partie est terminée ; on ne peut plus jouer.
error-resign = On ne peut abandonner que dans une partie à deux. À plus de deux, quelqu’un reprend la place.
error-ply = La position { $found } n’existe pas ; dans cette partie, les positions vont de 0 à { $last }.
error-simulations = « { $found } » n’est pas un nombre de simulations. Attendu : 1 ou plus.
error-threads = « { $found } » n’est pas un nombre de threads. Attendu : 1 ou plus.
error-game-number = Il n’y a pas de partie n° { $found }. Nombre de parties dans ce fichier : { $last }.
error-seat = La place { $found } n’existe pas ; les places vont de 0 à { $last }.
error-first = « { $found } » ne dit pas qui commence. Attendu : rules, lot, ou le numéro d’une place de 1 à { $seats }.
error-first-fixed = À { $title }, on ne peut pas choisir qui commence.
error-bot = Il n’y a pas de robot nommé « { $found } ». Robots : { $known }.
error-bots = Le nombre de robots ({ $found }) ne correspond pas au nombre de places ({ $seats }). Indique un seul robot, ou un pour chaque place.
error-bot-own-name = Il n’y a pas de robot nommé « { $found } ». Tes propres robots s’écrivent FICHIER.py:CLASSE ou MODULE:CLASSE.
error-bot-file = Le fichier { $file } n’existe pas.
error-bot-class = { $where } n’a pas de classe « { $found } » avec une méthode « choose ». On y trouve : { $known }.
error-bot-load = Impossible de charger { $bot } : { $reason }
error-bot-raised = { $bot } a échoué au coup { $number } : { $reason }
error-bot-move = { $bot } veut jouer « { $move } » au coup { $number }. { $reason }
error-bot-cmd = « { $found } » ne désigne aucun programme. Attendu : cmd:COMMANDE, ou cmd:500ms:COMMANDE pour limiter le temps par coup.
error-bot-program = Impossible de lancer « { $command } » : ce programme n’existe pas ou n’est pas exécutable.
error-bot-start = Impossible de démarrer « { $command } » : { $reason }
error-bot-late = { $bot } a mis plus de { $milliseconds } ms pour le coup { $number }.
error-bot-ended = { $bot } s’est arrêté avec le code { $code } au lieu de jouer le coup { $number }. Ses derniers mots : { $remark }
error-bot-answer = { $bot } a répondu « { $found } » au coup { $number }. Attendu : une ligne JSON telle que {"{"}"move": "…"{"}"}. Les remarques vont sur la sortie d’erreur.
error-language = Il n’y a pas de texte dans la langue « { $found } ». Langues : { $known }.
error-file = Impossible d’ouvrir { $file } : { $reason }
error-no-games = « { $found } » n’est pas un nombre de parties. Attendu : 1 ou plus.
error-paragraph = Le livret de règles n’a pas de paragraphe « { $found } ». Ses paragraphes : { $known }.
error-nothing-unfinished = Il n’y a pas de partie de { $title } à reprendre.
error-compile = Le jeu { $game } n’a pas pu être compilé ; la raison est indiquée ci-dessus.

error-record = Ligne { $line } : { $reason }
error-record-move = Ligne { $line }, coup { $move } : { $reason }
record-json = Ce n’est pas du JSON : { $detail }
record-shape = Ce n’est pas l’enregistrement d’une partie : { $detail }
record-version = Cet enregistrement est de la version { $found } ; seule la version { $expected } peut être lue.
record-option-missing = L’option « { $option } » manque. Un enregistrement indique toutes les options.
record-setup-missing = Il manque l’entrée « { $entry } » dans la mise en place.
record-upto = Il n’y a pas de position avant le coup { $found } ; l’enregistrement compte { $last ->
    [one] { $last } coup
   *[other] { $last } coups
}.
record-not-chance = Il n’y a rien à lancer ni à tirer ici ; c’est à { $name } de jouer.
record-result-missing = La partie est terminée, mais l’enregistrement ne donne pas de résultat.
record-result = Le résultat donne { $found } pour « { $entry } » ; les coups mènent à { $expected }.
record-not-over = L’enregistrement donne un résultat, mais la partie n’est pas terminée.
record-resigned-by = Le résultat ne dit pas quelle place a abandonné.
record-no-seed = L’enregistrement ne contient pas de graine ; sa donne ne peut donc pas être vérifiée.
record-commitment = La graine ne correspond pas à l’empreinte publiée avant le premier coup.
record-setup-unfair = « { $entry } » ne découle pas de la graine.
record-roll-unfair = { $found } ne découle pas de la graine, qui donne { $expected }.

error-bot-twice = « { $found } » est indiqué deux fois. Nomme chaque robot une seule fois.
error-rivals = Un tournoi demande au moins deux robots différents. Indiqués : { $found }.
error-few-games = Nombre de parties insuffisant pour comparer tous les robots : { $found }. Il en faut au moins { $least }.
error-seats-range = « { $found } » n’est pas un nombre de joueurs. Attendu : un nombre comme 3, ou un intervalle comme 2-4.
error-workers = « { $found } » n’est pas un nombre de processus. Attendu : 1 ou plus.
error-worker = Un processus qui jouait des parties s’est arrêté brusquement, peut-être faute de mémoire. Les donnes finies sont dans le fichier de résultats, s’il y en a un ; --resume reprend à partir de là.
error-results-there = { $file } existe déjà. Ajoute --resume pour le continuer, ou choisis un autre fichier.
error-bot-silent = « { $found } » n’annonce pas de chances. Les robots qui cherchent le font : les niveaux, ou par exemple search:400.
error-no-positions = Il faut au moins une position, pas { $found }.
error-games-line = { $file }, ligne { $line } : ce n’est pas une partie de cette mesure : { $detail }
error-games-other = { $file } contient d’autres parties : « { $setting } » y valait { $then } et vaut maintenant { $now }. Choisis un autre dossier, ou supprime le fichier.
error-nothing-fitted = { $game } n’a pas de nombres à ajuster ici : son estimation n’en nomme pas, ou le plateau est modifié. Voir `FITTED` dans la documentation du moteur.
error-results-line = { $file }, ligne { $line } : ce n’est pas le résultat d’un tournoi : { $detail }
error-results-other = { $file } contient un autre tournoi : « { $setting } » y valait { $then } et vaut maintenant { $now }.
error-resume-what = --resume a besoin du fichier à continuer : --results FICHIER.
error-folder = Impossible d’écrire { $file } : le dossier { $parent } n’existe pas.
error-chart-format = { $file } ne peut pas être dessiné : ce n’est pas un format d’image connu. Extensions possibles : { $known }.
error-calibration-other = { $file } est l’étalonnage d’un autre jeu, ou de { $game } avec d’autres options.
error-calibration-shape = { $file } n’est pas un fichier d’étalonnage : { $detail }
error-extra = Il faut pour cela la bibliothèque { $library }, qui n’est pas installée. Pour l’installer : { $command }
error-out-there = { $file } contient déjà des résultats. Ajoute --resume pour les continuer, ou choisis un autre dossier.
error-out-other = { $file } contient d’autres fichiers. Les résultats ont besoin d’un dossier à eux.
error-out-setting = { $file } contient les résultats d’une autre simulation : « { $setting } » y valait { $then } et vaut maintenant { $now }.
error-out-part = { $file } est illisible : { $detail } Supprime-le, et --resume rejouera ses parties.
error-out-task = { $file } ne décrit pas une simulation : { $detail }
error-resume-out = --resume a besoin du dossier à continuer : --out DOSSIER.
error-records-out = Choisis soit --records, soit --out : le même --seed redonne à tout moment les enregistrements des mêmes parties.
error-engine = On ne peut pas jouer sur « { $found } ». Possible : { $known }.
error-engine-address = --address est l’adresse d’un cluster Ray et demande --engine ray.
error-cluster = Impossible de joindre le cluster Ray { $address } : { $reason }
error-no-board = { $title } n’a pas de board.toml ; impossible donc de changer { $found }.
error-number-path = Le board.toml de { $title } n’a pas d’entrée « { $path } ». On y trouve : { $known }.
error-number-count = « { $path } » ne peut pas garder { $found } de ses entrées ; il y en a { $most }.
error-record-numbers = Une partie sur un plateau différent du plateau imprimé n’a pas d’enregistrement. Changé : { $found }.
error-record-redrawn = C’est un entraînement : après un coup annulé, tout ce qui était caché a été tiré de nouveau. La partie n’a ni enregistrement ni preuve.
error-charts = { $file } est un fichier ; les graphiques ont besoin d’un dossier.
error-vary-none = Indique ce qu’il faut comparer : --vary NOM=VALEUR,VALEUR. Noms : { $known }.
error-vary-form = Avec « { $found } », il n’y a rien à comparer. Écris NOM=VALEUR,VALEUR avec au moins deux valeurs.
error-vary-name = { $title } n’a rien de variable qui s’appelle « { $found } ». Possible : { $known }.
error-vary-same = « { $one } » et « { $other } » sont les mêmes règles.
error-measure = « { $found } » n’est pas une question possible. Possible : { $known }.

record-long = L’enregistrement d’une partie tient en { $megabytes } Mo au plus.
record-failed = Le jeu n’a pas pu rejouer cet enregistrement : { $detail }
cache-foreign = Les règles compilées ne sont pas gardées sur le disque, et chaque démarrage prend plus de temps : { $folder } appartient à quelqu’un d’autre. Indique dans LUDOTHEQUE_CACHE un dossier à toi.
cache-open = Les règles compilées ne sont pas gardées sur le disque, et chaque démarrage prend plus de temps : d’autres utilisateurs peuvent écrire dans { $folder }. Pour y remédier : chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, ligne { $line } : { $reason }
error-board-syntax = ce n’est pas du TOML : { $detail }
error-board-entry = il n’y a pas d’entrée « { $found } ». Entrées : { $known }.
error-board-missing = il manque « { $entry } ».
error-setup-deck = La pioche est { $found }. Attendu : chaque nombre de 0 à { $last }, une fois.
error-game-file = Le fichier { $file } n’existe pas, ou ne contient pas de jeu.
error-game-load = Impossible de charger le jeu de { $file } : { $reason }
error-game-none = { $file } ne définit aucun jeu. Attendu : GAME = Game(…).
error-game-twice = Le jeu de { $file } s’appelle « { $name } », comme un jeu qui est déjà sur l’étagère.
error-game-part = Il manque au jeu { $what }. Attendu dans le module « { $home } » ; cherché dans : { $module }. Ce que ce doit être : { $does }
error-game-seats = Les positions de { $module } n’ont pas de champ « seats », dont les noyaux par défaut ont besoin.
error-memory = « { $found } » n’est pas une mémoire. Donne un nombre de choses de 0 à 9999, ou all.
error-times-file = { $file } n’est pas un fichier de temps de réflexion : { $detail }

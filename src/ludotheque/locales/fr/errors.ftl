# Ce qui est dit quand une demande est impossible. Chaque message dit ce qui était attendu.

error-unknown-game = Il n’y a pas de jeu nommé « { $name } » sur l’étagère. Sur l’étagère : { $known }.
error-unknown-option = Le jeu { $game } n’a pas d’option « { $option } ». Ses options : { $known }.
error-option-value = L’option « { $option } » du jeu { $game } ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.
error-option-form = « { $found } » n’est pas une option. Écris NOM=VALEUR, par exemple { $example }.
error-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $found }.
error-name-count = Le nombre de noms ({ $found }) ne correspond pas au nombre de places ({ $seats }).
error-humans = Le nombre de personnes ({ $found }) ne convient pas. Attendu : de 0 à { $seats }, le nombre de places.
error-names = Le nombre de noms ({ $found }) ne convient pas. Indique un nom par personne ({ $humans }) ou un par place ({ $seats }).
error-seed = « { $found } » n’est pas une graine (seed). Attendu : un nombre entier de 0 à 2^256 − 1, ou au plus 64 chiffres hexadécimaux.
error-setup-entry = La mise en place n’a pas d’entrée « { $found } ». Ses entrées : { $known }.
error-text = « { $text } » n’est pas un coup ici. Coups possibles maintenant : { $legal }.
error-illegal = « { $text } » n’est pas permis : { $reason } (règle { $rule })
error-turn = Ce n’est pas à { $name } de jouer, mais à { $mover }.
error-turn-chance = Ce n’est pas à { $name } de jouer ; c’est au hasard de décider.
error-no-chance = Le hasard n’a rien à décider maintenant.
error-over = La partie est terminée ; on ne peut plus jouer de coup.
error-resign = On ne peut abandonner que dans une partie à deux. À plus de deux, quelqu’un reprend la place.
error-ply = La position { $found } n’existe pas ; les positions de cette partie vont de 0 à { $last }.
error-seat = La place { $found } n’existe pas ; les places vont de 0 à { $last }.
error-bot = Il n’y a pas de bot nommé « { $found } ». Bots : { $known }.
error-bots = Le nombre de bots ({ $found }) ne correspond pas au nombre de places ({ $seats }). Indique un seul bot, ou un pour chaque place.
error-language = Il n’y a pas de texte dans la langue « { $found } ». Langues : { $known }.
error-file = Impossible d’ouvrir { $file } : { $reason }
error-no-games = « { $found } » n’est pas un nombre de parties. Attendu : 1 ou plus.
error-paragraph = Le livret de règles n’a pas de paragraphe « { $found } ». Ses paragraphes : { $known }.
error-nothing-unfinished = Il n’y a pas de partie inachevée du jeu { $title }.
error-compile = Le jeu { $game } n’a pas pu être compilé ; la raison est indiquée ci-dessus.

error-record = Ligne { $line } : { $reason }
error-record-move = Ligne { $line }, coup { $move } : { $reason }
record-json = Ce n’est pas du JSON : { $detail }
record-shape = Ce n’est pas l’enregistrement d’une partie : { $detail }
record-version = Cet enregistrement est de version { $found } ; c’est la version { $expected } qui peut être lue.
record-option-missing = L’option « { $option } » manque. Un enregistrement nomme toutes les options.
record-setup-missing = Il manque « { $entry } » à la mise en place.
record-upto = Il n’y a pas de position avant le coup { $found } ; nombre de coups enregistrés : { $last }.
record-not-chance = Le hasard n’a rien à décider ici ; c’est à { $name } de jouer.
record-result-missing = La partie est terminée, mais l’enregistrement ne donne pas de résultat.
record-result = Le résultat donne { $found } pour « { $entry } » ; les coups mènent à { $expected }.
record-not-over = L’enregistrement donne un résultat, mais la partie n’est pas terminée.
record-resigned-by = Le résultat ne dit pas quelle place a abandonné la partie.
record-no-seed = L’enregistrement ne contient pas de graine ; sa donne ne peut donc pas être vérifiée.
record-commitment = La graine ne correspond pas à l’engagement publié avant le premier coup.
record-setup-unfair = « { $entry } » ne découle pas de la graine.
record-roll-unfair = { $found } ne découle pas de la graine, qui donne { $expected }.

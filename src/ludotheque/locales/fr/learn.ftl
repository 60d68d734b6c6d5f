# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = Ajuster, d’après des parties jouées par la recherche, les nombres avec lesquels les robots jugent un jeu, et les garder sauf si des matchs montrent qu’ils jouent moins bien.
cli-param-learn-bot = Le robot qui joue les parties : un niveau, ou une recherche comme search:400.
cli-param-learn-games = Nombre de parties par manche ; une sur cinq sert seulement à juger le résultat.
cli-param-rounds = Nombre de manches ; chacune est jouée avec ce que la précédente a appris.
cli-param-learn-deals = Nombre de donnes des matchs contre les nombres actuels, chacune jouée une fois par place.
cli-param-learn-folder = Le dossier qui garde les parties finies ; un apprentissage interrompu reprend à partir de là.
cli-param-dry = Montrer ce qui a été appris sans l’écrire.

learn-loss = Perte logarithmique sur les parties tenues à l’écart ({ $games } parties dans la dernière manche) : { $after }, avant { $before }. Moins, c’est mieux.
learn-won = Contre les nombres d’avant : { $value } % de victoires (de { $low } à { $high }) en { $matches } parties ; { $even } %, c’est l’égalité.
learn-kept = Écrit dans { $file }.
learn-tells = Écrit dans { $file } pour ce qui est dit aux gens. Les robots gardent leur formule : aucun match n’a montré qu’ils jouent mieux ainsi.
learn-dry = Rien n’a été écrit.
learn-dropped = Non gardé : les nombres actuels sont meilleurs.
learn-interrupted = Interrompu. Les parties finies sont dans { $folder } ; la même commande reprend à partir de là.
learn-name = Nom
learn-number = Nombre

fitted-unusable = { $file } n’est pas utilisé : { $reason } Les robots jugent sans lui, avec ce qui a été écrit à la main.
fitted-unreadable = il ne peut pas être lu ({ $reason }).
fitted-damaged = il est abîmé ({ $detail }).
fitted-other = il est pour une autre version.

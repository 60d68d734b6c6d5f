bot-random = Au hasard
bot-random-line = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-line = joue le coup qui rapporte le plus tout de suite, sans penser à la suite
bot-quick = Rapide
bot-quick-line = décide aussitôt et oublie comme tout le monde
bot-beginner = Débutant
bot-beginner-line = ne voit guère plus loin que son coup, oublie vite et tâtonne
bot-casual = Joueur du dimanche
bot-casual-line = réfléchit un peu, oublie de temps en temps
bot-club = Joueur de club
bot-club-line = voit plus loin et retient beaucoup, mais laisse passer des occasions
bot-expert = Expert
bot-expert-line = voit très loin et oublie peu
bot-master = Maître
bot-master-line = joue de son mieux et n’oublie rien
bot-search = Recherche
bot-search-line = la recherche seule ; search:4000 fixe le nombre de simulations par coup, search:500ms le temps

# Several of them, as they stand in a sentence.
bot-random-many = robots aléatoires
bot-greedy-many = robots gloutons
bot-quick-many = joueurs rapides
bot-beginner-many = débutants
bot-casual-many = joueurs du dimanche
bot-club-many = joueurs de club
bot-expert-many = experts
bot-master-many = maîtres
bot-search-many = robots qui cherchent
bot-other-many = robots { $bot }

# Who plays in sweeps and searches.
bot-quick-who = Les joueurs rapides décident aussitôt et oublient comme tout le monde, mais ne pensent pas à la suite. Les joueurs de club y pensent : si c’est important, interroge-les aussi, avec moins de parties.
bot-quick-club = Part des rencontres où ils finissent devant les joueurs de club, avec les règles imprimées : { $parts }. La moitié veut dire : aussi forts.
bot-quick-club-part = { $seats } joueurs : { $value } ({ $span })
bot-greedy-who = Les robots gloutons décident aussitôt et n’oublient rien. Nous jouons autrement, surtout quand il faut de la mémoire.

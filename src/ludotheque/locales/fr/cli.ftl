# Les commandes du terminal.

cli-help = Une ludothèque ouverte jour et nuit.
cli-help-play = Jouer ici, dans le terminal, contre des robots ou entre amis au même clavier.
cli-help-games = Voir les jeux de l’étagère.
cli-help-bots = Voir les robots.
cli-help-rules = Lire le livret de règles d’un jeu.
cli-help-simulate = Faire jouer beaucoup de parties à des robots et compter les résultats.
cli-help-check = Vérifier des enregistrements de parties : tous les coups respectent-ils les règles, et les cartes et les dés viennent-ils bien de la graine ?
cli-help-bench = Mesurer la vitesse du moteur sur cet ordinateur.
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-examples = Exemples :
cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-parameters = Options
cli-usage = Utilisation : { $line }
cli-usage-command = COMMANDE
cli-usage-options = { "[OPTIONS]" }
cli-usage-arguments = { "[ARGUMENTS]" }
cli-default = { "[" }par défaut : { $value }]
cli-required = { "[obligatoire]" }
cli-see-help = Ajoute --help pour voir ce qui est possible.
cli-preparing = Préparation du jeu { $title } (la première fois seulement)

cli-param-game = Le jeu, tel que `ludotheque games` le nomme, ou le fichier d’un jeu qui n’est pas installé : mygame.py.
cli-param-bench-game = Le jeu à mesurer ; par défaut, tous.
cli-param-lang = Langue : en, fr, de, nl, it, es, pl ou hu. Par défaut, celle du système.
cli-param-json = Afficher du JSON au lieu de texte.
cli-param-option = Une règle au choix, sous la forme NOM=VALEUR ; l’option peut être répétée.
cli-param-seats = Nombre de joueurs.
cli-param-seed = La graine (seed) de la donne : un nombre, ou des chiffres hexadécimaux précédés de 0x. La même graine redonne la même partie.
cli-param-paragraph = Seulement le paragraphe qui porte cet identifiant.
cli-param-games = Nombre de parties.
cli-param-bots = Les robots, séparés par des virgules : un seul pour toutes les places, ou un pour chacune. « ludotheque bots » en donne la liste.
cli-param-records = Écrire chaque partie dans ce fichier, un enregistrement par ligne.
cli-param-threads = Nombre de threads, ou de processus pour les robots qui réfléchissent ; par défaut, un par cœur.
cli-param-file = Un fichier d’enregistrements de parties : JSON Lines, ou un seul enregistrement.
cli-param-seconds = Durée de la mesure de chaque jeu, en secondes.
cli-param-humans = Nombre de personnes ; des robots prennent les autres places.
cli-param-names = Les noms des personnes, séparés par des virgules.
cli-param-colours = Les couleurs des joueurs, une par place, séparées par des virgules, par exemple jaune,rouge.
cli-param-first = Qui commence : rules (comme le veut la règle), lot (tirage au sort), ou le numéro d’une place, par exemple 2.
cli-param-opponents = Les robots, séparés par des virgules : un seul pour toutes les places libres, ou un pour chacune. « ludotheque bots » en donne la liste.
cli-param-save = Écrire l’enregistrement de la partie terminée dans ce fichier.
cli-param-resume = Reprendre la dernière partie interrompue.

## ludotheque games

games-name = Jeu
games-players = Joueurs
games-minutes = Minutes
games-age = Âge
games-line = En bref
games-options = Options

## ludotheque simulate

# En français, 0 est de la catégorie [one] : le nombre y reste donc une variable.
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires
simulate-score = Points
simulate-ties = Victoires partagées : { $share }
simulate-interrupted = Simulation interrompue ; parties jouées : { $done } sur { $games }.

## ludotheque check

check-sound = { $count ->
    [one] { $count } enregistrement respecte les règles.
   *[other] { $count } enregistrements respectent les règles.
}
check-fair = Donne et dés conformes à la graine : { $fair }. Sans graine : { $unknown }.
check-broken = { $count ->
    [one] { $count } enregistrement est incorrect.
   *[other] { $count } enregistrements sont incorrects.
}

## ludotheque bench

bench-running = Mesure en cours : { $title }
bench-result = { $title } : { $moves } millions de coups et { $games } parties par seconde sur un thread (dispersion : { $spread } %),
    { $two } parties par seconde sur deux threads (vitesse multipliée par { $ratio }).
    Une position occupe { $bytes } octets. Import : { $imported } s, première compilation : { $first } s, démarrages suivants : { $second } s.

## ludotheque play

play-you = Toi
play-player = Joueur { $number }
play-which = Quel jeu ? (numéro ou nom){ " " }
play-welcome = { $title } : { $names }
play-commitment = Empreinte de la graine secrète : { $commitment }
play-commands = Tape un coup ou son numéro ; ? pour l’aide, quit pour arrêter.
play-help =
    Un coup se tape comme il est écrit dans la liste, ou par son numéro.
    table   montrer de nouveau la table
    hint    les meilleurs coups du moment
    rules   le livret de règles ; rules turn n’en montre qu’un paragraphe
    quit    arrêter ; la partie est gardée, et tu pourras la reprendre
play-pass = Passe le clavier à { $name }, puis appuie sur Entrée.{ " " }
play-moves = Coups possibles :
play-hint = { $equal ->
    [yes] À égalité
   *[no] Meilleur coup
} : { $moves } (chances de gagner : { $certain ->
    [yes] { $share }
   *[no] environ { $share }
})
play-objection = Pas permis ? Alors tape : { $object }. Entrée : on laisse passer.
play-objection-who = Qui l’a vu ? { $names }
play-objection-nobody = Personne ne s’appelle ainsi ici. Tape un de ces noms : { $names }
play-place = { $place }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-seed = La graine était { $seed }
play-saved = La partie est enregistrée dans { $file }.
play-unfinished = La partie est gardée. Pour la reprendre : { $command }

bots-name = Robot
bots-level = Niveau
bots-line = Sa façon de jouer
bots-own = Tu peux ajouter tes propres robots : FICHIER.py:CLASSE ou MODULE:CLASSE pour une classe Python, cmd:COMMANDE pour un programme dans n’importe quel langage.
simulate-turns = Tours par partie : { $mean } en moyenne, de { $least } à { $most }

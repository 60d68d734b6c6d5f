# Les commandes du terminal.

cli-help = Une ludothèque ouverte jour et nuit.
cli-help-play = Jouer ici, dans le terminal, contre des bots ou entre amis au même clavier.
cli-help-games = Lister les jeux de l’étagère.
cli-help-bots = Lister les bots.
cli-help-rules = Lire le livret de règles d’un jeu.
cli-help-simulate = Faire jouer un grand nombre de parties à des bots et compter.
cli-help-check = Vérifier des enregistrements de parties : tous les coups respectent-ils les règles, les cartes et les dés découlent-ils de la graine ?
cli-help-bench = Mesurer la vitesse du moteur sur cette machine.
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-examples = Exemples :
cli-group-commands = Commandes
cli-group-arguments = Arguments
cli-group-parameters = Options
cli-see-help = Ajoute --help pour voir ce qui est possible.
cli-preparing = Préparation du jeu { $title } (la première fois seulement)

cli-param-game = Le jeu, sous le nom que lui donne `ludotheque games`. Ou le fichier d’un jeu qui n’est pas installé : mygame.py.
cli-param-bench-game = Le jeu à mesurer ; sans précision, tous.
cli-param-lang = Langue : en, fr, de, nl, it, es, pl ou hu. Par défaut, celle du système.
cli-param-json = Afficher du JSON au lieu de texte.
cli-param-option = Une règle au choix, sous la forme NOM=VALEUR ; l’option peut être répétée.
cli-param-seats = Nombre de joueurs.
cli-param-seed = La graine (seed) de la donne : un nombre, ou des chiffres hexadécimaux précédés de 0x. La même graine redonne la même partie.
cli-param-paragraph = Seulement le paragraphe qui porte cet identifiant.
cli-param-games = Nombre de parties.
cli-param-bots = Les bots, séparés par des virgules : un seul pour toutes les places, ou un pour chacune. « ludotheque bots » en donne la liste.
cli-param-records = Écrire chaque partie dans ce fichier, un enregistrement par ligne.
cli-param-threads = Nombre de threads, ou de processus pour les bots qui réfléchissent ; par défaut, autant que de cœurs.
cli-param-file = Un fichier d’enregistrements de parties : JSON Lines, ou un seul enregistrement.
cli-param-seconds = Durée de la mesure de chaque jeu, en secondes.
cli-param-humans = Nombre de personnes qui jouent ; des bots prennent les autres places.
cli-param-names = Les noms des personnes, séparés par des virgules.
cli-param-opponents = Les bots, séparés par des virgules : un seul pour toutes les places libres, ou un pour chacune. « ludotheque bots » les présente.
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
simulate-bot = Bot
simulate-wins = Victoires
simulate-score = Points
simulate-moves = Coups par partie : { $mean } en moyenne, de { $least } à { $most }
simulate-ties = Première place partagée : { $share }
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
bench-result = { $title } : { $moves } millions de coups et { $games } parties par seconde sur un thread (dispersion : { $spread } %),
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
    hint    le coup que jouerait le bot « greedy »
    rules   le livret de règles ; rules turn n’en montre qu’un paragraphe
    quit    arrêter ; la partie est conservée et pourra être reprise
play-pass = Passe le clavier à { $name }. Entrée pour continuer.{ " " }
play-moves = Coups possibles :
play-hint = Le bot « greedy » jouerait : { $text }
play-place = { $place }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-seed = La graine était { $seed }
play-saved = La partie est enregistrée dans { $file }.
play-unfinished = La partie est conservée. Pour la reprendre : { $command }

bots-name = Bot
bots-level = Niveau
bots-line = Sa façon de jouer
bots-own = Tes propres bots peuvent jouer aussi : FICHIER.py:CLASSE ou MODULE:CLASSE est une classe Python, cmd:COMMANDE un programme dans n’importe quel langage.

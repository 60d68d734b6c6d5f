# Le client du navigateur.

web-title = Ludothèque
web-language = Langue
web-opening = Un instant…
web-unreachable = Le serveur est injoignable. Réessayez dans un instant.
web-lost = Il n’y a rien à cette adresse.
web-to-shelf = Vers l’étagère
web-close = Fermer
web-no-key = Ce lien n’ouvre pas la table. Demandez le lien entier, avec tout ce qui suit le #.

## L’étagère

web-shelf = Les jeux
web-fact-players = { $count } joueurs
web-fact-minutes = { $count } minutes
web-fact-age = dès { $age } ans
web-mine = Reprendre
web-mine-with = avec { $names }
web-mine-yours = À vous de jouer
web-mine-open = On attend des joueurs
web-mine-over = Terminée
web-mine-gone = N’existe plus
web-mine-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
web-forget = Oublier
web-forget-game = Oublier : { $game }, { $names }
web-public-tables = Tables qui cherchent des joueurs
web-public-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Préparer une partie

web-mode = Comment voulez-vous jouer ?
web-mode-bots = Contre des robots
web-mode-bots-line = Vous commencez tout de suite : les robots sont prêts.
web-mode-friends = Entre amis
web-mode-friends-line = Chacun joue sur son appareil. Vous recevez un lien et un code QR à transmettre.
web-mode-device = Autour de cet appareil
web-mode-device-line = L’appareil passe de main en main. Un rideau cache ce que le suivant ne doit pas voir.
web-mode-watch = Regarder des robots
web-mode-watch-line = Installez-vous : seuls les robots jouent.
web-play-now = Jouer
web-open-table = Ouvrir la table
web-watch-now = Regarder
web-preparing = Ce jeu est encore en préparation ; le premier lancement prend un moment.
web-options = Règles de cette partie
web-more-choices = Autres réglages
web-player = Joueur { $number }
web-seat-fewer = Un joueur de moins
web-seat-more = Un joueur de plus
web-seat-kind = Place { $number } : qui joue ?
web-seat-human = Ici même
web-seat-open = Ami, par lien
web-seat-open-line = reçoit son propre lien
web-seat-bot = Robot
web-name-of = Nom du joueur { $number }
web-level-of = Niveau du robot à la place { $number }
web-make-public = Annoncer la table sur l’étagère : chacun peut s’y asseoir
web-wait-for-me = Ne commencer qu’à mon signal
web-away = Si quelqu’un s’absente
web-away-never = la table attend
web-away-minutes = un robot prend la suite après 2 minutes
web-away-hour = un robot prend la suite après une heure
web-away-day = un robot prend la suite après un jour

## En attendant les joueurs

web-lobby-missing = { $count ->
    [0] Tout le monde est là
    [one] Il manque encore quelqu’un
   *[other] Il manque encore { $count } joueurs
}
web-lobby-send = Chaque place libre a son propre lien : envoyez-le, ou faites scanner son code.
web-lobby-unreachable = Personne d’autre ne peut ouvrir ces liens : ce serveur n’est accessible que depuis cet ordinateur. Démarré avec « ludotheque serve --host 0.0.0.0 », il affiche l’adresse à donner aux amis.
web-lobby-begins = La partie commence dès que tout le monde est là.
web-lobby-owner = La partie commence au signal de la personne qui a ouvert la table.
web-seat-free = libre
web-seat-added = a mêlé son propre hasard au tirage
web-invite-link = Invitation pour la place { $number }
web-watch-link = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-share = Partager
web-share-text = Jouez à { $game } avec moi !
web-qr = Code QR
web-mix-title = Un tirage équitable
web-mix-line = Le tirage découle d’un secret que le serveur a déjà fixé et de ce que chacun y ajoute. Ajoutez quelque chose que personne ne peut deviner : personne alors n’a pu choisir le tirage.
web-mix-field = Une ligne de votre cru
web-mix-add = Mêler au tirage
web-mix-done = C’est mêlé. Merci !
web-seal-line = L’appareil de chaque joueur scelle un peu de hasard à lui. Les sceaux ne s’ouvrent que lorsqu’ils sont tous fixés, et le tirage découle de tous. Personne ne peut donc le choisir : ni le dernier arrivé, ni le serveur. Tu peux ajouter une ligne à toi.
web-seal-done = Scellé avec ta ligne. Merci !
web-seat-sealed = a scellé
web-seat-revealed = a ouvert son sceau
web-lobby-sealing = Chacun scelle son propre hasard, pour que personne ne puisse choisir le tirage.
web-lobby-revealing = Tous les sceaux sont fixés. On les ouvre maintenant, et le tirage en découle.
web-unsealed = { $count ->
    [one] { $names } n’était pas là à temps pour sceller : le tirage s’est fait sans sa ligne.
   *[other] { $names } n’étaient pas là à temps pour sceller : le tirage s’est fait sans leurs lignes.
}
web-unrevealed = { $count ->
    [one] { $names } n’a pas ouvert son sceau à temps. C’est le sceau lui-même, fixé auparavant, qui a été mêlé au tirage.
   *[other] { $names } n’ont pas ouvert leurs sceaux à temps. Ce sont les sceaux eux-mêmes, fixés auparavant, qui ont été mêlés au tirage.
}
web-commitment = Empreinte du secret, à vérifier après la partie
web-start = Commencer la partie
web-fill = Compléter avec des robots et commencer
web-fill-level = Niveau des robots

## Prendre place

web-join-title = Venez jouer à { $game } !
web-join-with = À la table : { $names }
web-join-name = Votre nom
web-join-name-missing = Donnez un nom, pour que les autres sachent qui vous êtes.
web-join = Prendre place
web-watch-only = Seulement regarder

## À la table

web-turn-yours = C’est à vous de jouer
web-turn-of = C’est à { $name } de jouer
web-turn-sending = Votre coup est en route…
web-turn-over = La partie est terminée
web-watching = Vous regardez
web-skip = Avance rapide
web-skip-to-my-turn = Avancer jusqu’à mon tour
web-seats = Joueurs
web-seat-you = vous
web-seat-on-turn = à son tour de jouer
web-seat-stand-in = remplacé par : { $level }
web-place = Rang { $place }
web-rules = Règles
web-show-rule = Voir la règle
web-story = Le fil de la partie
web-story-empty = Il ne s’est encore rien passé.
web-in-words = La table en mots
web-offline = Pas de connexion. Nouvel essai…
web-offline-kept = Pas de connexion. Votre coup est gardé et sera envoyé.
web-curtain-title = { $name }, c’est à vous
web-curtain-text = Passez l’appareil à { $name }. Les autres regardent ailleurs.
web-curtain-lift = Je suis { $name }

## Le menu

web-menu = Menu
web-menu-device = Sur cet appareil
web-menu-links = Liens
web-menu-you = Vous
web-speed = Rythme
web-speed-calm = tranquille
web-speed-brisk = vif
web-speed-instant = immédiat
web-speed-is = Rythme : { $speed }
web-motion = Animations
web-sound = Son
web-seat-link = Lien vers votre place, pour un autre appareil
web-seat-link-line = Qui a ce lien joue pour vous. Gardez-le pour vous.
web-leave = Laisser un robot jouer pour moi
web-return = Reprendre ma place
web-resign = Abandonner
web-resign-two = La partie s’arrête alors et votre adversaire gagne.
web-resign-more = Un robot continue à votre place.
web-resign-sure = Oui, j’abandonne
web-play-on = Continuer à jouer

## Le livret de règles

web-rules-of = { $game } : les règles
web-contents = Sommaire
web-play-this = Jouer à { $game }

## The table of a game that has none of its own

web-yes = Oui
web-no = Non
web-face-down = face cachée : { $count }

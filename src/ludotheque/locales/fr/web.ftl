# Le client du navigateur.

web-title = Ludothèque
web-language = Langue
web-opening = Un instant…
web-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
web-lost = Il n’y a rien à cette adresse.
web-to-shelf = Retour à l’étagère
web-close = Fermer
web-no-key = Ce lien n’ouvre pas la table. Demande le lien entier, avec tout ce qui suit le #.

## L’étagère

web-shelf = Les jeux
web-fact-players = { $count } joueurs
web-fact-minutes = { $count } minutes
web-fact-age = dès { $age } ans
web-mine = Tes parties
web-mine-with = avec { $names }
web-mine-yours = À toi de jouer
web-mine-open = On attend des joueurs
web-mine-over = Terminée
web-mine-gone = N’existe plus
web-mine-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
web-forget = Retirer
web-forget-game = Retirer : { $game }, { $names }
web-public-tables = Tables qui cherchent des joueurs
web-public-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Préparer une partie

web-mode = Comment veux-tu jouer ?
web-mode-bots = Contre des robots
web-mode-bots-line = Tu commences tout de suite : les robots sont prêts.
web-mode-friends = Entre amis
web-mode-friends-line = Chacun joue sur son appareil. Tu reçois un lien et un code QR à partager.
web-mode-device = Passe et joue
web-mode-device-line = L’appareil passe de main en main. Un rideau cache ce que le joueur suivant ne doit pas voir.
web-mode-watch = Regarder les robots
web-mode-watch-line = Il n’y a plus qu’à regarder : seuls des robots jouent.
web-play-now = Jouer
web-open-table = Ouvrir la table
web-watch-now = Regarder
web-preparing = Ce jeu se prépare encore ; le premier lancement prend un moment.
web-options = Règles de cette partie
web-option-printed = règle imprimée
web-option-ours = notre propre règle
web-more-choices = Autres réglages
web-first = Qui commence
web-first-rules = selon la règle
web-first-lot = tirage au sort
web-player = Joueur { $number }
web-seat-fewer = Un joueur de moins
web-seat-more = Un joueur de plus
web-seat-kind = Place { $number } : qui joue ?
web-seat-human = Sur place
web-seat-open = Ami par lien
web-seat-open-line = reçoit son propre lien
web-seat-bot = Robot
web-name-of = Nom du joueur { $number }
web-level-of = Niveau du robot à la place { $number }
web-seat-colour-of = Couleur de la place { $number }
web-seat-is = Place { $number } : { $what }
web-make-public = Montrer la table sur l’étagère : tout le monde peut s’y asseoir
web-wait-for-me = Attendre que je lance la partie
web-away = Si quelqu’un s’absente
web-away-never = la table attend
web-away-minutes = un robot prend le relais après 2 minutes
web-away-hour = un robot prend le relais après une heure
web-away-day = un robot prend le relais après un jour

## En attendant les joueurs

web-lobby-missing = { $count ->
    [0] Tout le monde est là
    [one] Il manque encore quelqu’un
   *[other] Il manque encore { $count } joueurs
}
web-lobby-send = Chaque place libre a son lien : envoie-le, ou fais scanner le code.
web-lobby-unreachable = Tes amis ne peuvent pas ouvrir ces liens : seul cet ordinateur a accès au serveur. Démarre-le avec « ludotheque serve --host 0.0.0.0 » : il affichera l’adresse à leur donner.
web-lobby-begins = La partie commence dès que tout le monde est là.
web-lobby-owner = La partie commence quand la personne qui a ouvert la table la lance.
web-seat-free = libre
web-seat-added = a ajouté son grain de hasard
web-invite-link = Invitation pour la place { $number }
web-watch-link = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-share = Partager
web-share-text = Viens jouer à { $game } avec moi !
web-qr = Code QR
web-mix-title = Une donne équitable
web-mix-line = La donne dépend d’un secret que le serveur a déjà fixé et de ce que chacun ajoute. Ajoute quelque chose que personne ne peut deviner : ainsi, personne n’a pu choisir la donne.
web-mix-field = Une ligne de ton cru
web-mix-add = Ajouter
web-mix-done = Ajouté. Merci !
web-seal-line = L’appareil de chaque joueur scelle un peu de hasard. Les sceaux ne s’ouvrent que lorsqu’ils sont tous là, et la donne dépend de tous. Personne ne peut donc la choisir : ni le dernier arrivé, ni le serveur. Tu peux ajouter une ligne de ton cru.
web-seal-done = Scellé avec ta ligne. Merci !
web-seat-sealed = a scellé
web-seat-revealed = a ouvert son sceau
web-lobby-sealing = Chacun scelle son grain de hasard : ainsi, personne ne peut choisir la donne.
web-lobby-revealing = Tous les sceaux sont là. On les ouvre maintenant, et la donne suit.
web-unsealed = { $count ->
    [one] { $names } n’était pas là à temps pour sceller : la donne s’est faite sans sa ligne.
   *[other] { $names } n’étaient pas là à temps pour sceller : la donne s’est faite sans leurs lignes.
}
web-unrevealed = { $count ->
    [one] { $names } n’a pas ouvert son sceau à temps. Le sceau lui-même, fixé auparavant, a compté pour la donne.
   *[other] { $names } n’ont pas ouvert leurs sceaux à temps. Les sceaux eux-mêmes, fixés auparavant, ont compté pour la donne.
}
web-commitment = Empreinte du secret, à vérifier après la partie
web-start = Commencer la partie
web-fill = Ajouter des robots et commencer
web-fill-level = Niveau des robots

## Prendre place

web-join-title = Viens jouer à { $game } !
web-join-with = À la table : { $names }
web-join-fork = Cette partie en continue une autre : la personne qui a ouvert la table sait peut-être ce qui est caché.
web-your-colour = Ta couleur : { $colour }
web-join-name = Ton nom
web-join-name-missing = Indique un nom, pour que les autres sachent qui tu es.
web-join = Prendre place
web-watch-only = Juste regarder

## À la table

web-turn-yours = À toi de jouer
web-turn-of = À { $name } de jouer
web-addressed = { $name } : { $text }
web-turn-sending = Ton coup est en route…
web-turn-over = La partie est terminée
web-watching = Tu regardes la partie
web-skip = Avance rapide
web-skip-to-my-turn = Avancer jusqu’à mon tour
web-seats = Joueurs
web-seat-you = toi
web-seat-on-turn = c’est son tour
web-place = Rang { $place }
web-rules = Règles
web-show-rule = Voir la règle
web-story = Le fil de la partie
web-story-empty = Il ne s’est encore rien passé.
web-in-words = La table décrite en mots
web-offline = Pas de connexion. Nouvel essai…
web-offline-kept = Pas de connexion. Ton coup est gardé : il partira tout seul.
web-curtain-title = { $name }, à toi de jouer
web-curtain-text = Passe l’appareil à { $name }. Les autres regardent ailleurs !
web-curtain-lift = Je suis { $name }

## Le menu

web-menu = Menu
web-menu-device = Sur cet appareil
web-menu-links = Liens
web-menu-you = Toi
web-speed = Vitesse
web-speed-calm = tranquille
web-speed-brisk = rapide
web-speed-instant = immédiate
web-speed-is = Vitesse : { $speed }
web-motion = Animations
web-sound = Son
web-seat-link = Lien vers ta place, pour un autre appareil
web-seat-link-line = Toute personne qui a ce lien peut jouer pour toi. Ne le donne à personne.
web-leave = Laisser un robot jouer pour moi
web-return = Reprendre ma place
web-resign = Abandonner
web-resign-two = La partie s’arrête et ton adversaire gagne.
web-resign-more = Un robot continue à ta place.
web-resign-sure = Oui, abandonner
web-play-on = Continuer à jouer

## Le livret de règles

web-rules-of = { $game } : les règles
web-contents = Sommaire
web-play-this = Jouer à { $game }

## The table of a game that has none of its own

web-yes = Oui
web-no = Non
web-face-down = face cachée : { $count }

# Le serveur.

server-welcome = Le serveur fonctionne. Sur l’étagère :
server-api = Pour les programmes :
serve-running = La Ludothèque est ouverte sur { $url } (Ctrl-C pour fermer).
serve-closed = Fermée. Tous les coups sont conservés.

cli-help-serve = Ouvre la ludothèque aux navigateurs et aux programmes : des tables pour jouer seul, entre amis ou avec des robots.
cli-param-host = L’adresse d’écoute ; 0.0.0.0 ou :: laisse entrer d’autres machines.
cli-param-port = Le port d’écoute.
cli-param-database = Où garder les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Sinon, un fichier dans votre dossier de données.
cli-param-relay = Comment plusieurs serveurs d’une même base s’annoncent les coups : redis://HÔTE. Sinon, PostgreSQL s’en charge.
cli-param-bot-threads = Combien de robots peuvent réfléchir à la fois.
cli-param-rate = Requêtes par seconde permises à une adresse ; 0 : sans limite.
cli-param-origin = Une page web d’ailleurs qui peut se connecter, comme https://example.org ; peut être répété.
cli-param-open = Afficher la page dans le navigateur.

error-display-name = Ce nom ne convient pas. Attendu : de 1 à { $longest } caractères visibles.
error-addition = Ceci ne peut pas être mêlé au tirage. Attendu : une ligne d’au plus { $longest } caractères imprimables.
error-name-missing = La place { $seat } est pour une personne et demande un nom.
error-level-of-person = Seuls les robots ont un niveau.
error-token-missing = Il faut un jeton : l’en-tête « Authorization: Bearer JETON ».
error-token = Ce jeton ne vaut pas pour cette table.
error-not-seat = Seul le joueur d’une place peut faire cela.
error-not-owner = Seule la personne qui a ouvert la table peut faire cela.
error-invitation = Une place libre de cette table se prend par son invitation.
error-unknown-table = Cette table n’existe pas.
error-seat-taken = Cette place n’est plus libre.
error-seated = Vous avez déjà une place à cette table.
error-seats-open = { $count ->
    [one] Une place est encore libre. Attendez, ou confiez-la à un robot.
   *[other] { $count } places sont encore libres. Attendez, ou confiez-les à des robots.
}
error-dealt = La partie a déjà commencé.
error-not-dealt = La partie n’a pas encore commencé.
error-not-over = Ce sera possible une fois la partie terminée.
error-stale = Il s’est passé quelque chose depuis { $found } ; la table en est à { $ply }.
error-overtaken = Quelqu’un d’autre a été plus rapide.
error-left = Un robot joue déjà à cette place.
error-not-left = Aucun robot ne joue à cette place.
error-asked = Un retour en arrière a déjà été demandé.
error-not-asked = Aucune question n’attend votre réponse.
error-no-move = Vous n’avez encore joué aucun coup à reprendre.
error-hint = Les conseils sont pour la personne dont c’est le tour.
error-hints-off = Il n’y a pas de conseils à cette table.
error-hint-objection = Pas de conseil ici : à toi de voir si c’était permis.
error-back-away = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
} Tu pourras demander quand tout le monde sera revenu ; d’ici là, le coup reste joué.
error-fork-practice = C’était un entraînement : après le coup { $moves }, ce qui était caché a été tiré de nouveau. On peut reprendre à partir de là ou d’un coup plus tôt.
error-fork-what = Indiquez soit la table, soit l’enregistrement à partir duquel continuer.
error-fork-other = Une partie que l’on continue reste la même : { $game }, avec ses options et { $seats } places.
error-proof-forked = Cette partie en continue une autre à partir du coup { $moves } ; sa donne y a eu lieu. Elle n’a pas de preuve à elle.
error-no-hello = Le premier message doit être « hello », avec la table et ses jetons.
error-second-hello = « hello » n’est permis que comme premier message.
error-request = Cette requête n’est pas comprise : { $detail }
error-too-many = Trop de requêtes ; attendez un instant.
error-queue-full = Tes questions précédentes sont encore à l’étude. Attends une réponse avant d’en poser une autre.
error-tables-many = { $most } parties sont déjà en cours depuis ton adresse. Termines-en une, ou reviens un peu plus tard.
error-not-json = Une modification s’envoie en JSON, avec l’en-tête « Content-Type: application/json ».
error-origin = Cette requête vient de la page d’un autre site ; rien n’a été fait.
error-preparing = Ce jeu est encore en préparation ; réessayez dans un instant.
error-storage = La base de données est injoignable ; rien n’a été changé. Réessayez.
error-internal = Quelque chose a échoué sur le serveur ; rien n’a été changé.
error-database-url = « { $found } » n’est pas une base de données. Attendu : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-database = La base de données ne s’ouvre pas : { $reason }
error-relay-url = « { $found } » n’est pas un relais. Attendu : redis://HÔTE.
error-address = { $host }:{ $port } ne peut pas être ouvert : { $reason }

record-proof-shape = Ceci n’est pas une preuve : { $detail }
record-proof-commitment = Le secret ne correspond pas à l’empreinte montrée à l’ouverture de la table.
record-proof-added = Les ajouts doivent être d’une ligne imprimable par place.
record-proof-seed = La graine ne découle pas du secret et des ajouts.
record-proof-seals = Chaque place a un sceau de 64 chiffres hexadécimaux, ou aucun ; et seule une preuve de version 2 a des sceaux.
record-proof-seal = Le sceau de la place { $seat } n’est pas celui du texte qu’elle a révélé.
record-proof-unrevealed = Les places indiquées comme n’ayant rien révélé ne sont pas celles qui ont un sceau sans texte.
error-mix-sealed = À cette table, chacun scelle d’abord son hasard et le révèle ensuite ; on n’y mêle pas de texte en clair.
error-seal-plain = Cette table n’a pas de sceaux : ce que tu mêles au tirage s’envoie en clair.
error-seal-late = Tous les sceaux sont fixés ; on ne peut plus en changer.
error-reveal-early = On ouvre les sceaux quand tout le monde a scellé ; attends un instant.
error-reveal-nothing = Tu n’as rien scellé : il n’y a rien à révéler.
error-reveal-other = Ce n’est pas le texte que tu as scellé.
error-mixing = Tout le monde est là et le tirage se prépare ; il arrive dans un instant.
error-mixed-enough = Tu as déjà mêlé quelque chose { $most } fois au tirage. Cela suffit pour une donne.

error-lab-games = { $found } parties sont trop ici. Possible : jusqu’à { $most }.
error-lab-busy = Le labo est occupé par d’autres questions ; réessayez dans un instant.
error-dial-value = « { $path } » ne peut pas prendre cette valeur. Possible : { $known }.
error-dial-arrangement = « { $path } » ne peut qu’être réarrangé : les mêmes entrées, en autant de lignes.
cli-param-lab-threads = Combien de fils d’exécution jouent des parties pour la page du labo.

error-database-taken = Un autre serveur utilise déjà { $file }. Arrête-le, ou choisis un autre fichier.
error-database-newer = Cette base de données a été écrite par une version plus récente de Ludothèque (révision { $revision }). Mets Ludothèque à jour, ou choisis une autre base.
error-starting = Le serveur prépare encore ses jeux ; réessaie dans un instant.
serve-friends = Adresse pour tes amis sur le même réseau : { $url }
cli-param-public-url = L’adresse que tes amis utilisent, comme https://games.example.org ; les invitations et les codes QR la contiennent.
error-public-url = « { $found } » n’est pas une adresse que des amis pourraient ouvrir. Attendu : par exemple https://games.example.org ou http://192.168.1.20:8000, sans rien après.

# Le serveur.

server-welcome = Le serveur fonctionne. Sur l’étagère :
server-api = Pour les programmes :
serve-running = La Ludothèque est ouverte sur { $url } (Ctrl-C pour fermer).
serve-closed = Fermée. Tous les coups sont conservés.

cli-help-serve = Ouvrir la ludothèque aux navigateurs et aux programmes : des tables pour jouer seul, entre amis ou contre des robots.
cli-param-host = L’adresse d’écoute ; 0.0.0.0 ou :: laisse entrer d’autres ordinateurs.
cli-param-port = Le port d’écoute.
cli-param-database = Où garder les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Par défaut, un fichier dans ton dossier de données.
cli-param-relay = Par où plusieurs serveurs sur une même base de données s’annoncent les coups : redis://HÔTE. Par défaut, PostgreSQL s’en charge.
cli-param-bot-threads = Combien de robots peuvent réfléchir à la fois.
cli-param-rate = Requêtes par seconde permises à une adresse ; 0 pour ne pas limiter.
cli-param-origin = Un autre site web qui peut se connecter, comme https://example.org ; l’option peut être répétée.
cli-param-open = Ouvrir la page dans le navigateur.

error-display-name = Ce nom ne convient pas. Attendu : de 1 à { $longest } caractères visibles.
error-addition = Impossible d’ajouter ceci. Attendu : une ligne d’au plus { $longest } caractères imprimables.
error-level-of-person = Seuls les robots ont un niveau.
error-token-missing = Il faut un jeton : l’en-tête « Authorization: Bearer JETON ».
error-token = Ce jeton n’ouvre pas cette table.
error-not-seat = Il faut être assis à cette table pour faire cela.
error-not-owner = Seule la personne qui a ouvert la table peut faire cela.
error-invitation = Pour rejoindre cette table, il faut une invitation : demande-la à la personne qui l’a ouverte.
error-unknown-table = Cette table n’existe pas.
error-seat-taken = Quelqu’un a déjà pris cette place.
error-seated = Tu as déjà une place à cette table.
error-seats-open = { $count ->
    [one] Une place est encore libre. Attends, ou donne-la à un robot.
   *[other] { $count } places sont encore libres. Attends, ou donne-les à des robots.
}
error-dealt = La partie a déjà commencé.
error-not-dealt = La partie n’a pas encore commencé.
error-not-over = Tu pourras le faire quand la partie sera terminée.
error-stale = Il vient de se passer quelque chose à la table. Regarde-la encore une fois, puis choisis ton coup.
error-overtaken = Quelqu’un d’autre a été plus rapide.
error-left = Un robot joue déjà à cette place.
error-not-left = Aucun robot ne joue à cette place.
error-asked = Quelqu’un a déjà demandé à annuler un coup. Attends les réponses.
error-not-asked = Aucune question n’attend ta réponse.
error-no-move = Tu n’as pas encore joué de coup à annuler.
error-hint = Tu peux demander un indice quand c’est à toi de jouer.
error-hints-off = À cette table, on joue sans indices.
error-hint-objection = Pas d’indice ici : à toi de voir si c’était permis.
error-back-away = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
} Tu pourras demander quand tout le monde sera revenu ; d’ici là, le coup reste joué.
error-fork-practice = C’était un entraînement : après le coup { $moves }, tout ce qui était caché a été tiré de nouveau. Tu peux continuer à partir de là ou d’un coup plus tôt.
error-fork-what = Choisis une table ou un enregistrement à partir duquel continuer, pas les deux.
error-fork-other = La partie que tu continues reste la même : { $game }, avec ses options et { $seats } places.
error-fork-colours = Une partie que l’on continue garde ses couleurs : { $colours }.
error-proof-forked = Cette partie en continue une autre à partir du coup { $moves }, et la donne s’est faite là-bas. Elle n’a pas de preuve à elle.
error-no-hello = Le premier message doit être « hello », avec la table et ses jetons.
error-second-hello = « hello » n’est permis que comme premier message.
error-request = Cette requête est incompréhensible : { $detail }
error-too-many = Trop de requêtes ; attends un instant.
error-queue-full = Tes questions précédentes sont encore en cours. Attends une réponse avant d’en poser une autre.
error-tables-many = Tu as déjà { $most } parties en cours depuis ton adresse. Termines-en une, ou reviens un peu plus tard.
error-not-json = Une modification s’envoie en JSON, avec l’en-tête « Content-Type: application/json ».
error-origin = Cette requête vient d’un autre site ; rien n’a été fait.
error-preparing = Ce jeu se prépare encore ; réessaie dans un instant.
error-storage = La base de données ne répond pas ; rien n’a été changé. Réessaie.
error-internal = Quelque chose n’a pas marché sur le serveur ; rien n’a été changé.
error-database-url = « { $found } » n’est pas une base de données. Attendu : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-database = Impossible d’ouvrir la base de données : { $reason }
error-relay-url = « { $found } » n’est pas un relais. Attendu : redis://HÔTE.
error-address = Impossible d’ouvrir { $host }:{ $port } : { $reason }

record-proof-shape = Ce n’est pas une preuve : { $detail }
record-proof-commitment = Le secret ne correspond pas à l’empreinte montrée à l’ouverture de la table.
record-proof-added = Pour chaque place, l’ajout doit tenir en une ligne imprimable.
record-proof-seed = La graine ne découle pas du secret et des ajouts.
record-proof-seals = Chaque place a un sceau de 64 chiffres hexadécimaux, ou aucun ; et seule une preuve de version 2 a des sceaux.
record-proof-seal = Le sceau de la place { $seat } n’est pas celui du texte qu’elle a révélé.
record-proof-unrevealed = Les places indiquées comme n’ayant rien révélé ne sont pas celles qui ont un sceau sans texte.
error-mix-sealed = À cette table, chacun scelle d’abord son grain de hasard et ne le révèle qu’ensuite ; on ne peut rien ajouter à découvert.
error-seal-plain = Cette table n’a pas de sceaux : ce que tu ajoutes est envoyé à découvert.
error-seal-late = Tous les sceaux sont là ; on ne peut plus en changer.
error-reveal-early = On ouvre les sceaux quand tout le monde a scellé ; attends un instant.
error-reveal-nothing = Tu n’as rien scellé : il n’y a rien à révéler.
error-reveal-other = Ce n’est pas le texte que tu as scellé.
error-renamed-enough = Tu as déjà pris { $most } noms à cette table. Garde celui-ci.
error-mixing = Tout le monde est là et la donne se prépare ; elle arrive dans un instant.
error-mixed-enough = Tu as déjà ajouté quelque chose { $most } fois. Cela suffit pour une donne.

error-lab-games = { $found } parties, c’est trop ici. Maximum : { $most }.
error-lab-busy = Le labo est occupé par d’autres questions ; réessaie dans un instant.
error-dial-value = « { $path } » ne peut pas prendre cette valeur. Possible : { $known }.
error-dial-arrangement = « { $path } » ne peut être que réarrangé : les mêmes entrées, sur autant de lignes.
cli-param-lab-threads = Nombre de threads qui jouent des parties pour la page du labo.

error-database-taken = Un autre serveur utilise déjà { $file }. Arrête-le, ou choisis un autre fichier.
error-database-newer = Cette base de données a été écrite par une version plus récente de Ludothèque (révision { $revision }). Mets Ludothèque à jour, ou choisis une autre base.
error-starting = Le serveur prépare encore ses jeux ; réessaie dans un instant.
serve-friends = Adresse pour tes amis sur le même réseau : { $url }
cli-param-public-url = L’adresse que tes amis utilisent, comme https://games.example.org ; les invitations et les codes QR la contiennent.
error-public-url = « { $found } » n’est pas une adresse que tes amis pourraient ouvrir. Attendu : par exemple https://games.example.org ou http://192.168.1.20:8000, sans rien après.
cli-param-thinking-times = Noter dans ce fichier combien de temps les gens réfléchissent, par sorte de coup et sans noms ; le labo en tire des minutes. Chaque processus a besoin de son propre fichier.

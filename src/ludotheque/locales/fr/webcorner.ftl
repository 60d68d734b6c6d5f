# Le coin du joueur, les réglages et l’aide.

web-corner = Mon coin
web-corner-line = Pas besoin de compte : tout reste sur cet appareil, dans ce navigateur.
web-corner-me = Moi
web-corner-emblem = Mon emblème
web-emblem-bell = Cloche
web-emblem-key = Clé
web-emblem-leaf = Feuille
web-emblem-anchor = Ancre
web-emblem-star = Étoile
web-emblem-moon = Lune
web-corner-played = Mes parties
web-corner-no-games = Aucune partie terminée pour l’instant. La première apparaîtra ici dès qu’elle sera finie.
web-corner-game = Jeu
web-corner-games = Jouées
web-corner-won = Gagnées
web-corner-against = Contre
web-corner-ahead = Tu étais devant
web-corner-all = Afficher les { $count } parties
web-corner-take = Vers un autre appareil
web-corner-take-line = Emporte ton nom, tes réglages, tes places et tes parties terminées. Ce que l’autre appareil a déjà ne change pas.
web-corner-save = Enregistrer dans un fichier
web-corner-open = Ouvrir un fichier
web-corner-code-line = Scanne ce code avec l’autre appareil. Il contient ton nom, tes réglages et tes parties en cours. Toute personne qui le scanne peut jouer à ta place : garde-le pour toi.
web-corner-unreachable = L’autre appareil ne peut pas ouvrir ce code : seul cet ordinateur atteint le serveur. Lance-le avec « ludotheque serve --host 0.0.0.0 », ou utilise un fichier.
web-corner-code-part = Code { $part } sur { $parts }
web-corner-code-before = Code précédent
web-corner-code-next = Code suivant
web-corner-unreadable = Cela ne vient pas de Ludothèque, ou il en manque une partie. Rien n’a changé.
web-corner-bring = De ton autre appareil
web-corner-bring-line = { $count ->
    [0] Ajouter ton nom et tes réglages à cet appareil ?
    [one] Ajouter ton nom, tes réglages et { $count } partie à cet appareil ?
   *[other] Ajouter ton nom, tes réglages et { $count } parties à cet appareil ?
}
web-corner-bring-yes = Ajouter
web-corner-brought = C’est fait ! Tout est là.
web-corner-no = Annuler
web-corner-delete = Tout effacer
web-corner-delete-line = Ton nom, tes réglages, tes parties terminées et les clés de tes places disparaissent de cet appareil. Les parties elles-mêmes continuent.
web-corner-delete-sure = Vraiment tout effacer ? Si tu n’as pas enregistré de fichier, tu ne pourras plus revenir à tes places.
web-corner-delete-yes = Oui, tout effacer
web-theme = Apparence
web-theme-system = comme le système
web-theme-light = claire
web-theme-dark = sombre
web-haptics = Vibrations
web-strong-colours = Couleurs pour daltoniens
web-rename = Changer mon nom
web-rename-do = Changer
web-renamed = { $old } s’appelle maintenant { $name }.
web-help = Aide
web-help-rules-of = Règles de { $game }
web-help-lab-of = Labo pour { $game }
web-help-lab = Labo
web-help-docs = Documentation
web-help-version = Version { $version }

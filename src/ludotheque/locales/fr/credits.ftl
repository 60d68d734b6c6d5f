# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Qui a créé ce jeu
credit-line = { $role } : { $names }
credit-authors = { $count ->
    [one] Auteur
   *[other] Auteurs
}
credit-design = Design
credit-illustrations = Illustrations
credit-publisher = Éditeur
credit-number = Numéro chez l’éditeur
credit-first-edition = Première édition
credit-edition-hu = Édition hongroise
credit-translation-fr = Traduction française
credit-makers = Fabrication

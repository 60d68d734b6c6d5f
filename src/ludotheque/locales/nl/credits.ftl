# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Wie het gemaakt heeft
credit-line = { $role }: { $names }
credit-authors = { $count ->
    [one] Auteur
   *[other] Auteurs
}
credit-design = Vormgeving
credit-illustrations = Illustraties
credit-publisher = Uitgever
credit-number = Nummer van de uitgever
credit-first-edition = Eerste editie
credit-edition-hu = Hongaarse editie
credit-translation-fr = Franse vertaling
credit-makers = Gemaakt door

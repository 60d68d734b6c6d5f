# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Chi l’ha fatto
credit-line = { $role }: { $names }
credit-authors = { $count ->
    [one] Autore
   *[other] Autori
}
credit-design = Design
credit-illustrations = Illustrazioni
credit-publisher = Editore
credit-number = Numero di catalogo
credit-first-edition = Prima edizione
credit-edition-hu = Edizione ungherese
credit-translation-fr = Traduzione francese
credit-makers = Produzione

# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Who made it
credit-line = { $role }: { $names }
credit-authors = { $count ->
    [one] Author
   *[other] Authors
}
credit-design = Design
credit-illustrations = Illustrations
credit-publisher = Publisher
credit-number = Publisher’s number
credit-first-edition = First edition
credit-edition-hu = Hungarian edition
credit-translation-fr = French translation
credit-makers = Made by

# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Kik készítették
credit-line = { $role }: { $names }
credit-authors = { $count ->
    [one] Szerző
   *[other] Szerzők
}
credit-design = Grafikai tervezés
credit-illustrations = Illusztráció
credit-publisher = Kiadó
credit-number = Katalógusszám
credit-first-edition = Első kiadás
credit-edition-hu = Magyar kiadás
credit-translation-fr = Francia fordítás
credit-makers = Gyártó

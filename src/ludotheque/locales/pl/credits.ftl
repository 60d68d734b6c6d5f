# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Kto stworzył tę grę
credit-line = { $role }: { $names }
credit-authors = { $count ->
    [one] Autor
   *[other] Autorzy
}
credit-design = Projekt graficzny
credit-illustrations = Ilustracje
credit-publisher = Wydawca
credit-number = Numer katalogowy
credit-first-edition = Pierwsze wydanie
credit-edition-hu = Wydanie węgierskie
credit-translation-fr = Tłumaczenie francuskie
credit-makers = Produkcja

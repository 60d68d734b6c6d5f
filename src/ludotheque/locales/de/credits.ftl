# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Wer es gemacht hat
credit-line = { $role }: { $names }
credit-authors = Spielidee
credit-design = Gestaltung
credit-illustrations = Illustrationen
credit-publisher = Verlag
credit-number = Verlagsnummer
credit-first-edition = Erste Ausgabe
credit-edition-hu = Ungarische Ausgabe
credit-translation-fr = Französische Übersetzung
credit-makers = Hergestellt von

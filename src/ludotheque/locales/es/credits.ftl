# Who made the printed game: the roles, and the heading in its rulebook.

credits-title = Quién lo ha hecho
credit-line = { $role }: { $names }
credit-authors = { $count ->
    [one] Autor
   *[other] Autores
}
credit-design = Diseño
credit-illustrations = Ilustraciones
credit-publisher = Editorial
credit-number = Número de catálogo
credit-first-edition = Primera edición
credit-edition-hu = Edición húngara
credit-translation-fr = Traducción francesa
credit-makers = Fabricación

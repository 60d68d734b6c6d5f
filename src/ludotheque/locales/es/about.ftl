# The page about the house.

web-about-title = Acerca de esta casa
web-about-house = Ludothèque es una ludoteca abierta día y noche. Coge una caja de la estantería y juega: con amigos por un enlace, en un solo dispositivo, contra bots, o simplemente mira.
web-about-rules = Cada juego sigue sus reglas impresas. Donde dejan algo abierto tuvimos que decidir; el reglamento señala cada una de esas decisiones y explica por qué.
web-about-independent = Son versiones digitales independientes. Las palabras de los reglamentos y todos los dibujos son nuestros. Los juegos, sus nombres y sus ideas son de quienes los crearon.
web-about-makers = Quién ha hecho los juegos
web-about-found = Dónde encontramos las reglas
web-about-collectors = Dos de las reglas impresas, las de Hundsgemein y las de la primera edición de Winston, las pusieron en línea unos coleccionistas que desde 1998 dan a conocer sus juegos de mesa en Internet.
web-about-visit = ¡Y la colección se puede visitar! En L’Escale à jeux, en Sologny, en el sur de Borgoña, entre Mâcon y Cluny, más de 9000 juegos esperan a que alguien los abra y juegue. Es a la vez una ludoteca y una casa de vacaciones para 2 a 15 personas. Chantal y François la fundaron en 2013; desde el verano de 2022 reciben a los visitantes Isabelle y Raphaël.

bot-random = Al azar
bot-random-line = hace cualquier jugada permitida
bot-greedy = Voraz
bot-greedy-line = hace la jugada que más rinde en el momento, sin pensar en lo que sigue
bot-quick = Rápido
bot-quick-line = decide al momento y olvida como las personas
bot-beginner = Principiante
bot-beginner-line = apenas mira hacia delante, olvida pronto y va probando
bot-casual = Jugador ocasional
bot-casual-line = piensa un poco y de vez en cuando olvida algo
bot-club = Jugador de club
bot-club-line = piensa por adelantado y recuerda mucho, pero deja pasar oportunidades
bot-expert = Experto
bot-expert-line = piensa muy por adelantado y olvida poco
bot-master = Maestro
bot-master-line = juega lo mejor que puede y no olvida nada
bot-search = Búsqueda
bot-search-line = la búsqueda sin más; search:4000 fija las simulaciones por jugada, search:500ms el tiempo

# Several of them, as they stand in a sentence.
bot-random-many = bots aleatorios
bot-greedy-many = bots voraces
bot-quick-many = jugadores rápidos
bot-beginner-many = principiantes
bot-casual-many = jugadores ocasionales
bot-club-many = jugadores de club
bot-expert-many = expertos
bot-master-many = maestros
bot-search-many = bots de búsqueda
bot-other-many = bots { $bot }

# Who plays in sweeps and searches.
bot-quick-who = Los jugadores rápidos deciden al momento y olvidan como las personas, pero no piensan por adelantado. Los de club sí: si importa, pregúntales también a ellos, con menos partidas.
bot-quick-club = Cuántas veces quedan por delante de los jugadores de club, con las reglas impresas: { $parts }. La mitad significa: igual de fuertes.
bot-quick-club-part = { $seats } jugadores: { $value } ({ $span })
bot-greedy-who = Los bots voraces deciden al momento y no olvidan nada. Las personas juegan de otra manera, sobre todo donde hay que recordar.

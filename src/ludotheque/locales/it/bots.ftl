bot-random = A caso
bot-random-line = fa una mossa permessa qualsiasi
bot-greedy = Ingordo
bot-greedy-line = fa la mossa che rende di più subito, senza pensare al dopo
bot-quick = Veloce
bot-quick-line = decide subito e dimentica come le persone
bot-beginner = Principiante
bot-beginner-line = guarda appena oltre la sua mossa, dimentica presto e va a tentoni
bot-casual = Giocatore della domenica
bot-casual-line = riflette un po’ e ogni tanto dimentica qualcosa
bot-club = Giocatore di circolo
bot-club-line = guarda avanti e ricorda molto, ma si lascia sfuggire delle occasioni
bot-expert = Esperto
bot-expert-line = guarda lontano e dimentica poco
bot-master = Maestro
bot-master-line = gioca meglio che può e non dimentica nulla
bot-search = Ricerca
bot-search-line = la sola ricerca; search:4000 fissa il numero di simulazioni per mossa, search:500ms il tempo

# Several of them, as they stand in a sentence.
bot-random-many = bot casuali
bot-greedy-many = bot ingordi
bot-quick-many = giocatori veloci
bot-beginner-many = principianti
bot-casual-many = giocatori della domenica
bot-club-many = giocatori di circolo
bot-expert-many = esperti
bot-master-many = maestri
bot-search-many = bot che cercano
bot-other-many = bot { $bot }

# Who plays in sweeps and searches.
bot-quick-who = I giocatori veloci decidono subito e dimenticano come le persone, ma non guardano avanti. I giocatori di circolo sì: se è importante, interroga anche loro, con meno partite.
bot-quick-club = Quante volte finiscono davanti ai giocatori di circolo, con le regole stampate: { $parts }. La metà vuol dire: ugualmente forti.
bot-quick-club-part = { $seats } giocatori: { $value } ({ $span })
bot-greedy-who = I bot ingordi decidono subito e non dimenticano niente. Le persone giocano in un altro modo, soprattutto dove serve memoria.

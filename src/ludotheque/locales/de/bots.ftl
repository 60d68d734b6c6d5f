bot-random = Zufall
bot-random-line = spielt irgendeinen erlaubten Zug
bot-greedy = Gierig
bot-greedy-line = nimmt, was sofort am meisten bringt, und denkt nicht an später
bot-quick = Schnell
bot-quick-line = entscheidet sofort und vergisst wie ein Mensch
bot-beginner = Anfänger
bot-beginner-line = denkt kaum voraus, vergisst schnell und probiert einfach aus
bot-casual = Gelegenheitsspieler
bot-casual-line = überlegt ein wenig und vergisst ab und zu etwas
bot-club = Vereinsspieler
bot-club-line = denkt voraus und merkt sich viel, lässt aber Chancen liegen
bot-expert = Experte
bot-expert-line = denkt weit voraus und vergisst wenig
bot-master = Meister
bot-master-line = spielt, so gut es geht, und vergisst nichts
bot-search = Suche
bot-search-line = nur die Suche; search:4000 mit so vielen Simulationen pro Zug, search:500ms mit so viel Zeit

# Several of them, as they stand in a sentence.
bot-random-many = Zufallsbots
    .dat = Zufallsbots
bot-greedy-many = gierige Bots
    .dat = gierigen Bots
bot-quick-many = schnelle Spieler
    .dat = schnellen Spielern
bot-beginner-many = Anfänger
    .dat = Anfängern
bot-casual-many = Gelegenheitsspieler
    .dat = Gelegenheitsspielern
bot-club-many = Vereinsspieler
    .dat = Vereinsspielern
bot-expert-many = Experten
    .dat = Experten
bot-master-many = Meister
    .dat = Meistern
bot-search-many = suchende Bots
    .dat = suchenden Bots
bot-other-many = Bots { $bot }
    .dat = Bots { $bot }

# Who plays in sweeps and searches.
bot-quick-who = Schnelle Spieler entscheiden sofort und vergessen wie Menschen, denken aber nicht voraus. Vereinsspieler tun das: Wenn es darauf ankommt, frag auch sie, mit weniger Partien.
bot-quick-club = So oft liegen sie nach den gedruckten Regeln am Ende vor Vereinsspielern: { $parts }. Die Hälfte heißt: gleich stark.
bot-quick-club-part = { $seats } Spieler: { $value } ({ $span })
bot-greedy-who = Gierige Bots entscheiden sofort und vergessen nichts. Menschen spielen anders, vor allem wo man sich etwas merken muss.

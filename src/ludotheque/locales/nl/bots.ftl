bot-random = Toeval
bot-random-line = speelt zomaar een toegestane zet
bot-greedy = Gulzig
bot-greedy-line = pakt wat meteen het meest oplevert en denkt niet aan later
bot-quick = Snel
bot-quick-line = beslist meteen en vergeet zoals mensen
bot-beginner = Beginner
bot-beginner-line = kijkt nauwelijks vooruit, vergeet snel en probeert maar wat uit
bot-casual = Gelegenheidsspeler
bot-casual-line = denkt een beetje na en vergeet af en toe iets
bot-club = Clubspeler
bot-club-line = denkt vooruit en onthoudt veel, maar laat kansen liggen
bot-expert = Expert
bot-expert-line = denkt ver vooruit en vergeet weinig
bot-master = Meester
bot-master-line = speelt zo goed mogelijk en vergeet niets
bot-search = Zoeker
bot-search-line = alleen de zoekmethode; search:4000 met zoveel simulaties per zet, search:500ms met zoveel tijd

# Several of them, as they stand in a sentence.
bot-random-many = toevalsbots
bot-greedy-many = gulzige bots
bot-quick-many = snelle spelers
bot-beginner-many = beginners
bot-casual-many = gelegenheidsspelers
bot-club-many = clubspelers
bot-expert-many = experts
bot-master-many = meesters
bot-search-many = zoekende bots
bot-other-many = bots { $bot }

# Who plays in sweeps and searches.
bot-quick-who = Snelle spelers beslissen meteen en vergeten zoals mensen, maar denken niet vooruit. Clubspelers doen dat wel: als het erop aankomt, vraag het dan ook aan hen, met minder partijen.
bot-quick-club = Zo vaak eindigen ze met de gedrukte regels vóór clubspelers: { $parts }. De helft betekent: even sterk.
bot-quick-club-part = { $seats } spelers: { $value } ({ $span })
bot-greedy-who = Gulzige bots beslissen meteen en vergeten niets. Mensen spelen anders, vooral waar je iets moet onthouden.

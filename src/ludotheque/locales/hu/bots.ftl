bot-random = Véletlen
bot-random-line = találomra lép
bot-greedy = Mohó
bot-greedy-line = azt lépi, ami azonnal a legtöbbet hozza, és nem törődik azzal, mi jön utána
bot-quick = Gyors
bot-quick-line = azonnal dönt, és úgy felejt, mint az emberek
bot-beginner = Kezdő
bot-beginner-line = alig néz előre, hamar felejt, és szeret próbálgatni
bot-casual = Alkalmi játékos
bot-casual-line = gondolkodik egy kicsit, néha elfelejt valamit
bot-club = Klubjátékos
bot-club-line = előre gondolkodik, sok mindenre emlékszik, de elszalaszt lehetőségeket
bot-expert = Szakértő
bot-expert-line = messzire lát előre, és keveset felejt
bot-master = Mester
bot-master-line = a lehető legjobban játszik, és semmit sem felejt el
bot-search = Kereső
bot-search-line = maga a keresés; search:4000: lépésenként 4000 szimuláció; search:500ms: lépésenként fél másodperc

# Several of them, as they stand in a sentence.
bot-random-many = véletlenszerűen játszó botok
bot-greedy-many = mohó botok
bot-quick-many = gyors játékosok
bot-beginner-many = kezdők
bot-casual-many = alkalmi játékosok
bot-club-many = klubjátékosok
bot-expert-many = szakértők
bot-master-many = mesterek
bot-search-many = kereső botok
bot-other-many = { $bot } botok

# Who plays in sweeps and searches.
bot-quick-who = A gyors játékosok azonnal döntenek, és úgy felejtenek, mint az emberek, de nem gondolkodnak előre. A klubjátékosok igen: ahol ez számít, kérdezd meg őket is, kevesebb játszmával.
bot-quick-club = Ilyen gyakran végeznek a klubjátékosok előtt a nyomtatott szabályok szerint: { $parts }. A fele azt jelenti: ugyanolyan erősek.
bot-quick-club-part = { $seats } játékos: { $value } ({ $span })
bot-greedy-who = A mohó botok azonnal döntenek, és semmit sem felejtenek el. Az emberek másképp játszanak, főleg ahol emlékezni kell.

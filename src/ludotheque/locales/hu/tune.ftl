# Hangolás: szabályok, amelyek elérnek egy célt.

cli-help-tune = Megkeresi az eredetiekhez legközelebbi szabályokat, amelyekkel egy játék elér egy célt.
cli-param-tune-dials = Állítható szabályozók, mint a sweep parancsnál: NÉV, NÉV=TÓL-IG vagy NÉV=ÉRTÉK,ÉRTÉK. Alapértelmezés: a tábla minden egész száma.
cli-param-tune-goal = Mit kell elérni: first=±1 (a kezdés előnye pontban), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8; több is lehet, vesszővel. Angolul mondatként is: „first seat within 1 point, 15–20 turns”.
cli-param-tune-bots = Ki játszik. Ha többen vannak, a célt mindegyikkel külön kell elérni, például beginner,club.
cli-param-tune-weak = Ki ellen játszanak, ahol a tudást mérjük. Alapértelmezés: beginner, nem gondolkodó botok mellett random.
cli-param-tune-games = Legfeljebb ennyi játszma ugyanazokkal a szabályokkal, játékosszámonként és botonként. Alapértelmezés: 64 000, gondolkodó botokkal 128. Ami biztosan nem éri el a célt, azt sokkal hamarabb feladja.
cli-param-tune-evaluations = Legfeljebb ennyi szabálykészletet próbál ki.
cli-param-tune-reports = Ebbe a mappába jelentést ír minden legközelebbi szabálykészletről.
tune-goal = Cél: { $goal }
tune-tried = Kipróbált szabálykészletek: { $rules }; játszmák: { $games }
tune-printed = A szabályok változtatás nélkül is elérik a célt.
tune-nearest = A legközelebbi szabályok, amelyek elérik a célt
tune-none = A kipróbált szabálykészletek egyike sem éri el a célt. A lista megmutatja, milyen közel jutnak.
tune-met = biztosan
tune-likely = valószínűleg; több --games megmutatná
tune-missed = nem éri el
tune-report = Jelentés
tune-play = Játék
tune-browser = Szerveren
tune-front = Közelebb a célhoz, vagy kevesebb változtatás
tune-outside = Mennyivel esnek a célon kívül az egyes mérőszámok, a legkedvezőtlenebb játékosszámmal és bottal
tune-unchanged = eredeti szabályok
tune-rules = Szabályok
tune-measure = Mérőszám
tune-players = Játékos
tune-bot = Bot
tune-first = A kezdés előnye (pont)
tune-skill = A jobbak győzelmei (arány)

error-tune-goal = „{ $found }” nem cél. Lehetséges: { $known }.
error-tune-twice = A cél kétszer nevezi meg ezt: „{ $measure }”. Egyszer elég.
error-tune-weak = „{ $found }” nem lehet jobb önmagánál. A tudás méréséhez adj meg gyengébb ellenfeleket.
error-tune-impossible = „{ $wanted }” nem érhető el: { $measure } tartománya { $range }, és az alsó határ áll elöl.
error-tune-dials = Itt nincs állítható szám: { $title }. Adj meg beállításokat: { $known }.
error-tune-evaluations = { $found } szabálykészletet nem lehet kipróbálni. Legalább 1 kell.
error-tune-bot = „{ $found }” nem játszhat, amikor ez az oldal szabályokat keres. Lehetséges: { $known }.

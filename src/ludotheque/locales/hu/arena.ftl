# ludotheque arena: botok egymás ellen.

cli-help-arena = Botok játszanak egymás ellen, minden osztást minden helyről, és kiderül, melyik milyen erős.
cli-param-arena-bots = Az egymás ellen játszó botok, legalább kettő, vesszővel elválasztva.
cli-param-seats-range = A játékosok száma; 2-4 alakú tartomány esetén sorra mindegyik számmal.
cli-param-arena-games = A játszmák száma, egész osztásokra felkerekítve; minden osztást annyiszor játszanak le, ahány hely van.
cli-param-results = Minden befejezett osztást rögtön ebbe a fájlba ír (JSON Lines). Játékosszám-tartomány esetén számonként külön fájlba.
cli-param-arena-resume = A --results fájlnál folytatja; nagyobb --games értékkel a befejezett versenyt bővíti.
cli-param-chart = Az értékszámokat és az egymás elleni eredményeket ebbe a fájlba rajzolja, .svg vagy .png.
cli-param-calibration = Az értékszámokat ebbe a kalibrációs fájlba írja; a többi játékosszám bejegyzése változatlan marad.
cli-param-neighbours = Csak a listában egymáshoz közel álló botok találkoznak: így kevés játszmából is megkülönböztethetők a szomszédok, ha a lista erősség szerint van rendezve.
cli-param-workers = A folyamatok száma; ha nincs megadva, annyi, ahány processzormag van.

arena-table = { $title }, { $seats } játékos
arena-played = { $games } játszma { $deals } osztással, minden helyről lejátszva
arena-rounded = A kért játszmák száma { $asked }; egész osztásokkal ez { $games }.
arena-interrupted = Megszakítva: { $games } játszmából { $done } készült el; ami kész, az számít.
arena-few-deals = Ilyen kevés osztásnál az intervallumok nem megbízhatók, és egyetlen különbség sem tekinthető biztosnak.
arena-bot = Bot
arena-rating = Értékszám
arena-interval = 95%-os intervallum
arena-no-upper = nincs felső határ
arena-no-lower = nincs alsó határ
arena-no-limits = nincsenek határok
arena-wins = Győzelem
arena-place = Átl. helyezés
arena-games = Játszma
arena-apart = { $upper } a(z) { $lower } előtt: { $difference } ({ $low } és { $high } között); egyértelműen erősebb.
arena-not-apart = { $upper } a(z) { $lower } előtt: { $difference } ({ $low } és { $high } között); túl közel vannak egymáshoz a döntéshez.
arena-unproven = { $upper } a(z) { $lower } előtt: { $difference } ({ $low } és { $high } között); ennyi osztásból még nem dönthető el.
arena-duel = Egymás ellen
arena-share = Az első nyerte
arena-decided = Eldőlt
arena-ties = Döntetlen
arena-anchor-greedy = Az értékszámok az Élő-skálán értendők; a greedy értéke 1000.
arena-anchor-mean = Az értékszámok az Élő-skálán értendők; az átlag 1000.
arena-chart-rating = Élő-skála, 95%-os intervallum
arena-chart-duels = Milyen gyakran veri a bal oldali bot a fentit (az eldőlt játszmák %-ában)

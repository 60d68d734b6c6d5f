# ludotheque arena: botok egymás ellen.

cli-help-arena = Botok egymás elleni játszmái, minden osztás minden helyről, és az erejük mérése.
cli-param-arena-bots = Az egymás ellen játszó botok, legalább kettő, vesszővel elválasztva.
cli-param-seats-range = A játékosok száma; tartomány esetén (például 2-4) sorra mindegyik számmal.
cli-param-arena-games = A játszmák száma, egész osztásokra felkerekítve; minden osztást annyiszor játszanak le, ahány hely van.
cli-param-results = Minden befejezett osztás azonnali kiírása ebbe a fájlba (JSON Lines). Ha a játékosszám tartomány, számonként külön fájlba.
cli-param-arena-resume = Folytatás a --results fájlból; nagyobb --games értékkel a befejezett verseny bővül.
cli-param-chart = Az értékszámok és az egymás elleni eredmények lerajzolása ebbe a fájlba, .svg vagy .png.
cli-param-calibration = Az értékszámok kiírása ebbe a kalibrációs fájlba; a többi játékosszám adatai nem változnak.
cli-param-neighbours = Csak a listában egymáshoz közel álló botok találkoznak. Ha a lista erősség szerint van rendezve, így kevés játszma is elég a szomszédok megkülönböztetéséhez.
cli-param-workers = A folyamatok száma; ha nincs megadva, annyi, ahány processzormag van.

arena-table = { $title }, { $seats } játékos
arena-played = { $games } játszma { $deals } osztással, mindegyik minden helyről lejátszva
arena-rounded = { $asked } játszmát kértél; egész osztásokkal ez { $games } lesz.
arena-interrupted = Megszakítva: { $games } játszmából { $done } készült el; ami kész, az számít.
arena-few-deals = Ilyen kevés osztásnál az intervallumok nem megbízhatók, ezért egyik botot sem mondjuk erősebbnek.
arena-bot = Bot
arena-rating = Értékszám
arena-interval = 95%-os intervallum
arena-no-upper = nincs felső határ
arena-no-lower = nincs alsó határ
arena-no-limits = nincsenek határok
arena-wins = Győzelem
arena-place = Átl. helyezés
arena-games = Játszma
arena-apart = { $upper } – { $lower }: { $difference } ({ $low } és { $high } között); az első egyértelműen erősebb.
arena-not-apart = { $upper } – { $lower }: { $difference } ({ $low } és { $high } között); még nem világos, melyik erősebb.
arena-unproven = { $upper } – { $lower }: { $difference } ({ $low } és { $high } között); ennyi osztásból még nem dönthető el.
arena-duel = Egymás ellen
arena-share = Az első nyerte
arena-decided = Eldőlt
arena-ties = Döntetlen
arena-anchor-greedy = Az értékszámok az Élő-skálán értendők; a greedy értéke 1000.
arena-anchor-mean = Az értékszámok az Élő-skálán értendők; az átlag 1000.
arena-chart-rating = Élő-skála, 95%-os intervallum
arena-chart-duels = Milyen gyakran veri a bal oldali bot a fentit (az eldőlt játszmák %-ában)

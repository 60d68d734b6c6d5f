# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Ellenőrzi, hogy beválnak-e a botok által mondott esélyek: egyforma botok játszanak, és amit mondtak, azt az eredményekkel veti össze.
cli-param-calibrate-bots = Szintek vagy keresések (például search:400), vesszővel elválasztva; mindegyik önmaga ellen játszik.
cli-param-positions = Az összevetett állások száma, minden játszmából négy.
cli-param-all = Minden beállításkombináció és minden játékosszám mérése, egymás után.
cli-param-calibrate-games = Minden befejezett játszma megőrzése ebben a mappában; a félbeszakadt mérés innen folytatódik.
cli-param-calibrate-chart = Rajz ebbe a fájlba (.svg vagy .png) arról, hogy mi történt ahhoz képest, amit mondtak.
cli-param-calibrate-out = A számok kiírása ebbe a fájlba (JSON); a benne lévő többi beállítás adatai nem változnak.

calibrate-nothing = Itt nincs mit helyesbíteni: nem készült helyesbítés.
calibrate-drawn = { $positions } állás { $games } játszmából
calibrate-overall = Mondott: átlagosan { $said }%. Bekövetkezett: { $happened }%. Eltérés: { $gap } pont ({ $low } és { $high } között).
calibrate-early = A játszma elején: mondott { $said }%, bekövetkezett { $happened }%.
calibrate-error = Hiba: { $error } pont. Ha minden esély pontos volna, átlagosan { $floor } lenne, és ritkán több, mint { $high }.
calibrate-error-floor = hiba { $error }, { $floor } volna, ha minden pontos lenne
calibrate-chart = Mi történt ahhoz képest, amit mondtak, 95%-os intervallumokkal. A szaggatott vonalon minden esély igaz.
calibrate-said = Mondott
calibrate-happened = Bekövetkezett
calibrate-interval = 95%-os intervallum
calibrate-positions = Állások
calibrate-interrupted = Megszakítva: { $games } játszmából { $done } mérése készült el.

# Szabályozók: mi változtatható egy játékon.

cli-help-dials = Megmutatja, mi változtatható egy játékon: a beállításait és a tábla számait, a tartománnyal és az eredeti értékkel.
dials-name = Szabályozó
dials-range = Tartomány
dials-printed = Eredeti
dials-what = Mi ez
dials-arranged = elrendezés
dials-none = A következő játékon nincs mit változtatni: { $title }.

## Pásztázások: egy játék a szabályozói mentén

cli-help-sweep = Kideríti, hogyan változik egy játék, ha egy vagy két szabályozóját állítjuk: minden értéknél ugyanazok az osztások, amíg minden elég pontos.
cli-param-sweep-dials = Egy vagy két szabályozó az értékeivel: NÉV=TÓL-IG vagy NÉV=ÉRTÉK,ÉRTÉK; csak a NÉV mindent jelent, ami lehet. A „ludotheque dials JÁTÉK” felsorolja őket.
cli-param-sweep-precision = Milyen pontos legyen minden érték: hány ponttal térhet el az első mérőszám mindkét irányban; arányoknál ez százalékpont.
cli-param-sweep-seats = Játékosszámok, például 3 vagy 2-4.
cli-param-sweep-games = Legfeljebb ennyi játszma értékenként. Alapértelmezés: 60 000, gondolkodó botokkal 400.
cli-param-sweep-keep = Ebben a fájlban őrzi meg az addigi eredményeket. Egy megszakított futás innen folytatódik, és ami benne van, azt nem játssza le újra.
cli-param-sweep-chart = Ebbe a fájlba rajzolja a vonalat vagy a térképet, .svg vagy .png.
sweep-title = { $title }: { $bots }
sweep-games = { $games } játszma, minden értéknél ugyanazokkal az osztásokkal
sweep-open = { $places } eset még nem pontos ±{ $precision } pontra; nagyobb --games segítene.
sweep-players = { $seats } játékos
sweep-value = Érték
sweep-interval = 95%-os intervallum
sweep-change = Különbség
sweep-games-column = Játszma
sweep-beside = A különbség ehhez képest értendő: { $base }, ugyanazokkal az osztásokkal. A * az eredeti érték.
sweep-left-out = Kimaradt, mert ilyen tábla nem lehet: { $places }.
sweep-chart-how = 95%-os intervallumok, { $games } játszma ugyanazokkal az osztásokkal; eredetileg: { $printed }

error-no-dials = Ebben a játékban nincs olyan szabályozó, amelynek az értékeit ki lehetne próbálni: { $title }.
error-sweep-dials = Egy pásztázás egy vagy két szabályozót állít, nem ennyit: { $found }. Szabályozók: { $known }.
error-sweep-dial = A következő játéknak nincs „{ $found }” szabályozója: { $title }. Szabályozók: { $known }.
error-sweep-value = „{ $dial }” nem lehet { $found }. Lehetséges: { $range }.
error-sweep-values = Adj legalább két értéket ennek a szabályozónak: „{ $dial }”. Lehetséges: { $range }.
error-sweep-precision = A pontosság { $found }; 0-nál nagyobb számnak kell lennie.
error-sweep-places = Ezen az oldalon egy pásztázás legfeljebb { $most } esetből állhat, nem ennyiből: { $found }. Válassz kevesebb értéket.

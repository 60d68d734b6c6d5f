# Winchester. $you értéke "yes", ha az olvasó az a játékos, akiről szó van.
# A nevek, mezők és figurák mindig rag nélkül kerülnek a mondatba.

winchester-line = Verseny a tábla körül sakklépésekkel: a kocka dönti el, melyik figura vagy.

## A kocka és a tábla

winchester-face-K = király
winchester-face-Q = vezér
winchester-face-R = bástya
winchester-face-B = futó
winchester-face-N = huszár
winchester-face-P = gyalog

winchester-zone-start = rajt
winchester-zone-A = A szakasz
winchester-zone-B = B szakasz
winchester-zone-corner-1 = 1. sarok
winchester-zone-C = C szakasz
winchester-zone-corner-2 = 2. sarok
winchester-zone-D = D szakasz
winchester-zone-E = E szakasz
winchester-zone-corner-3 = 3. sarok
winchester-zone-F = F szakasz

winchester-end-played-out = Egy kivételével minden bábu hazaért.
winchester-end-stalled = 300 forduló óta egyetlen bábu sem ért haza.

## Egy lépés története

winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] Te dobod a legnagyobbat, és te kezdesz.
       *[other] { $seat } dobja a legnagyobbat, és kezd.
    }
   *[other] { tell-starts }
}
winchester-tell-rolled = { $you ->
    [yes] Dobsz a sakk-kockával: { $face }.
   *[other] { $seat } dob a sakk-kockával: { $face }.
}
winchester-tell-moved = { $you ->
    [yes] Átlépsz { AZ($origin) } mezőről { AZ($target) } mezőre{ $crossed ->
        [none] .
       *[other] , és áthaladsz a rajtvonalon.
    }
   *[other] { $seat } { AZ($origin) } mezőről { AZ($target) } mezőre lép{ $crossed ->
        [none] .
       *[other] , és áthalad a rajtvonalon.
    }
}
winchester-tell-swapped = { $you ->
    [yes] Átlépsz { AZ($origin) } mezőről { AZ($target) } mezőre, és helyet cserélsz { $loser } egyik bábujával.
    [loser] { $seat } { AZ($origin) } mezőről { AZ($target) } mezőre lép, és helyet cserél az egyik bábuddal.
   *[other] { $seat } { AZ($origin) } mezőről { AZ($target) } mezőre lép, és helyet cserél { $loser } egyik bábujával.
}
winchester-tell-arrived = { $you ->
    [yes] Hazaviszed a bábudat { AZ($origin) } mezőről. Ez { AZ($place) }. befutó, { $points } pontot ér.
   *[other] { $seat } hazaviszi a bábuját { AZ($origin) } mezőről. Ez { AZ($place) }. befutó, { $points } pontot ér.
}
winchester-tell-bonus = { $you ->
    [yes] Jutalmat kapsz: { $points } pont.
   *[other] { $seat } jutalmat kap: { $points } pont.
}
winchester-tell-passed = { $you ->
    [yes] Nem tudsz lépni: passzolsz, és a következő körből kimaradsz.
   *[other] { $seat } nem tud lépni: passzol, és a következő körből kimarad.
}
winchester-tell-skipped = { $you ->
    [yes] Ebből a körből kimaradsz.
   *[other] { $seat } ebből a körből kimarad.
}
winchester-tell-last = { $you ->
    [yes] A te bábud maradt utolsónak { AZ($square) } mezőn; { $points ->
        [0] nem ér pontot
       *[other] { $points } pontot ér
    }.
   *[other] { $seat } bábuja maradt utolsónak { AZ($square) } mezőn; { $points ->
        [0] nem ér pontot
       *[other] { $points } pontot ér
    }.
}
winchester-tell-over = Vége a játszmának. { $end }

## A tábla szavakban

winchester-die = A kockán: { $face }
winchester-to-roll = { $you ->
    [yes] Dobsz a sakk-kockával.
   *[other] { $name } dob a sakk-kockával.
}
winchester-quiet = { $rounds } forduló óta nem ért haza bábu; még { $left }, és vége a játszmának.
winchester-player = { $name }: { $score } pont, { $home ->
    [0] még nincs bábuja otthon
   *[other] { $home } bábu otthon
}
winchester-loses-turn = a következő körből kimarad
winchester-pieces = a táblán: { $squares }
winchester-on = { $zone }: { $squares }

## A tábla a képernyőn

winchester-table = a tábla
winchester-starts = ő kezdi ezt a fordulót
winchester-choose-piece = Válaszd ki az egyik bábudat.
winchester-choose-square = Most válaszd ki, hová lépjen.
winchester-piece = { $you ->
    [yes] a bábud { AZ($square) } mezőn
   *[other] { $name } bábuja { AZ($square) } mezőn
}
winchester-piece-home = { $you ->
    [yes] a bábud, { $place }. befutó
   *[other] { $name } bábuja, { $place }. befutó
}

## Lépések szavakban

winchester-move-roll = dobás: { $face }
winchester-move-go = { AZ($origin) } mezőről { AZ($target) } mezőre
winchester-move-swap = { AZ($origin) } mezőről { AZ($target) } mezőre, helycserével
winchester-move-home = haza, { AZ($origin) } mezőről { AZ($target) } mezőre
winchester-move-pass = passz, és a következő kör is kimarad

## Az első játszmában: a soron következő lépés

winchester-guide-wait = A kocka dönti el, melyik sakkfigurát utánozza mindenki. Fuss egyszer körbe a táblán, az óramutató járásával ellentétesen, és térj haza.
winchester-guide-pass = Egyik bábud sem tud lépni: passzolsz, és a következő körből is kimaradsz.
winchester-guide-king = Király: lépj az egyik bábuddal egy mezőt bármelyik irányba.
winchester-guide-queen = Vezér: ameddig akarsz, egyenesen vagy átlósan, de semmit sem ugorhatsz át. Ha valaki bábujára lépsz, helyet cseréltek.
winchester-guide-rook = Bástya: ameddig akarsz egy sorban vagy oszlopban, de semmit sem ugorhatsz át. Ha valaki bábujára lépsz, helyet cseréltek.
winchester-guide-bishop = Futó: ameddig akarsz átlósan, de semmit sem ugorhatsz át. Ha valaki bábujára lépsz, helyet cseréltek.
winchester-guide-knight = Huszár: két mező egyenesen és egy oldalra. Csak a huszár ugorhat át bábukat és akadályokat.
winchester-guide-pawn = Gyalog: egy mező egyenesen előre, vagy egy átlósan előre, hogy helyet cserélj valakivel.

## A pontozás

winchester-score-place = { $place }. befutó
winchester-score-bonus = jutalom
winchester-score-last = az utolsó bábu

## Miért nem szabad egy lépés, szabályonként

winchester-refusal-king = A király csak egyet lép, bármerre. Válassz egy szomszédos mezőt.
winchester-refusal-queen = A vezér egyenesen vagy átlósan lép. Válassz egy mezőt az egyik ilyen vonalon.
winchester-refusal-rook = A bástya egyenesen lép, egy sorban vagy oszlopban. Ott válassz mezőt.
winchester-refusal-bishop = A futó átlósan lép. Válassz egy mezőt az átlón.
winchester-refusal-knight = A huszár két mezőt ugrik egy irányba és egyet oldalra.
winchester-refusal-pawn = A gyalog egy mezőt lép egyenesen előre, ha az üres, és átlósan előre egy mezőn cserél helyet.
winchester-refusal-roll = Előbb egyszer dobni kell a sakk-kockával, azután lépnek a bábuk.
winchester-refusal-own = Ott nem a te bábud áll. Válassz egyet a sajátjaid közül.
winchester-refusal-must = Az egyik bábud tud lépni, hát lépj vele.
winchester-refusal-obstacle = Ott akadály áll. Válassz egy szabad mezőt.
winchester-refusal-jump = Valami útban van, és csak a huszár ugrik. Állj meg előtte, vagy menj másfelé.
winchester-refusal-C2 = Ott már a saját bábud áll. Válassz másik mezőt.
winchester-refusal-before-start = Az a bábu, amely még nem haladt át a rajtvonalon, senkivel sem cserélhet helyet. Válassz üres mezőt.
winchester-refusal-C3 = A rajtvonalon és a célvonalon csak előre lehet áthaladni, és megkerülni sem lehet őket.
winchester-refusal-C4 = Egy bábu, amely még nem hagyta el a rajtot, elzárja ezt a mezőt. Egy másikon érj haza.
winchester-refusal-arrival = A célvonalon áthaladó bábu lépése otthon ér véget.
winchester-refusal-end = Vége a játszmának.

## Mi a hiba egy felállásban

winchester-setup-obstacles = Az „obstacles” bejegyzésnek minden szakaszhoz számot kell adnia: { $sections }.
winchester-setup-missing = Az „obstacles” bejegyzésből hiányzik ez a szakasz: { $section }.
winchester-setup-section = Nincs ilyen szakasz: „{ $found }”. Szakaszok: { $sections }.
winchester-setup-number = A szám ennél a szakasznál ({ $section }): { $found }; 1 és { $last } között kell lennie.
winchester-setup-first = A „first” értéke { $found }; csak egy hely száma lehet, 0 és { $last } között.

## Mi a hiba a táblafájlban

winchester-board-zone-missing = hiányzik ez a zóna: „{ $expected }”.
winchester-board-zone-extra = eggyel több a zóna a kelleténél: „{ $found }”. A zónák sorrendben: { $known }.
winchester-board-zone-name = itt ennek a zónának kell állnia: „{ $expected }”, nem ennek: „{ $found }”.
winchester-board-squares = „{ $found }” nem a pálya mezőiből álló téglalap, mint például „a1-d4”, a bal alsó sarokkal az elején.
winchester-board-overlap = { $square } már egy másik zónához tartozik: „{ $zone }”.
winchester-board-uncovered = { $square } egyik zónához sem tartozik.
winchester-board-forward = a „forward” értéke { $found }; egy vagy két irány kell ezek közül: { $known }.
winchester-board-number-row = „{ $found }” ({ $zone } szakasz): { $count } számnak kell itt állnia, 1 és 6 között.
winchester-board-number-rows = { $zone } szakasz: { $found } sor szám van, { $count } kell.
winchester-board-number-count = { $zone } szakasz: ez a szám ({ $number }) { $found } mezőn áll; { $count } mezőn kell.
winchester-board-start-square = { $code } rajtmező: „{ $found }”; a rajt olyan mezője kell, amelynek nincs más száma.
winchester-board-teams = { $seats } játékoshoz { $seats } egyforma hosszú rajtmezőlista kell, legfeljebb { $most } mezővel.
winchester-board-code = nincs ilyen rajtmező: { $found }. Rajtmezők: { $known }.
winchester-board-code-twice = ez a rajtmező kétszer szerepel: { $found }.
winchester-board-number = A „{ $entry }” értéke { $found }; { $low } és { $high } közötti egész számnak kell lennie.

## Amit a labor számol

winchester-fires-swapped = Két bábu helyet cserél
winchester-fires-arrived = Egy bábu hazaér
winchester-fires-bonus = Valaki jutalmat szerez
winchester-fires-passed = Nincs lehetséges lépés
winchester-fires-skipped = Valaki kimarad egy körből

## What the lab lets people turn

winchester-dial-pieces = Bábuk játékosonként, legfeljebb
winchester-dial-points-first = Az első befutó pontjai
winchester-dial-points-least = Egy befutó pontjai, legalább
winchester-dial-points-last = Az utolsó bábu pontjai az E szakaszon vagy azon túl
winchester-dial-bonus-team = Jutalom az elsőként hazaérő csapatnak
winchester-dial-bonus-second = Jutalom, ha az első befutót hamar követi a gazdája második bábuja
winchester-dial-bonus-row = Jutalom három egymást követő befutóért
winchester-dial-zone-a-numbers = A szakasz: a számok
winchester-dial-zone-b-numbers = B szakasz: a számok
winchester-dial-zone-c-numbers = C szakasz: a számok
winchester-dial-zone-d-numbers = D szakasz: a számok
winchester-dial-zone-e-numbers = E szakasz: a számok
winchester-dial-zone-f-numbers = F szakasz: a számok
winchester-dial-players-2 = Két játékos rajtmezői, mindenkinek egy sor
winchester-dial-players-3 = Három játékos rajtmezői, mindenkinek egy sor
winchester-dial-players-4 = Négy játékos rajtmezői, mindenkinek egy sor
winchester-dial-players-5 = Öt játékos rajtmezői, mindenkinek egy sor

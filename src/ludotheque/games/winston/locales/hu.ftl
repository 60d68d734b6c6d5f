# Winston. $you értéke "yes", ha az olvasó az a játékos, akiről szó van.
# A nevek, lapok és kutyák mindig rag nélkül, névelő nélkül kerülnek a mondatba.

winston-line = Építsetek közösen kutyákat, gyűjtsd be a leghosszabbat, és vigyázz a kakival!

## Lapok és kutyák

winston-card-Rh = piros fej
    .acc = piros fejet
winston-card-Rb = piros test
    .acc = piros testet
winston-card-Oh = narancssárga fej
    .acc = narancssárga fejet
winston-card-Ob = narancssárga test
    .acc = narancssárga testet
winston-card-Yh = sárga fej
    .acc = sárga fejet
winston-card-Yb = sárga test
    .acc = sárga testet
winston-card-Gh = zöld fej
    .acc = zöld fejet
winston-card-Gb = zöld test
    .acc = zöld testet
winston-card-Bh = kék fej
    .acc = kék fejet
winston-card-Bb = kék test
    .acc = kék testet
winston-card-Ph = lila fej
    .acc = lila fejet
winston-card-Pb = lila test
    .acc = lila testet

winston-dog-R = piros kutya
    .acc = piros kutyát
winston-dog-O = narancssárga kutya
    .acc = narancssárga kutyát
winston-dog-Y = sárga kutya
    .acc = sárga kutyát
winston-dog-G = zöld kutya
    .acc = zöld kutyát
winston-dog-B = kék kutya
    .acc = kék kutyát
winston-dog-P = lila kutya
    .acc = lila kutyát

winston-end-played-out = Minden lapot kijátszottatok.
winston-end-stalled = A megmaradt lapok közül már egyet sem lehet kijátszani.

## Egy lépés története

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] Te kezdesz: a tiéd a leghosszabb keresztnév.
       *[other] { $seat } kezd: övé a leghosszabb keresztnév.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] Kijátszol egy { $card-acc }.
   *[other] { $seat } kijátszik egy { $card-acc }.
}
winston-tell-ended = { $you ->
    [yes] Befejezed a körödet.
   *[other] { $seat } befejezi a körét.
}
winston-tell-taken = { $you ->
    [yes] Begyűjtöd { AZ($bodies) } testű { $dog-acc }, amely { $points } pontot ér.
   *[other] { $seat } begyűjti { AZ($bodies) } testű { $dog-acc }, amely { $points } pontot ér.
}
winston-tell-bone = { $you ->
    [yes] Megkapod a csontot és ezt a méretkártyát: { $size }.
    [loser] { $seat } elveszi tőled a csontot, és megkapja ezt a méretkártyát: { $size }.
   *[other] { $seat } megkapja a csontot és ezt a méretkártyát: { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Megkapod a kakit. Az 5+ kártya a csontnál marad.
        [loser] { $seat } megszabadít a kakitól. Az 5+ kártya a csontnál marad.
       *[other] { $seat } megkapja a kakit. Az 5+ kártya a csontnál marad.
    }
   *[other] { $you ->
        [yes] Megkapod a kakit és ezt a méretkártyát: { $size }.
        [loser] { $seat } megszabadít a kakitól, és megkapja ezt a méretkártyát: { $size }.
       *[other] { $seat } megkapja a kakit és ezt a méretkártyát: { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] Nem tudsz mit kijátszani, ezért egy { $card-acc } teszel a húzópakli alá.
   *[other] { $seat } nem tud mit kijátszani, ezért egy { $card-acc } tesz a húzópakli alá.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } egy lapot húz.
       *[other] { $seat } { $count } lapot húz.
    }
   *[other] { $you ->
        [yes] { $count ->
            [one] Ezt húzod
           *[other] Ezeket húzod
        }: { $cards }.
       *[other] { $seat } { $count ->
            [one] ezt húzza
           *[other] { $count } lapot húz, köztük
        }: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] Nem tudsz mit kijátszani, és a húzópakli üres: passzolsz.
   *[other] { $seat } nem tud mit kijátszani, és mivel a húzópakli üres, passzol.
}
winston-tell-skipped = { $you ->
    [yes] Nincs több lapod, kimaradsz.
   *[other] { $seat } kimarad, mert elfogytak a lapjai.
}
winston-tell-over = Vége a játszmának. { $end }

## Az asztal szavakban

winston-table = Az asztalon ({ $pile ->
    [0] a húzópakli üres
   *[other] a húzópakliban { $pile } lap
}):
winston-table-empty = még nincs kutya
winston-dog = { $dog }: { $head ->
    [complete] { $bodies ->
        [one] fej és 1 test, kész
       *[other] fej és { $bodies } test, kész
    }
    [yes] { $bodies ->
        [0] fej, test nélkül
        [one] fej és 1 test
       *[other] fej és { $bodies } test
    }
   *[other] fej nélkül, { $bodies } test
}
winston-under-pile = Mindenki látta, ahogy a húzópakli alá kerültek, ebben a sorrendben: { $cards }
winston-player = { $name }: { $cards ->
    [0] nincs lapja
   *[other] { $cards } lap
}, { $dogs ->
    [0] nincs begyűjtött kutya
   *[other] { $dogs } begyűjtött kutya
}
winston-score = { $score } pont
winston-has-bone = a csont (leghosszabb kutya: { $bodies })
winston-has-poo = { $card ->
    [none] a kaki (legrövidebb kutya: { $bodies }; méretkártya nélkül, az 5+ a csontnál van)
   *[other] a kaki (legrövidebb kutya: { $bodies })
}
winston-letter-R = P
winston-letter-O = N
winston-letter-Y = S
winston-letter-G = Z
winston-letter-B = K
winston-letter-P = L
winston-best = Leghosszabb kutya: { $count }
winston-hand = A lapjaid:

## Lépések szavakban

winston-move-play = { $card } kijátszása
winston-move-take = { $dog } begyűjtése
winston-move-end = kör vége
winston-move-under = { $card } a húzópakli alá
winston-move-pass = passz

## Az első játszmában: a soron következő lépés

winston-guide-wait = A középen fekvő kutyák közösek. Figyeld, melyik van majdnem kész: aki befejezi a körét, begyűjti őket.
winston-guide-begin = Játssz ki legalább két lapot a középen fekvő kutyákhoz: kezdj el egy újat, hosszabbíts meg egyet, vagy adj neki fejet.
winston-guide-second = Egy lap már megvan, kell még egy. Utána folytathatod, vagy megállhatsz.
winston-guide-more = Játssz tovább, vagy fejezd be a körödet: akkor minden kész kutya, vagyis egy fej legalább két testtel, a tiéd. A hosszabb kutyák sokkal többet érnek.
winston-guide-end = Többet nem tudsz kijátszani: fejezd be a körödet, és gyűjts be minden kész kutyát.
winston-guide-take = Egy kész kutyát máris begyűjthetsz; utána a színe felszabadul egy új kutyának.
winston-guide-stuck = Kutyaszorítóban vagy: egyik lapodat sem tudod kijátszani. Tegyél a kezedből egy fejet a húzópakli alá, és húzz egy lapot. Ezzel véget ér a köröd.
winston-guide-pass = Kutya egy helyzet: egyik lapodat sem tudod kijátszani, és a húzópakli üres. Passzolsz.

## Miért nem lehet ezt lépni, szabályonként

winston-refusal-hand = Ez a lap nincs a kezedben. Olyat játssz ki, amelyik ott van.
winston-refusal-one-head = Ennek a kutyának már van feje, és egy elég. Hosszabbítsd meg, vagy játssz egy másik kutyához.
winston-refusal-turn = Játssz ki több lapot, mielőtt befejezed a körödet.
winston-refusal-W6 = A második kiadásban csak a köröd végén gyűjthetsz be kutyát.
winston-refusal-complete = Ez a kutya még nincs kész: kell hozzá egy fej és elég test.
winston-refusal-stuck = Ezt csak akkor teheted, ha egyik lapodat sem lehet kijátszani. Játssz ki egyet, amelyik illik.
winston-refusal-stuck-empty = A húzópakli üres, nincs mi alá tenni a lapot. Passzolj.

## Mi a baj a kezdéssel

winston-setup-deck-list = A „deck” értéke csak egy { $cards } lapból álló lista lehet.
winston-setup-card = A pakli { $place }. lapja nem létezik: „{ $found }”. Lapok: { $known }.
winston-setup-count = A pakliban ebből a lapból ({ $card }) { $found } darab van; { $expected } kell.
winston-setup-deck = A pakliban { $found } lap van; { $expected } kell.
winston-setup-first = A „first” értéke { $found }; csak egy hely száma lehet, 0 és { $last } között.

## Az asztalnál, képernyőn

winston-pile = { $pile ->
    [0] A húzópakli üres.
   *[other] A húzópakliban { $pile } lap van.
}
winston-act-end = Kör vége
winston-act-pass = Passz
winston-act-nothing = Nincs begyűjthető kutya.
winston-act-more = { $count ->
    [one] Játssz ki még egy lapot
   *[other] Játssz ki { $count } lapot
}
winston-act-stuck = Semmi sem illik: tegyél egy fejet a húzópakli alá
winston-act-take = Begyűjtés
## Választások a játszma előkészítésekor

winston-option-edition = Kiadás
winston-option-edition-second = Második kiadás: a kutyákat a köröd végén gyűjtöd be
winston-option-edition-first = Első kiadás: a köröd közben bármikor begyűjthetsz kutyát, és a színe azonnal felszabadul
winston-option-open-dogs = Nyílt kutyák
winston-option-open-dogs-false = A begyűjtött kutyák képpel lefelé vannak: jegyezd meg, kinél mi van
winston-option-open-dogs-true = A begyűjtött kutyák képpel felfelé vannak, és mindenki pontszáma látszik; a kisebbeknek könnyebb

## Amit a labor számol

winston-fires-taken = Valaki begyűjt egy kutyát
winston-fires-bone = A csont gazdát cserél
winston-fires-poo = A kaki gazdát cserél
winston-fires-under = Valaki elakad: egy fej a húzópakli alá kerül
winston-fires-passed = Valaki elakad: passz
winston-fires-skipped = Valaki kimarad egy körből

## Mi a baj a táblafájllal

winston-board-number = A „{ $entry }” értéke { $found }; { $low } és { $high } közötti egész számnak kell lennie.
winston-board-play = A „play” értéke { $play }; { $hand } lapos kéznél legfeljebb { $hand } lehet.
winston-board-hands = A „hand” értéke { $hand }; { $cards } lap és hat játékos esetén legfeljebb { $most } lehet.
winston-board-dog = A „dog” értéke { $found }; „first” és „more” bejegyzésű táblázatnak kell lennie.

## A tábla számai, a laborban

winston-dial-hand = Lapok a kézben
winston-dial-play = Egy körben legalább ennyi lapot kell kijátszani
winston-dial-heads = Fejek színenként
winston-dial-bodies = Testek színenként
winston-dial-complete = Ennyi testtel kész egy kutya
winston-dial-bone = A csont pontjai
winston-dial-poo = A kaki mínuszpontjai
winston-dial-dog-first = Egy kutya első testének pontjai
winston-dial-dog-more = Ennyivel ér többet minden további test az előzőnél

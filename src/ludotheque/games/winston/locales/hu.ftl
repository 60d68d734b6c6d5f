# Winston. $you értéke "yes", ha az olvasó az a játékos, akiről szó van.
# A nevek, lapok és kutyák mindig rag nélkül, névelő nélkül kerülnek a mondatba.

winston-line = Építsetek közösen kutyákat, gyűjtsd be a leghosszabbat, és vigyázz a kakival!

## Lapok és kutyák

winston-card-Rh = piros fej
winston-card-Rb = piros test
winston-card-Oh = narancssárga fej
winston-card-Ob = narancssárga test
winston-card-Yh = sárga fej
winston-card-Yb = sárga test
winston-card-Gh = zöld fej
winston-card-Gb = zöld test
winston-card-Bh = kék fej
winston-card-Bb = kék test
winston-card-Ph = lila fej
winston-card-Pb = lila test

winston-dog-R = piros kutya
winston-dog-O = narancssárga kutya
winston-dog-Y = sárga kutya
winston-dog-G = zöld kutya
winston-dog-B = kék kutya
winston-dog-P = lila kutya

winston-end-played-out = Minden lapot kijátszottatok.
winston-end-stalled = A megmaradt lapok közül már egyet sem lehet kijátszani.

## Egy lépés története

winston-tell-played = { $you ->
    [yes] Kijátszod: { $card }.
   *[other] { $seat } kijátssza: { $card }.
}
winston-tell-ended = { $you ->
    [yes] Befejezed a körödet.
   *[other] { $seat } befejezi a körét.
}
winston-tell-taken = { $you ->
    [yes] Begyűjtöd: { $dog }, { $bodies } test, { $points } pont.
   *[other] { $seat } begyűjti: { $dog }, { $bodies } test, { $points } pont.
}
winston-tell-bone = { $you ->
    [yes] Megkapod a csontot és egy méretkártyát: { $size }.
   *[other] { $seat } megkapja a csontot és egy méretkártyát: { $size }.
}
winston-tell-poo = { $you ->
    [yes] Megkapod a kakit és egy méretkártyát: { $size }.
   *[other] { $seat } megkapja a kakit és egy méretkártyát: { $size }.
}
winston-tell-under = { $you ->
    [yes] Nem tudsz mit kijátszani, ezért egy lapot a pakli alá teszel: { $card }.
   *[other] { $seat } nem tud mit kijátszani, ezért egy lapot a pakli alá tesz: { $card }.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } húz egy lapot.
       *[other] { $seat } húz { $count } lapot.
    }
   *[other] { $you ->
        [yes] Ezt húzod: { $cards }.
       *[other] { $seat } húz { $count ->
            [one] egy lapot
           *[other] { $count } lapot
        }; mindenki ismeri: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] Nem tudsz mit kijátszani, és a pakli üres: passzolsz.
   *[other] { $seat } nem tud mit kijátszani, és a pakli üres: { $seat } passzol.
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
    [yes] { $bodies ->
        [0] fej, test nélkül
        [one] fej és 1 test
       *[other] fej és { $bodies } test, kész
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
winston-has-poo = a kaki (legrövidebb kutya: { $bodies })
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
winston-guide-stuck = Egyik lapodat sem tudod kijátszani: tegyél a kezedből egy fejet a húzópakli alá, és húzz egy lapot. Ezzel véget ér a köröd.
winston-guide-pass = Egyik lapodat sem tudod kijátszani, és a húzópakli üres: passzolsz.

## Miért nem lehet ezt lépni, szabályonként

winston-refusal-hand = ez a lap nincs a kezedben.
winston-refusal-one-head = ennek a kutyának már van feje, és egy kutyának csak egy lehet.
winston-refusal-turn = a kör vége előtt legalább két lapot ki kell játszani.
winston-refusal-W6 = a második kiadásban a kutyákat csak a kör végén lehet begyűjteni.
winston-refusal-complete = ez a kutya nincs kész: kell hozzá egy fej és legalább két test.
winston-refusal-stuck = ezt csak az teheti, aki semmit sem tud kijátszani.
winston-refusal-stuck-empty = a pakli üres, nincs mi alá tenni a lapot; passzolni kell.

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
winston-act-nothing = Nem gyűjtesz be kutyát.
winston-act-more = { $count ->
    [one] Játssz ki még egy lapot
   *[other] Játssz ki { $count } lapot
}
winston-act-stuck = Semmi sem illik: tegyél egy fejet a húzópakli alá
winston-act-take = Begyűjtés
## Választások a játszma előkészítésekor

winston-option-edition = Mikor lehet kutyát elvinni
winston-option-edition-second = A kör végén (második kiadás)
winston-option-edition-first = A kör közben bármikor, és a szín azonnal felszabadul (első kiadás)
winston-option-open-dogs = Az elvitt kutyák képpel felfelé
winston-option-open-dogs-false = Lefordítva maradnak: jegyezd meg, kinél mi van
winston-option-open-dogs-true = Mindenki látja, kinél mi van; a kicsiknek könnyebb

## Amit a labor számol

winston-fires-taken = Valaki begyűjt egy kutyát
winston-fires-bone = A csont gazdát cserél
winston-fires-poo = A kaki gazdát cserél
winston-fires-under = Valaki elakad: egy fej a húzópakli alá kerül
winston-fires-passed = Valaki elakad: passz
winston-fires-skipped = Valaki kimarad egy körből

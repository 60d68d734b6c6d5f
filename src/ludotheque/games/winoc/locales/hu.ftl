# Winoc. $you értéke "yes", ha az olvasó az a játékos, akiről szó van.
# A nevek mindig rag nélkül kerülnek a mondatba.

winoc-line = Fuss a városfalon az erődödért, és emlékezz, mi rejlik a kövek alatt!

## Őrök, kapuk, utak, oldalak

winoc-guard-yellow = sárga őr
    .acc = sárga őrt
    .with = sárga őrrel
winoc-guard-white = fehér őr
    .acc = fehér őrt
    .with = fehér őrrel
winoc-guard-green = zöld őr
    .acc = zöld őrt
    .with = zöld őrrel
winoc-guard-red = piros őr
    .acc = piros őrt
    .with = piros őrrel

winoc-gate-cassel = Cassel
winoc-gate-bierne = Bierne
winoc-gate-dunkerque = Dunkerque
winoc-gate-hondschoote = Hondschoote
winoc-at-gate = { $gate } kapu
winoc-tower = { $place }. torony

winoc-path-N = északi út
    .the = az északi út
    .acc = az északi utat
    .on = az északi úton
    .onto = az északi útra
winoc-path-S = déli út
    .the = a déli út
    .acc = a déli utat
    .on = a déli úton
    .onto = a déli útra
winoc-way-clockwise = az óramutató járása szerint
winoc-way-counter = az óramutató járásával ellentétesen
winoc-face-0 = semleges
winoc-face-1 = harangtorony (1)
winoc-face-2 = hattyú (2)
winoc-face-3 = hering (3)
winoc-face-4 = szélmalom (4)
winoc-face-5 = kancsó (5)
winoc-face-6 = oroszlán (6)

winoc-end-played-out = Eldőlt a verseny.
winoc-end-stalled = 400 kör alatt sem lett győztes: döntetlen.
winoc-end-guard-yellow = Hazaért a sárga őr, akivel senki sem játszik: mindenki veszített.
winoc-end-guard-white = Hazaért a fehér őr, akivel senki sem játszik: mindenki veszített.
winoc-end-guard-green = Hazaért a zöld őr, akivel senki sem játszik: mindenki veszített.
winoc-end-guard-red = Hazaért a piros őr, akivel senki sem játszik: mindenki veszített.

## Egy lépés története

winoc-tell-path = { $you ->
    [yes] Kiválasztod { $path-acc }.
   *[other] { $seat } kiválasztja { $path-acc }.
}
winoc-tell-turned = { $you ->
    [yes] Megfordítod { AZ($spot) } követ, és { $path-onto } teszed
   *[other] { $seat } megfordítja { AZ($spot) } követ, és { $path-onto } teszi
}: { $face }.
winoc-tell-neutral = A semleges kő véget vet a fordításnak.
winoc-tell-crossed = Dupla! Átkerül { $path-onto } { AZ($spot) } kő.
winoc-tell-twins = Dupla, és a jele mindkét úton ott van: { AZ($spot) } és { AZ($other) } kő visszakerül a városközpontba.
winoc-tell-double = A dupla véget vet a fordításnak.
winoc-tell-winoc = { $you ->
    [yes] Winoc! Hat kő van { $path-on }: oda repülsz, ahová csak akarsz.
   *[other] Winoc! Hat kő van { $path-on }: { $seat } oda repül, ahová csak akar.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] Az őröddel lépsz
       *[other] { $seat } a { $guard-with } lép
    }
   *[nobody] { $you ->
        [yes] A { $guard-with }, akivel senki sem játszik, te lépsz
       *[other] A { $guard-with }, akivel senki sem játszik, { $seat } lép
    }
} { $steps } mezőt { $way }, { $gate ->
    [none] { AZ($place) }. toronyig
   *[other] { AZ($gate) } kapuig
}.
winoc-tell-stayed = { $you ->
    [yes] Kiválasztod { $path-acc }, amely üres, és helyben maradsz.
   *[other] { $seat } kiválasztja { $path-acc }, amely üres, és helyben marad.
}
winoc-tell-flew = { $you ->
    [yes] Elrepülsz
   *[other] { $seat } elrepül
} { $gate ->
    [none] { AZ($place) }. toronyhoz
   *[other] { AZ($gate) } kapuhoz
}.
winoc-tell-sent-off = A { $guard-acc } elküldik { AZ($gate) } kapuhoz.
winoc-tell-fortress = A { $guard } magával viszi az erődjét.
winoc-tell-cleared = { $path ->
    [none] Minden kő visszakerül a városközpontba, fordítás nélkül.
   *[other] Visszakerülnek a városközpontba { $path-the } kövei, fordítás nélkül.
}
winoc-tell-lapped = { $you ->
    [yes] { $steps } mezőt lépsz{ $back ->
        [0] {""}
       *[other] , ebből { RAG($back, "t") } visszafelé
    }; { $left ->
        [0] hazaértél
       *[other] még { $left } mező van hátra
    }.
   *[other] { $seat } { $steps } mezőt lép{ $back ->
        [0] {""}
       *[other] , ebből { RAG($back, "t") } visszafelé
    }; { $left ->
        [0] hazaért
       *[other] még { $left } mező van hátra
    }.
}
winoc-tell-over = Vége a játszmának. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}Te győztél!
       *[other] {" "}{ $winner } győzött.
    }
}

## Az asztal szavakban

winoc-table = { $turn }. kör, { $name } következik
winoc-guard = { $name ->
    [none] { $guard } (senkié)
   *[other] { $guard } ({ $name })
}: { $where }
winoc-has-fortress = az erődjével
winoc-to-go = { $left ->
    [0] hazaért
    [one] még 1 mező van hátra
   *[other] még { $left } mező van hátra
}
winoc-lies-N = Északi út: { $count ->
    [0] üres
   *[other] { $stones }
}
winoc-lies-S = Déli út: { $count ->
    [0] üres
   *[other] { $stones }
}
winoc-town = Az fK megfordítja a K követ a városközpontban.
winoc-follows = Most a { $guard } lép: { $steps } mező.

## Az asztal a képernyőn

winoc-next-path = { $you ->
    [yes] Mindkét út üres. Válaszd ki, melyikre raksz köveket.
   *[other] { $name } utat választ.
}
winoc-next-draw = { $you ->
    [yes] Fordíts meg egy követ, és tedd { $path-onto }. A dupla vagy a semleges kő véget vet a fordításnak.
   *[other] { $name } köveket fordít { $path-onto }.
}
winoc-next-move = { $you ->
    [yes] Válassz egy utat és egy irányt: annyit lépsz, ahány kő van azon az úton. A többiek a másik út szerint lépnek.
   *[other] { $name } utat és irányt választ.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Most a te őröd lép
       *[other] A { $guard-with } lépsz, akivel senki sem játszik
    }: { $steps } mező. Merre?
   *[other] { $name } a { $guard-with } lép.
}
winoc-next-winoc = { $you ->
    [yes] Winoc! Szólnak a harangok: repülj a városfalon oda, ahová csak akarsz.
   *[other] Winoc! { $name } oda repül, ahová csak akar.
}
winoc-goal-fortress = az erődért: { $gate }
winoc-goal-home = most haza: { $gate }
winoc-stone = { $spot } kő: { $face }, { $where ->
    [N] az északi úton
    [S] a déli úton
   *[other] a városközpontban
}

## Lépések szavakban

winoc-move-turn = { $stone } kő megfordítása
winoc-move-path-N = az északi út választása
winoc-move-path-S = a déli út választása
winoc-move-go-N = lépés az északi út kövei szerint, { $way }
winoc-move-go-S = lépés a déli út kövei szerint, { $way }
winoc-move-stay-N = az üres északi út választása, helyben maradás
winoc-move-stay-S = az üres déli út választása, helyben maradás
winoc-move-follow = lépés ezzel az őrrel, { $way }
winoc-move-fly = repülés a városfalon: { $place }. mező

## Az első játszmában: a soron következő lépés

winoc-guide-wait = Figyeld, melyik köveket fordítják meg, és jegyezd meg mindkét oldalukat. Még jól jön.
winoc-guide-path = Mindkét út üres. Válaszd ki, melyikre rakod a köveket.
winoc-guide-draw = Vegyél egy követ a városközpontból, fordítsd meg, és tedd az utadra. Az őröd annyi mezőt lép, ahány kő ott lesz.
winoc-guide-draw-on = Fordítsd tovább a köveket, amíg a semleges kő vagy egy olyan jel nem jön, amely már az utadon van.
winoc-guide-move = Válassz egy utat és egy irányt: az őröd annyi mezőt lép, ahány kő van rajta, a többiek pedig a másik út szerint lépnek utána. Előbb az erődödért a szemközti kapuhoz, aztán haza.
winoc-guide-follow = Az őröd annyi mezőt lép, ahány kő a másik úton van. Az irányt te választod.
winoc-guide-unowned = Ezzel az őrrel senki sem játszik, ezért az irányát te választod. Vigyázz: ő is nyerhet, és akkor mindenki veszít.
winoc-guide-winoc = Winoc! Az őröd oda repül, ahová csak akarod.
winoc-guide-junior = Fordíts köveket, amíg a semleges vagy egy dupla véget nem vet neki; akkor az őröd annyi mezőt lép az óramutató járása szerint, ahány kő van. Egy teljes kör után pontosan a saját kapudra érkezz.

## Miért nem szabályos egy lépés

winoc-refusal-path = Utat csak a kör elején választhatsz, és csak akkor, ha mindkettő üres.
winoc-refusal-draw = Most köveket fordítasz: folytasd egy semleges kőig vagy egy dupláig.
winoc-refusal-centre = Ez a kő nincs a városközpontban. Olyat válassz, amelyik ott van.
winoc-refusal-move = Most válassz egy utat és egy irányt az őrödnek.
winoc-refusal-empty-path = Ezen az úton nincs kő, így senkit sem léptet. Válaszd a másikat, vagy maradj helyben.
winoc-refusal-whole-move = Ezen az úton vannak kövek, ezért az őrödnek ennyit kell lépnie. Válassz irányt.
winoc-refusal-others = Most a többi őr következik, egyik a másik után: csak az irányukat válaszd meg.
winoc-refusal-winoc = Repülni csak Winockal lehet, azaz hat kővel egy úton; Winockal viszont repülni kell.
winoc-refusal-elsewhere = Az őröd már ott áll. Repülj máshová.
winoc-refusal-junior-moves = A junior játékban csak köveket választasz. Fordíts meg egyet.
winoc-refusal-win = Vége a játszmának.

## Mi a baj a kezdéssel

winoc-setup-up-list = Az „up” értéke csak egy { $stones } jelből álló lista lehet, minden kőhöz egy.
winoc-setup-up = Az „up” { $found } jelet tartalmaz; { $stones } jelnek kell lennie, minden kőhöz egynek.
winoc-setup-face = „up”: ez a kő ({ $stone }) nem mutathatja ezt: { $found }. A két oldala: { $faces }.
winoc-setup-guards-list = A „guards” értéke csak egy { $seats } őrből álló lista lehet, minden helyhez egy.
winoc-setup-guard = A „guards” ezt tartalmazza: { $found }; az őrök: 0 sárga, 1 fehér, 2 zöld, 3 piros.
winoc-setup-guard-twice = A „guards” két helynek is ugyanazt az őrt adja: { $found }.
winoc-setup-guards-order = A „guards” értéke { $found }; az őrök sorrendjében kell ülni, az óramutató járása szerint, bármelyiktől kezdve.
winoc-setup-first = A „first” értéke { $found }; csak egy hely száma lehet, 0 és { $last } között.

## Mi a baj a táblafájllal

winoc-board-towers = a „towers” értéke { $found }; egész szám lehet, { $low } és { $high } között.
winoc-board-places = a „places” értéke { $found }; egész szám lehet, { $low } és { $high } között.
winoc-board-gates = a „gates” értéke { $found }; { $count } különböző mező kell növekvő sorrendben, 0 és { $last } között.
winoc-board-ahead = az „ahead” értéke { $found }; egész szám lehet, 0 és { $high } között.
winoc-board-stones = a „stones” köveinek száma { $found }; legalább { $low }, legfeljebb { $high } lehet.
winoc-board-stone = { $stone }. kő: { $found }; egy kövön két különböző jel van 1 és { $symbols } között, vagy semleges: [0, 0].
winoc-board-twice = { $stone }. kő: { $found }, ugyanaz, mint a korábbi { $other }. kő; minden jelpár csak egyszer létezik.

## Választások a játszma előkészítésekor

winoc-option-rules = Játék
winoc-option-rules-classic = Klasszikus játék: hozd el az erődödet, és vidd haza
winoc-option-rules-junior = Junior játék: egyszer körbe a városfalon, erődök nélkül
winoc-option-fortress = Erőd
winoc-option-fortress-stop = Megállás a kapujánál: az őrnek ott kell befejeznie a lépését
winoc-option-fortress-pass = Erőd menet közben: elég elérni a kapuját vagy áthaladni rajta
winoc-option-open-memory = Nyílt emlékezet
winoc-option-open-memory-false = Jegyezd meg, mi van alul
winoc-option-open-memory-true = A mindenki által már látott alsó oldalak jelölve maradnak; kezdőknek

## Amit a labor számol

winoc-fires-winoc = Egy Winoc
winoc-fires-sent-off = Egy őrt elküldenek
winoc-fires-fortress = Egy őr magával viszi az erődjét
winoc-fires-neutral = A semleges kő véget vet a fordításnak
winoc-fires-crossed = Egy dupla átkerül a másik útra
winoc-fires-twins = Egy dupla mindkét úton
winoc-fires-double = Egy dupla véget vet a fordításnak
winoc-fires-stayed = Egy őr helyben marad

## What the lab lets people turn

winoc-dial-towers = Tornyok két szomszédos kapu között
winoc-dial-stones = Kövek a játékban (a semleges a tizenhatodik)
winoc-dial-ahead = Előny a rajtnál: minden játékos az előzőhöz képest, mezőben (junior játék)

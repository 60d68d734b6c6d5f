# Hundsgemein. A $you értéke "yes", ha az olvasóról van szó.

hundsgemein-line = Helyezd el a bolháidat az utcák mentén, és jegyezd meg, melyik a tiéd.
hundsgemein-end-played-out = A megmaradt bolhák közül már egyet sem lehet letenni.
hundsgemein-breed-1 = Gróf
hundsgemein-breed-2 = Punk
hundsgemein-breed-3 = Bunyós
hundsgemein-breed-4 = Rapper

## Egy lépés története

hundsgemein-tell-laid = { $you ->
    [yes] Leteszel egy { $breed } bolhát { AZ($block) } háztömbre.
   *[other] { $seat } letesz egy { $breed } bolhát { AZ($block) } háztömbre.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] Eldobsz egy { $breeds } bolhát.
       *[other] { $seat } eldob egy { $breeds } bolhát.
    }
   *[other] { $you ->
        [yes] Mindkét bolhádat eldobod. A fajtájuk: { $breeds }.
       *[other] { $seat } mindkét bolháját eldobja. A fajtájuk: { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] „Nem szabad!” – mondod { $loser } bolhájára { AZ($block) } háztömbön.
    [loser] „Nem szabad!” – mondja { $seat } a bolhádra { AZ($block) } háztömbön.
   *[other] „Nem szabad!” – mondja { $seat } { $loser } bolhájára { AZ($block) } háztömbön.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] „Mehet” – mondod.
   *[other] „Mehet” – mondja { $seat }.
}
hundsgemein-tell-removed = { $rule ->
    [bones] Így igaz: a keresztbe tett csontokra nem kerülhet bolha. Kikerül a játékból { AZ($breed) } bolha.
   *[neighbours] Így igaz: { AZ($block) } háztömb mellett azonos fajtájú bolha van. Kikerül a játékból { AZ($breed) } bolha.
}
hundsgemein-tell-stays = Pedig szabad: { AZ($block) } háztömbre tehető { $breed } bolha. Marad, ahol van.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] Felfordítasz egy új bolhát. A fajtája: { $breeds }.
       *[other] { $seat } felfordít egy új bolhát. A fajtája: { $breeds }.
    }
   *[other] { $you ->
        [yes] Felfordítasz két új bolhát. A fajtájuk: { $breeds }.
       *[other] { $seat } felfordít két új bolhát. A fajtájuk: { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] Nincs több bolhád, ezért kimaradsz.
   *[other] { $seat } kimarad, mert nincs több bolhája.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] { $street } utca: { RAG($dog, "t") } te kapod, { $worth } pontot ér.
   *[other] { $street } utca: { RAG($dog, "t") } { $seat } kapja, { $worth } pontot ér.
}
hundsgemein-tell-dog-discarded = { $street } utca: senki sem vezet, { RAG($dog, "t") } eldobjátok.
hundsgemein-tell-over = Vége a játszmának. { $end }

## Az asztal szavakban

hundsgemein-quarter = A negyed. Egy szám ilyen fajtájú bolha, a · szabad háztömb, a × a keresztbe tett csontok:
hundsgemein-out = Kikerült a játékból: { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name }: { $breeds ->
    [none] nincs bolhája
   *[other] felfordítva { $breeds }
}; { $reserve ->
    [0] a készlete üres
   *[other] a készletében { $reserve }
}
hundsgemein-score = { $dogs ->
    [0] nincs kutyája
   *[other] { $dogs } kutya
}, { $score } pont
hundsgemein-street = { $street }, { $dog } ({ $worth }): { $winner ->
    [none] eldobva
   *[other] { $you ->
        [yes] a tiéd
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } bolhasorban { $runs } (összesen { $fleas })
hundsgemein-asked = { $you ->
    [yes] { $name } letett egy { $breed } bolhát { AZ($block) } háztömbre. Nem szabad, vagy mehet?
    [owner] Letettél egy { $breed } bolhát { AZ($block) } háztömbre. Most { $mover } rászólhat: „Nem szabad!”
   *[other] { $name } letett egy { $breed } bolhát { AZ($block) } háztömbre. Most { $mover } rászólhat: „Nem szabad!”
}

## Lépések szavakban

hundsgemein-move-lay = { $breed } bolha { AZ($block) } háztömbre
hundsgemein-move-drop = { $breed } bolha eldobása
hundsgemein-move-drop-two = mindkét bolha eldobása ({ $first } és { $second })
hundsgemein-move-call = „Nem szabad!”
hundsgemein-move-ok = mehet

## A képernyőn

hundsgemein-pick = Válaszd ki a két bolhád egyikét.
hundsgemein-place = Válassz neki egy kivilágított tetőt vagy a kukát.
hundsgemein-throw-one = Eldobás
hundsgemein-throw-both = Mindkettő eldobása
hundsgemein-call = Nem szabad!
hundsgemein-pass = Mehet
hundsgemein-objection-turn = Szabad ez?
hundsgemein-objection-all = { $name } letett egy { $breed } bolhát { AZ($block) } háztömbre. Szabad ez?
hundsgemein-objection-who = Ki vette észre?
hundsgemein-objection-moment = Ha most senki sem szól, marad.
hundsgemein-objection-ask = Minden bolhánál kérdezzen
hundsgemein-reserve = lefordítva: { $count }
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block }: { $breed }
hundsgemein-block-free = { $block }: szabad
hundsgemein-block-bones = { $block }: a keresztbe tett csontok
hundsgemein-bin = Kikerült a játékból
hundsgemein-street-title = { $street } utca: { $dog }
hundsgemein-in-all = összesen { $fleas }
## Az első játszmában: a soron következő lépés

hundsgemein-guide-wait = Jegyezd meg, ki melyik bolhát teszi le. A játszma végéig nem látszik, melyik kié.
hundsgemein-guide-first = Válaszd ki a két bolhád egyikét, aztán egy háztömböt neki. Minden utcánál számít, amely a háztömb mentén fut.
hundsgemein-guide-lay = Olyan helyre tegyél bolhát, ahol nincs mellette ugyanolyan fajta, átlósan sem. Vagy dobj el bolhákat, hogy újakat kapj.
hundsgemein-guide-drop = Egyik bolhádat sem tudod sehová letenni: dobd el az egyiket vagy mindkettőt, és fordíts fel másikat.
hundsgemein-guide-honour = Becsületszóra játszotok: semmi sem akadályoz meg abban, hogy szabálytalanul tegyél le egy bolhát, de a többiek rászólhatnak: „Nem szabad!”
hundsgemein-guide-call = Szabályos helyen van ez a bolha: szabad háztömbön, nem a csontokon és nem a saját fajtája mellett? Ha nem, szólj: „Nem szabad!” Ha igen, mehet.

## Miért nem lehet ezt lépni, szabályonként

hundsgemein-refusal-face-up = Ilyen bolha nincs előtted felfordítva. Válassz azok közül, amelyeket látsz.
hundsgemein-refusal-free = Azon a háztömbön már van egy bolha. Válassz egy szabadot.
hundsgemein-refusal-bones = A keresztbe tett csontokra nem kerülhet bolha. Válassz másik háztömböt.
hundsgemein-refusal-neighbours = A háztömb mellett azonos fajtájú bolha van. Válassz egy távolabbit.
hundsgemein-refusal-honour = Most nincs mire rászólni: ezt csak az imént letett bolhánál lehet, és csak ha becsületszóra játszotok.
hundsgemein-refusal-H4 = Az imént letettek egy bolhát. Előbb mondd meg: nem szabad, vagy mehet?
hundsgemein-refusal-end = Vége a játszmának.

## Mi a baj a kezdéssel

hundsgemein-setup-dogs = A „dogs” értékének ezek mindegyikéhez kutyát kell adnia: { $streets }.
hundsgemein-setup-street = Nincs ilyen utca: „{ $found }”. Utcák: { $known }.
hundsgemein-setup-no-dog = { $street } utca: itt nincs kutya.
hundsgemein-setup-dog = { $street } utca: nincs „{ $found }” nevű kutya. Kutyák: { $known }.
hundsgemein-setup-dog-count = { $dog } { $found } alkalommal szerepel; { $expected } kell.
hundsgemein-setup-reserves = A „reserves” értéke csak egy { $seats } készletből álló lista lehet, helyenként egy; ez van ott: { $found }.
hundsgemein-setup-reserve = { $seat }. hely: a készlet csak egy { $expected } bolhából álló lista lehet; ez van ott: { $found }.
hundsgemein-setup-flea = { $seat }. hely, { $place }. bolha: „{ $found }” nem létezik. A bolhák számok 1 és 4 között.
hundsgemein-setup-flea-count = { $seat }. hely: a készletben { $found } darab { $breed }. fajtájú bolha van; { $expected } kell.
hundsgemein-setup-first = A „first” értéke { $found }; csak egy hely száma lehet, 0 és { $last } között.

## Mi a baj a táblafájllal

hundsgemein-board-bones = a „bones” értéke { $found }; csak egy háztömb lehet a1 és g7 között.
hundsgemein-board-dogs = a „dogs” értéke { $found }; csak egy táblázat lehet minden kutya értékével.
hundsgemein-board-worth = { $dog } értéke { $found }; csak egész szám lehet { $low } és { $high } között.

## Választások a játszma előkészítésekor

hundsgemein-option-scoring = Pontozás
hundsgemein-option-scoring-standard = Alap: a legtöbb bolha az utca mentén
hundsgemein-option-scoring-expert = Haladó: a leghosszabb megszakítatlan sorok az utca mentén
hundsgemein-option-honour = Becsületszóra
hundsgemein-option-honour-false = Csak szabályos háztömb választható
hundsgemein-option-honour-true = Semmi sem akadályoz meg abban, hogy szabálytalanul tegyél le bolhát, amíg valaki észre nem veszi
hundsgemein-option-open-owners = Látható gazdák
hundsgemein-option-open-owners-false = Jegyezd meg, ki mit tett le
hundsgemein-option-open-owners-true = Mindenki látja, ki melyik bolhát tette le; kezdőknek

## Amit a labor számol

hundsgemein-fires-called = Valaki rászól: „Nem szabad!”
hundsgemein-fires-removed = Jogos „Nem szabad!”: a bolha kikerül
hundsgemein-fires-stays = Téves „Nem szabad!”: a bolha marad
hundsgemein-fires-thrown = Valaki bolhát dob el
hundsgemein-fires-skipped = Valaki kimarad egy körből
hundsgemein-fires-dog-taken = Valaki kutyát nyer
hundsgemein-fires-dog-discarded = Egy kutya senkié sem lesz

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = Zorro értéke
hundsgemein-dial-dogs-daisy = Daisy értéke
hundsgemein-dial-dogs-fifi = Fifi értéke
hundsgemein-dial-dogs-rex = Rex értéke
hundsgemein-dial-bones = A keresztbe tett csontok háztömbje

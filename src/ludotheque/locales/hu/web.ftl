# A böngészős kliens.

web-title = Ludothèque
web-language = Nyelv
web-opening = Egy pillanat…
web-unreachable = A szerver nem érhető el. Próbáld újra egy pillanat múlva.
web-lost = Ezen a címen nincs semmi.
web-to-shelf = Vissza a polchoz
web-close = Bezárás
web-no-key = Ez a link nem nyitja meg az asztalt. Kérd el a teljes linket, azzal együtt, ami a # jel után van.

## A polc

web-shelf = A játékok
web-fact-players = { $count } játékos
web-fact-minutes = { $count } perc
web-fact-age = { $age } éves kortól
web-mine = Folytatás
web-mine-with = Asztaltársak: { $names }
web-mine-yours = Te jössz
web-mine-open = Játékosokra vár
web-mine-over = Vége
web-mine-gone = Ez az asztal már nincs meg
web-mine-finished = { $count ->
    [one] 1 befejezett játszma
   *[other] { $count } befejezett játszma
}
web-forget = Törlés
web-forget-game = Törlés: { $game }, { $names }
web-public-tables = Ide várnak játékosokat
web-public-free = { $count ->
    [one] 1 szabad hely
   *[other] { $count } szabad hely
}

## A játszma előkészítése

web-mode = Hogyan szeretnél játszani?
web-mode-bots = Botok ellen
web-mode-bots-line = Máris kezdheted: a botok készen állnak.
web-mode-friends = Barátokkal
web-mode-friends-line = Mindenki a saját készülékén játszik. Kapsz egy linket és egy QR-kódot, amit továbbadhatsz.
web-mode-device = Egy készüléken
web-mode-device-line = Kézről kézre adjátok a készüléket. Függöny takarja el, amit a következő játékos nem láthat.
web-mode-watch = Nézőként
web-mode-watch-line = Dőlj hátra: csak botok játszanak.
web-play-now = Játék indítása
web-open-table = Asztal megnyitása
web-watch-now = Megnézés
web-preparing = Még készítjük elő ezt a játékot; az első indítás eltart egy kicsit.
web-options = Ennek a játszmának a szabályai
web-option-printed = eredeti szabály
web-option-ours = saját szabályunk
web-more-choices = További beállítások
web-first = Ki kezd
web-first-rules = a szabályok szerint
web-first-lot = sorsolás dönt
web-player = { $number }. játékos
web-seat-fewer = Eggyel kevesebb játékos
web-seat-more = Eggyel több játékos
web-seat-kind = { $number }. hely: ki játszik?
web-seat-human = Játékos itt
web-seat-open = Játékos linkkel
web-seat-open-line = saját linket kap
web-seat-bot = Bot
web-name-of = { $number }. játékos neve
web-level-of = { $number }. hely: a bot szintje
web-seat-colour-of = { $number }. hely színe
web-seat-is = { $number }. hely: { $what }
web-make-public = Az asztal látszódjon a polcon: bárki csatlakozhat
web-wait-for-me = Csak akkor kezdjük, amikor szólok
web-away = Ha valaki eltűnik
web-away-never = az asztal vár
web-away-minutes = 2 perc után beugrik egy bot
web-away-hour = egy óra után beugrik egy bot
web-away-day = egy nap után beugrik egy bot

## Várakozás a játékosokra

web-lobby-missing = { $count ->
    [0] Mindenki itt van
    [one] Még egy játékos hiányzik
   *[other] Még { $count } játékos hiányzik
}
web-lobby-send = Minden szabad helynek saját linkje van: küldd el, vagy mutasd meg a kódot, hogy beolvassák.
web-lobby-unreachable = A barátaid nem tudják megnyitni ezeket a linkeket: ez a szerver csak erről a számítógépről érhető el. Indítsd így: „ludotheque serve --host 0.0.0.0”; akkor kiírja a címet a barátaidnak.
web-lobby-begins = Kezdünk, amint mindenki itt van.
web-lobby-owner = A játszmát az indítja el, aki az asztalt nyitotta.
web-seat-free = szabad
web-seat-added = hozzátett valamit a sorsoláshoz
web-invite-link = Meghívó, { $number }. hely
web-watch-link = Link nézőknek
web-copy = Másolás
web-copied = Másolva
web-share = Megosztás
web-share-text = Játssz velem! { $game }
web-qr = QR-kód
web-mix-title = Tisztességes osztás
web-mix-line = Az osztás egy titokból áll össze, amelyet a szerver már rögzített, és abból, amit ti tesztek hozzá. Írj be valamit, amit senki sem találhat ki: akkor senki sem tudja megrendezni az osztást.
web-mix-field = A te sorod
web-mix-add = Hozzáadás
web-mix-done = Hozzáadva. Köszönjük!
web-seal-line = Minden játékos készüléke pecsét alá rejt valami véletlent. A pecsétek csak akkor nyílnak fel, amikor már mind megvan, és az osztás mindegyikből együtt áll össze. Így senki sem rendezheti meg: az sem, aki utolsónak érkezik, és a szerver sem. Te is írhatsz hozzá egy sort.
web-seal-done = A te sorod is pecsét alatt van. Köszönjük!
web-seat-sealed = a pecsét kész
web-seat-revealed = a pecsét nyitva
web-lobby-sealing = Mindenki pecsét alá rejt valami véletlent, hogy senki se rendezhesse meg az osztást.
web-lobby-revealing = Minden pecsét megvan. Most nyílnak fel, és belőlük áll össze az osztás.
web-unsealed = { $count ->
    [one] { $names } nem készült el időben a pecséttel, ezért az osztás az ő sora nélkül készült.
   *[other] { $names } nem készültek el időben a pecséttel, ezért az osztás az ő soruk nélkül készült.
}
web-unrevealed = { $count ->
    [one] { $names } nem nyitotta fel időben a pecsétet. Helyette maga a pecsét számít; az már korábban megvolt.
   *[other] { $names } nem nyitották fel időben a pecsétjüket. Helyette maguk a pecsétek számítanak; azok már korábban megvoltak.
}
web-commitment = A titok ujjlenyomata; a játszma után ellenőrizheted
web-start = Játszma indítása
web-fill = Indítás botokkal
web-fill-level = A botok szintje

## Helyfoglalás

web-join-title = Játssz velünk! { $game }
web-join-with = Az asztalnál: { $names }
web-join-fork = Ez a játszma egy korábbi folytatása: aki az asztalt nyitotta, talán tudja, mi van rejtve.
web-your-colour = A te színed: { $colour }
web-join-name = A neved
web-join-name-missing = Írd be a nevedet, hogy a többiek tudják, ki vagy.
web-join = Csatlakozás
web-watch-only = Csak nézőként

## Az asztalnál

web-turn-yours = Te jössz
web-turn-of = { $name } következik
web-addressed = { $name }: { $text }
web-turn-sending = A lépésed úton van…
web-turn-over = Vége a játszmának
web-watching = Nézőként vagy itt
web-skip = Előretekerés
web-skip-to-my-turn = Előre az én körömig
web-seats = Játékosok
web-seat-you = te
web-seat-on-turn = ő következik
web-place = { $place }. helyezett
web-rules = Szabályok
web-show-rule = Szabály mutatása
web-story = A játszma eddig
web-story-empty = Még nem történt semmi.
web-in-words = Az asztal leírása
web-offline = Nincs kapcsolat. Újra próbálkozunk…
web-offline-kept = Nincs kapcsolat. A lépésed megvan, és később elküldjük.
web-curtain-title = { $name }, te jössz
web-curtain-text = Adjátok tovább a készüléket: { $name } következik. A többiek nézzenek félre.
web-curtain-lift = Én vagyok { $name }

## A menü

web-menu = Menü
web-menu-device = Ezen a készüléken
web-menu-links = Linkek
web-menu-you = Te
web-speed = Tempó
web-speed-calm = kényelmes
web-speed-brisk = élénk
web-speed-instant = azonnali
web-speed-is = Tempó: { $speed }
web-motion = Animációk
web-sound = Hang
web-seat-link = Link a helyedhez, egy másik készülékre
web-seat-link-line = Akinek megvan ez a link, játszhat helyetted. Ne add oda senkinek.
web-leave = Bot játsszon helyettem
web-return = Visszatérés a játékba
web-resign = Feladás
web-resign-two = Ezzel a játszma véget ér, és az ellenfeled nyer.
web-resign-more = Helyetted egy bot játszik tovább.
web-resign-sure = Igen, feladom
web-play-on = Játék folytatása

## A szabálykönyv

web-rules-of = { $game }: a szabályok
web-contents = Tartalom
web-play-this = { $game }: játék indítása

## The table of a game that has none of its own

web-yes = Igen
web-no = Nem
web-face-down = lefordítva: { $count }

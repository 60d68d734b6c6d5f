# A böngészős kliens.

web-title = Ludothèque
web-language = Nyelv
web-opening = Egy pillanat…
web-unreachable = A kiszolgáló nem érhető el. Próbáld újra egy pillanat múlva.
web-lost = Ezen a címen nincs semmi.
web-to-shelf = A polchoz
web-close = Bezárás
web-no-key = Ez a link nem nyitja meg az asztalt. Kérd el az egész linket, azzal együtt, ami a # után áll.

## A polc

web-shelf = A játékok
web-fact-players = { $count } játékos
web-fact-minutes = { $count } perc
web-fact-age = { $age } éves kortól
web-mine = Folytatás
web-mine-with = vele: { $names }
web-mine-yours = Te jössz
web-mine-open = Játékosokra vár
web-mine-over = Befejeződött
web-mine-gone = Már nincs meg
web-mine-finished = { $count ->
    [one] 1 befejezett játszma
   *[other] { $count } befejezett játszma
}
web-forget = Elfelejtés
web-forget-game = Elfelejtés: { $game }, { $names }
web-public-tables = Játékosokat kereső asztalok
web-public-free = { $count ->
    [one] 1 szabad hely
   *[other] { $count } szabad hely
}

## A játszma előkészítése

web-mode = Hogyan szeretnél játszani?
web-mode-bots = Botok ellen
web-mode-bots-line = Azonnal kezdhetsz: a botok készen állnak.
web-mode-friends = Barátokkal
web-mode-friends-line = Mindenki a saját eszközén játszik. Kapsz egy linket és egy QR-kódot, amit továbbadhatsz.
web-mode-device = Ezen az eszközön
web-mode-device-line = Kézről kézre adjátok az eszközt. Függöny rejti el, amit a következő játékos nem láthat.
web-mode-watch = Botok nézése
web-mode-watch-line = Dőlj hátra: csak botok játszanak.
web-play-now = Játék most
web-open-table = Asztal megnyitása
web-watch-now = Megnézem
web-preparing = Ez a játék még előkészületben van; az első indítás eltart egy kicsit.
web-options = A játszma szabályai
web-option-printed = nyomtatott szabály
web-option-ours = saját szabályunk
web-more-choices = További beállítások
web-player = { $number }. játékos
web-seat-fewer = Eggyel kevesebb játékos
web-seat-more = Eggyel több játékos
web-seat-kind = { $number }. hely: ki játszik?
web-seat-human = Valaki itt
web-seat-open = Barát linkkel
web-seat-open-line = saját linket kap
web-seat-bot = Bot
web-name-of = A(z) { $number }. játékos neve
web-level-of = A bot szintje a(z) { $number }. helyen
web-make-public = Az asztal jelenjen meg a polcon: bárki leülhet
web-wait-for-me = Csak akkor kezdődjön, ha szólok
web-pace = A botok tempója
web-pace-none = amilyen gyorsan csak lehet
web-pace-brisk = élénk
web-pace-calm = kényelmes
web-away = Ha valaki eltűnik
web-away-never = az asztal vár
web-away-minutes = 2 perc után bot játszik tovább
web-away-hour = egy óra után bot játszik tovább
web-away-day = egy nap után bot játszik tovább

## Várakozás a játékosokra

web-lobby-missing = { $count ->
    [0] Mindenki itt van
    [one] Még egy játékos hiányzik
   *[other] Még { $count } játékos hiányzik
}
web-lobby-send = Minden szabad helynek saját linkje van: küldd el, vagy olvastasd be a kódját.
web-lobby-unreachable = A barátaid nem tudják megnyitni ezeket a linkeket: ez a kiszolgáló csak erről a számítógépről érhető el. Indítsd így: „ludotheque serve --host 0.0.0.0”; ekkor kiírja a barátaidnak szóló címet.
web-lobby-begins = A játszma elkezdődik, amint mindenki itt van.
web-lobby-owner = A játszma akkor kezdődik, amikor az asztal megnyitója szól.
web-seat-free = szabad
web-seat-added = saját véletlent is hozzákevert
web-invite-link = Meghívó a(z) { $number }. helyre
web-watch-link = Link a nézéshez
web-copy = Másolás
web-copied = Kimásolva
web-share = Megosztás
web-share-text = Játssz velem: { $game }!
web-qr = QR-kód
web-mix-title = Tisztességes keverés
web-mix-line = A keverés egy titokból következik, amelyet a kiszolgáló már rögzített, és abból, amit ti hozzátesztek. Tegyél hozzá valamit, amit senki sem találhat ki, és senki sem választhatta meg az osztást.
web-mix-field = Egy sor tőled
web-mix-add = Hozzákeverés
web-mix-done = Hozzákeverve. Köszönjük!
web-seal-line = Minden játékos készüléke lepecsétel egy kis saját véletlent. A pecséteket csak akkor nyitjuk fel, amikor már mind rögzítve van, és a keverés mindegyikből együtt következik. Így senki sem választhatja meg az osztást: az sem, aki utoljára érkezik, és a kiszolgáló sem. Te is hozzátehetsz egy sort.
web-seal-done = Lepecsételve a te soroddal. Köszönjük!
web-seat-sealed = lepecsételte
web-seat-revealed = felnyitotta a pecsétet
web-lobby-sealing = Mindenki lepecsételi a saját véletlenjét, hogy senki se választhassa meg az osztást.
web-lobby-revealing = Minden pecsét rögzítve van. Most nyílnak fel, és belőlük következik az osztás.
web-unsealed = { $count ->
    [one] { $names } nem ért ide időben a pecsételéshez: az osztás az ő sora nélkül készült.
   *[other] { $names } nem értek ide időben a pecsételéshez: az osztás az ő soraik nélkül készült.
}
web-unrevealed = { $count ->
    [one] { $names } nem nyitotta fel időben a pecsétet. Helyette maga a pecsét került a keverésbe, amely már korábban rögzítve volt.
   *[other] { $names } nem nyitották fel időben a pecsétjüket. Helyettük maguk a pecsétek kerültek a keverésbe, amelyek már korábban rögzítve voltak.
}
web-commitment = A titok ujjlenyomata, a játszma után ellenőrizhető
web-start = Játszma indítása
web-fill = Feltöltés botokkal és indítás
web-fill-level = A botok szintje

## Helyfoglalás

web-join-title = Gyere játszani: { $game }!
web-join-with = Az asztalnál: { $names }
web-join-name = A neved
web-join-name-missing = Adj meg egy nevet, hogy a többiek tudják, ki vagy.
web-join = Leülök
web-watch-only = Csak nézem

## Az asztalnál

web-turn-yours = Te jössz
web-turn-of = { $name } van soron
web-turn-sending = A lépésed úton van…
web-turn-over = A játszma véget ért
web-watching = Nézőként vagy itt
web-seats = Játékosok
web-seat-you = te
web-seat-on-turn = soron van
web-seat-stand-in = helyettesíti: { $level }
web-place = { $place }. hely
web-rules = Szabályok
web-show-rule = A szabály megnézése
web-story = Az eddigi játék
web-story-empty = Még nem történt semmi.
web-in-words = Az asztal szavakban
web-offline = Nincs kapcsolat. Újabb próba…
web-offline-kept = Nincs kapcsolat. A lépésed megvan, és el lesz küldve.
web-curtain-title = { $name }, te jössz
web-curtain-text = Adjátok át az eszközt: { $name } következik. A többiek nézzenek félre.
web-curtain-lift = Én vagyok { $name }

## A menü

web-menu = Menü
web-menu-device = Ezen az eszközön
web-menu-links = Linkek
web-menu-you = Te
web-motion = Mozgás
web-sound = Hang
web-seat-link = Link a helyedhez, egy másik eszközre
web-seat-link-line = Akié ez a link, az játszik helyetted. Tartsd meg magadnak.
web-leave = Játsszon helyettem egy bot
web-return = Játszom tovább magam
web-resign = Feladás
web-resign-two = Akkor a játszma véget ér, és az ellenfeled nyer.
web-resign-more = Helyetted egy bot játszik tovább.
web-resign-sure = Igen, feladom
web-play-on = Tovább játszom

## A szabálykönyv

web-rules-of = { $game }: a szabályok
web-contents = Tartalom
web-play-this = { $game }: játék indítása

## The table of a game that has none of its own

web-yes = Igen
web-no = Nem
web-face-down = képpel lefelé: { $count }

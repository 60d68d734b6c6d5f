# A böngészőben: segítség játék közben, és ami utána jön.

web-hint = Tipp
web-hint-thinking = Gondolkodik…
web-hint-title = A legjobb lépések és a győzelmi esélyük

web-back = Visszavonás
web-back-asked = { $name } vissza szeretne vonni egy lépést. Beleegyezel, { $to }?
web-back-agree = Rendben
web-back-decline = Nem, marad
web-back-waiting = { $you ->
    [yes] Egy lépés visszavonását kérted. Várjuk a választ…
   *[other] { $name } egy lépés visszavonását kérte. Várjuk a választ…
}

web-guide = Kalauz
web-guide-rule = A szabály
web-guide-off = Kalauz kikapcsolása

web-after = A játszma után
web-result-won = { $you ->
    [yes] Nyertél!
   *[other] { $name } nyert!
}
web-result-shared = Közös győzelem: { $names }
web-result-nobody = Senki sem nyert
web-result-resigned = { $you ->
    [yes] Feladtad.
   *[other] { $name } feladta.
}
web-rematch = Még egyszer
web-rematch-join = Az új játszmához
web-save-record = Játszma letöltése

web-replay = Visszajátszás
web-replay-at = { $at }. lépés, összesen { $last }.
web-replay-first = Az elejére
web-replay-back = Egy lépés vissza
web-replay-next = Egy lépés előre
web-replay-last = A végére
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-slider = Hely a játszmában
web-replay-leave = Visszajátszás befejezése

web-fork = Innen tovább
web-fork-title = Tovább a(z) { $move }. lépés után
web-fork-what = Új asztal kezdődik ezzel az állással: ugyanaz az osztás, eddig ugyanazok a lépések. A folytatás nyitott.
web-fork-seat = Én leszek
web-fork-others = A többiek
web-fork-bots = botok
web-fork-link = barátok, hivatkozással
web-fork-level = Milyen jól játszanak a botok
web-fork-start = Játék

web-look = Visszatekintés
web-look-what = Mire számíthatott ki-ki, lépésről lépésre? Mi volt döntés, mi szerencse, és melyik lépések kerültek a legtöbbe?
web-look-start = Játszma elemzése
web-look-progress = { $done }. lépés, összesen { $total }…
web-look-shares = Győzelmi esély százalékban, alatta pedig, ami megváltoztatta
web-look-how = Mutass egy lépésre, hogy olvass róla; válaszd ki, hogy lásd a táblán.
web-look-whose = Kinek a változásai látszanak
web-look-own = Saját döntések
web-look-others = Mások döntései
web-look-luck = Szerencse
web-look-from-to = Elejétől a végéig
web-look-costly = Legdrágább lépések: { $name }
web-look-none = Egyetlen lépés sem került említésre méltóba.
web-look-better = jobb lett volna: { $move }
web-look-chance = A véletlen
web-chart = Győzelmi esélyek a játszma során

web-fair = Tisztességes volt?
web-fair-what = Az első lap vagy dobás előtt egy ujjlenyomat látszott. Most a titok nyilvános, és a böngésződ ellenőrizheti, hogy semmi sem változott.
web-fair-check = Az osztás ellenőrzése
web-fair-promise = A játszma előtt mutatott ujjlenyomat egyezik a bizonyítékban lévővel.
web-fair-secret = Ez a most nyilvános titok ujjlenyomata (SHA-256).
web-fair-shown = A pecsétek azok, amelyeket a készüléked látott, mielőtt a sajátját felnyitotta.
web-fair-seals = Minden felfedett szöveg megfelel a pecsétjének.
web-fair-seed = A titok és amit a játékosok hozzátettek, együtt adják az osztás magszámát.
web-fair-deal = A játszma közben mutatott ujjlenyomat ehhez a magszámhoz tartozik.
web-fair-record = A játszma jegyzőkönyve ugyanezt a magszámot adja meg.
web-fair-yes = Minden egyezik: az osztás rögzítve volt, mielőtt bárki ismerhette volna.
web-fair-no = Valami nem egyezik. Ez az osztás nem az, amit ígértek.
web-fair-further = Ha ebből a magszámból újra ki akarsz osztani minden lapot és megismételni minden dobást, mentsd el a bizonyítékot, és futtasd:
web-fair-save = Bizonyíték mentése

# A böngészőben: segítség játék közben, és ami utána jön.

web-hint = Tipp
web-hint-thinking = Egy kis gondolkodás…
web-hint-title = A legjobb lépések és esélyeik
web-hint-about = kb. { $share }
web-hint-equal = ugyanolyan jó
web-hint-rough = A tábla módosított: ezek az esélyek a szokásosnál durvább becslések.

web-back = Visszavonás
web-back-asked = { $name } visszavonna egy lépést. { $to }, megengeded?
web-back-agree = Rendben
web-back-decline = Nem, a lépés marad
web-back-waiting = { $you ->
    [yes] Egy lépés visszavonását kérted. Várjuk a választ…
   *[other] { $name } egy lépés visszavonását kérte. Várjuk a választ…
}

web-guide = Útmutató
web-guide-rule = A szabály
web-guide-off = Útmutató kikapcsolása

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
web-rematch = Új játszma
web-rematch-join = Tovább az új játszmához
web-save-record = Jegyzőkönyv letöltése

web-replay = Visszajátszás
web-replay-at = Lépés: { $at } / { $last }.
web-replay-first = Az elejére
web-replay-back = Egy lépés vissza
web-replay-next = Egy lépés előre
web-replay-last = A végére
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-slider = A játszma pillanata
web-replay-leave = Visszajátszás befejezése

web-fork = Folytatás innen
web-fork-title = Folytatás { $move } lépés után
web-fork-what = Új asztal indul ezzel az állással: ugyanaz az osztás, és eddig ugyanazok a lépések. Hogy mi jön utána? Majd kiderül.
web-fork-seat = Én leszek
web-fork-others = A többiek
web-fork-bots = botok
web-fork-link = barátok, linkkel
web-fork-level = A botok szintje
web-fork-start = Játék indítása

web-look = Elemzés
web-look-what = Kinek mekkora esélye volt lépésről lépésre? Mi múlt a döntéseken, mi a szerencsén, és melyik lépések kerültek a legtöbbe?
web-look-start = Játszma elemzése
web-look-progress = Lépés: { $done } / { $total }…
web-look-shares = Győzelmi esély százalékban, alatta az, ami változtatott rajta
web-look-how = Mutass egy lépésre, és olvashatsz róla; válaszd ki, és látod a táblán.
web-look-whose = Kinek az esélye látszik
web-look-own = Saját döntések
web-look-others = Mások döntései
web-look-luck = Szerencse
web-look-unclear = Bizonytalan
web-look-caveat = Bizonytalan az, amit a keresés nem tud megkülönböztetni a saját hibáitól. Ilyesmi a szerencsében is lehet.
web-look-from-to = Elejétől a végéig
web-look-costly = A legdrágább lépések: { $name }
web-look-none = Egyik lépés sem került sokba.
web-look-better = jobb lett volna: { $move }
web-look-chance = A véletlen
web-chart = Győzelmi esélyek a játszma során

web-fair = Tisztességes volt?
web-fair-what = Az első lap vagy dobás előtt mutattunk egy ujjlenyomatot. Most a titok is látható, és a böngésződ ellenőrizheti, hogy senki sem változtatott rajta.
web-fair-check = Az osztás ellenőrzése
web-fair-promise = A játszma előtt mutatott ujjlenyomat ugyanaz, mint a bizonyítékban.
web-fair-secret = Ez annak a titoknak az ujjlenyomata (SHA-256), amely most már látható.
web-fair-shown = A pecsétek ugyanazok, amelyeket a készüléked látott, mielőtt a sajátját felnyitotta.
web-fair-seals = Minden felfedett szöveg megfelel a pecsétjének.
web-fair-seed = A titokból és abból, amit a játékosok hozzátettek, az osztás magszáma jön ki.
web-fair-deal = A játszma közben mutatott ujjlenyomat ehhez a magszámhoz tartozik.
web-fair-record = A játszma jegyzőkönyve ugyanezt a magszámot adja meg.
web-fair-yes = Minden egyezik: az osztás már rögzítve volt, mielőtt bárki ismerhette volna.
web-fair-no = Valami nem egyezik. Ez nem az az osztás, amelyet ígértünk.
web-fair-further = Ha ebből a magszámból újra ki akarod osztani az összes lapot, és meg akarod ismételni az összes dobást, mentsd el a bizonyítékot, és futtasd ezt:
web-fair-save = Bizonyíték mentése

# A szerver.

server-welcome = A szerver működik. A polcon:
server-api = Programoknak:
serve-running = A Ludothèque nyitva van: { $url } (bezárás: Ctrl-C).
serve-closed = Bezárva. Minden lépés megmaradt.

cli-help-serve = A játéktár megnyitása böngészőknek és programoknak: asztalok, ahol egyedül, barátokkal vagy botokkal lehet játszani.
cli-param-host = A cím, amelyen a szerver figyel; a 0.0.0.0 vagy a :: más gépeket is beenged.
cli-param-port = A port, amelyen a szerver figyel.
cli-param-database = Hol legyenek az asztalok: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV. Ha nincs megadva, egy fájlban a saját adatmappádban.
cli-param-relay = Hogyan értesítsék egymást a lépésekről az egy adatbázist használó szerverek: redis://GÉP. Ha nincs megadva, maga a PostgreSQL teszi.
cli-param-bot-threads = Hány bot gondolkodhat egyszerre.
cli-param-rate = Hány kérést küldhet egy cím másodpercenként; a 0 azt jelenti, hogy nincs korlát.
cli-param-origin = Egy másik weboldal, amely csatlakozhat, például https://example.org; többször is megadható.
cli-param-open = Az oldal megnyitása a böngészőben.

error-display-name = Írj be egy nevet: 1–{ $longest } látható karakter lehet.
error-addition = Ezt nem lehet hozzáadni. Egy sort írj, legfeljebb { $longest } karaktert.
error-level-of-person = Szintje csak a botoknak van.
error-token-missing = Kulcs kell, az „Authorization: Bearer KULCS” fejlécben.
error-token = Ez a kulcs nem ehhez az asztalhoz való.
error-not-seat = Ezt csak az teheti, aki ennél az asztalnál játszik.
error-not-owner = Ezt csak az teheti, aki az asztalt nyitotta.
error-invitation = Ennél az asztalnál szabad helyre csak meghívóval lehet leülni.
error-unknown-table = Nincs ilyen asztal.
error-seat-taken = Ez a hely már nem szabad.
error-seated = Már van helyed ennél az asztalnál.
error-seats-open = { $count ->
    [one] Egy hely még szabad. Várj, vagy add egy botnak.
   *[other] { $count } hely még szabad. Várj, vagy add őket botoknak.
}
error-dealt = A játszma már elkezdődött.
error-not-dealt = A játszma még nem kezdődött el.
error-not-over = Ez majd a játszma után lehetséges.
error-stale = Az asztalnál épp történt valami. Nézd meg újra, és utána válassz lépést.
error-overtaken = Valaki más gyorsabb volt.
error-left = Ezen a helyen már bot játszik.
error-not-left = Ezen a helyen nem játszik bot.
error-asked = Már kérte valaki egy lépés visszavonását.
error-not-asked = Most senki sem kérdez tőled semmit.
error-no-move = Még nincs olyan lépésed, amelyet visszavonhatnál.
error-hint = Tippet csak az kaphat, aki következik.
error-hints-off = Ennél az asztalnál tippek nélkül játszunk.
error-hint-objection = Itt nincs tipp: neked kell észrevenned, szabályos volt-e.
error-back-away = { $count ->
    [one] { $names } most nincs itt.
   *[other] { $names } most nincsenek itt.
} Kérd akkor, amikor már mindenki visszajött; addig a lépés marad.
error-fork-practice = Ez gyakorlás volt: { $moves } lépés után újra kisorsoltuk, ami rejtve volt. Onnan vagy egy korábbi lépéstől folytathatod.
error-fork-what = Válassz egy asztalt vagy egy jegyzőkönyvet, ahonnan folytatod: a kettő közül csak az egyiket.
error-fork-other = A folytatott játszma ugyanaz marad: { $game }, ugyanazokkal a beállításokkal, { $seats } hellyel.
error-fork-colours = A folytatott játszma megtartja a színeit: { $colours }.
error-proof-forked = Ez a játszma egy másik folytatása { $moves } lépés után; az osztás ott történt. Saját bizonyítéka nincs.
error-no-hello = Az első üzenet csak „hello” lehet, az asztallal és a kulcsaival.
error-second-hello = A „hello” csak első üzenetként megengedett.
error-request = Ezt a kérést nem értjük: { $detail }
error-too-many = Lassabban! Várj egy kicsit, aztán próbáld újra.
error-queue-full = A korábbi kérdéseiden még dolgozunk. Várd meg a választ, mielőtt újra kérdezel.
error-tables-many = A címedről már { $most } játszma folyik. Fejezz be egyet, vagy gyere vissza később.
error-not-json = A módosítást JSON-ban kell küldeni, a „Content-Type: application/json” fejléccel.
error-origin = Ez a kérés egy másik webhely oldaláról jött, ezért nem történt semmi.
error-preparing = Még készítjük elő ezt a játékot; próbáld újra egy pillanat múlva.
error-storage = Az adatbázis nem érhető el; semmi sem változott. Próbáld újra.
error-internal = Hiba történt a szerveren; semmi sem változott.
error-database-url = „{ $found }” nem adatbázis. Írd így: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV.
error-database = Az adatbázis nem nyitható meg: { $reason }
error-relay-url = „{ $found }” nem közvetítő. Írd így: redis://GÉP.
error-address = { $host }:{ $port } nem nyitható meg: { $reason }

record-proof-shape = Ez nem bizonyíték: { $detail }
record-proof-commitment = A titok nem egyezik az asztal megnyitásakor mutatott ujjlenyomattal.
record-proof-added = Helyenként egy sor egyszerű szöveget lehet hozzáadni.
record-proof-seed = A magszám nem következik a titokból és abból, amit hozzáadtak.
record-proof-seals = Minden helynek egy 64 hexadecimális jegyű pecsétje van, vagy egy sincs; és pecsétek csak a 2-es verziójú bizonyítékban vannak.
record-proof-seal = { $seat }. hely: a pecsét nem az ott felfedett szöveghez tartozik.
record-proof-unrevealed = Nem azok a helyek szerepelnek felfedetlenként, amelyeknek van pecsétjük, de nincs szövegük.
error-mix-sealed = Ennél az asztalnál mindenki előbb pecsét alá rejti a szövegét, és csak utána fedi fel; nyílt szöveget nem lehet hozzáadni.
error-seal-plain = Ennél az asztalnál nincsenek pecsétek: amit hozzáadsz, azonnal látható.
error-seal-late = Már minden pecsét megvan; egyik sem változtatható meg.
error-reveal-early = A pecsétek akkor nyílnak fel, amikor már mind megvan; várj egy kicsit.
error-reveal-nothing = Nincs pecséted, ezért nincs mit felfedni.
error-reveal-other = A pecséted alatt másik szöveg van.
error-renamed-enough = Ennél az asztalnál már { $most } nevet viseltél. Maradj ennél.
error-mixing = Mindenki itt van, és már osztunk; mindjárt kezdődik.
error-mixed-enough = Már { $most } alkalommal adtál hozzá valamit. Egy osztáshoz ennyi elég.

error-lab-games = { $found } játszma itt túl sok. Legfeljebb { $most } lehet.
error-lab-busy = A labor most más kérdésekkel foglalkozik; próbáld újra egy pillanat múlva.
error-dial-value = „{ $path }” nem állítható erre. Ezek közül választhatsz: { $known }.
error-dial-arrangement = „{ $path }” csak átrendezhető: ugyanazok a bejegyzések, ugyanannyi sorban.
cli-param-lab-threads = Hány szál játsszon a labornak.

error-database-taken = Egy másik szerver már használja ezt a fájlt: { $file }. Állítsd le, vagy válassz másik fájlt.
error-database-newer = Ezt az adatbázist a Ludothèque egy újabb verziója írta ({ $revision }. változat). Frissítsd a Ludothèque-et, vagy válassz másik adatbázist.
error-starting = A szerver még előkészíti a játékokat; próbáld újra egy pillanat múlva.
serve-friends = A hálózatodon lévő barátaid itt csatlakozhatnak: { $url }
cli-param-public-url = A barátaidnak szóló cím, például https://games.example.org; ez kerül a meghívókba és a QR-kódokba.
error-public-url = „{ $found }” nem olyan cím, amelyet a barátaid meg tudnak nyitni. Ilyen legyen: https://games.example.org vagy http://192.168.1.20:8000, utána semmi.
cli-param-thinking-times = Ebbe a fájlba írja, meddig gondolkodnak az emberek, a lépés fajtája szerint, nevek nélkül; a labor ebből számol perceket. Minden folyamatnak saját fájl kell.

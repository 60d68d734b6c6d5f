# A kiszolgáló.

server-welcome = A kiszolgáló működik. A polcon:
server-api = Programoknak:
serve-running = A Ludothèque nyitva van: { $url } (Ctrl-C bezárja).
serve-closed = Bezárva. Minden lépés megmaradt.

cli-help-serve = Megnyitja a játéktárat böngészők és programok előtt: asztalok egyedül, barátokkal vagy botokkal való játékhoz.
cli-param-host = A cím, amelyen figyel; a 0.0.0.0 vagy a :: más gépeket is beenged.
cli-param-port = A port, amelyen figyel.
cli-param-database = Hol őrizze az asztalokat: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV. Különben egy fájlban a saját adatmappádban.
cli-param-relay = Hogyan értesítsék egymást a lépésekről az egy adatbázison futó kiszolgálók: redis://GÉP. Különben maga a PostgreSQL teszi.
cli-param-bot-threads = Hány bot gondolkodhat egyszerre.
cli-param-rate = Hány kérést küldhet egy cím másodpercenként; 0: nincs korlát.
cli-param-origin = Máshonnan való weboldal, amely csatlakozhat, például https://example.org; ismételhető.
cli-param-open = Az oldal megnyitása a böngészőben.

error-display-name = Ez a név nem használható. Elvárás: 1–{ $longest } látható karakter.
error-addition = Ezt nem lehet belekeverni. Elvárás: egy sor, legfeljebb { $longest } nyomtatható karakter.
error-name-missing = A(z) { $seat }. hely emberé, és nevet kell adni hozzá.
error-level-of-person = Szintje csak botnak van.
error-token-missing = Kulcs kell: az „Authorization: Bearer KULCS” fejléc.
error-token = Ez a kulcs nem ehhez az asztalhoz való.
error-not-seat = Ezt csak az teheti, aki egy helyen játszik.
error-not-owner = Ezt csak az teheti, aki az asztalt megnyitotta.
error-invitation = Ennél az asztalnál szabad helyre a meghívójával lehet leülni.
error-unknown-table = Nincs ilyen asztal.
error-seat-taken = Ez a hely már nem szabad.
error-seated = Már van helyed ennél az asztalnál.
error-seats-open = { $count ->
    [one] Egy hely még szabad. Várj, vagy add egy botnak.
   *[other] { $count } hely még szabad. Várj, vagy add őket botoknak.
}
error-dealt = A játék már elkezdődött.
error-not-dealt = A játék még nem kezdődött el.
error-not-over = Ez a játék végén lesz lehetséges.
error-stale = { $found } óta történt valami; az asztal most itt tart: { $ply }.
error-overtaken = Valaki más gyorsabb volt.
error-left = Ezen a helyen már bot játszik.
error-not-left = Ezen a helyen nem játszik bot.
error-asked = Visszavételt már kért valaki.
error-not-asked = Nincs kérdés, amelyre válaszolnod kellene.
error-no-move = Még nincs visszavehető lépésed.
error-hint = Tippet az kaphat, aki soron van.
error-hints-off = Ennél az asztalnál nincsenek tippek.
error-hint-contest = Itt nincs tipp: neked kell észrevenned, szabályos volt-e.
error-back-away = { $count ->
    [one] { $names } most nincs itt.
   *[other] { $names } most nincsenek itt.
} Akkor kérheted, amikor mindenki visszajött; addig a lépés marad.
error-fork-practice = Ez gyakorlás volt: { $moves } lépés után a rejtett dolgokat újrahúztuk. Onnan vagy egy korábbi lépéstől lehet folytatni.
error-fork-what = Az asztalt vagy a jegyzőkönyvet add meg, ahonnan a játék folytatódjon: pontosan az egyiket.
error-fork-other = A folytatott játszma ugyanaz marad: { $game }, ugyanazokkal a beállításokkal és { $seats } hellyel.
error-proof-forked = Ez a játszma egy másikat folytat { $moves } lépés után; az osztás ott történt. Saját bizonyítéka nincs.
error-no-hello = Az első üzenet csak „hello” lehet, az asztallal és a kulcsaival.
error-second-hello = A „hello” csak első üzenetként megengedett.
error-request = Ez a kérés nem érthető: { $detail }
error-too-many = Túl sok kérés; várj egy kicsit.
error-queue-full = A korábbi kérdéseiden még dolgozunk. Várd meg a választ, mielőtt újra kérdezel.
error-tables-many = A címedről már { $most } játszma folyik. Fejezz be egyet, vagy gyere vissza kicsit később.
error-not-json = Módosítást JSON-ként kell küldeni, a „Content-Type: application/json” fejléccel.
error-origin = Ez a kérés egy másik webhely oldaláról jött, ezért nem történt semmi.
error-preparing = Ez a játék még készül; próbáld újra egy pillanat múlva.
error-storage = Az adatbázis nem érhető el; semmi sem változott. Próbáld újra.
error-internal = Valami hiba történt a kiszolgálón; semmi sem változott.
error-database-url = „{ $found }” nem adatbázis. Elvárás: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV.
error-database = Az adatbázis nem nyitható meg: { $reason }
error-relay-url = „{ $found }” nem közvetítő. Elvárás: redis://GÉP.
error-address = { $host }:{ $port } nem nyitható meg: { $reason }

record-proof-shape = Ez nem bizonyíték: { $detail }
record-proof-commitment = A titok nem felel meg az asztal megnyitásakor mutatott ujjlenyomatnak.
record-proof-added = Helyenként egy nyomtatható sort lehet hozzáadni.
record-proof-seed = A mag nem következik a titokból és a hozzáadottakból.
record-proof-seals = Minden helynek 64 hexadecimális jegyű pecsétje van, vagy nincs pecsétje; és csak a 2-es változatú bizonyítékban vannak pecsétek.
record-proof-seal = A { $seat }. számú hely pecsétje nem az ott felfedett szövegé.
record-proof-unrevealed = Nem azok a helyek szerepelnek felfedetlenként, amelyeknek van pecsétjük, de nincs szövegük.
error-mix-sealed = Ennél az asztalnál mindenki előbb lepecsételi a véletlenjét, és csak utána fedi fel; nyílt szöveget nem lehet hozzákeverni.
error-seal-plain = Ennél az asztalnál nincsenek pecsétek: amit hozzákeversz, azt nyíltan küldöd.
error-seal-late = Már minden pecsét rögzítve van; egyik sem változtatható meg.
error-reveal-early = A pecséteket akkor nyitjuk fel, ha már mindenki pecsételt; várj egy kicsit.
error-reveal-nothing = Nem pecsételtél le semmit, ezért nincs mit felfedni.
error-reveal-other = Nem ez az a szöveg, amelyet lepecsételtél.
error-mixing = Mindenki itt van, és már folyik a keverés; mindjárt kezdődik.
error-mixed-enough = Már { $most } alkalommal kevertél hozzá valamit. Egy osztáshoz ennyi elég.

error-lab-games = { $found } játszma itt túl sok. Lehetséges: legfeljebb { $most }.
error-lab-busy = A labor más kérdésekkel foglalkozik; kérjük, próbáld újra egy pillanat múlva.
error-dial-value = „{ $path }” nem állítható erre. Lehetséges: { $known }.
error-dial-arrangement = „{ $path }” csak átrendezhető: ugyanazok a bejegyzések, ugyanannyi sorban.
cli-param-lab-threads = Hány szál játsszon a laboroldalnak.

error-database-taken = Egy másik szerver már használja ezt a fájlt: { $file }. Állítsd le, vagy válassz másik fájlt.
error-database-newer = Ezt az adatbázist a Ludothèque egy újabb verziója írta ({ $revision }. revízió). Frissítsd a Ludothèque-et, vagy válassz másik adatbázist.
error-starting = A szerver még készíti elő a játékokat; próbáld újra egy pillanat múlva.
serve-friends = Az azonos hálózaton lévő barátaidnak: { $url }
cli-param-public-url = A cím, amelyet a barátaid használnak, például https://games.example.org; ez áll a meghívókban és a QR-kódokban.
error-public-url = „{ $found }” nem olyan cím, amelyet a barátaid megnyithatnak. Például ilyen legyen: https://games.example.org vagy http://192.168.1.20:8000, utána semmi.

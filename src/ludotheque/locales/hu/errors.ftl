# Amit akkor mondunk, ha egy kérés nem teljesíthető. Mindegyik megmondja, mi lenne a helyes.

error-unknown-game = Nincs „{ $name }” nevű játék a polcon. A polcon van: { $known }.
error-unknown-option = { $game }: nincs „{ $option }” nevű beállítás. A beállítások: { $known }.
error-option-value = { $game }: „{ $option }” nem lehet „{ $found }”. Lehetséges értékek: { $known }.
error-option-form = „{ $found }” nem beállítás. Írd így: NÉV=ÉRTÉK, például { $example }.
error-seats = { $title }: a játékosok száma { $low }–{ $high } lehet, nem { $found }.
error-name-count = { $found } név érkezett { $seats } helyre.
error-humans = { $found } ember nem játszhat { $seats } helyen.
error-names = { $found } név érkezett. Adj meg egyet-egyet minden emberi játékosnak ({ $humans }) vagy minden helyre ({ $seats }).
error-colours-none = A { $title } játékban nem lehet színt választani.
error-colours-count = { $found } szín érkezett. Adj meg egyet-egyet minden helyre ({ $seats }).
error-colour = Nincs „{ $found }” szín ebben a játékban: { $title }. A színek: { $known }.
error-colour-twice = Két játékosnak nem lehet ugyanaz a színe: { $colour }.
error-colours-clockwise = Ebben a játékban ({ $title }) a játékosok a színek sorrendjében ülnek, az óramutató járása szerint: { $ring }. Ez más sorrend: { $found }.
error-seed = „{ $found }” nem véletlenmag. Egész szám kell 0 és 2^256 − 1 között, vagy legfeljebb 64 hexadecimális számjegy.
error-setup-entry = Az előkészítésnek nincs „{ $found }” nevű eleme. Az elemei: { $known }.
error-text = „{ $text }” itt nem lépés. Most lehetséges: { $legal }.
error-illegal = „{ $text }” nem megengedett: { $reason } (szabály: { $rule })
error-turn = Most nem { $name } következik, hanem { $mover }.
error-turn-chance = Most nem { $name } következik, hanem a véletlen.
error-no-chance = A véletlennek most nincs miről döntenie.
error-over = A játszma véget ért, nem lehet többet lépni.
error-resign = Feladni csak kétszemélyes játszmát lehet. Ha többen játszanak, valaki átveszi a helyet.
error-ply = Nincs { $found } sorszámú állás; ebben a játszmában az állások sorszáma 0–{ $last }.
error-simulations = „{ $found }” nem lehet a szimulációk száma. Legalább 1 kell.
error-threads = „{ $found }” nem lehet a szálak száma. Legalább 1 kell.
error-game-number = Nincs ott { $found }. játszma; a talált játszmák száma: { $last }.
error-seat = Nincs { $found } sorszámú hely; a helyek sorszáma 0–{ $last }.
error-first = A „{ $found }” nem mondja meg, ki kezd. Lehet: rules, lot vagy egy hely száma 1 és { $seats } között.
error-first-fixed = Ebben a játékban nem lehet megválasztani, ki kezd: { $title }.
error-bot = Nincs „{ $found }” nevű bot. Botok: { $known }.
error-bots = { $found } bot érkezett { $seats } helyre. Adj meg egyet, vagy minden helyre egyet-egyet.
error-bot-own-name = „{ $found }” nem egy bot neve. A saját bot neve FÁJL.py:OSZTÁLY vagy MODUL:OSZTÁLY.
error-bot-file = Nincs ilyen fájl: { $file }.
error-bot-class = Itt: { $where }, nincs „{ $found }” nevű osztály „choose” metódussal. Ezek vannak: { $known }.
error-bot-load = { $bot } nem tölthető be: { $reason }
error-bot-raised = { $bot } hibázott a(z) { $number }. lépésnél: { $reason }
error-bot-move = { $bot } a(z) { $number }. lépésben ezt akarja játszani: „{ $move }”. { $reason }
error-bot-cmd = „{ $found }” nem nevez meg programot. Helyesen: cmd:PARANCS, vagy cmd:500ms:PARANCS, ha a lépések ideje korlátozott.
error-bot-program = „{ $command }” nem futtatható: nincs ilyen program, vagy nem végrehajtható.
error-bot-start = „{ $command }” nem indítható el: { $reason }
error-bot-late = { $bot } több mint { $milliseconds } ms-ig gondolkodott a(z) { $number }. lépésen.
error-bot-ended = { $bot } { $code } kóddal leállt, ahelyett hogy megtette volna a(z) { $number }. lépést. Utolsó szavai: { $remark }
error-bot-answer = { $bot } ezt válaszolta a(z) { $number }. lépésnél: „{ $found }”. Egy JSON-sor kell, például {"{"}"move": "…"{"}"}. A megjegyzések helye a hibakimenet.
error-language = Nincs szöveg ezen a nyelven: „{ $found }”. Nyelvek: { $known }.
error-file = { $file } nem nyitható meg: { $reason }
error-no-games = „{ $found }” nem lehet a játszmák száma. Legalább 1 kell.
error-paragraph = A szabálykönyvben nincs „{ $found }” bekezdés. Bekezdések: { $known }.
error-nothing-unfinished = Nincs befejezetlen játszma ebből a játékból: { $title }.
error-compile = { $game }: a kód lefordítása nem sikerült; az oka fentebb olvasható.

error-record = { $line }. sor: { $reason }
error-record-move = { $line }. sor, { $move }. lépés: { $reason }
record-json = Ez nem JSON: { $detail }
record-shape = Ez nem egy játszma jegyzőkönyve: { $detail }
record-version = A jegyzőkönyv verziója { $found }; az olvasható verzió: { $expected }.
record-option-missing = A beállítások közül hiányzik: „{ $option }”. A jegyzőkönyv minden beállítást felsorol.
record-setup-missing = Az előkészítésből hiányzik: „{ $entry }”.
record-upto = Nincs ilyen sorszámú lépés előtti állás: { $found }; a jegyzőkönyvben { $last } lépés van.
record-not-chance = A véletlennek itt nincs miről döntenie; { $name } következik.
record-result-missing = A játszma véget ért, de a jegyzőkönyvben nincs eredmény.
record-result = Az eredményben { $entry } értéke { $found }; a lépésekből { $expected } adódik.
record-not-over = A jegyzőkönyvben van eredmény, de a játszma még nem ért véget.
record-resigned-by = Az eredményből nem derül ki, melyik hely adta fel a játszmát.
record-no-seed = A jegyzőkönyvben nincs véletlenmag, ezért az osztás nem ellenőrizhető.
record-commitment = A véletlenmag nem egyezik az első lépés előtt közzétett lenyomattal.
record-setup-unfair = „{ $entry }” nem a véletlenmagból következik.
record-roll-unfair = A véletlenmagból { $expected } következik, nem { $found }.

error-bot-twice = „{ $found }” kétszer szerepel. Minden botot csak egyszer adj meg.
error-rivals = Egy versenyhez legalább két különböző bot kell. Megadva: { $found }.
error-few-games = { $found } játszma kevés ahhoz, hogy minden bot összehasonlítható legyen. Legalább { $least } kell.
error-seats-range = „{ $found }” nem lehet a játékosok száma. Egy szám kell, például 3, vagy egy tartomány, például 2-4.
error-workers = „{ $found }” nem lehet a folyamatok száma. Legalább 1 kell.
error-worker = Egy játszmákat lejátszó folyamat váratlanul leállt, talán kevés volt a memória. A befejezett osztások az eredményfájlban vannak, ha meg volt adva ilyen, és a --resume onnan folytatja.
error-results-there = { $file } már létezik. Add hozzá a --resume kapcsolót a folytatáshoz, vagy adj meg másik fájlt.
error-results-line = { $file }, { $line }. sor: ez nem egy verseny eredménye: { $detail }
error-results-other = { $file } egy másik versenyt tartalmaz: „{ $setting }” ott { $then } volt, most pedig { $now }.
error-resume-what = A --resume kapcsolóhoz meg kell adni, melyik fájlt folytassa: --results FÁJL.
error-folder = { $file } nem írható: nincs { $parent } mappa.
error-chart-format = { $file } nem rajzolható kép. Lehetséges végződések: { $known }.
error-calibration-other = { $file } egy másik játék kalibrációja, vagy a következőé más beállításokkal: { $game }.
error-calibration-shape = { $file } nem kalibrációs fájl: { $detail }
error-extra = Ehhez a(z) { $library } könyvtár kell, amely nincs telepítve. Telepítés: { $command }
error-out-there = { $file } már tartalmaz eredményeket. Add hozzá a --resume kapcsolót a folytatáshoz, vagy adj meg másik mappát.
error-out-other = { $file } más fájlokat tartalmaz. Az eredményeknek saját mappa kell.
error-out-setting = { $file } egy másik szimuláció eredményeit tartalmazza: „{ $setting }” ott { $then } volt, most pedig { $now }.
error-out-part = { $file } nem olvasható: { $detail } Töröld, és a --resume újrajátssza a játszmáit.
error-out-task = { $file } nem szimulációt ír le: { $detail }
error-resume-out = A --resume kapcsolóhoz meg kell adni, melyik mappát folytassa: --out MAPPA.
error-records-out = A --records és a --out közül csak az egyiket add meg: ugyanezeknek a játszmáknak a jegyzőkönyve ugyanazzal a --seed értékkel bármikor kiírható.
error-engine = „{ $found }” helyen nem lehet játszani. Lehetséges: { $known }.
error-engine-address = Az --address egy Ray-fürt címe, és --engine ray kell hozzá.
error-cluster = A(z) { $address } Ray-fürt nem érhető el: { $reason }
error-no-board = A(z) { $title } játéknak nincs board.toml fájlja, ezért ez nem változtatható: { $found }.
error-number-path = A(z) { $title } board.toml fájljában nincs „{ $path }”. Ami van: { $known }.
error-number-count = „{ $path }” nem tarthat meg { $found } bejegyzést; összesen { $most } van.
error-record-numbers = A nyomtatottól eltérő táblán játszott játszmának nincs jegyzőkönyve. Ami változott: { $found }.
error-record-redrawn = Ez gyakorlás: egy visszavonás után a rejtett dolgokat újrahúztuk. Nincs jegyzőkönyve és bizonyítéka.
error-charts = { $file } egy fájl; az ábráknak mappa kell.
error-vary-none = Add meg, mit hasonlítsunk össze: --vary NÉV=ÉRTÉK,ÉRTÉK. Nevek: { $known }.
error-vary-form = „{ $found }” nem hasonlít össze semmit. Írd így: NÉV=ÉRTÉK,ÉRTÉK, legalább két értékkel.
error-vary-name = A(z) { $title } játékban nincs „{ $found }” nevű változtatható dolog. Lehetséges: { $known }.
error-vary-same = „{ $one }” és „{ $other }” ugyanaz a szabály.
error-measure = „{ $found }” nem kérdezhető. Lehetséges: { $known }.

record-long = Egy játszma jegyzőkönyve legfeljebb { $megabytes } MB.
record-failed = Maga a játék nem boldogult ezzel a jegyzőkönyvvel: { $detail }
cache-foreign = A lefordított szabályok nem maradnak meg a lemezen, ezért minden indulás tovább tart: { $folder } valaki másé. Állítsd a LUDOTHEQUE_CACHE változót egy saját mappára.
cache-open = A lefordított szabályok nem maradnak meg a lemezen, ezért minden indulás tovább tart: mások is írhatnak ide: { $folder }. Így javíthatod: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, { $line }. sor: { $reason }
error-board-syntax = ez nem TOML: { $detail }
error-board-entry = nincs „{ $found }” nevű bejegyzés. Bejegyzések: { $known }.
error-board-missing = hiányzik: „{ $entry }”.
error-setup-deck = A pakli: { $found }. Elvárt: minden szám 0 és { $last } között egyszer.
error-game-file = Nincs ilyen fájl játékkal: { $file }.
error-game-load = A játék nem tölthető be ebből a fájlból: { $file }: { $reason }
error-game-none = { $file } nem határoz meg játékot. Elvárt: GAME = Game(…).
error-game-twice = A játék neve ebben a fájlban: { $file }: „{ $name }”, de ilyen már van a polcon.
error-game-part = A játékból hiányzik: { $what }. Elvárt hely: „{ $home }” modul; itt kerestük: { $module }. Ennek kell lennie: { $does }
error-game-seats = A(z) { $module } állásaiban nincs „seats” mező, amelyre az alapértelmezett kerneleknek szükségük van.

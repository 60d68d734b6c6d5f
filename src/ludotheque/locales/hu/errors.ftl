# Amit akkor mondunk, ha egy kérés nem teljesíthető. Mindegyik megmondja, mi lenne a helyes.

error-unknown-game = Nincs „{ $name }” nevű játék a polcon. Ezek vannak ott: { $known }.
error-unknown-option = { $game }: ennek a játéknak nincs „{ $option }” nevű beállítása. Ezek vannak: { $known }.
error-option-value = { $game }: a beállítás („{ $option }”) értéke nem lehet „{ $found }”. Ezek közül választhatsz: { $known }.
error-option-form = „{ $found }” nem beállítás. Így írd: NÉV=ÉRTÉK, például { $example }.
error-seats = { $title }: ez a játék { $low }–{ $high } játékosnak való, nem { $found } játékosnak.
error-name-count = { $seats } hely van, de { $found } nevet adtál meg.
error-humans = { $found } ember nem fér el { $seats } helyen.
error-names = { $found } nevet adtál meg. Adj meg egyet-egyet minden embernek ({ $humans }) vagy minden helyre ({ $seats }).
error-colours-none = { $title }: ebben a játékban nem lehet színt választani.
error-colours-count = { $found } szín érkezett. Adj meg egyet-egyet minden helyre ({ $seats }).
error-colour = Nincs „{ $found }” szín ebben a játékban: { $title }. A színek: { $known }.
error-colour-twice = Két játékosnak nem lehet ugyanaz a színe: { $colour }.
error-colours-clockwise = Ebben a játékban ({ $title }) a játékosok a színek sorrendjében ülnek, az óramutató járása szerint: { $ring }. Ez más sorrend: { $found }.
error-seed = „{ $found }” nem lehet magszám. Egész szám kell 0 és 2^256 − 1 között, vagy legfeljebb 64 hexadecimális számjegy.
error-setup-entry = Az előkészítésnek nincs „{ $found }” nevű eleme. Az elemei: { $known }.
error-text = Itt nincs ilyen lépés: „{ $text }”. Most ezeket lépheted: { $legal }.
error-text-table = Ez itt nem lehetséges. Válassz a megjelölt lépések közül.
error-illegal = „{ $text }” nem megengedett. { $reason } (szabály: { $rule })
error-turn = Most nem { $name } következik, hanem { $mover }.
error-turn-table = Most { $mover } következik. Várd meg, amíg te jössz.
error-turn-chance = Most nem { $name } következik: előbb dobni vagy húzni kell.
error-no-chance = Most nincs mit sorsolni.
error-over = A játszma véget ért, nem lehet többet lépni.
error-resign = Feladni csak kétszemélyes játszmát lehet. Ha többen játszanak, valaki átveszi a helyet.
error-ply = Nincs { $found } sorszámú állás; ebben a játszmában az állások sorszáma 0–{ $last }.
error-simulations = „{ $found }” nem lehet a szimulációk száma. Legalább 1 kell.
error-threads = „{ $found }” nem lehet a szálak száma. Legalább 1 kell.
error-game-number = Nincs ott { $found }. játszma; a talált játszmák száma: { $last }.
error-seat = Nincs { $found } sorszámú hely; a helyek sorszáma 0–{ $last }.
error-first = A „{ $found }” nem mondja meg, ki kezd. Lehet: rules, lot vagy egy hely száma 1 és { $seats } között.
error-first-fixed = Ebben a játékban nem lehet megválasztani, ki kezd: { $title }.
error-bot = Nincs „{ $found }” nevű bot. Ezek vannak: { $known }.
error-bots = { $seats } hely van, de { $found } botot adtál meg. Adj meg egyet, vagy minden helyre egyet-egyet.
error-bot-own-name = „{ $found }” nem egy bot neve. Saját botot így írhatsz: FÁJL.py:OSZTÁLY vagy MODUL:OSZTÁLY.
error-bot-file = Nincs ilyen fájl: { $file }.
error-bot-class = { $where }: itt nincs „{ $found }” nevű osztály „choose” metódussal. Ezek vannak: { $known }.
error-bot-load = { $bot } nem tölthető be: { $reason }
error-bot-raised = { $bot } hibázott ({ $number }. lépés): { $reason }
error-bot-move = { $bot } ezt akarja lépni: „{ $move }” ({ $number }. lépés). { $reason }
error-bot-cmd = „{ $found }” nem nevez meg programot. Írd így: cmd:PARANCS, vagy ha időt is adsz minden lépésre: cmd:500ms:PARANCS.
error-bot-program = „{ $command }” nem futtatható: nincs ilyen program, vagy nem szabad futtatni.
error-bot-start = „{ $command }” nem indítható el: { $reason }
error-bot-late = { $bot } több mint { $milliseconds } ms-ig gondolkodott egy lépésen ({ $number }. lépés).
error-bot-ended = { $bot } lépés helyett { $code } kóddal leállt ({ $number }. lépés). Utolsó szavai: { $remark }
error-bot-answer = { $bot } ezt válaszolta: „{ $found }” ({ $number }. lépés). Egy JSON-sor kell, például {"{"}"move": "…"{"}"}. A megjegyzések helye a hibakimenet.
error-language = Nincs szöveg ezen a nyelven: „{ $found }”. Nyelvek: { $known }.
error-file = { $file } nem nyitható meg: { $reason }
error-no-games = „{ $found }” nem lehet a játszmák száma. Legalább 1 kell.
error-paragraph = A szabálykönyvben nincs „{ $found }” bekezdés. Ezek vannak: { $known }.
error-nothing-unfinished = { $title }: ebből a játékból nincs félbehagyott játszma.
error-compile = { $game }: a játékot nem sikerült lefordítani; az oka fentebb olvasható.

error-record = { $line }. sor: { $reason }
error-record-move = { $line }. sor, { $move }. lépés: { $reason }
record-json = Ez nem JSON: { $detail }
record-shape = Ez nem egy játszma jegyzőkönyve: { $detail }
record-version = A jegyzőkönyv verziója { $found }, de csak ez a verzió olvasható: { $expected }.
record-option-missing = Hiányzik ez a beállítás: „{ $option }”. A jegyzőkönyv minden beállítást felsorol.
record-setup-missing = Az előkészítésből hiányzik ez: „{ $entry }”.
record-upto = A jegyzőkönyvben { $last } lépés van; ez a lépés nincs benne: { $found }.
record-not-chance = Itt nincs mit sorsolni; { $name } következik.
record-result-missing = A játszma véget ért, de a jegyzőkönyvben nincs eredmény.
record-result = Az eredményben { $entry } értéke { $found }; a lépésekből { $expected } adódik.
record-not-over = A jegyzőkönyvben van eredmény, de a játszma még nem ért véget.
record-resigned-by = Az eredményből nem derül ki, melyik helyről adták fel a játszmát.
record-no-seed = A jegyzőkönyvben nincs magszám, ezért az osztás nem ellenőrizhető.
record-commitment = A magszám nem egyezik az első lépés előtt mutatott ujjlenyomattal.
record-setup-unfair = „{ $entry }” nem a magszámból következik.
record-roll-unfair = A magszámból { $expected } következik, nem { $found }.

error-bot-twice = „{ $found }” kétszer szerepel. Minden botot csak egyszer adj meg.
error-rivals = Egy versenyhez legalább két különböző bot kell. Most ennyi van: { $found }.
error-few-games = Az összes bot összehasonlításához kevés { $found } játszma. Legalább { $least } kell.
error-seats-range = „{ $found }” nem lehet a játékosok száma. Egy szám kell, például 3, vagy egy tartomány, például 2-4.
error-workers = „{ $found }” nem lehet a folyamatok száma. Legalább 1 kell.
error-worker = Egy játszmákat lejátszó folyamat váratlanul leállt, talán kevés volt a memória. A befejezett osztások az eredményfájlban vannak, ha meg volt adva ilyen, és a --resume onnan folytatja.
error-results-there = Ez a fájl már létezik: { $file }. A folytatáshoz írd hozzá: --resume, vagy adj meg másik fájlt.
error-results-line = { $file }, { $line }. sor: ez nem egy verseny eredménye: { $detail }
error-results-other = { $file }: ebben egy másik verseny van. „{ $setting }” ott { $then } volt, most pedig { $now }.
error-resume-what = A --resume kapcsolóhoz add meg, melyik fájlt folytassa: --results FÁJL.
error-folder = { $file } nem írható: nincs ilyen mappa: { $parent }.
error-chart-format = Ilyen kép nem rajzolható: { $file }. Lehetséges végződések: { $known }.
error-calibration-other = { $file }: ez egy másik játék kalibrációja, vagy ugyanezé ({ $game }), de más beállításokkal.
error-calibration-shape = { $file } nem kalibrációs fájl: { $detail }
error-extra = Ehhez telepíteni kell egy könyvtárat ({ $library }). Így telepítheted: { $command }
error-out-there = Itt már vannak eredmények: { $file }. A folytatáshoz írd hozzá: --resume, vagy adj meg másik mappát.
error-out-other = Itt más fájlok vannak: { $file }. Az eredményeknek saját mappa kell.
error-out-setting = Itt egy másik szimuláció eredményei vannak: { $file }. „{ $setting }” ott { $then } volt, most pedig { $now }.
error-out-part = { $file } nem olvasható: { $detail } Töröld, és a --resume újra lejátssza ezeket a játszmákat.
error-out-task = { $file }: ez a fájl nem egy szimulációt ír le: { $detail }
error-resume-out = A --resume kapcsolóhoz add meg, melyik mappát folytassa: --out MAPPA.
error-records-out = Vagy a --records, vagy a --out kapcsolót add meg: ezeknek a játszmáknak a jegyzőkönyve ugyanazzal a --seed értékkel bármikor kiírható.
error-engine = Itt nem lehet játszani: „{ $found }”. Lehetséges: { $known }.
error-engine-address = Az --address egy Ray-fürt címe, és --engine ray kell hozzá.
error-cluster = Nem érhető el ez a Ray-fürt: { $address }: { $reason }
error-no-board = { $title }: ennek a játéknak nincs board.toml fájlja, ezért ez nem változtatható: { $found }.
error-number-path = { $title }: a board.toml fájlban nincs „{ $path }”. Ezek vannak: { $known }.
error-number-count = „{ $path }”: itt nem maradhat { $found } bejegyzés, mert összesen { $most } van.
error-record-numbers = Csak az eredeti táblán játszott játszmának van jegyzőkönyve. Ami változott: { $found }.
error-record-redrawn = Ez gyakorlás: egy visszavonás után újra kisorsoltuk, ami rejtve volt. Nincs jegyzőkönyve és nincs bizonyítéka.
error-charts = { $file } egy fájl, az ábráknak viszont mappa kell.
error-vary-none = Add meg, mit hasonlítsunk össze: --vary NÉV=ÉRTÉK,ÉRTÉK. Nevek: { $known }.
error-vary-form = „{ $found }” nem hasonlít össze semmit. Írd így: NÉV=ÉRTÉK,ÉRTÉK, legalább két értékkel.
error-vary-name = { $title }: itt nincs „{ $found }” nevű változtatható dolog. Lehetséges: { $known }.
error-vary-same = „{ $one }” és „{ $other }” ugyanaz a szabály.
error-measure = Erre nem lehet kérdezni: „{ $found }”. Lehetséges: { $known }.

record-long = Egy játszma jegyzőkönyve legfeljebb { $megabytes } MB lehet.
record-failed = Maga a játék nem boldogult ezzel a jegyzőkönyvvel: { $detail }
cache-foreign = Az előkészített szabályok nem maradnak meg a lemezen, ezért minden indulás tovább tart: ez a mappa valaki másé: { $folder }. Állítsd a LUDOTHEQUE_CACHE változót egy saját mappára.
cache-open = Az előkészített szabályok nem maradnak meg a lemezen, ezért minden indulás tovább tart: ebbe a mappába mások is írhatnak: { $folder }. Így javíthatod: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, { $line }. sor: { $reason }
error-board-syntax = ez nem TOML: { $detail }
error-board-entry = nincs „{ $found }” nevű bejegyzés. Bejegyzések: { $known }.
error-board-missing = hiányzik ez: „{ $entry }”.
error-setup-deck = A pakli: { $found }. 0 és { $last } között minden számnak pontosan egyszer kell szerepelnie benne.
error-game-file = Nincs ilyen, játékot tartalmazó fájl: { $file }.
error-game-load = { $file }: a játék nem tölthető be ebből a fájlból: { $reason }
error-game-none = { $file }: ebben a fájlban nincs játék. Ez kell bele: GAME = Game(…).
error-game-twice = { $file }: a játék neve „{ $name }”, de ilyen nevű már van a polcon.
error-game-part = A játékból hiányzik: { $what }. A helye a „{ $home }” modulban van; itt kerestük: { $module }. Ennek kell lennie: { $does }
error-game-seats = { $module }: az állásokban nincs „seats” mező, pedig az alapértelmezett kerneleknek szükségük van rá.

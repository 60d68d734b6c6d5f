# Amit akkor mondunk, ha egy kérés nem teljesíthető. Mindegyik megmondja, mi lenne a helyes.

error-unknown-game = Nincs „{ $name }” nevű játék a polcon. A polcon van: { $known }.
error-unknown-option = { $game }: nincs „{ $option }” nevű beállítás. A beállítások: { $known }.
error-option-value = { $game }: „{ $option }” nem lehet „{ $found }”. Lehetséges értékek: { $known }.
error-option-form = „{ $found }” nem beállítás. Írd így: NÉV=ÉRTÉK, például { $example }.
error-seats = { $title }: a játékosok száma { $low }–{ $high } lehet, nem { $found }.
error-name-count = { $found } név érkezett { $seats } helyre.
error-humans = { $found } ember nem játszhat { $seats } helyen.
error-names = { $found } név érkezett. Adj meg egyet-egyet minden emberi játékosnak ({ $humans }) vagy minden helyre ({ $seats }).
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
error-seat = Nincs { $found } sorszámú hely; a helyek sorszáma 0–{ $last }.
error-bot = Nincs „{ $found }” nevű bot. Botok: { $known }.
error-bots = { $found } bot érkezett { $seats } helyre. Adj meg egyet, vagy minden helyre egyet-egyet.
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

# A terminál parancsai.

cli-help = Játéktár, amely éjjel-nappal nyitva van.
cli-help-play = Játék itt a terminálban, botok ellen vagy barátokkal, egyetlen billentyűzeten.
cli-help-games = A polcon lévő játékok listája.
cli-help-bots = A botok listája.
cli-help-rules = Egy játék szabálykönyve.
cli-help-simulate = Botok sok játszmája és az eredmények összesítése.
cli-help-check = Jegyzőkönyvek ellenőrzése: szabályos-e minden lépés, és a magszámból következnek-e a lapok és a dobások?
cli-help-bench = A sebesség mérése ezen a gépen.
cli-help-help = Ez a súgó.
cli-help-version = A verziószám kiírása.
cli-examples = Példák:
cli-group-commands = Parancsok
cli-group-arguments = Argumentumok
cli-group-parameters = Kapcsolók
cli-usage = Használat: { $line }
cli-usage-command = PARANCS
cli-usage-options = { "[KAPCSOLÓK]" }
cli-usage-arguments = { "[ARGUMENTUMOK]" }
cli-default = { "[" }alapértelmezés: { $value }]
cli-required = { "[kötelező]" }
cli-see-help = A --help megmutatja a lehetőségeket.
cli-preparing = { $title } előkészítése (csak az első alkalommal)

cli-param-game = A játék, azon a néven, ahogyan a `ludotheque games` felsorolja. Vagy egy nem telepített játék fájlja: mygame.py.
cli-param-bench-game = A mérendő játék; ha nincs megadva, az összes.
cli-param-lang = Nyelv: en, fr, de, nl, it, es, pl vagy hu. Ha nincs megadva, a rendszer nyelve.
cli-param-json = Kiírás JSON-ban, szöveg helyett.
cli-param-option = Egy választható szabály, NÉV=ÉRTÉK alakban; többször is megadható.
cli-param-seats = A játékosok száma.
cli-param-seed = Az osztás magszáma: egy szám, vagy 0x után hexadecimális számjegyek. Ugyanaz a magszám ugyanazt az osztást adja.
cli-param-paragraph = Csak az ilyen azonosítójú bekezdés.
cli-param-games = A játszmák száma.
cli-param-bots = A botok, vesszővel elválasztva: egy az összes helyre, vagy minden helyre egy-egy. A listát a „ludotheque bots” mutatja.
cli-param-records = Minden játszma kiírása ebbe a fájlba, soronként egy jegyzőkönyv.
cli-param-threads = A szálak száma, gondolkodó botoknál a folyamatoké; ha nincs megadva, annyi, ahány processzormag van.
cli-param-file = Jegyzőkönyveket tartalmazó fájl: JSON Lines vagy egyetlen jegyzőkönyv.
cli-param-seconds = Hány másodpercig tartson a mérés játékonként.
cli-param-humans = Hány ember játszik; a többi helyre botok ülnek.
cli-param-names = A játékosok neve, vesszővel elválasztva.
cli-param-colours = A játékosok színei, helyenként egy, vesszővel elválasztva, például sárga,piros.
cli-param-first = Ki kezd: rules (ahogy a szabály mondja), lot (sorsolással) vagy egy hely száma, például 2.
cli-param-opponents = A botok, vesszővel elválasztva: egy az összes helyre, vagy minden helyre egy-egy. A listát a „ludotheque bots” mutatja.
cli-param-save = A befejezett játszma jegyzőkönyvének kiírása ebbe a fájlba.
cli-param-resume = A legutóbb félbehagyott játszma folytatása.

## ludotheque games

games-name = Játék
games-players = Játékosok
games-minutes = Perc
games-age = Kor
games-line = Miről szól
games-options = Beállítások

## ludotheque simulate

simulate-title = { $games } játszma { $seconds } s alatt
simulate-seat = Hely
simulate-bot = Bot
simulate-wins = Győzelem
simulate-score = Pont
simulate-ties = Közös győzelem: { $share }
simulate-interrupted = Megszakítva: { $games } játszmából { $done } készült el.

## ludotheque check

check-sound = { $count } jegyzőkönyv szabályos.
check-fair = Az osztás és a dobások a magszámból következnek: { $fair }. Nincs magszám: { $unknown }.
check-broken = { $count } jegyzőkönyv hibás.

## ludotheque bench

bench-running = { $title } mérése
bench-result = { $title }: másodpercenként { $moves } millió lépés és { $games } játszma egy szálon (ingadozás: { $spread }%),
    másodpercenként { $two } játszma két szálon (a sebesség aránya: { $ratio }).
    Egy állás { $bytes } bájt. Importálás: { $imported } s, első fordítás: { $first } s, későbbi indítások: { $second } s.

## ludotheque play

play-you = Te
play-player = { $number }. játékos
play-which = Melyik játék legyen? (sorszám vagy név){ " " }
play-welcome = { $title }: { $names }
play-commitment = A titkos magszám ujjlenyomata: { $commitment }
play-commands = Írd be a lépést vagy a sorszámát; súgó: ?, kilépés: quit.
play-help =
    A lépést úgy írd be, ahogyan a listában áll, vagy add meg a sorszámát.
    table   az asztal újbóli megjelenítése
    hint    a legjobb lépések
    rules   a szabálykönyv; rules turn: csak egy bekezdés
    quit    kilépés; a játszma megmarad, és később folytatható
play-pass = Add tovább a billentyűzetet: { $name } következik. Ha mehet, nyomj Entert.{ " " }
play-moves = Lehetséges lépések:
play-hint = { $equal ->
    [yes] Egyformán jó
   *[no] A legjobb lépés
}: { $moves } (győzelmi esély: { $certain ->
    [yes] { $share }
   *[no] kb. { $share }
})
play-objection = Enter: maradhat. Nem szabad? Írd be: { $object }
play-objection-who = Ki vette észre? { $names }
play-objection-nobody = Itt senkit sem hívnak így. Írj be egyet ezek közül: { $names }
play-place = { $place }. { $name }: { $score } pont
play-seed = A magszám ez volt: { $seed }
play-saved = A játszma jegyzőkönyve itt van: { $file }
play-unfinished = A játszma megmaradt. Így folytathatod: { $command }

bots-name = Bot
bots-level = Szint
bots-line = Hogyan játszik
bots-own = Saját botok is játszhatnak: a FÁJL.py:OSZTÁLY vagy MODUL:OSZTÁLY egy Python-osztály, a cmd:PARANCS egy tetszőleges nyelven írt program.
simulate-turns = Kör játszmánként: átlagosan { $mean }, { $least } és { $most } között

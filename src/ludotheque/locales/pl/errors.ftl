# Co się mówi, gdy coś nie jest możliwe. Każdy komunikat mówi, czego oczekiwano.

error-unknown-game = Na półce nie ma gry o nazwie „{ $name }”. Na półce: { $known }.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Jej opcje: { $known }.
error-option-value = Opcja „{ $option }” gry { $game } nie może mieć wartości „{ $found }”. Możliwe: { $known }.
error-option-form = „{ $found }” nie jest opcją. Napisz NAZWA=WARTOŚĆ, na przykład { $example }.
error-seats = Liczba graczy w grze { $title } musi wynosić od { $low } do { $high }, a nie { $found }.
error-name-count = Liczba podanych imion: { $found }; liczba miejsc: { $seats }.
error-humans = Liczba osób nie może wynosić { $found }, gdy liczba miejsc to { $seats }.
error-names = Liczba podanych imion: { $found }. Podaj po jednym dla każdej grającej osoby ({ $humans }) albo dla każdego miejsca ({ $seats }).
error-colours-none = W grze { $title } nie wybiera się kolorów.
error-colours-count = Liczba podanych kolorów: { $found }. Podaj po jednym dla każdego miejsca ({ $seats }).
error-colour = W grze { $title } nie ma koloru „{ $found }”. Kolory: { $known }.
error-colour-twice = Dwoje graczy nie może mieć tego samego koloru: { $colour }.
error-colours-clockwise = W grze { $title } gracze siedzą w kolejności swoich kolorów, zgodnie z ruchem wskazówek zegara: { $ring }. Ta kolejność jest inna: { $found }.
error-seed = „{ $found }” nie jest ziarnem losowości. Oczekiwano liczby całkowitej od 0 do 2^256 − 1 albo najwyżej 64 cyfr szesnastkowych.
error-setup-entry = W przygotowaniu gry nie ma wpisu „{ $found }”. Możliwe wpisy: { $known }.
error-text = „{ $text }” nie jest tutaj ruchem. Teraz możliwe: { $legal }.
error-illegal = „{ $text }” jest niedozwolone: { $reason } (zasada { $rule })
error-turn = Teraz gra { $mover }, a nie { $name }.
error-turn-chance = Teraz decyduje los, a nie { $name }.
error-no-chance = Los nie ma teraz o czym decydować.
error-over = Gra się skończyła; nie można wykonać więcej ruchów.
error-resign = Poddać się można tylko w grze dwuosobowej. Gdy graczy jest więcej, ktoś przejmuje miejsce.
error-ply = Nie ma pozycji { $found }; ta partia ma pozycje od 0 do { $last }.
error-simulations = „{ $found }” nie jest liczbą symulacji. Oczekiwano: 1 lub więcej.
error-threads = „{ $found }” nie jest liczbą wątków. Oczekiwano: 1 lub więcej.
error-game-number = Nie ma tam partii nr { $found }; znalezione partie: { $last }.
error-seat = Nie ma miejsca { $found }; miejsca mają numery od 0 do { $last }.
error-first = „{ $found }” nie mówi, kto zaczyna. Oczekiwano: rules, lot albo numeru miejsca od 1 do { $seats }.
error-first-fixed = W grze { $title } nie można wybrać, kto zaczyna.
error-bot = Nie ma bota o nazwie „{ $found }”. Boty: { $known }.
error-bots = Liczba podanych botów: { $found }; liczba miejsc: { $seats }. Podaj jednego albo po jednym na każde miejsce.
error-bot-own-name = „{ $found }” nie jest nazwą bota. Własny bot nazywa się PLIK.py:KLASA albo MODUŁ:KLASA.
error-bot-file = Nie ma pliku { $file }.
error-bot-class = { $where } nie ma klasy „{ $found }” z metodą „choose”. Są tam: { $known }.
error-bot-load = Nie można wczytać { $bot }: { $reason }
error-bot-raised = { $bot } zawiódł przy ruchu { $number }: { $reason }
error-bot-move = { $bot } chce zagrać „{ $move }” jako ruch { $number }. { $reason }
error-bot-cmd = „{ $found }” nie wskazuje programu. Oczekiwano: cmd:POLECENIE albo cmd:500ms:POLECENIE z czasem na każdy ruch.
error-bot-program = Nie można uruchomić „{ $command }”: nie ma takiego programu albo nie jest wykonywalny.
error-bot-start = Nie udało się uruchomić „{ $command }”: { $reason }
error-bot-late = { $bot } potrzebował na ruch { $number } więcej niż { $milliseconds } ms.
error-bot-ended = { $bot } zakończył się z kodem { $code }, zamiast wykonać ruch { $number }. Ostatnie słowa: { $remark }
error-bot-answer = { $bot } odpowiedział „{ $found }” przy ruchu { $number }. Oczekiwano wiersza JSON, na przykład {"{"}"move": "…"{"}"}. Uwagi należy pisać na standardowe wyjście błędów.
error-language = Nie ma tekstu w języku „{ $found }”. Języki: { $known }.
error-file = Nie można otworzyć pliku { $file }: { $reason }
error-no-games = „{ $found }” nie jest liczbą partii. Oczekiwano: 1 lub więcej.
error-paragraph = W instrukcji nie ma akapitu „{ $found }”. Jej akapity: { $known }.
error-nothing-unfinished = Nie ma niedokończonej partii w grę { $title }.
error-compile = Nie udało się skompilować gry { $game }; powód podano wyżej.

error-record = Wiersz { $line }: { $reason }
error-record-move = Wiersz { $line }, ruch { $move }: { $reason }
record-json = To nie jest JSON: { $detail }
record-shape = To nie jest zapis partii: { $detail }
record-version = To zapis w wersji { $found }; można odczytać wersję { $expected }.
record-option-missing = Brakuje opcji „{ $option }”. Zapis wymienia wszystkie opcje.
record-setup-missing = W przygotowaniu gry brakuje wpisu „{ $entry }”.
record-upto = Nie ma pozycji przed ruchem { $found }; liczba ruchów w zapisie: { $last }.
record-not-chance = Los nie ma tu o czym decydować; teraz gra { $name }.
record-result-missing = Partia jest zakończona, ale w zapisie brakuje wyniku.
record-result = W wyniku { $entry } to { $found }; z ruchów wychodzi { $expected }.
record-not-over = Zapis zawiera wynik, ale partia nie jest zakończona.
record-resigned-by = Z wyniku nie wiadomo, które miejsce poddało partię.
record-no-seed = Zapis nie zawiera ziarna losowości, więc nie można sprawdzić rozdania.
record-commitment = Ziarno losowości nie zgadza się z odciskiem opublikowanym przed pierwszym ruchem.
record-setup-unfair = „{ $entry }” nie wynika z ziarna losowości.
record-roll-unfair = Z ziarna losowości wynika { $expected }, a nie { $found }.

error-bot-twice = „{ $found }” podano dwa razy. Wymień każdego bota tylko raz.
error-rivals = Turniej wymaga co najmniej dwóch różnych botów. Liczba podanych: { $found }.
error-few-games = Liczba partii { $found } nie wystarczy, by porównać wszystkie boty. Potrzeba co najmniej { $least }.
error-seats-range = „{ $found }” nie jest liczbą graczy. Oczekiwano: liczby takiej jak 3 lub zakresu takiego jak 2-4.
error-workers = „{ $found }” nie jest liczbą procesów. Oczekiwano: 1 lub więcej.
error-worker = Proces rozgrywający partie niespodziewanie się zakończył, być może z braku pamięci. Ukończone rozdania są w pliku wyników, jeśli został podany, a --resume zacznie od tego miejsca.
error-results-there = Plik { $file } już istnieje. Dodaj --resume, aby go kontynuować, albo podaj inny plik.
error-results-line = { $file }, wiersz { $line }: to nie jest wynik turnieju: { $detail }
error-results-other = { $file } zawiera inny turniej: „{ $setting }” miało tam wartość { $then }, a teraz ma { $now }.
error-resume-what = --resume wymaga pliku, od którego ma kontynuować: --results PLIK.
error-folder = Nie można zapisać pliku { $file }: nie ma folderu { $parent }.
error-chart-format = { $file } nie jest obrazem, który można narysować. Możliwe rozszerzenia: { $known }.
error-calibration-other = { $file } to kalibracja innej gry albo gry { $game } z innymi opcjami.
error-calibration-shape = { $file } nie jest plikiem kalibracji: { $detail }
error-extra = Potrzebna jest biblioteka { $library }, która nie jest zainstalowana. Instalacja: { $command }
error-out-there = { $file } zawiera już wyniki. Dodaj --resume, aby je kontynuować, albo podaj inny folder.
error-out-other = { $file } zawiera inne pliki. Wyniki potrzebują własnego folderu.
error-out-setting = { $file } zawiera wyniki innej symulacji: „{ $setting }” miało tam wartość { $then }, a teraz ma { $now }.
error-out-part = Nie da się odczytać { $file }: { $detail } Usuń go, a --resume rozegra te partie ponownie.
error-out-task = { $file } nie opisuje symulacji: { $detail }
error-resume-out = --resume wymaga folderu, od którego ma kontynuować: --out FOLDER.
error-records-out = Podaj --records albo --out: zapisy tych samych partii można utworzyć w każdej chwili z tym samym --seed.
error-engine = Na „{ $found }” nie można grać. Możliwe: { $known }.
error-engine-address = --address to adres klastra Ray i wymaga --engine ray.
error-cluster = Klaster Ray { $address } jest nieosiągalny: { $reason }
error-no-board = { $title } nie ma pliku board.toml, więc nie można zmienić: { $found }.
error-number-path = W board.toml gry { $title } nie ma „{ $path }”. Są tam: { $known }.
error-number-count = „{ $path }” nie może zachować { $found } pozycji; ma ich { $most }.
error-record-numbers = Partia na planszy innej niż drukowana nie ma zapisu. Zmieniono: { $found }.
error-record-redrawn = To trening: po cofnięciu ruchu wylosowano od nowa to, co było zakryte. Nie ma zapisu ani dowodu.
error-charts = { $file } to plik; wykresy potrzebują folderu.
error-vary-none = Podaj, co porównać: --vary NAZWA=WARTOŚĆ,WARTOŚĆ. Nazwy: { $known }.
error-vary-form = „{ $found }” niczego nie porównuje. Napisz NAZWA=WARTOŚĆ,WARTOŚĆ z co najmniej dwiema wartościami.
error-vary-name = { $title } nie ma niczego o nazwie „{ $found }”, co można zmieniać. Możliwe: { $known }.
error-vary-same = „{ $one }” i „{ $other }” to te same zasady.
error-measure = O „{ $found }” nie można pytać. Możliwe: { $known }.

record-long = Zapis partii ma najwyżej { $megabytes } MB.
record-failed = Sama gra nie poradziła sobie z tym zapisem: { $detail }
cache-foreign = Skompilowane zasady nie są zachowywane na dysku, więc każdy start trwa dłużej: { $folder } należy do kogoś innego. Ustaw LUDOTHEQUE_CACHE na własny folder.
cache-open = Skompilowane zasady nie są zachowywane na dysku, więc każdy start trwa dłużej: inni użytkownicy mogą pisać w { $folder }. Żeby to zmienić: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, wiersz { $line }: { $reason }
error-board-syntax = to nie jest TOML: { $detail }
error-board-entry = nie ma pozycji „{ $found }”. Pozycje: { $known }.
error-board-missing = brakuje „{ $entry }”.
error-setup-deck = Talia to { $found }. Oczekiwano: każda liczba od 0 do { $last } jeden raz.
error-game-file = Nie ma pliku { $file } z grą.
error-game-load = Nie można wczytać gry z pliku { $file }: { $reason }
error-game-none = W pliku { $file } nie ma gry. Oczekiwano: GAME = Game(…).
error-game-twice = Gra z pliku { $file } nazywa się „{ $name }”, tak jak gra, która już stoi na półce.
error-game-part = W grze brakuje { $what }. Oczekiwano w module „{ $home }”; szukano w: { $module }. Czym to musi być: { $does }
error-game-seats = Pozycje w { $module } nie mają pola „seats”, którego potrzebują domyślne jądra.

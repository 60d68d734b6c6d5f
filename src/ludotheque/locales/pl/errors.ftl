# Co się mówi, gdy coś nie jest możliwe. Każdy komunikat mówi, czego oczekiwano.

error-unknown-game = Na półce nie ma gry „{ $name }”. Są tam: { $known }.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Jej opcje to: { $known }.
error-option-value = W grze { $game } opcja „{ $option }” nie może mieć wartości „{ $found }”. Możesz wybrać: { $known }.
error-option-form = „{ $found }” nie jest opcją. Napisz NAZWA=WARTOŚĆ, na przykład { $example }.
error-seats = W grę { $title } może grać od { $low } do { $high } osób, a nie { $found }.
error-name-count = Podano { $found ->
    [one] 1 imię
    [few] { $found } imiona
   *[many] { $found } imion
}, a przy stole { $seats ->
    [one] jest 1 miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}.
error-humans = Na { $seats ->
    [one] 1 miejscu
   *[other] { $seats } miejscach
} nie { $found ->
    [one] zmieści się 1 osoba
    [few] zmieszczą się { $found } osoby
   *[many] zmieści się { $found } osób
}.
error-names = Podano { $found ->
    [one] 1 imię
    [few] { $found } imiona
   *[many] { $found } imion
}. Podaj po jednym dla każdej grającej osoby ({ $humans }) albo dla każdego miejsca ({ $seats }).
error-colours-none = W grze { $title } nie wybiera się kolorów.
error-colours-count = Liczba podanych kolorów: { $found }. Podaj po jednym dla każdego miejsca ({ $seats }).
error-colour = W grze { $title } nie ma koloru „{ $found }”. Kolory: { $known }.
error-colour-twice = Dwoje graczy nie może mieć tego samego koloru: { $colour }.
error-colours-clockwise = W grze { $title } gracze siedzą w kolejności swoich kolorów, zgodnie z ruchem wskazówek zegara: { $ring }. Ta kolejność jest inna: { $found }.
error-seed = „{ $found }” nie może być ziarnem. Podaj liczbę całkowitą od 0 do 2^256 − 1 albo najwyżej 64 cyfry szesnastkowe.
error-setup-entry = W przygotowaniu gry nie ma wpisu „{ $found }”. Są tam: { $known }.
error-text = Nie ma tu ruchu „{ $text }”. Możesz teraz zagrać: { $legal }.
error-text-table = Tego nie można tu zrobić. Wybierz jeden z zaznaczonych ruchów.
error-illegal = „{ $text }” jest niedozwolone. { $reason } (zasada { $rule })
error-turn = Teraz gra { $mover }, a nie { $name }.
error-turn-table = Teraz gra { $mover }. Poczekaj na swoją kolej.
error-turn-chance = Na razie nie gra { $name }: najpierw trzeba rzucić kostką albo dobrać kartę.
error-no-chance = Nie ma teraz czego losować.
error-over = Partia się skończyła; nie można już grać dalej.
error-resign = Poddać partię można tylko w grze we dwoje. Gdy gra więcej osób, ktoś przejmuje miejsce.
error-ply = Nie ma pozycji { $found }; ta partia ma pozycje od 0 do { $last }.
error-simulations = „{ $found }” nie może być liczbą symulacji. Podaj 1 lub więcej.
error-threads = „{ $found }” nie może być liczbą wątków. Podaj 1 lub więcej.
error-game-number = Nie ma tam partii nr { $found }; liczba znalezionych partii: { $last }.
error-seat = Nie ma miejsca { $found }; miejsca mają numery od 0 do { $last }.
error-first = „{ $found }” nie mówi, kto zaczyna. Podaj rules, lot albo numer miejsca od 1 do { $seats }.
error-first-fixed = W grze { $title } nie można wybrać, kto zaczyna.
error-bot = Nie ma bota „{ $found }”. Są boty: { $known }.
error-bots = Podano { $found ->
    [one] 1 bota
    [few] { $found } boty
   *[many] { $found } botów
}, a przy stole { $seats ->
    [one] jest 1 miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}. Podaj jednego bota albo po jednym na każde miejsce.
error-bot-own-name = „{ $found }” nie jest nazwą bota. Własny bot nazywa się PLIK.py:KLASA albo MODUŁ:KLASA.
error-bot-file = Nie ma pliku { $file }.
error-bot-class = W { $where } nie ma klasy „{ $found }” z metodą „choose”. Są tam: { $known }.
error-bot-load = Nie można wczytać bota { $bot }: { $reason }
error-bot-raised = Błąd bota { $bot } przy ruchu { $number }: { $reason }
error-bot-move = Bot { $bot } chce zagrać „{ $move }” jako ruch { $number }. { $reason }
error-bot-cmd = „{ $found }” nie wskazuje programu. Napisz cmd:POLECENIE albo cmd:500ms:POLECENIE, czyli z czasem na każdy ruch.
error-bot-program = Nie można uruchomić „{ $command }”: nie ma takiego programu albo nie wolno go uruchamiać.
error-bot-start = Nie udało się uruchomić „{ $command }”: { $reason }
error-bot-late = Na ruch { $number } bot { $bot } potrzebował więcej niż { $milliseconds } ms.
error-bot-ended = Bot { $bot } zakończył się z kodem { $code }, zamiast wykonać ruch { $number }. Ostatnie słowa: { $remark }
error-bot-answer = Bot { $bot } odpowiedział „{ $found }” przy ruchu { $number }. Potrzebny jest wiersz JSON, na przykład {"{"}"move": "…"{"}"}. Uwagi pisze się na standardowe wyjście błędów.
error-language = Nie ma tekstu w języku „{ $found }”. Języki: { $known }.
error-file = Nie można otworzyć pliku { $file }: { $reason }
error-no-games = „{ $found }” nie może być liczbą partii. Podaj 1 lub więcej.
error-paragraph = W instrukcji nie ma akapitu „{ $found }”. Są tam: { $known }.
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
record-not-chance = Nie ma tu czego losować; teraz gra { $name }.
record-result-missing = Partia jest zakończona, ale w zapisie brakuje wyniku.
record-result = W wyniku zapisano { $entry }: { $found }, a z ruchów wychodzi { $expected }.
record-not-over = Zapis zawiera wynik, ale partia nie jest zakończona.
record-resigned-by = Z wyniku nie wiadomo, z którego miejsca poddano partię.
record-no-seed = W zapisie nie ma ziarna, więc rozdania nie można sprawdzić.
record-commitment = Ziarno nie zgadza się z odciskiem pokazanym przed pierwszym ruchem.
record-setup-unfair = „{ $entry }” nie wynika z ziarna.
record-roll-unfair = Z ziarna wynika { $expected }, a nie { $found }.

error-bot-twice = „{ $found }” podano dwa razy. Wymień każdego bota tylko raz.
error-rivals = W turnieju grają co najmniej dwa różne boty. Podano: { $found }.
error-few-games = Żeby porównać wszystkie boty, { $found ->
    [one] jedna partia
    [few] { $found } partie
   *[many] { $found } partii
} to za mało. Zagraj { $least } lub więcej.
error-seats-range = „{ $found }” nie może być liczbą graczy. Podaj liczbę, na przykład 3, albo zakres, na przykład 2-4.
error-workers = „{ $found }” nie może być liczbą procesów. Podaj 1 lub więcej.
error-worker = Proces, który rozgrywał partie, niespodziewanie się zakończył, może z braku pamięci. Ukończone rozdania są w pliku wyników, jeśli był podany; --resume ruszy od tego miejsca.
error-results-there = Plik { $file } już istnieje. Dodaj --resume, żeby grać dalej, albo podaj inny plik.
error-bot-silent = „{ $found }” nie podaje szans. Podają je boty, które przeszukują: poziomy albo na przykład search:400.
error-no-positions = Musi być co najmniej jedna pozycja, nie { $found }.
error-games-line = Plik { $file }, wiersz { $line }: to nie jest partia tego pomiaru: { $detail }
error-games-other = W pliku { $file } są inne partie: „{ $setting }” miało tam wartość { $then }, a teraz ma { $now }. Wybierz inny folder albo usuń plik.
error-nothing-fitted = Gra { $game } nie ma tu liczb do dopasowania: jej ocena żadnych nie wymienia albo plansza jest zmieniona. Zobacz `FITTED` w dokumentacji silnika.
error-results-line = Plik { $file }, wiersz { $line }: to nie jest wynik turnieju: { $detail }
error-results-other = W pliku { $file } jest inny turniej: „{ $setting }” miało tam wartość { $then }, a teraz ma { $now }.
error-resume-what = Do --resume potrzebny jest plik z wynikami: --results PLIK.
error-folder = Nie można zapisać pliku { $file }: nie ma folderu { $parent }.
error-chart-format = Tego obrazu nie można narysować: { $file }. Możliwe rozszerzenia: { $known }.
error-calibration-other = Plik { $file } to kalibracja innej gry albo gry { $game } z innymi opcjami.
error-calibration-shape = Plik { $file } nie jest plikiem kalibracji: { $detail }
error-extra = Potrzebna jest biblioteka { $library }, a nie ma jej na tym komputerze. Możesz ją zainstalować tak: { $command }
error-out-there = Folder { $file } zawiera już wyniki. Dodaj --resume, żeby grać dalej, albo podaj inny folder.
error-out-other = Folder { $file } zawiera inne pliki. Wyniki potrzebują własnego folderu.
error-out-setting = Folder { $file } zawiera wyniki innej symulacji: „{ $setting }” miało tam wartość { $then }, a teraz ma { $now }.
error-out-part = Nie można odczytać pliku { $file }: { $detail } Usuń go, a --resume rozegra te partie od nowa.
error-out-task = Plik { $file } nie opisuje symulacji: { $detail }
error-resume-out = Do --resume potrzebny jest folder z wynikami: --out FOLDER.
error-records-out = Podaj albo --records, albo --out: zapisy tych samych partii możesz utworzyć w każdej chwili z tym samym --seed.
error-engine = „{ $found }” nie jest miejscem, w którym można grać. Możliwe: { $known }.
error-engine-address = --address to adres klastra Ray i wymaga --engine ray.
error-cluster = Nie można połączyć się z klastrem Ray { $address }: { $reason }
error-no-board = Gra { $title } nie ma pliku board.toml, więc nie można w niej zmienić: { $found }.
error-number-path = W pliku board.toml gry { $title } nie ma wpisu „{ $path }”. Są tam: { $known }.
error-number-count = We wpisie „{ $path }” nie może zostać { $found } pozycji; wszystkich jest { $most }.
error-record-numbers = Partia na planszy innej niż oryginalna nie ma zapisu. Zmieniono: { $found }.
error-record-redrawn = To trening: po cofnięciu ruchu wylosowaliśmy od nowa to, co było zakryte. Nie ma zapisu ani dowodu.
error-charts = { $file } to plik, a wykresy potrzebują folderu.
error-vary-none = Napisz, co porównać: --vary NAZWA=WARTOŚĆ,WARTOŚĆ. Nazwy: { $known }.
error-vary-form = „{ $found }” niczego nie porównuje. Napisz NAZWA=WARTOŚĆ,WARTOŚĆ i podaj co najmniej dwie wartości.
error-vary-name = W grze { $title } nie ma niczego o nazwie „{ $found }”, co można by zmieniać. Możliwe: { $known }.
error-vary-same = „{ $one }” i „{ $other }” to te same zasady.
error-measure = O „{ $found }” nie można zapytać. Możliwe: { $known }.

record-long = Zapis partii może mieć najwyżej { $megabytes } MB.
record-failed = Sama gra nie poradziła sobie z tym zapisem: { $detail }
cache-foreign = Nie możemy zachować przygotowanych zasad na dysku, więc każdy start trwa dłużej: folder { $folder } należy do kogoś innego. Ustaw LUDOTHEQUE_CACHE na własny folder.
cache-open = Nie możemy zachować przygotowanych zasad na dysku, więc każdy start trwa dłużej: w folderze { $folder } mogą pisać inni użytkownicy. Możesz to zmienić tak: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, wiersz { $line }: { $reason }
error-board-syntax = to nie jest TOML: { $detail }
error-board-entry = nie ma wpisu „{ $found }”. Wpisy: { $known }.
error-board-missing = brakuje „{ $entry }”.
error-setup-deck = Talia to { $found }. Każda liczba od 0 do { $last } musi być w niej dokładnie raz.
error-game-file = Nie ma pliku { $file } z grą.
error-game-load = Nie można wczytać gry z pliku { $file }: { $reason }
error-game-none = W pliku { $file } nie ma gry. Potrzebne jest w nim GAME = Game(…).
error-game-twice = Gra z pliku { $file } nazywa się „{ $name }”, tak jak gra, która już stoi na półce.
error-game-part = W grze brakuje: { $what }. Miejsce na to jest w module „{ $home }”; szukaliśmy w: { $module }. Co to ma być: { $does }
error-game-seats = Pozycje w module { $module } nie mają pola „seats”, a potrzebują go domyślne jądra.
error-memory = „{ $found }” nie może być pamięcią. Podaj liczbę rzeczy od 0 do 9999 albo all.
error-times-file = Plik { $file } nie jest plikiem z czasami namysłu: { $detail }

# Co się mówi, gdy coś nie jest możliwe. Każdy komunikat mówi, czego oczekiwano.

error-unknown-game = Na półce nie ma gry o nazwie „{ $name }”. Na półce: { $known }.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Jej opcje: { $known }.
error-option-value = Opcja „{ $option }” gry { $game } nie może mieć wartości „{ $found }”. Możliwe: { $known }.
error-option-form = „{ $found }” nie jest opcją. Napisz NAZWA=WARTOŚĆ, na przykład { $example }.
error-seats = Liczba graczy w grze { $title } musi wynosić od { $low } do { $high }, a nie { $found }.
error-name-count = Liczba podanych imion: { $found }; liczba miejsc: { $seats }.
error-humans = Liczba osób nie może wynosić { $found }, gdy liczba miejsc to { $seats }.
error-names = Liczba podanych imion: { $found }. Podaj po jednym dla każdej grającej osoby ({ $humans }) albo dla każdego miejsca ({ $seats }).
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
error-seat = Nie ma miejsca { $found }; miejsca mają numery od 0 do { $last }.
error-bot = Nie ma bota o nazwie „{ $found }”. Boty: { $known }.
error-bots = Liczba podanych botów: { $found }; liczba miejsc: { $seats }. Podaj jednego albo po jednym na każde miejsce.
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

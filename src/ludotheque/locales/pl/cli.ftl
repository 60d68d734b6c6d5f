# Polecenia terminala.

cli-help = Ludoteka otwarta dniem i nocą.
cli-help-play = Zagraj tutaj, w terminalu, przeciw botom albo ze znajomymi przy jednej klawiaturze.
cli-help-games = Pokaż gry z półki.
cli-help-bots = Pokaż boty.
cli-help-rules = Przeczytaj instrukcję gry.
cli-help-simulate = Daj botom rozegrać wiele partii i policz wyniki.
cli-help-check = Sprawdź zapisy partii: czy wszystkie ruchy są zgodne z zasadami, a karty i rzuty wynikają z ziarna?
cli-help-bench = Zmierz, jak szybko działa silnik na tym komputerze.
cli-help-help = Pokaż tę pomoc.
cli-help-version = Pokaż wersję.
cli-examples = Przykłady:
cli-group-commands = Polecenia
cli-group-arguments = Argumenty
cli-group-parameters = Opcje
cli-usage = Użycie: { $line }
cli-usage-command = POLECENIE
cli-usage-options = { "[OPCJE]" }
cli-usage-arguments = { "[ARGUMENTY]" }
cli-default = { "[" }domyślnie: { $value }]
cli-required = { "[wymagane]" }
cli-see-help = Dodaj --help, a zobaczysz, co możesz zrobić.
cli-preparing = Przygotowujemy grę { $title } (tylko za pierwszym razem)

cli-param-game = Gra, pod nazwą z listy `ludotheque games`. Albo plik gry, która nie jest zainstalowana: mygame.py.
cli-param-bench-game = Gra, którą mierzymy; domyślnie wszystkie.
cli-param-lang = Język: en, fr, de, nl, it, es, pl lub hu. Domyślnie język systemu.
cli-param-json = Wypisz JSON zamiast tekstu.
cli-param-option = Wybrana zasada, w postaci NAZWA=WARTOŚĆ; można podać kilka.
cli-param-seats = Liczba graczy.
cli-param-seed = Ziarno rozdania: liczba albo cyfry szesnastkowe po 0x. To samo ziarno daje to samo rozdanie.
cli-param-paragraph = Tylko akapit o tym identyfikatorze.
cli-param-games = Liczba partii.
cli-param-bots = Boty, oddzielone przecinkami: jeden na wszystkie miejsca albo po jednym na każde. Lista: „ludotheque bots”.
cli-param-records = Zapisz wszystkie partie w tym pliku, po jednym zapisie w wierszu.
cli-param-threads = Liczba wątków, a dla botów, które myślą, procesów; domyślnie tyle, ile jest rdzeni.
cli-param-file = Plik z zapisami partii: JSON Lines albo pojedynczy zapis.
cli-param-seconds = Ile sekund mierzyć każdą grę.
cli-param-humans = Ile osób gra; pozostałe miejsca zajmują boty.
cli-param-names = Imiona osób, oddzielone przecinkami.
cli-param-colours = Kolory graczy, po jednym na miejsce, oddzielone przecinkami, na przykład żółty,czerwony.
cli-param-first = Kto zaczyna: rules (jak mówią zasady), lot (losowo) albo numer miejsca, na przykład 2.
cli-param-opponents = Boty, oddzielone przecinkami: jeden na wszystkie miejsca albo po jednym na każde. Lista: „ludotheque bots”.
cli-param-save = Po zakończeniu partii zachowaj jej zapis w tym pliku.
cli-param-resume = Wróć do ostatniej niedokończonej partii.

## ludotheque games

games-name = Gra
games-players = Gracze
games-minutes = Minuty
games-age = Wiek
games-line = O co chodzi
games-options = Opcje

## ludotheque simulate

simulate-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} w { $seconds } s
simulate-seat = Miejsce
simulate-bot = Bot
simulate-wins = Wygrane
simulate-score = Punkty
simulate-ties = Wspólne wygrane: { $share }
simulate-interrupted = Przerwano. Rozegrane partie: { $done } z { $games }.

## ludotheque check

check-sound = { $count ->
    [one] 1 zapis jest zgodny z zasadami.
    [few] { $count } zapisy są zgodne z zasadami.
   *[many] { $count } zapisów jest zgodnych z zasadami.
}
check-fair = Rozdanie i rzuty wynikają z ziarna: { $fair }. Zapisy bez ziarna: { $unknown }.
check-broken = { $count ->
    [one] 1 zapis jest błędny.
    [few] { $count } zapisy są błędne.
   *[many] { $count } zapisów jest błędnych.
}

## ludotheque bench

bench-running = Mierzymy grę { $title }
bench-result = { $title }: { $moves } mln ruchów i { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } na sekundę w jednym wątku (rozrzut { $spread }%),
    { $two ->
        [one] { $two } partia
        [few] { $two } partie
       *[many] { $two } partii
    } na sekundę w dwóch wątkach (przyspieszenie: { $ratio }).
    Pozycja zajmuje { $bytes } B. Import { $imported } s, pierwsza kompilacja { $first } s, kolejne uruchomienia { $second } s.

## ludotheque play

play-you = Ty
play-player = Gracz { $number }
play-which = W co gramy? (numer lub nazwa){ " " }
play-welcome = { $title }: { $names }
play-commitment = Odcisk tajnego ziarna: { $commitment }
play-commands = Wpisz ruch albo jego numer; ? pokazuje pomoc, quit przerywa partię.
play-help =
    Ruch wpisuje się tak, jak jest na liście, albo podaje się jego numer.
    table   pokaż stół jeszcze raz
    hint    najlepsze ruchy
    rules   instrukcja; rules turn pokazuje jeden akapit
    quit    przerwij; partia zostaje zachowana i można do niej wrócić
play-pass = Podaj klawiaturę: teraz gra { $name }. Gdy wszystko gotowe, naciśnij Enter.{ " " }
play-moves = Możliwe ruchy:
play-hint = { $equal ->
    [yes] Jednakowo dobre
   *[no] Najlepszy ruch
}: { $moves } (szansa na wygraną: { $certain ->
    [yes] { $share }
   *[no] około { $share }
})
play-objection = Enter: zostaje. Tak nie wolno? Wpisz: { $object }
play-objection-who = Kto to zauważył? { $names }
play-objection-nobody = Nikt się tu tak nie nazywa. Wpisz jedno z imion: { $names }
play-place = { $place }. { $name }: { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
play-seed = Tajne ziarno: { $seed }
play-saved = Zapis partii jest w pliku { $file }.
play-unfinished = Partia została zachowana. Aby do niej wrócić: { $command }

bots-name = Bot
bots-level = Poziom
bots-line = Jak gra
bots-own = Własne boty też mogą grać: PLIK.py:KLASA lub MODUŁ:KLASA to klasa w Pythonie, cmd:POLECENIE to program w dowolnym języku.
simulate-turns = Tury na partię: średnio { $mean }, od { $least } do { $most }

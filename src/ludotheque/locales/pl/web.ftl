# Klient w przeglądarce.

web-title = Ludothèque
web-language = Język
web-opening = Chwileczkę…
web-unreachable = Nie można połączyć się z serwerem. Spróbuj za chwilę.
web-lost = Pod tym adresem niczego nie ma.
web-to-shelf = Na półkę
web-close = Zamknij
web-no-key = Ten link nie otwiera stołu. Poproś o cały link, ze wszystkim, co stoi po #.

## Półka

web-shelf = Gry
web-fact-players = { $count } graczy
web-fact-minutes = { $count } minut
web-fact-age = od { $age } lat
web-mine = Graj dalej
web-mine-with = z: { $names }
web-mine-yours = Twoja kolej
web-mine-open = Czeka na graczy
web-mine-over = Zakończona
web-mine-gone = Już nie istnieje
web-mine-finished = { $count ->
    [one] 1 zakończona partia
    [few] { $count } zakończone partie
   *[other] { $count } zakończonych partii
}
web-forget = Zapomnij
web-forget-game = Zapomnij: { $game }, { $names }
web-public-tables = Stoły szukające graczy
web-public-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}

## Przygotowanie partii

web-mode = Jak chcesz grać?
web-mode-bots = Z botami
web-mode-bots-line = Zaczynasz od razu: boty są gotowe.
web-mode-friends = Z przyjaciółmi
web-mode-friends-line = Każdy gra na swoim urządzeniu. Dostajesz link i kod QR do przekazania.
web-mode-device = Na tym urządzeniu
web-mode-device-line = Podajecie sobie urządzenie. Kurtyna zasłania to, czego następny gracz nie może widzieć.
web-mode-watch = Popatrz na boty
web-mode-watch-line = Usiądź wygodnie: grają tylko boty.
web-play-now = Graj teraz
web-open-table = Otwórz stół
web-watch-now = Oglądaj
web-preparing = Ta gra jest jeszcze przygotowywana; pierwsze uruchomienie chwilę potrwa.
web-options = Zasady tej partii
web-option-printed = zasada drukowana
web-option-ours = nasza własna zasada
web-more-choices = Więcej ustawień
web-player = Gracz { $number }
web-seat-fewer = O jednego gracza mniej
web-seat-more = O jednego gracza więcej
web-seat-kind = Miejsce { $number }: kto gra?
web-seat-human = Ktoś tutaj
web-seat-open = Znajomy z linkiem
web-seat-open-line = dostaje własny link
web-seat-bot = Bot
web-name-of = Imię gracza { $number }
web-level-of = Poziom bota na miejscu { $number }
web-make-public = Pokaż stół na półce: każdy może się dosiąść
web-wait-for-me = Zacznij dopiero na mój znak
web-pace = Tempo botów
web-pace-none = jak najszybciej
web-pace-brisk = żwawo
web-pace-calm = spokojnie
web-away = Gdy ktoś zniknie
web-away-never = stół czeka
web-away-minutes = po 2 minutach gra bot
web-away-hour = po godzinie gra bot
web-away-day = po dniu gra bot

## Czekanie na graczy

web-lobby-missing = { $count ->
    [0] Są już wszyscy
    [one] Brakuje jednego gracza
   *[other] Brakuje { $count } graczy
}
web-lobby-send = Każde wolne miejsce ma własny link: wyślij go albo daj do zeskanowania kod.
web-lobby-unreachable = Twoi znajomi nie otworzą tych linków: ten serwer jest dostępny tylko z tego komputera. Uruchom go poleceniem „ludotheque serve --host 0.0.0.0”; poda wtedy adres dla znajomych.
web-lobby-begins = Partia zacznie się, gdy tylko będą wszyscy.
web-lobby-owner = Partia zacznie się na znak osoby, która otworzyła stół.
web-seat-free = wolne
web-seat-added = dodano własną losowość
web-invite-link = Zaproszenie na miejsce { $number }
web-watch-link = Link do oglądania
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-share-text = Zagraj ze mną w { $game }!
web-qr = Kod QR
web-mix-title = Uczciwe tasowanie
web-mix-line = Tasowanie wynika z sekretu, który serwer już ustalił, i z tego, co wszyscy dodacie. Dodaj coś, czego nikt nie odgadnie, a nikt nie mógł wybrać rozdania.
web-mix-field = Coś od siebie
web-mix-add = Dodaj
web-mix-done = Dodano. Dziękujemy!
web-seal-line = Urządzenie każdego gracza pieczętuje trochę własnej losowości. Pieczęcie otwiera się dopiero, gdy wszystkie są ustalone, i ze wszystkich wynika tasowanie. Dzięki temu nikt nie może wybrać rozdania: ani ten, kto przyjdzie ostatni, ani serwer. Możesz dodać coś od siebie.
web-seal-done = Zapieczętowano razem z twoim tekstem. Dziękujemy!
web-seat-sealed = pieczęć gotowa
web-seat-revealed = pieczęć otwarta
web-lobby-sealing = Każdy pieczętuje własną losowość, żeby nikt nie mógł wybrać rozdania.
web-lobby-revealing = Wszystkie pieczęcie są ustalone. Teraz są otwierane i wynika z nich rozdanie.
web-unsealed = { $count ->
    [one] { $names }: na tym miejscu nie zapieczętowano niczego na czas; tasowanie odbyło się bez tego tekstu.
   *[other] { $names }: na tych miejscach nie zapieczętowano niczego na czas; tasowanie odbyło się bez tych tekstów.
}
web-unrevealed = { $count ->
    [one] { $names }: tej pieczęci nie otwarto na czas. Zamiast tekstu dodano samą pieczęć, ustaloną już wcześniej.
   *[other] { $names }: tych pieczęci nie otwarto na czas. Zamiast tekstów dodano same pieczęcie, ustalone już wcześniej.
}
web-commitment = Odcisk sekretu, do sprawdzenia po partii
web-start = Zacznij partię
web-fill = Uzupełnij botami i zacznij
web-fill-level = Poziom botów

## Zajmowanie miejsca

web-join-title = Zagraj z nami w { $game }!
web-join-with = Przy stole: { $names }
web-join-name = Twoje imię
web-join-name-missing = Podaj imię, żeby inni wiedzieli, kim jesteś.
web-join = Zajmij miejsce
web-watch-only = Tylko oglądaj

## Przy stole

web-turn-yours = Twoja kolej
web-turn-of = Gra { $name }
web-turn-sending = Twój ruch jest w drodze…
web-turn-over = Partia skończona
web-watching = Oglądasz
web-seats = Gracze
web-seat-you = ty
web-seat-on-turn = na ruchu
web-seat-stand-in = zastępuje: { $level }
web-place = Miejsce { $place }
web-rules = Zasady
web-show-rule = Pokaż zasadę
web-story = Przebieg gry
web-story-empty = Jeszcze nic się nie wydarzyło.
web-in-words = Stół słowami
web-offline = Brak połączenia. Kolejna próba…
web-offline-kept = Brak połączenia. Twój ruch jest zachowany i zostanie wysłany.
web-curtain-title = { $name }, twoja kolej
web-curtain-text = Urządzenie dostaje { $name }. Pozostali nie patrzą.
web-curtain-lift = To ja, { $name }

## Menu

web-menu = Menu
web-menu-device = Na tym urządzeniu
web-menu-links = Linki
web-menu-you = Ty
web-motion = Animacje
web-sound = Dźwięk
web-seat-link = Link do twojego miejsca, na inne urządzenie
web-seat-link-line = Kto ma ten link, gra za ciebie. Zachowaj go dla siebie.
web-leave = Niech bot gra za mnie
web-return = Gram dalej
web-resign = Poddaj partię
web-resign-two = Partia się wtedy kończy, a wygrywa przeciwnik.
web-resign-more = Za ciebie gra dalej bot.
web-resign-sure = Tak, poddaję
web-play-on = Gram dalej

## Zasady gry

web-rules-of = { $game }: zasady
web-contents = Spis treści
web-play-this = Zagraj w { $game }

## The table of a game that has none of its own

web-yes = Tak
web-no = Nie
web-face-down = zakryte: { $count }

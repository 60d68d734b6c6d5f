# Klient w przeglądarce.

web-title = Ludothèque
web-language = Język
web-opening = Chwileczkę…
web-unreachable = Nie można połączyć się z serwerem. Spróbuj za chwilę.
web-lost = Pod tym adresem niczego nie ma.
web-to-shelf = Wróć do półki
web-close = Zamknij
web-no-key = Ten link nie otwiera stołu. Poproś o cały link, razem z tym, co jest po znaku #.

## Półka

web-shelf = Gry
web-fact-players = { $count } graczy
web-fact-minutes = { $count } minut
web-fact-age = od { $age } lat
web-mine = Graj dalej
web-mine-with = Przy stole: { $names }
web-mine-yours = Twoja kolej
web-mine-open = Czeka na graczy
web-mine-over = Zakończona
web-mine-gone = Tego stołu już nie ma
web-mine-finished = { $count ->
    [one] 1 zakończona partia
    [few] { $count } zakończone partie
   *[many] { $count } zakończonych partii
}
web-forget = Usuń
web-forget-game = Usuń: { $game }, { $names }
web-public-tables = Tu brakuje graczy
web-public-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}

## Przygotowanie partii

web-mode = Jak chcesz grać?
web-mode-bots = Z botami
web-mode-bots-line = Zaczynasz od razu: boty są gotowe.
web-mode-friends = Ze znajomymi
web-mode-friends-line = Każdy gra na swoim urządzeniu. Dostaniesz link i kod QR dla znajomych.
web-mode-device = Na jednym urządzeniu
web-mode-device-line = Podajecie sobie urządzenie. Kurtyna zasłania to, czego następny gracz nie może zobaczyć.
web-mode-watch = Jako widz
web-mode-watch-line = Rozsiądź się wygodnie: grają tylko boty.
web-play-now = Zagraj
web-open-table = Otwórz stół
web-watch-now = Oglądaj
web-preparing = Jeszcze przygotowujemy tę grę; pierwszy start chwilę potrwa.
web-options = Zasady tej partii
web-option-printed = jak w oryginale
web-option-ours = nasza własna zasada
web-more-choices = Więcej ustawień
web-first = Kto zaczyna
web-first-rules = zgodnie z zasadami
web-first-lot = decyduje los
web-player = Gracz { $number }
web-seat-fewer = O jednego gracza mniej
web-seat-more = O jednego gracza więcej
web-seat-kind = Miejsce { $number }: kto gra?
web-seat-human = Gracz tutaj
web-seat-open = Gracz przez link
web-seat-open-line = dostaje własny link
web-seat-bot = Bot
web-name-of = Gracz { $number }: imię
web-level-of = Miejsce { $number }: poziom bota
web-seat-colour-of = Kolor miejsca { $number }
web-seat-is = Miejsce { $number }: { $what }
web-make-public = Pokaż stół na półce: każdy może się dosiąść
web-wait-for-me = Zaczniemy dopiero na mój znak
web-away = Gdy ktoś zniknie
web-away-never = stół czeka
web-away-minutes = po 2 minutach zastąpi go bot
web-away-hour = po godzinie zastąpi go bot
web-away-day = po dniu zastąpi go bot

## Czekanie na graczy

web-lobby-missing = { $count ->
    [0] Są już wszyscy
    [one] Brakuje jednego gracza
    [few] Brakuje { $count } graczy
   *[many] Brakuje { $count } graczy
}
web-lobby-send = Każde wolne miejsce ma własny link: wyślij go albo pokaż kod do zeskanowania.
web-lobby-unreachable = Znajomi nie otworzą tych linków: ten serwer widać tylko na tym komputerze. Uruchom go poleceniem „ludotheque serve --host 0.0.0.0”; poda wtedy adres dla znajomych.
web-lobby-begins = Zaczniemy, gdy tylko będą wszyscy.
web-lobby-owner = Partię rozpocznie osoba, która otworzyła stół.
web-seat-free = wolne
web-seat-added = dodaje coś do losowania
web-invite-link = Zaproszenie na miejsce { $number }
web-watch-link = Link dla widzów
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-share-text = Zagraj ze mną w grę { $game }!
web-qr = Kod QR
web-mix-title = Uczciwe rozdanie
web-mix-line = Rozdanie powstaje z sekretu, który serwer już ustalił, i z tego, co wszyscy dodacie. Dodaj coś, czego nikt nie odgadnie: wtedy nikt nie będzie mógł ustawić rozdania.
web-mix-field = Twój tekst
web-mix-add = Dodaj
web-mix-done = Dodane. Dziękujemy!
web-seal-line = Urządzenie każdego gracza chowa pod pieczęcią coś losowego. Pieczęcie otwierają się dopiero wtedy, gdy są już wszystkie, i ze wszystkich razem powstaje rozdanie. Dzięki temu nikt go nie ustawi: ani ten, kto przyjdzie ostatni, ani serwer. Możesz dopisać coś od siebie.
web-seal-done = Twój tekst też jest pod pieczęcią. Dziękujemy!
web-seat-sealed = pieczęć gotowa
web-seat-revealed = pieczęć otwarta
web-lobby-sealing = Każdy chowa pod pieczęcią coś losowego, żeby nikt nie mógł ustawić rozdania.
web-lobby-revealing = Wszystkie pieczęcie są gotowe. Właśnie się otwierają i powstaje z nich rozdanie.
web-unsealed = { $count ->
    [one] { $names } nie zdąża z pieczęcią, więc w tym rozdaniu zabrakło jednego tekstu.
   *[other] { $names } nie zdążają z pieczęciami, więc w tym rozdaniu zabrakło kilku tekstów.
}
web-unrevealed = { $count ->
    [one] { $names } nie otwiera pieczęci na czas. Zamiast tekstu liczy się więc sama pieczęć; była gotowa już wcześniej.
   *[other] { $names } nie otwierają pieczęci na czas. Zamiast tekstów liczą się więc same pieczęcie; były gotowe już wcześniej.
}
web-commitment = Odcisk sekretu; po partii możesz go sprawdzić
web-start = Zacznij partię
web-fill = Dodaj boty i zacznij
web-fill-level = Poziom botów

## Zajmowanie miejsca

web-join-title = Zagraj z nami w grę { $game }!
web-join-with = Przy stole: { $names }
web-join-fork = Ta gra jest dalszym ciągiem wcześniejszej: osoba, która otworzyła stół, może wiedzieć, co jest zakryte.
web-your-colour = Twój kolor: { $colour }
web-join-name = Twoje imię
web-join-name-missing = Podaj imię, żeby inni wiedzieli, kim jesteś.
web-join = Dołącz
web-watch-only = Tylko oglądaj

## Przy stole

web-turn-yours = Twoja kolej
web-turn-of = Teraz gra { $name }
web-addressed = { $name }: { $text }
web-turn-sending = Twój ruch jest w drodze…
web-turn-over = Koniec partii
web-watching = Oglądasz tę partię
web-skip = Przewiń naprzód
web-skip-to-my-turn = Przewiń do mojej tury
web-seats = Gracze
web-seat-you = ty
web-seat-on-turn = teraz gra
web-place = { $place }. lokata
web-rules = Zasady
web-show-rule = Pokaż zasadę
web-story = Przebieg partii
web-story-empty = Jeszcze nic się nie wydarzyło.
web-in-words = Opis stołu
web-offline = Brak połączenia. Próbujemy dalej…
web-offline-kept = Brak połączenia. Twój ruch czeka i zostanie wysłany.
web-curtain-title = { $name }, twoja kolej
web-curtain-text = Podajcie urządzenie: teraz gra { $name }. Reszta nie patrzy.
web-curtain-lift = To ja, { $name }

## Menu

web-menu = Menu
web-menu-device = Na tym urządzeniu
web-menu-links = Linki
web-menu-you = Ty
web-speed = Tempo
web-speed-calm = spokojnie
web-speed-brisk = żwawo
web-speed-instant = od razu
web-speed-is = Tempo: { $speed }
web-motion = Animacje
web-sound = Dźwięk
web-seat-link = Link do twojego miejsca, na inne urządzenie
web-seat-link-line = Kto ma ten link, może grać za ciebie. Nikomu go nie dawaj.
web-leave = Oddaj grę botowi
web-return = Wróć do gry
web-resign = Poddaj partię
web-resign-two = Partia się skończy i wygra przeciwnik.
web-resign-more = Dalej zagra za ciebie bot.
web-resign-sure = Tak, poddaj
web-play-on = Graj dalej

## Zasady gry

web-rules-of = { $game }: zasady
web-contents = Spis treści
web-play-this = Zagraj w grę { $game }

## The table of a game that has none of its own

web-yes = Tak
web-no = Nie
web-face-down = zakryte: { $count }

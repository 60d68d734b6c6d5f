# Kącik gracza, ustawienia i pomoc.

web-corner = Mój kącik
web-corner-line = Nie potrzebujesz konta: wszystko zostaje na tym urządzeniu, w tej przeglądarce.
web-corner-me = Ja
web-corner-emblem = Mój znak
web-emblem-bell = Dzwonek
web-emblem-key = Klucz
web-emblem-leaf = Liść
web-emblem-anchor = Kotwica
web-emblem-star = Gwiazda
web-emblem-moon = Księżyc
web-corner-played = Moje partie
web-corner-no-games = Nie ma jeszcze zakończonych partii. Pierwsza pojawi się tutaj, gdy tylko się skończy.
web-corner-game = Gra
web-corner-games = Rozegrane
web-corner-won = Wygrane
web-corner-against = Przeciwnik
web-corner-ahead = Ty wyżej
web-corner-all = Pokaż wszystkie partie: { $count }
web-corner-take = Na inne urządzenie
web-corner-take-line = Zabierz ze sobą swoje imię, ustawienia, miejsca i zakończone partie. To, co drugie urządzenie już ma, zostaje bez zmian.
web-corner-save = Zapisz w pliku
web-corner-open = Otwórz plik
web-corner-code-line = Zeskanuj ten kod drugim urządzeniem. Zawiera twoje imię, ustawienia i niedokończone partie. Każdy, kto go zeskanuje, może grać za ciebie, więc nikomu go nie pokazuj.
web-corner-unreachable = Drugie urządzenie nie otworzy tego kodu: tylko ten komputer ma dostęp do serwera. Uruchom go poleceniem „ludotheque serve --host 0.0.0.0” albo użyj pliku.
web-corner-code-part = Kod { $part } z { $parts }
web-corner-code-before = Poprzedni kod
web-corner-code-next = Następny kod
web-corner-unreadable = To nie pochodzi z Ludothèque albo brakuje jakiejś części. Nic się nie zmieniło.
web-corner-bring = Z twojego drugiego urządzenia
web-corner-bring-line = { $count ->
    [0] Dodać twoje imię i ustawienia na tym urządzeniu?
    [one] Dodać twoje imię, ustawienia i 1 partię na tym urządzeniu?
    [few] Dodać twoje imię, ustawienia i { $count } partie na tym urządzeniu?
   *[other] Dodać twoje imię, ustawienia i { $count } partii na tym urządzeniu?
}
web-corner-bring-yes = Dodaj
web-corner-brought = Gotowe! Wszystko już tu jest.
web-corner-no = Anuluj
web-corner-delete = Usuń wszystko
web-corner-delete-line = Twoje imię, ustawienia, zakończone partie i klucze do twoich miejsc znikną z tego urządzenia. Same partie toczą się dalej.
web-corner-delete-sure = Na pewno usunąć wszystko? Bez zapisanego pliku nie wrócisz na swoje miejsca.
web-corner-delete-yes = Tak, usuń wszystko
web-theme = Wygląd
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-haptics = Wibracje
web-strong-colours = Kolory dla daltonistów
web-rename = Zmień moje imię
web-rename-do = Zmień
web-renamed = { $old } gra teraz jako { $name }.
web-help = Pomoc
web-help-rules-of = Zasady gry { $game }
web-help-lab-of = Laboratorium gry { $game }
web-help-lab = Laboratorium
web-help-docs = Dokumentacja
web-help-version = Wersja { $version }

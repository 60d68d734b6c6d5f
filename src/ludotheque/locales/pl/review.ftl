# W przeglądarce: pomoc w trakcie gry i to, co następuje po niej.

web-hint = Podpowiedź
web-hint-thinking = Zastanawia się…
web-hint-title = Najlepsze ruchy i ich szanse na wygraną

web-back = Cofnij ruch
web-back-asked = { $name } chce cofnąć ruch. Zgoda, { $to }?
web-back-agree = Zgoda
web-back-decline = Nie, zostaje
web-back-waiting = { $you ->
    [yes] Prosisz o cofnięcie ruchu. Czekamy na odpowiedź…
   *[other] { $name } prosi o cofnięcie ruchu. Czekamy na odpowiedź…
}

web-guide = Przewodnik
web-guide-rule = Zasada
web-guide-off = Wyłącz przewodnik

web-after = Po grze
web-result-won = { $you ->
    [yes] Wygrywasz!
   *[other] Wygrywa { $name }!
}
web-result-shared = Wspólna wygrana: { $names }
web-result-nobody = Nikt nie wygrał
web-result-resigned = { $you ->
    [yes] Poddajesz grę.
   *[other] { $name } poddaje grę.
}
web-rematch = Jeszcze raz
web-rematch-join = Do nowej gry
web-save-record = Pobierz zapis gry

web-replay = Obejrzyj jeszcze raz
web-replay-at = Ruch { $at } z { $last }.
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-pause = Zatrzymaj
web-replay-slider = Miejsce w grze
web-replay-leave = Zakończ oglądanie

web-fork = Graj odtąd
web-fork-title = Graj dalej po ruchu { $move }
web-fork-what = Nowy stół zaczyna od tej pozycji: to samo rozdanie, te same ruchy do tej chwili. Co dalej, to się okaże.
web-fork-seat = Gram jako
web-fork-others = Pozostali to
web-fork-bots = boty
web-fork-link = znajomi, przez link
web-fork-level = Jak dobrze grają boty
web-fork-start = Graj

web-look = Spojrzenie wstecz
web-look-what = Na co mógł liczyć każdy, ruch po ruchu? Co było decyzją, co szczęściem i które ruchy kosztowały najwięcej?
web-look-start = Przeanalizuj grę
web-look-progress = Ruch { $done } z { $total }…
web-look-shares = Szansa na wygraną w procentach, a pod nią to, co ją zmieniło
web-look-how = Wskaż ruch, żeby o nim przeczytać; wybierz go, żeby zobaczyć go na planszy.
web-look-whose = Czyje zmiany są pokazane
web-look-own = Własne decyzje
web-look-others = Decyzje innych
web-look-luck = Szczęście
web-look-from-to = Od początku do końca
web-look-costly = Najkosztowniejsze ruchy: { $name }
web-look-none = Żaden ruch nie kosztował niczego wartego wzmianki.
web-look-better = lepiej: { $move }
web-look-chance = Los
web-chart = Szanse na wygraną w trakcie gry

web-fair = Czy było uczciwie?
web-fair-what = Przed pierwszą kartą lub rzutem pokazano odcisk. Teraz sekret jest jawny, a twoja przeglądarka może sprawdzić, że niczego nie zmieniono.
web-fair-check = Sprawdź rozdanie
web-fair-promise = Odcisk pokazany przed grą jest tym samym co w dowodzie.
web-fair-secret = To odcisk (SHA-256) ujawnionego teraz sekretu.
web-fair-shown = Pieczęcie są tymi, które twoje urządzenie widziało, zanim otworzyło własną.
web-fair-seals = Każdy ujawniony tekst pasuje do swojej pieczęci.
web-fair-seed = Sekret i to, co dodali gracze, dają ziarno rozdania.
web-fair-deal = Odcisk pokazywany w trakcie gry należy do tego ziarna.
web-fair-record = Zapis gry podaje to samo ziarno.
web-fair-yes = Wszystko się zgadza: rozdanie było ustalone, zanim ktokolwiek mógł je poznać.
web-fair-no = Coś się nie zgadza. To rozdanie nie jest tym, co obiecano.
web-fair-further = Aby z tego ziarna rozdać ponownie każdą kartę i powtórzyć każdy rzut, zapisz dowód i uruchom:
web-fair-save = Zapisz dowód

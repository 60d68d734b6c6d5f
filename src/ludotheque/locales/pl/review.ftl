# W przeglądarce: pomoc w trakcie gry i to, co następuje po niej.

web-hint = Podpowiedź
web-hint-thinking = Chwila namysłu…
web-hint-title = Najlepsze ruchy i ich szanse
web-hint-about = ok. { $share }
web-hint-equal = równie dobry
web-hint-rough = Plansza jest zmieniona: te szanse są oszacowane mniej dokładnie niż zwykle.

web-back = Cofnij ruch
web-back-asked = { $name } chce cofnąć ruch. { $to }, zgadzasz się?
web-back-agree = Zgoda
web-back-decline = Nie, ruch zostaje
web-back-waiting = { $you ->
    [yes] Prosisz o cofnięcie ruchu. Czekamy na odpowiedź…
   *[other] { $name } prosi o cofnięcie ruchu. Czekamy na odpowiedź…
}

web-guide = Przewodnik
web-guide-rule = Zasada
web-guide-off = Wyłącz przewodnik

web-after = Po partii
web-result-won = { $you ->
    [yes] Wygrywasz!
   *[other] Wygrywa { $name }!
}
web-result-shared = Wspólna wygrana: { $names }
web-result-nobody = Nikt nie wygrał
web-result-resigned = { $you ->
    [yes] Poddajesz partię.
   *[other] { $name } poddaje partię.
}
web-rematch = Zagraj jeszcze raz
web-rematch-join = Przejdź do nowej partii
web-save-record = Pobierz zapis partii

web-replay = Powtórka
web-replay-at = Ruch { $at } z { $last }.
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-pause = Zatrzymaj
web-replay-slider = Moment partii
web-replay-leave = Zakończ powtórkę

web-fork = Graj od tego ruchu
web-fork-title = Graj dalej po ruchu { $move }
web-fork-what = Powstaje nowy stół z tą pozycją: to samo rozdanie i te same ruchy do tej chwili. A co dalej? To się okaże.
web-fork-seat = Gram jako
web-fork-others = Pozostali to
web-fork-bots = boty
web-fork-link = znajomi, przez link
web-fork-level = Poziom botów
web-fork-start = Zagraj

web-look = Analiza
web-look-what = Jakie szanse miał każdy gracz, ruch po ruchu? Co było decyzją, co szczęściem i które ruchy kosztowały najwięcej?
web-look-start = Przeanalizuj partię
web-look-progress = Ruch { $done } z { $total }…
web-look-shares = Szansa na wygraną w procentach, a pod nią to, co ją zmieniło
web-look-how = Wskaż ruch, żeby o nim przeczytać; wybierz go, żeby zobaczyć go na planszy.
web-look-whose = Czyje szanse widać
web-look-own = Własne decyzje
web-look-others = Decyzje innych
web-look-luck = Szczęście
web-look-unclear = Niejasne
web-look-caveat = Niejasne jest to, czego przeszukiwanie nie umie odróżnić od własnych błędów. W szczęściu też może się coś z tego kryć.
web-look-from-to = Od początku do końca
web-look-costly = Najdroższe ruchy: { $name }
web-look-none = Żaden ruch nie kosztował wiele.
web-look-better = lepiej: { $move }
web-look-chance = Los
web-chart = Szanse na wygraną w trakcie partii

web-fair = Czy było uczciwie?
web-fair-what = Przed pierwszą kartą lub rzutem pokazaliśmy odcisk sekretu. Teraz sekret jest jawny, a twoja przeglądarka może sprawdzić, czy niczego nie zmieniono.
web-fair-check = Sprawdź rozdanie
web-fair-promise = Odcisk pokazany przed partią jest taki sam jak w dowodzie.
web-fair-secret = To odcisk (SHA-256) sekretu, który jest teraz jawny.
web-fair-shown = Pieczęcie są te same, które twoje urządzenie widziało, zanim otworzyło własną.
web-fair-seals = Każdy ujawniony tekst pasuje do swojej pieczęci.
web-fair-seed = Z sekretu i z tego, co dodali gracze, wychodzi ziarno rozdania.
web-fair-deal = Odcisk pokazywany w trakcie partii należy do tego ziarna.
web-fair-record = Zapis partii podaje to samo ziarno.
web-fair-yes = Wszystko się zgadza: rozdanie było ustalone, zanim ktokolwiek mógł je poznać.
web-fair-no = Coś się nie zgadza. To nie jest rozdanie, które było obiecane.
web-fair-further = Jeśli chcesz z tego ziarna rozdać jeszcze raz każdą kartę i powtórzyć każdy rzut, zapisz dowód i uruchom:
web-fair-save = Zapisz dowód

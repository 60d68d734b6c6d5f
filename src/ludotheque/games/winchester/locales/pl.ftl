# Winchester. $you ma wartość "yes", gdy czyta gracz, o którym mowa.
# Nazwy graczy i figur stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym.

winchester-line = Wyścig dookoła planszy ruchami szachowymi: kostka decyduje, jaką figurą jesteś.

## Kostka i plansza

winchester-face-K = król
winchester-face-Q = hetman
winchester-face-R = wieża
winchester-face-B = goniec
winchester-face-N = skoczek
winchester-face-P = pion

winchester-zone-start = start
winchester-zone-A = odcinek A
winchester-zone-B = odcinek B
winchester-zone-corner-1 = narożnik 1
winchester-zone-C = odcinek C
winchester-zone-corner-2 = narożnik 2
winchester-zone-D = odcinek D
winchester-zone-E = odcinek E
winchester-zone-corner-3 = narożnik 3
winchester-zone-F = odcinek F

winchester-end-played-out = Wszystkie bierki oprócz jednej są w domu.
winchester-end-stalled = Od 300 rund żadna bierka nie dotarła do domu.

## Opowieść o ruchu

winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] Wyrzucasz najwięcej oczek i zaczynasz.
       *[other] { $seat } wyrzuca najwięcej oczek i zaczyna.
    }
   *[other] { tell-starts }
}
winchester-tell-rolled = { $you ->
    [yes] Rzucasz kostką szachową: { $face }.
   *[other] { $seat } rzuca kostką szachową: { $face }.
}
winchester-tell-moved = { $you ->
    [yes] Idziesz z { $origin } na { $target }{ $crossed ->
        [none] .
       *[other] {" "}i przekraczasz linię startu.
    }
   *[other] { $seat } idzie z { $origin } na { $target }{ $crossed ->
        [none] .
       *[other] {" "}i przekracza linię startu.
    }
}
winchester-tell-swapped = { $you ->
    [yes] Idziesz z { $origin } na { $target }, a { $loser } trafia stamtąd na { $origin }.
    [loser] { $seat } idzie z { $origin } na { $target } i zamienia się miejscami z twoją bierką.
   *[other] { $seat } idzie z { $origin } na { $target }, a { $loser } trafia stamtąd na { $origin }.
}
winchester-tell-arrived = { $you ->
    [yes] Wprowadzasz do domu bierkę z { $origin } jako { $place }. na mecie i zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] { $seat } wprowadza do domu bierkę z { $origin } jako { $place }. na mecie i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
winchester-tell-bonus = { $you ->
    [yes] Dostajesz premię: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] { $seat } dostaje premię: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
winchester-tell-passed = { $you ->
    [yes] Nie możesz wykonać ruchu: pasujesz i tracisz następną kolejkę.
   *[other] { $seat } nie może wykonać ruchu, pasuje i traci następną kolejkę.
}
winchester-tell-skipped = { $you ->
    [yes] Tracisz tę kolejkę.
   *[other] { $seat } traci tę kolejkę.
}
winchester-tell-last = { $you ->
    [yes] Twoja bierka na { $square } jest ostatnia ze wszystkich i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] Ostatnia ze wszystkich bierek stoi na { $square }. { $seat } dostaje za nią { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
winchester-tell-over = Koniec partii. { $end }

## Plansza słowami

winchester-die = Na kostce: { $face }
winchester-to-roll = { $you ->
    [yes] Rzucasz kostką szachową.
   *[other] { $name } rzuca kostką szachową.
}
winchester-quiet = Rundy z rzędu, w których żadna bierka nie dotarła do domu: { $rounds }; do końca partii zostało: { $left }.
winchester-player = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}, { $home ->
    [0] żadnej bierki w domu
    [one] { $home } bierka w domu
    [few] { $home } bierki w domu
   *[many] { $home } bierek w domu
}
winchester-loses-turn = traci następną kolejkę
winchester-pieces = na planszy: { $squares }
winchester-on = { $zone }: { $squares }

## Plansza na ekranie

winchester-table = plansza
winchester-starts = zaczyna tę rundę
winchester-choose-piece = Wybierz jedną ze swoich bierek.
winchester-choose-square = Teraz wybierz, dokąd pójdzie.
winchester-piece = { $you ->
    [yes] twoja bierka na { $square }
   *[other] { $name }: bierka na { $square }
}
winchester-piece-home = { $you ->
    [yes] twoja bierka, { $place }. na mecie
   *[other] { $name }: bierka { $place }. na mecie
}

## Ruchy słowami

winchester-move-roll = rzuć kostką: { $face }
winchester-move-go = idź z { $origin } na { $target }
winchester-move-swap = idź z { $origin } na { $target } i zamień się miejscami
winchester-move-home = idź do domu, z { $origin } na { $target }
winchester-move-pass = pas i utrata następnej kolejki

## W pierwszej grze: kolejny krok

winchester-guide-wait = Kostka decyduje, którą figurę szachową wszyscy naśladują. Obiegnij planszę raz, przeciwnie do ruchu wskazówek zegara, i wróć do domu.
winchester-guide-pass = Żadna twoja bierka nie może się ruszyć: pasujesz i tracisz też następną kolejkę.
winchester-guide-king = Król: przesuń jedną bierkę o jedno pole w dowolną stronę.
winchester-guide-queen = Hetman: jak daleko chcesz, prosto lub na ukos, ale bez przeskakiwania. Jeśli trafisz na czyjąś bierkę, zamieniacie się miejscami.
winchester-guide-rook = Wieża: jak daleko chcesz wzdłuż rzędu lub kolumny, ale bez przeskakiwania. Jeśli trafisz na czyjąś bierkę, zamieniacie się miejscami.
winchester-guide-bishop = Goniec: jak daleko chcesz na ukos, ale bez przeskakiwania. Jeśli trafisz na czyjąś bierkę, zamieniacie się miejscami.
winchester-guide-knight = Skoczek: dwa pola prosto i jedno w bok. Tylko on przeskakuje bierki i przeszkody.
winchester-guide-pawn = Pion: jedno pole prosto do przodu albo jedno na ukos do przodu, żeby zamienić się z kimś miejscami.

## Punktacja

winchester-score-place = { $place }. na mecie
winchester-score-bonus = premia
winchester-score-last = ostatnia bierka

## Dlaczego ruch jest niedozwolony, według reguły

winchester-refusal-king = Król robi tylko jeden krok, w dowolną stronę. Wybierz pole obok.
winchester-refusal-queen = Hetman idzie prosto albo na ukos. Wybierz pole na jednej z tych linii.
winchester-refusal-rook = Wieża idzie prosto, wzdłuż rzędu albo kolumny. Wybierz pole na tej linii.
winchester-refusal-bishop = Goniec idzie na ukos. Wybierz pole na ukos od niego.
winchester-refusal-knight = Skoczek skacze o dwa pola w jedną stronę i o jedno w bok.
winchester-refusal-pawn = Pion idzie o jedno pole prosto do przodu, jeśli jest puste, a miejscami zamienia się o jedno pole na ukos do przodu.
winchester-refusal-roll = Najpierw rzuca się raz kostką szachową, potem ruszają bierki.
winchester-refusal-own = Nie stoi tam żadna z twoich bierek. Wybierz swoją.
winchester-refusal-must = Jedna z twoich bierek może się ruszyć, więc nią rusz.
winchester-refusal-obstacle = Stoi tam przeszkoda. Wybierz pole bez przeszkody.
winchester-refusal-jump = Coś stoi na drodze, a przeskakuje tylko skoczek. Zatrzymaj się wcześniej albo idź inną drogą.
winchester-refusal-C2 = Stoi tam już twoja własna bierka. Wybierz inne pole.
winchester-refusal-before-start = Bierka, która nie przekroczyła linii startu, z nikim się nie zamienia. Wybierz puste pole.
winchester-refusal-C3 = Linie startu i mety przekracza się tylko do przodu i nie ma drogi dookoła nich.
winchester-refusal-C4 = Bierka, która nie opuściła jeszcze startu, zamyka to pole. Wejdź do domu na inne.
winchester-refusal-arrival = Bierka, która przekracza linię mety, kończy ruch w domu.
winchester-refusal-end = Partia jest skończona.

## Co jest nie tak z ustawieniem

winchester-setup-obstacles = „obstacles” musi podawać liczbę dla każdego odcinka: { $sections }.
winchester-setup-missing = W „obstacles” brakuje odcinka { $section }.
winchester-setup-section = Nie ma odcinka „{ $found }”. Odcinki: { $sections }.
winchester-setup-number = Liczba dla odcinka { $section } to { $found }; musi być od 1 do { $last }.
winchester-setup-first = „first” to { $found }; musi to być miejsce od 0 do { $last }.

## Co jest nie tak z plikiem planszy

winchester-board-zone-missing = brakuje strefy „{ $expected }”.
winchester-board-zone-extra = „{ $found }” to o jedną strefę za dużo. Strefy po kolei: { $known }.
winchester-board-zone-name = powinna tu być strefa „{ $expected }”, a nie „{ $found }”.
winchester-board-squares = „{ $found }” nie jest prostokątem pól toru, takim jak „a1-d4”, z lewym dolnym rogiem na początku.
winchester-board-overlap = { $square } należy już do strefy „{ $zone }”.
winchester-board-uncovered = { $square } nie należy do żadnej strefy.
winchester-board-forward = „forward” to { $found }; trzeba podać jeden lub dwa z tych kierunków: { $known }.
winchester-board-number-row = „{ $found }” na odcinku { $zone }: powinny tu być liczby od 1 do 6, razem { $count }.
winchester-board-number-rows = liczba wierszy z numerami na odcinku { $zone } to { $found }, a powinna być { $count }.
winchester-board-number-count = na odcinku { $zone } numer { $number } występuje { $found } razy, a powinien { $count } razy.
winchester-board-start-square = pole startowe { $code } to „{ $found }”; musi to być pole startu, które nie ma innego numeru.
winchester-board-teams = graczy jest { $seats }, więc trzeba podać tyle samo list pól startowych równej długości; najwyżej tyle pól na liście: { $most }.
winchester-board-code = nie ma pola startowego { $found }. Pola startowe: { $known }.
winchester-board-code-twice = pole startowe { $found } podano dwa razy.
winchester-board-number = „{ $entry }” to { $found }; musi to być liczba całkowita od { $low } do { $high }.

## Co liczy laboratorium

winchester-fires-swapped = Dwie bierki zamieniają się miejscami
winchester-fires-arrived = Bierka dociera do domu
winchester-fires-bonus = Ktoś zdobywa premię
winchester-fires-passed = Żaden ruch nie jest możliwy
winchester-fires-skipped = Ktoś traci kolejkę

## What the lab lets people turn

winchester-dial-pieces = Bierki każdego gracza, najwyżej
winchester-dial-points-first = Punkty za pierwszą bierkę w domu
winchester-dial-points-least = Punkty za bierkę w domu, co najmniej
winchester-dial-points-last = Punkty za ostatnią bierkę na odcinku E lub dalej
winchester-dial-bonus-team = Premia dla pierwszej drużyny w domu
winchester-dial-bonus-second = Premia, gdy po pierwszej bierce w domu szybko dociera tam druga tego samego gracza
winchester-dial-bonus-row = Premia za trzy bierki w domu z rzędu
winchester-dial-zone-a-numbers = Liczby na odcinku A
winchester-dial-zone-b-numbers = Liczby na odcinku B
winchester-dial-zone-c-numbers = Liczby na odcinku C
winchester-dial-zone-d-numbers = Liczby na odcinku D
winchester-dial-zone-e-numbers = Liczby na odcinku E
winchester-dial-zone-f-numbers = Liczby na odcinku F
winchester-dial-players-2 = Pola startowe dwóch graczy, po wierszu na każdego
winchester-dial-players-3 = Pola startowe trzech graczy, po wierszu na każdego
winchester-dial-players-4 = Pola startowe czterech graczy, po wierszu na każdego
winchester-dial-players-5 = Pola startowe pięciu graczy, po wierszu na każdego

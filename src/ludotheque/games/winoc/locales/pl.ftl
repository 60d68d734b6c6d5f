# Winoc. $you ma wartość "yes", gdy czyta gracz, o którym mowa.
# Nazwy graczy stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym.

winoc-line = Pobiegnij po murach miasta po swoją twierdzę: wygra, kto pamięta, co kryją kamienie.

## Strażnicy, bramy, ścieżki, strony

winoc-guard-yellow = żółty strażnik
    .acc = żółtego strażnika
winoc-guard-white = biały strażnik
    .acc = białego strażnika
winoc-guard-green = zielony strażnik
    .acc = zielonego strażnika
winoc-guard-red = czerwony strażnik
    .acc = czerwonego strażnika

winoc-gate-cassel = Cassel
    .gen = Cassel
winoc-gate-bierne = Bierne
    .gen = Bierne
winoc-gate-dunkerque = Dunkierka
    .gen = Dunkierki
winoc-gate-hondschoote = Hondschoote
    .gen = Hondschoote
winoc-at-gate = brama { $gate-gen }
winoc-tower = wieża { $place }

winoc-path-N = ścieżka północna
    .acc = ścieżkę północną
    .gen = ścieżki północnej
    .loc = ścieżce północnej
winoc-path-S = ścieżka południowa
    .acc = ścieżkę południową
    .gen = ścieżki południowej
    .loc = ścieżce południowej
winoc-way-clockwise = zgodnie z ruchem wskazówek zegara
winoc-way-counter = przeciwnie do ruchu wskazówek zegara
winoc-face-0 = neutralny
winoc-face-1 = dzwonnica (1)
winoc-face-2 = łabędź (2)
winoc-face-3 = śledź (3)
winoc-face-4 = wiatrak (4)
winoc-face-5 = dzban (5)
winoc-face-6 = lew (6)

winoc-end-played-out = Wyścig jest rozstrzygnięty.
winoc-end-stalled = Minęło 400 tur i nikt nie wygrał: remis.
winoc-end-guard-yellow = Żółty strażnik, którym nikt nie gra, wrócił do domu: wszyscy przegrywają.
winoc-end-guard-white = Biały strażnik, którym nikt nie gra, wrócił do domu: wszyscy przegrywają.
winoc-end-guard-green = Zielony strażnik, którym nikt nie gra, wrócił do domu: wszyscy przegrywają.
winoc-end-guard-red = Czerwony strażnik, którym nikt nie gra, wrócił do domu: wszyscy przegrywają.

## Opowieść o ruchu

winoc-tell-path = { $you ->
    [yes] Wybierasz { $path-acc }.
   *[other] { $seat } wybiera { $path-acc }.
}
winoc-tell-turned = { $you ->
    [yes] Odwracasz kamień { $spot } i kładziesz go
   *[other] { $seat } odwraca kamień { $spot } i kładzie go
} na { $path-loc }: { $face }.
winoc-tell-neutral = Neutralny kamień kończy odwracanie.
winoc-tell-crossed = Dublet! Kamień { $spot } przechodzi na { $path-acc }.
winoc-tell-twins = Dublet, a jego symbol leży na obu ścieżkach: kamienie { $spot } i { $other } wracają do centrum.
winoc-tell-double = Dublet kończy odwracanie.
winoc-tell-winoc = { $you ->
    [yes] Winoc! Sześć kamieni na { $path-loc }: lecisz, dokąd chcesz.
   *[other] Winoc! Sześć kamieni na { $path-loc }: { $seat } leci, dokąd chce.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] Przesuwasz swojego strażnika
       *[other] { $seat } przesuwa { $guard-acc }
    }
   *[nobody] { $you ->
        [yes] Przesuwasz { $guard-acc }, którym nikt nie gra,
       *[other] { $seat } przesuwa { $guard-acc }, którym nikt nie gra,
    }
} o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
} { $way }, do { $gate ->
    [none] wieży { $place }
   *[other] bramy { $gate-gen }
}.
winoc-tell-stayed = { $you ->
    [yes] Wybierasz { $path-acc }, choć jest pusta, i stoisz w miejscu.
   *[other] { $seat } wybiera { $path-acc }, choć jest pusta, i stoi w miejscu.
}
winoc-tell-flew = { $you ->
    [yes] Lecisz
   *[other] { $seat } leci
} do { $gate ->
    [none] wieży { $place }
   *[other] bramy { $gate-gen }
}.
winoc-tell-sent-off = Do bramy { $gate-gen } zostaje odesłany { $guard }.
winoc-tell-fortress = Swoją twierdzę zabiera { $guard }.
winoc-tell-cleared = { $path ->
    [none] Wszystkie kamienie wracają do centrum bez odwracania.
   *[other] Kamienie ze { $path-gen } wracają do centrum bez odwracania.
}
winoc-tell-lapped = { $you ->
    [yes] Idziesz
   *[other] { $seat } idzie
} o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}{ $back ->
    [0] {""}
   *[other] , w tym o { $back } do tyłu
}; { $left ->
    [0] nareszcie w domu
    [one] do domu zostało { $left } pole
    [few] do domu zostały { $left } pola
    [many] do domu zostało { $left } pól
   *[other] do domu zostało { $left } pola
}.
winoc-tell-over = Koniec partii. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}Wygrywasz!
       *[other] {" "}Wygrywa { $winner }.
    }
}

## Stół w słowach

winoc-table = Tura { $turn }, teraz gra { $name }
winoc-guard = { $guard } { $name ->
    [none] (niczyj)
   *[other] ({ $name })
}: { $where }
winoc-has-fortress = z twierdzą
winoc-to-go = { $left ->
    [0] już w domu
    [one] do domu jeszcze 1 pole
    [few] do domu jeszcze { $left } pola
   *[many] do domu jeszcze { $left } pól
}
winoc-lies-N = Ścieżka północna: { $count ->
    [0] pusta
   *[other] { $stones }
}
winoc-lies-S = Ścieżka południowa: { $count ->
    [0] pusta
   *[other] { $stones }
}
winoc-town = fK odwraca kamień K w centrum.
winoc-follows = Teraz idzie { $guard }: { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
}.

## Stół na ekranie

winoc-next-path = { $you ->
    [yes] Obie ścieżki są puste. Wybierz tę, na której położysz kamienie.
   *[other] { $name } wybiera ścieżkę.
}
winoc-next-draw = { $you ->
    [yes] Odwróć kamień i połóż go na { $path-loc }. Dublet lub neutralny kamień kończy odwracanie.
   *[other] { $name } kładzie odwrócone kamienie na { $path-loc }.
}
winoc-next-move = { $you ->
    [yes] Wybierz ścieżkę i kierunek: idziesz o tyle pól, ile leży na niej kamieni. Pozostali pójdą według drugiej ścieżki.
   *[other] { $name } wybiera ścieżkę i kierunek.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Teraz idzie twój strażnik
       *[other] Prowadzisz { $guard-acc }, którym nikt nie gra
    }: { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }. W którą stronę?
   *[other] { $name } przesuwa { $guard-acc }.
}
winoc-next-winoc = { $you ->
    [yes] Winoc! Biją dzwony: leć na murach, dokąd tylko chcesz.
   *[other] Winoc! { $name } leci, dokąd tylko chce.
}
winoc-goal-fortress = po twierdzę: { $gate }
winoc-goal-home = teraz do domu: { $gate }
winoc-stone = Kamień { $spot }: { $face }, { $where ->
    [N] na ścieżce północnej
    [S] na ścieżce południowej
   *[other] w centrum
}

## Ruchy w słowach

winoc-move-turn = odwróć kamień { $stone }
winoc-move-path-N = wybierz ścieżkę północną
winoc-move-path-S = wybierz ścieżkę południową
winoc-move-go-N = idź według kamieni ze ścieżki północnej, { $way }
winoc-move-go-S = idź według kamieni ze ścieżki południowej, { $way }
winoc-move-stay-N = wybierz pustą ścieżkę północną i stój w miejscu
winoc-move-stay-S = wybierz pustą ścieżkę południową i stój w miejscu
winoc-move-follow = przesuń tego strażnika { $way }
winoc-move-fly = leć na pole { $place }

## W pierwszej grze: kolejny krok

winoc-guide-wait = Patrz, które kamienie się odwraca, i zapamiętuj obie ich strony. Przyda się.
winoc-guide-path = Obie ścieżki są puste. Wybierz tę, na której będziesz kłaść kamienie.
winoc-guide-draw = Weź kamień z centrum, odwróć go i połóż na swojej ścieżce. Ile kamieni tam będzie, tyle pól przejdzie twój strażnik.
winoc-guide-draw-on = Odwracaj dalej, aż trafi się neutralny kamień albo symbol, który już leży na twojej ścieżce.
winoc-guide-move = Wybierz ścieżkę i kierunek: twój strażnik idzie o tyle pól, ile leży na niej kamieni, a pozostali ruszają według drugiej. Najpierw po twierdzę przy bramie naprzeciwko, potem do domu.
winoc-guide-follow = Twój strażnik idzie o tyle pól, ile kamieni leży na drugiej ścieżce. Kierunek wybierasz ty.
winoc-guide-unowned = Tym strażnikiem nikt nie gra, więc kierunek wybierasz ty. Uwaga: on też może wygrać, a wtedy przegrywają wszyscy.
winoc-guide-winoc = Winoc! Twój strażnik leci, dokąd chcesz.
winoc-guide-junior = Odwracaj kamienie, aż trafi się neutralny albo dublet; potem twój strażnik idzie zgodnie z ruchem wskazówek zegara o tyle pól, ile ich jest. Po całym okrążeniu stań dokładnie na swojej bramie.

## Dlaczego ruch jest niedozwolony, według zasad

winoc-refusal-path = Ścieżkę wybierasz tylko na początku tury i tylko wtedy, gdy obie są puste.
winoc-refusal-draw = Odwracasz kamienie: rób to dalej, aż trafi się neutralny kamień albo dublet.
winoc-refusal-centre = Tego kamienia nie ma w centrum. Wybierz taki, który tam leży.
winoc-refusal-move = Teraz wybierz ścieżkę i kierunek dla swojego strażnika.
winoc-refusal-empty-path = Na tej ścieżce nie ma kamieni, więc nikogo nie poruszy. Wybierz drugą albo zostań w miejscu.
winoc-refusal-whole-move = Na tej ścieżce leżą kamienie, więc strażnik musi przejść tyle pól. Wybierz kierunek.
winoc-refusal-others = Teraz kolej na pozostałych strażników, jednego po drugim: wybierz tylko kierunek.
winoc-refusal-winoc = Lecieć można tylko przy Winocu, czyli sześciu kamieniach na jednej ścieżce; a przy Winocu lecieć trzeba.
winoc-refusal-elsewhere = Twój strażnik już tam stoi. Leć gdzie indziej.
winoc-refusal-junior-moves = W grze junior wybierasz tylko kamienie. Odwróć jeden z nich.
winoc-refusal-win = Partia jest skończona.

## Co jest nie tak z początkiem gry

winoc-setup-up-list = „up” musi być listą symboli, po jednym na kamień; powinno ich być { $stones }.
winoc-setup-up = Liczba symboli w „up”: { $found }; powinno ich być { $stones }, po jednym na kamień.
winoc-setup-face = Według „up” kamień { $stone } pokazuje { $found }; jego strony to: { $faces }.
winoc-setup-guards-list = „guards” musi być listą strażników, po jednym na miejsce; powinno ich być { $seats }.
winoc-setup-guard = „guards” zawiera { $found }; strażnicy to 0 żółty, 1 biały, 2 zielony, 3 czerwony.
winoc-setup-guard-twice = „guards” daje tego samego strażnika na dwa miejsca: { $found }.
winoc-setup-guards-order = „guards” to { $found }; gracze siedzą w kolejności swoich strażników, zgodnie z ruchem wskazówek zegara, od dowolnego.
winoc-setup-first = „first” to { $found }; musi to być miejsce od 0 do { $last }.

## Co jest nie tak z plikiem planszy

winoc-board-towers = „towers” to { $found }; musi to być liczba całkowita od { $low } do { $high }.
winoc-board-places = „places” to { $found }; musi to być liczba całkowita od { $low } do { $high }.
winoc-board-gates = „gates” to { $found }; muszą to być różne pola w rosnącej kolejności, od 0 do { $last }, razem { $count }.
winoc-board-ahead = „ahead” to { $found }; musi to być liczba całkowita od 0 do { $high }.
winoc-board-stones = liczba kamieni w „stones”: { $found }; powinno ich być od { $low } do { $high }.
winoc-board-stone = kamień { $stone } to { $found }; kamień ma dwa różne symbole od 1 do { $symbols } albo jest neutralny: [0, 0].
winoc-board-twice = kamień { $stone } to { $found }, tak jak już kamień { $other }; każda para symboli istnieje tylko raz.

## Opcje przy przygotowaniu partii

winoc-option-rules = Gra
winoc-option-rules-classic = Gra klasyczna: zdobądź swoją twierdzę i przynieś ją do domu
winoc-option-rules-junior = Gra junior: raz dookoła murów, bez twierdz
winoc-option-fortress = Twierdza
winoc-option-fortress-stop = Postój przy jej bramie: strażnik musi tam zakończyć ruch
winoc-option-fortress-pass = Twierdza po drodze: wystarczy dojść do jej bramy lub ją minąć
winoc-option-open-memory = Jawna pamięć
winoc-option-open-memory-false = Pamiętaj, co leży pod spodem
winoc-option-open-memory-true = Spody, które wszyscy już widzieli, pozostają zaznaczone; dla początkujących

## Co liczy laboratorium

winoc-fires-winoc = Winoc
winoc-fires-sent-off = Strażnik zostaje odesłany
winoc-fires-fortress = Strażnik zabiera swoją twierdzę
winoc-fires-neutral = Neutralny kamień kończy odwracanie
winoc-fires-crossed = Dublet przechodzi na drugą ścieżkę
winoc-fires-twins = Dublet na obu ścieżkach
winoc-fires-double = Dublet kończy odwracanie
winoc-fires-stayed = Strażnik zostaje na miejscu

## What the lab lets people turn

winoc-dial-towers = Wieże między sąsiednimi bramami
winoc-dial-stones = Kamienie w grze (neutralny jest szesnasty)
winoc-dial-ahead = Przewaga każdego gracza nad poprzednim na starcie, w polach (gra junior)

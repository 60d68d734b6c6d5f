# Winston. $you ma wartość "yes", gdy czyta gracz, o którym mowa.
# Nazwy graczy, kart i psów stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym.

winston-line = Układajcie razem psy, zabierz najdłuższego i uważaj na kupkę.

## Karty i psy

winston-card-Rh = czerwona głowa
    .acc = czerwoną głowę
winston-card-Rb = czerwone ciało
    .acc = czerwone ciało
winston-card-Oh = pomarańczowa głowa
    .acc = pomarańczową głowę
winston-card-Ob = pomarańczowe ciało
    .acc = pomarańczowe ciało
winston-card-Yh = żółta głowa
    .acc = żółtą głowę
winston-card-Yb = żółte ciało
    .acc = żółte ciało
winston-card-Gh = zielona głowa
    .acc = zieloną głowę
winston-card-Gb = zielone ciało
    .acc = zielone ciało
winston-card-Bh = niebieska głowa
    .acc = niebieską głowę
winston-card-Bb = niebieskie ciało
    .acc = niebieskie ciało
winston-card-Ph = fioletowa głowa
    .acc = fioletową głowę
winston-card-Pb = fioletowe ciało
    .acc = fioletowe ciało

winston-dog-R = czerwony pies
    .acc = czerwonego psa
winston-dog-O = pomarańczowy pies
    .acc = pomarańczowego psa
winston-dog-Y = żółty pies
    .acc = żółtego psa
winston-dog-G = zielony pies
    .acc = zielonego psa
winston-dog-B = niebieski pies
    .acc = niebieskiego psa
winston-dog-P = fioletowy pies
    .acc = fioletowego psa

winston-end-played-out = Wszystkie karty są już zagrane.
winston-end-stalled = Żadnej z pozostałych kart nie można już zagrać.

## Opowieść o ruchu

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] Zaczynasz ty: masz najdłuższe imię.
       *[other] Zaczyna { $seat }: ma najdłuższe imię.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] Zagrywasz { $card-acc }.
   *[other] { $seat } zagrywa { $card-acc }.
}
winston-tell-ended = { $you ->
    [yes] Kończysz turę.
   *[other] { $seat } kończy turę.
}
winston-tell-taken = { $you ->
    [yes] Zabierasz { $dog-acc }: ma { $bodies ->
        [one] { $bodies } ciało
        [few] { $bodies } ciała
        [many] { $bodies } ciał
       *[other] { $bodies } ciała
    } i jest wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] { $seat } zabiera { $dog-acc }: ma { $bodies ->
        [one] { $bodies } ciało
        [few] { $bodies } ciała
        [many] { $bodies } ciał
       *[other] { $bodies } ciała
    } i jest wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
winston-tell-bone = { $you ->
    [yes] Dostajesz kość i kartę rozmiaru { $size }.
    [loser] { $seat } zabiera ci kość i dostaje kartę rozmiaru { $size }.
   *[other] { $seat } dostaje kość i kartę rozmiaru { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Dostajesz kupkę. Karta 5+ zostaje przy kości.
        [loser] { $seat } uwalnia cię od kupki. Karta 5+ zostaje przy kości.
       *[other] { $seat } dostaje kupkę. Karta 5+ zostaje przy kości.
    }
   *[other] { $you ->
        [yes] Dostajesz kupkę i kartę rozmiaru { $size }.
        [loser] { $seat } uwalnia cię od kupki i dostaje kartę rozmiaru { $size }.
       *[other] { $seat } dostaje kupkę i kartę rozmiaru { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] Nie możesz nic zagrać, więc wsuwasz pod stos { $card-acc }.
   *[other] { $seat } nie może nic zagrać, więc wsuwa pod stos { $card-acc }.
}
winston-tell-drew = { $cards ->
    [none] { $seat } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
   *[other] { $you ->
        [yes] Dobierasz { $cards-acc }.
       *[other] { $seat } dobiera { $count ->
            [one] { $cards-acc }
            [few] { $count } karty, w tym { $cards-acc }
            [many] { $count } kart, w tym { $cards-acc }
           *[other] { $count } karty, w tym { $cards-acc }
        }.
    }
}
winston-tell-passed = { $you ->
    [yes] Nie możesz nic zagrać, a stos jest pusty: pasujesz.
   *[other] { $seat } nie może nic zagrać i pasuje, bo stos jest pusty.
}
winston-tell-skipped = { $you ->
    [yes] Nie masz już kart i tracisz kolejkę.
   *[other] { $seat } nie ma już kart i traci kolejkę.
}
winston-tell-over = Koniec partii. { $end }

## Stół w słowach

winston-table = Na stole ({ $pile ->
    [0] stos jest pusty
    [one] w stosie 1 karta
    [few] w stosie { $pile } karty
   *[many] w stosie { $pile } kart
}):
winston-table-empty = nie ma jeszcze żadnego psa
winston-dog = { $dog }: { $head ->
    [complete] { $bodies ->
        [one] głowa i 1 ciało, kompletny
        [few] głowa i { $bodies } ciała, kompletny
       *[many] głowa i { $bodies } ciał, kompletny
    }
    [yes] { $bodies ->
        [0] głowa, ani jednego ciała
        [one] głowa i 1 ciało
        [few] głowa i { $bodies } ciała
       *[many] głowa i { $bodies } ciał
    }
   *[other] bez głowy, { $bodies ->
        [one] 1 ciało
        [few] { $bodies } ciała
       *[many] { $bodies } ciał
    }
}
winston-under-pile = Pod stos trafiły na oczach wszystkich, w tej kolejności: { $cards }
winston-player = { $name }: { $cards ->
    [0] bez kart
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $dogs ->
    [0] bez psów
    [one] 1 zabrany pies
    [few] { $dogs } zabrane psy
   *[many] { $dogs } zabranych psów
}
winston-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
winston-has-bone = kość (najdłuższy pies: { $bodies })
winston-has-poo = { $card ->
    [none] kupka (najkrótszy pies: { $bodies }; bez karty rozmiaru, 5+ leży przy kości)
   *[other] kupka (najkrótszy pies: { $bodies })
}
winston-letter-R = C
winston-letter-O = P
winston-letter-Y = Ż
winston-letter-G = Z
winston-letter-B = N
winston-letter-P = F
winston-best = Najdłuższy pies: { $count }
winston-hand = Twoje karty:

## Ruchy w słowach

winston-move-play = zagraj { $card-acc }
winston-move-take = zabierz { $dog-acc }
winston-move-end = zakończ turę
winston-move-under = wsuń { $card-acc } pod stos
winston-move-pass = pas

## W pierwszej grze: kolejny krok

winston-guide-wait = Psy na środku są wspólne. Patrz, które są prawie kompletne: kto kończy turę, ten je zabiera.
winston-guide-begin = Dołóż co najmniej dwie karty do psów na środku: zacznij nowego, wydłuż któregoś albo daj mu głowę.
winston-guide-second = Jedna karta już jest, musi być jeszcze druga. Potem możesz grać dalej albo skończyć.
winston-guide-more = Graj dalej albo zakończ turę: wtedy każdy kompletny pies, czyli głowa i co najmniej dwa ciała, jest twój. Dłuższe psy są warte o wiele więcej.
winston-guide-end = Nic więcej nie możesz zagrać: zakończ turę i zabierz wszystkie kompletne psy.
winston-guide-take = Kompletnego psa możesz zabrać od razu; wtedy jego kolor jest wolny dla nowego.
winston-guide-stuck = Pieskie życie: nie możesz zagrać żadnej karty. Wsuń jedną ze swoich głów pod stos i dobierz kartę. To kończy twoją turę.
winston-guide-pass = Tu leży pies pogrzebany: nie możesz zagrać żadnej karty, a stos jest pusty. Pasujesz.

## Dlaczego ruch jest odrzucony, według zasad

winston-refusal-hand = Nie masz tej karty na ręce. Zagraj taką, którą masz.
winston-refusal-one-head = Ten pies ma już głowę, a jedna wystarczy. Wydłuż go albo zagraj do innego psa.
winston-refusal-turn = Zagraj więcej kart, zanim skończysz turę.
winston-refusal-W6 = W drugim wydaniu zabierasz psy tylko na koniec tury.
winston-refusal-complete = Ten pies nie jest jeszcze kompletny: potrzebuje głowy i odpowiedniej liczby ciał.
winston-refusal-stuck = Wolno ci to zrobić tylko wtedy, gdy żadna twoja karta nie pasuje. Zagraj tę, która pasuje.
winston-refusal-stuck-empty = Stos jest pusty, więc nic nie wsuniesz pod spód. Spasuj.

## Co jest nie tak z początkiem gry

winston-setup-deck-list = „deck” musi być listą kart; powinno ich być { $cards }.
winston-setup-card = Karta numer { $place } w talii: nie ma karty „{ $found }”. Karty: { $known }.
winston-setup-count = Karta { $card } występuje w talii { $found } razy, a powinna { $expected } razy.
winston-setup-deck = Liczba kart w talii to { $found }, a powinno ich być { $expected }.
winston-setup-first = „first” to { $found }; musi to być miejsce od 0 do { $last }.

## Przy stole na ekranie

winston-pile = { $pile ->
    [0] Stos jest pusty.
    [one] W stosie została 1 karta.
    [few] W stosie zostały { $pile } karty.
   *[many] W stosie zostało { $pile } kart.
}
winston-act-end = Zakończ turę
winston-act-pass = Pas
winston-act-nothing = Nie ma psa do zabrania.
winston-act-more = { $count ->
    [one] Zagraj jeszcze jedną kartę
    [few] Zagraj { $count } karty
   *[many] Zagraj { $count } kart
}
winston-act-stuck = Nic nie pasuje: wsuń głowę pod stos
winston-act-take = Zabierz
## Opcje przy przygotowaniu partii

winston-option-edition = Wydanie
winston-option-edition-second = Drugie wydanie: psy zabiera się na koniec tury
winston-option-edition-first = Pierwsze wydanie: psy można zabierać w dowolnej chwili tury, co od razu zwalnia ich kolor
winston-option-open-dogs = Odkryte psy
winston-option-open-dogs-false = Zabrane psy leżą zakryte: pamiętaj, kto co ma
winston-option-open-dogs-true = Zabrane psy leżą odkryte i widać wyniki wszystkich; łatwiej dla młodszych graczy

## Co liczy laboratorium

winston-fires-taken = Ktoś zabiera psa
winston-fires-bone = Kość zmienia właściciela
winston-fires-poo = Kupka zmienia właściciela
winston-fires-under = Ktoś utknął: głowa trafia pod stos
winston-fires-passed = Ktoś utknął: pas
winston-fires-skipped = Ktoś traci kolejkę

## Co jest nie tak z plikiem planszy

winston-board-number = „{ $entry }” to { $found }; musi to być liczba całkowita od { $low } do { $high }.
winston-board-play = „play” to { $play }; przy { $hand } kartach na ręce może to być najwyżej { $hand }.
winston-board-hands = „hand” to { $hand }; przy { $cards } kartach dla najwyżej sześciu graczy może to być najwyżej { $most }.
winston-board-dog = „dog” to { $found }; musi to być tabela z „first” i „more”.

## Liczby na planszy, w laboratorium

winston-dial-hand = Karty na ręce
winston-dial-play = Karty do zagrania w turze, co najmniej
winston-dial-heads = Głowy każdego koloru
winston-dial-bodies = Ciała każdego koloru
winston-dial-complete = Ciała, z którymi pies jest kompletny
winston-dial-bone = Punkty za kość
winston-dial-poo = Punkty tracone za kupkę
winston-dial-dog-first = Punkty za pierwsze ciało psa
winston-dial-dog-more = O ile więcej liczy się każde kolejne ciało niż poprzednie

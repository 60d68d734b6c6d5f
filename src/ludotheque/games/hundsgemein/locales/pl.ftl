# Hundsgemein. $you ma wartość "yes", gdy mowa o osobie, która czyta.

hundsgemein-line = Rozkładaj pchły wzdłuż ulic i pamiętaj, które są twoje.
hundsgemein-end-played-out = Żadnej pozostałej pchły nie można już położyć.
hundsgemein-breed-1 = Hrabia
hundsgemein-breed-2 = Punk
hundsgemein-breed-3 = Osiłek
hundsgemein-breed-4 = Raper

## Opowieść o ruchu

hundsgemein-tell-laid = { $you ->
    [yes] Kładziesz pchłę „{ $breed }” na { $block }.
   *[other] { $seat } kładzie pchłę „{ $breed }” na { $block }.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] Odrzucasz pchłę „{ $breeds }”.
       *[other] { $seat } odrzuca pchłę „{ $breeds }”.
    }
   *[other] { $you ->
        [yes] Odrzucasz obie pchły: { $breeds }.
       *[other] { $seat } odrzuca obie pchły: { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] Wołasz „Nie wolno!” przy pchle na { $block }, którą kładzie { $loser }.
    [loser] { $seat } woła „Nie wolno!” przy twojej pchle na { $block }.
   *[other] { $seat } woła „Nie wolno!” przy pchle na { $block }, którą kładzie { $loser }.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] Przepuszczasz ją.
   *[other] { $seat } ją przepuszcza.
}
hundsgemein-tell-removed = { $rule ->
    [bones] To prawda: na skrzyżowanych kościach nie wolno kłaść pcheł. Pchła „{ $breed }” wypada z gry.
   *[neighbours] To prawda: obok { $block } leży pchła tej samej rasy. Pchła „{ $breed }” wypada z gry.
}
hundsgemein-tell-stays = Jednak wolno: pchła „{ $breed }” może leżeć na { $block } i tam zostaje.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] Odkrywasz nową pchłę: { $breeds }.
       *[other] { $seat } odkrywa nową pchłę: { $breeds }.
    }
   *[other] { $you ->
        [yes] Odkrywasz dwie nowe pchły: { $breeds }.
       *[other] { $seat } odkrywa dwie nowe pchły: { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] Nie masz już pcheł i tracisz kolejkę.
   *[other] { $seat } nie ma już pcheł i traci kolejkę.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] Ulica { $street }: zabierasz psa o imieniu { $dog } i zdobywasz { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
        [many] { $worth } punktów
       *[other] { $worth } punktu
    }.
   *[other] Ulica { $street }: { $seat } zabiera psa o imieniu { $dog } i zdobywa { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
        [many] { $worth } punktów
       *[other] { $worth } punktu
    }.
}
hundsgemein-tell-dog-discarded = Ulica { $street }: nikt nie prowadzi, więc pies o imieniu { $dog } zostaje odrzucony.
hundsgemein-tell-over = Koniec partii. { $end }

## Stół w słowach

hundsgemein-quarter = Dzielnica. Liczba to pchła tej rasy, · wolny kwartał, × skrzyżowane kości:
hundsgemein-out = Poza grą: { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name }: { $breeds ->
    [none] bez pcheł
   *[other] odkryte { $breeds }
}; { $reserve ->
    [0] zapas jest pusty
   *[other] w zapasie { $reserve }
}
hundsgemein-score = { $dogs ->
    [0] bez psa
    [one] { $dogs } pies
    [few] { $dogs } psy
   *[many] { $dogs } psów
}, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
hundsgemein-street = { $street }, { $dog } ({ $worth }): { $winner ->
    [none] odrzucony
   *[other] { $you ->
        [yes] dla ciebie
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } { $runs } w ciągach (razem { $fleas })
hundsgemein-asked = { $you ->
    [yes] { $name } kładzie pchłę „{ $breed }” na { $block }. Wołasz „Nie wolno!” czy przepuszczasz?
    [owner] Kładziesz pchłę „{ $breed }” na { $block }. Teraz { $mover } może zawołać „Nie wolno!”.
   *[other] { $name } kładzie pchłę „{ $breed }” na { $block }. Teraz { $mover } może zawołać „Nie wolno!”.
}

## Ruchy w słowach

hundsgemein-move-lay = połóż pchłę „{ $breed }” na { $block }
hundsgemein-move-drop = odrzuć pchłę „{ $breed }”
hundsgemein-move-drop-two = odrzuć obie pchły: { $first } i { $second }
hundsgemein-move-call = zawołaj „Nie wolno!”
hundsgemein-move-ok = przepuść

## Na ekranie

hundsgemein-pick = Wybierz jedną ze swoich dwóch pcheł.
hundsgemein-place = Wybierz dla niej podświetlony dach albo kosz.
hundsgemein-throw-one = Odrzuć
hundsgemein-throw-both = Odrzuć obie
hundsgemein-call = Nie wolno!
hundsgemein-pass = Przepuść
hundsgemein-objection-turn = Czy tak wolno?
hundsgemein-objection-all = { $name } kładzie pchłę „{ $breed }” na { $block }. Czy tak wolno?
hundsgemein-objection-who = Kto to zauważył?
hundsgemein-objection-moment = Jeśli nikt zaraz nie zawoła, pchła zostaje.
hundsgemein-objection-ask = Pytaj o każdą pchłę
hundsgemein-reserve = zakryte: { $count }
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block }: { $breed }
hundsgemein-block-free = { $block }: wolny
hundsgemein-block-bones = { $block }: skrzyżowane kości
hundsgemein-bin = Poza grą
hundsgemein-street-title = Ulica { $street }: { $dog }
hundsgemein-in-all = razem { $fleas }
## W pierwszej grze: kolejny krok

hundsgemein-guide-wait = Zapamiętuj, kto kładzie którą pchłę. Aż do końca nie widać, czyja jest która.
hundsgemein-guide-first = Wybierz jedną ze swoich dwóch pcheł, a potem kwartał dla niej. Liczy się dla każdej ulicy, która biegnie wzdłuż tego kwartału.
hundsgemein-guide-lay = Połóż pchłę tak, żeby obok nie było innej tej samej rasy, nawet po skosie. Albo odrzuć pchły, żeby dostać inne.
hundsgemein-guide-drop = Żadna z twoich pcheł nigdzie nie pasuje: odrzuć jedną lub obie i odkryj inne.
hundsgemein-guide-honour = Gracie na słowo honoru: możesz położyć pchłę wbrew zasadom, ale inni mogą zawołać „Nie wolno!”.
hundsgemein-guide-call = Czy ta pchła leży zgodnie z zasadami: na wolnym kwartale, nie na kościach i nie obok swojej rasy? Jeśli nie, zawołaj „Nie wolno!”. Jeśli tak, przepuść ją.

## Dlaczego ruch jest odrzucony, według zasad

hundsgemein-refusal-face-up = Nie masz przed sobą takiej odkrytej pchły. Wybierz jedną z tych, które widzisz.
hundsgemein-refusal-free = Na tym kwartale już leży pchła. Wybierz wolny.
hundsgemein-refusal-bones = Na skrzyżowanych kościach nie wolno kłaść pcheł. Wybierz inny kwartał.
hundsgemein-refusal-neighbours = Obok tego kwartału leży pchła tej samej rasy. Wybierz kwartał dalej od niej.
hundsgemein-refusal-honour = Teraz nie ma po co wołać „Nie wolno!”: woła się tak tylko przy właśnie położonej pchle i tylko w grze na słowo honoru.
hundsgemein-refusal-H4 = Właśnie położono pchłę. Najpierw zawołaj „Nie wolno!” albo ją przepuść.
hundsgemein-refusal-end = Partia jest skończona.

## Co jest nie tak z początkiem gry

hundsgemein-setup-dogs = „dogs” musi dać psa każdej z ulic: { $streets }.
hundsgemein-setup-street = Nie ma ulicy „{ $found }”. Ulice: { $known }.
hundsgemein-setup-no-dog = Na ulicy { $street } nie ma psa.
hundsgemein-setup-dog = Dla ulicy { $street } nie ma psa „{ $found }”. Psy: { $known }.
hundsgemein-setup-dog-count = Pies { $dog } występuje { $found } razy, a powinien { $expected } razy.
hundsgemein-setup-reserves = „reserves” musi być listą zapasów, po jednym na każde miejsce; powinno ich być { $seats }, a jest: { $found }.
hundsgemein-setup-reserve = Zapas miejsca { $seat } musi być listą pcheł; powinno ich być { $expected }, a jest: { $found }.
hundsgemein-setup-flea = Miejsce { $seat }, pchła numer { $place }: nie ma pchły „{ $found }”. Pchły to liczby od 1 do 4.
hundsgemein-setup-flea-count = Liczba pcheł rasy { $breed } w zapasie miejsca { $seat } to { $found }, a powinno ich być { $expected }.
hundsgemein-setup-first = „first” to { $found }; musi to być miejsce od 0 do { $last }.

## Co jest nie tak z plikiem planszy

hundsgemein-board-bones = „bones” to { $found }; musi to być kwartał od a1 do g7.
hundsgemein-board-dogs = „dogs” to { $found }; musi to być tabela z wartością każdego psa.
hundsgemein-board-worth = wartość psa { $dog } to { $found }; musi to być liczba całkowita od { $low } do { $high }.

## Opcje przy przygotowaniu partii

hundsgemein-option-scoring = Punktacja
hundsgemein-option-scoring-standard = Zwykła: najwięcej pcheł wzdłuż ulicy
hundsgemein-option-scoring-expert = Ekspert: najdłuższe nieprzerwane ciągi wzdłuż ulicy
hundsgemein-option-honour = Na słowo honoru
hundsgemein-option-honour-false = Można wybrać tylko dozwolone kwartały
hundsgemein-option-honour-true = Nic nie powstrzymuje cię przed położeniem pchły wbrew zasadom, dopóki ktoś tego nie zauważy
hundsgemein-option-open-owners = Odkryci właściciele
hundsgemein-option-open-owners-false = Pamiętaj, kto co położył
hundsgemein-option-open-owners-true = Wszyscy widzą, kto położył którą pchłę; dla początkujących

## Co liczy laboratorium

hundsgemein-fires-called = Ktoś woła „Nie wolno!”
hundsgemein-fires-removed = Słuszne „Nie wolno!”: pchła wypada z gry
hundsgemein-fires-stays = Niesłuszne „Nie wolno!”: pchła zostaje
hundsgemein-fires-thrown = Ktoś odrzuca pchły
hundsgemein-fires-skipped = Ktoś traci kolejkę
hundsgemein-fires-dog-taken = Ktoś zdobywa psa
hundsgemein-fires-dog-discarded = Psa nie dostaje nikt

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = Ile wart jest Zorro
hundsgemein-dial-dogs-daisy = Ile warta jest Daisy
hundsgemein-dial-dogs-fifi = Ile warta jest Fifi
hundsgemein-dial-dogs-rex = Ile wart jest Rex
hundsgemein-dial-bones = Kwartał ze skrzyżowanymi kośćmi

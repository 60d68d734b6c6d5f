# ludotheque analyse

cli-help-analyse = Przeanalizuj rozegraną partię: co zmienił każdy ruch, przez decyzję i przez szczęście.
cli-param-analyse-file = Plik z zapisami partii: JSON Lines albo pojedynczy zapis; - czyta standardowe wejście.
cli-param-game-number = Która partia z pliku, licząc od 1.
cli-param-simulations = Liczba symulacji w każdym przeszukiwaniu; im więcej, tym dłużej i dokładniej.
cli-param-analyse-seed = Ziarno przeszukiwania. To samo ziarno i ta sama liczba symulacji dają te same wyniki.
cli-param-analyse-chart = Narysuj wykres w tym pliku, .svg lub .png.

analyse-running = Analizujemy grę { $title }
analyse-title = { $title }: { $names }
analyse-interrupted = Przerwano. Przeanalizowane ruchy: { $done } z { $moves }.
analyse-unfinished = Partia nie jest skończona; ostatnie liczby to szacunki.
analyse-number = Nr
analyse-who = Kto
analyse-move = Ruch
analyse-expected = Szanse (%)
analyse-decision = Decyzja
analyse-luck = Szczęście
analyse-unclear = Niejasne
analyse-chance = los ({ $name })
analyse-resigned = poddaje partię
analyse-better = lepiej: { $move }
analyse-instead = { $move }; lepiej: { $better }
analyse-marks = Szanse to udział w wygranej, w procentach. ? kosztuje co najmniej 5 punktów, ?? co najmniej 15, ! to szczęście lub pech wart co najmniej 10.
analyse-start = Na początku
analyse-own = Własne decyzje
analyse-others = Decyzje innych
analyse-end = Na końcu
analyse-costliest = Najdroższe ruchy: { $name }
analyse-noise = Każdy szacunek pochodzi z symulacji (ich liczba: { $simulations }): sam błąd losowy to ± { $noise } punktu. Szczęścia w granicach tego błędu nie pokazano, ale wlicza się ono do sum; zmiany, przy których nic się nie wydarzyło, są niejasne i nie liczą się jako szczęście. Do szczęścia wlicza się też to, co przeszukiwanie źle oceniło.
analyse-chart-subtitle = Szanse na wygraną przed każdym ruchem; liczba symulacji: { $simulations }
analyse-chart-share = Szanse na wygraną (%)
analyse-chart-change = Zmiana (punkty)
analyse-chart-move = Numer ruchu

# Pokrętła: co można zmienić w grze.

cli-help-dials = Pokaż, co można zmienić w grze: jej opcje i liczby na planszy, z zakresem i wartością oryginalną.
dials-name = Pokrętło
dials-range = Zakres
dials-printed = W oryginale
dials-what = Co to jest
dials-arranged = układ
dials-none = W grze { $title } nie ma nic do zmiany.

## Przeglądy: gra wzdłuż swoich pokręteł

cli-help-sweep = Sprawdź, jak zmienia się gra, gdy kręcisz jednym pokrętłem albo dwoma: te same rozdania przy każdej wartości, aż wszystko będzie dość dokładne.
cli-param-sweep-dials = Jedno lub dwa pokrętła z wartościami: NAZWA=OD-DO albo NAZWA=WARTOŚĆ,WARTOŚĆ; sama NAZWA oznacza wszystko, co możliwe. „ludotheque dials GRA” je wymienia.
cli-param-sweep-precision = Jak dokładna ma być każda wartość: o ile punktów w obie strony może się różnić pierwsza miara; przy udziałach są to punkty procentowe.
cli-param-sweep-seats = Liczby graczy, na przykład 3 albo 2-4.
cli-param-sweep-games = Najwięcej partii przy każdej wartości. Domyślnie: 60 000 albo 400 z botami, które myślą.
cli-param-sweep-keep = Zachowaj wyniki w tym pliku. Przerwany przegląd rusza od tego miejsca i nic z pliku nie jest grane ponownie.
cli-param-sweep-chart = Narysuj linię albo mapę w tym pliku, .svg albo .png.
sweep-title = { $title }: { $bots }
sweep-games = Partie: { $games }, te same rozdania przy każdej wartości
sweep-open = Przypadki, w których dokładność nie sięga jeszcze ±{ $precision } pkt: { $places }; pomoże większe --games.
sweep-players = Gracze: { $seats }
sweep-value = Wartość
sweep-interval = Przedział 95%
sweep-change = Różnica
sweep-games-column = Partie
sweep-beside = Różnica: względem { $base }, przy tych samych rozdaniach. * to wartość oryginalna.
sweep-left-out = Pominięte, bo taka plansza jest niemożliwa: { $places }.
sweep-chart-how = Przedziały 95%, partie przy tych samych rozdaniach: { $games }; w oryginale: { $printed }

error-no-dials = Gra { $title } nie ma pokrętła, którego wartości można by wypróbować.
error-sweep-dials = Przegląd kręci jednym albo dwoma pokrętłami, a nie { $found }. Pokrętła: { $known }.
error-sweep-dial = Gra { $title } nie ma pokrętła „{ $found }”. Pokrętła: { $known }.
error-sweep-value = „{ $dial }” nie może być { $found }. Możliwe: { $range }.
error-sweep-values = Podaj dla „{ $dial }” co najmniej dwie wartości. Możliwe: { $range }.
error-sweep-precision = Dokładność to { $found }; musi być liczbą większą od 0.
error-sweep-places = Liczba przypadków w przeglądzie to { $found }, a na tej stronie może ich być najwyżej { $most }. Wybierz mniej wartości.

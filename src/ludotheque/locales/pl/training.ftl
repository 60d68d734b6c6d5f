# Co się mówi tym, którzy trenują programy na grach.

error-no-observation = Gra { $title } nie mówi, co widzi uczący się program, więc nie można na niej trenować. Jej silnik potrzebuje `observe` i `parts`.
error-at-least-one = „{ $found }” to za mało: { $what } musi wynosić co najmniej 1.
error-not-reset = Żadna partia się nie zaczęła. Najpierw wywołaj reset.
error-actions-shape = Podano akcje o kształcie { $found }. Potrzebna jest jedna akcja na każdą partię (liczba partii: { $games }).
error-action = W partii { $row } nie można teraz wybrać akcji { $action }. Maska mówi, które można.
error-illegal-mode = Niedozwolonych akcji nie można traktować tak: „{ $found }”. Możliwe: { $known }.
error-learner-seat = Uczący się program nie może siedzieć na miejscu { $found }. Możliwe: od 0 do { $last } lub „random”.

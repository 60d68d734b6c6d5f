# Co się mówi tym, którzy trenują programy na grach.

error-no-observation = { $title } nie określa, co widzi uczący się, więc nie można na niej trenować. Silnik gry potrzebuje `observe` i `parts`.
error-at-least-one = „{ $found }” nie jest możliwe dla { $what }. Oczekiwano: 1 lub więcej.
error-not-reset = Żadna partia się nie zaczęła. Najpierw wywołaj reset.
error-actions-shape = Podano akcje o kształcie { $found }. Oczekiwano: po jednej akcji na każdą partię (partie: { $games }).
error-action = Akcji { $action } nie można teraz wybrać w partii { $row }. Maska mówi, które można.
error-illegal-mode = „{ $found }” nie jest sposobem traktowania niedozwolonych akcji. Możliwe: { $known }.
error-learner-seat = Uczący się nie może siedzieć na miejscu { $found }. Możliwe: od 0 do { $last } lub „random”.

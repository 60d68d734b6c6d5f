# Amit azoknak mondunk, akik programokat tanítanak a játékokon.

error-no-observation = A(z) { $title } nem mondja meg, mit lát egy tanuló, ezért nem lehet rajta tanítani. A motorjának `observe` és `parts` kell.
error-at-least-one = „{ $found }” nem lehetséges ennél: { $what }. Elvárt: 1 vagy több.
error-not-reset = Még egy játszma sem kezdődött el. Előbb hívja meg a reset függvényt.
error-actions-shape = A megadott lépések alakja { $found }. Elvárt: egy lépés mind a(z) { $games } játszmához.
error-action = A(z) { $action }. számú lépés most nem választható a(z) { $row }. játszmában. A maszkja megmondja, melyik választható.
error-illegal-mode = „{ $found }” nem módja a szabálytalan lépések kezelésének. Lehetséges: { $known }.
error-learner-seat = A tanuló nem ülhet ide: { $found }. Lehetséges: 0-tól { $last }-ig, vagy „random”.

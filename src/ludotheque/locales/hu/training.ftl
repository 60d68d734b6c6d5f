# Amit azoknak mondunk, akik programokat tanítanak a játékokon.

error-no-observation = { $title }: ez a játék nem mondja meg, mit lát a tanuló program, ezért nem lehet rajta tanítani. A motorjának `observe` és `parts` kell.
error-at-least-one = „{ $found }” itt kevés: { $what }. Legalább 1 kell.
error-not-reset = Még egy játszma sem kezdődött el. Előbb hívd meg a reset függvényt.
error-actions-shape = A megadott lépések alakja { $found }. Minden játszmához egy lépés kell, összesen { $games }.
error-action = Ez a lépés most nem választható: { $action } (játszma: { $row }). A maszk megmondja, melyik választható.
error-illegal-mode = A szabálytalan lépések így nem kezelhetők: „{ $found }”. Lehetséges: { $known }.
error-learner-seat = A tanuló program nem ülhet ide: { $found }. Lehetséges: 0–{ $last } vagy „random”.

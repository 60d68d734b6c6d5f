# ludotheque learn --network

cli-param-network = Trenuj sieć gry zamiast dopasowywać liczby; zostaje tylko wtedy, gdy gra lepiej.
error-no-network = Gra { $game } nie ma sieci do trenowania. Zobacz `NETWORK` w dokumentacji silnika.

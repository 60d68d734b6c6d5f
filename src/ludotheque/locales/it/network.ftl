# ludotheque learn --network

cli-param-network = Addestra la rete del gioco invece di adattare i numeri; resta solo se gioca meglio.
error-no-network = { $game } non ha una rete da addestrare. Vedi `NETWORK` nella documentazione del motore.

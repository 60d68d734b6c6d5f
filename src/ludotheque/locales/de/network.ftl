# ludotheque learn --network

cli-param-network = Das Netz des Spiels trainieren, statt Zahlen anzupassen; es wird nur übernommen, wenn es besser spielt.
error-no-network = { $game } hat kein Netz zum Trainieren. Siehe `NETWORK` in der Dokumentation der Engine.

# ludotheque learn --network

cli-param-network = Train the game’s network instead of fitting numbers; it is kept only if it plays better.
error-no-network = { $game } has no network to train. See `NETWORK` in the documentation of the engine.

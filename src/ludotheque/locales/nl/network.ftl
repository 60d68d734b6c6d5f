# ludotheque learn --network

cli-param-network = Het netwerk van het spel trainen in plaats van getallen aan te passen; het wordt alleen overgenomen als het beter speelt.
error-no-network = { $game } heeft geen netwerk om te trainen. Zie `NETWORK` in de documentatie van de engine.

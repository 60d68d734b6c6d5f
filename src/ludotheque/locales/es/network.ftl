# ludotheque learn --network

cli-param-network = Entrenar la red del juego en lugar de ajustar números; solo se conserva si juega mejor.
error-no-network = { $game } no tiene ninguna red que entrenar. Consulta `NETWORK` en la documentación del motor.

# Una mesa en el salón: el tablero en una pantalla, las manos en los móviles.

web-mode-living = En el salón
web-mode-living-line = La mesa en esta pantalla, las manos en los móviles: cada cual escanea un código. Aquí no se ve nada secreto.
web-seat-phone = Jugador con móvil
web-seat-phone-line = escanea un código
web-living-scan = Escanead un código y tomad asiento
web-living-here = ¡Ya estáis todos!
web-living-code = Código del asiento { $number }
web-living-phone = La mesa está en la pantalla grande. Tu mano está en el móvil, que vibra cuando te toca.
web-living-hand = Tu mano
web-living-look = ¡Mira la pantalla grande!
web-living-whole = Mesa completa en este dispositivo
web-living-gone = Le toca a { $name }, pero su móvil no está conectado.
web-living-bot = Que juegue un bot

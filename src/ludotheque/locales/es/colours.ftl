# Los colores de los jugadores.

colour-blue = azul
colour-orange = naranja
colour-green = verde
colour-purple = morado
colour-gold = dorado
colour-black = negro
colour-yellow = amarillo
colour-white = blanco
colour-red = rojo

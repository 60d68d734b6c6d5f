# Winchester. $you es "yes" cuando quien lee es el jugador del que se habla.

winchester-line = Una carrera alrededor del tablero con los movimientos del ajedrez: el dado decide qué pieza imitan todos.

## El dado y el tablero

winchester-face-K = rey
winchester-face-Q = dama
winchester-face-R = torre
winchester-face-B = alfil
winchester-face-N = caballo
winchester-face-P = peón

winchester-zone-start = salida
winchester-zone-A = sección A
winchester-zone-B = sección B
winchester-zone-corner-1 = esquina 1
winchester-zone-C = sección C
winchester-zone-corner-2 = esquina 2
winchester-zone-D = sección D
winchester-zone-E = sección E
winchester-zone-corner-3 = esquina 3
winchester-zone-F = sección F

winchester-end-played-out = Todas las piezas menos una han llegado a casa.
winchester-end-stalled = Hace 300 rondas que ninguna pieza llega a casa.

## El relato de una jugada

winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] Sacas el número más alto y empiezas.
       *[other] { $seat } saca el número más alto y empieza.
    }
   *[other] { tell-starts }
}
winchester-tell-rolled = { $you ->
    [yes] Tiras el dado de ajedrez: { $face }.
   *[other] { $seat } tira el dado de ajedrez: { $face }.
}
winchester-tell-moved = { $you ->
    [yes] Mueves de { $origin } a { $target }{ $crossed ->
        [none] .
       *[other] {" "}y cruzas la línea de salida.
    }
   *[other] { $seat } mueve de { $origin } a { $target }{ $crossed ->
        [none] .
       *[other] {" "}y cruza la línea de salida.
    }
}
winchester-tell-swapped = { $you ->
    [yes] Mueves de { $origin } a { $target } y cambias de sitio con una pieza de { $loser }.
    [loser] { $seat } mueve de { $origin } a { $target } y cambia de sitio con una de tus piezas.
   *[other] { $seat } mueve de { $origin } a { $target } y cambia de sitio con una pieza de { $loser }.
}
winchester-tell-arrived = { $you ->
    [yes] Llevas a casa tu pieza de { $origin }. Es la llegada número { $place } y vale { $points } puntos.
   *[other] { $seat } lleva a casa su pieza de { $origin }. Es la llegada número { $place } y vale { $points } puntos.
}
winchester-tell-bonus = { $you ->
    [yes] Recibes una bonificación: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] { $seat } recibe una bonificación: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
winchester-tell-passed = { $you ->
    [yes] No puedes mover: pasas y perderás tu próximo turno.
   *[other] { $seat } no puede mover, pasa y perderá su próximo turno.
}
winchester-tell-skipped = { $you ->
    [yes] Pierdes este turno.
   *[other] { $seat } pierde este turno.
}
winchester-tell-last = { $you ->
    [yes] Tu pieza en { $square } es la última de todas y vale { $points ->
        [0] 0 puntos
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] La pieza de { $seat } en { $square } es la última de todas y vale { $points ->
        [0] 0 puntos
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
winchester-tell-over = La partida ha terminado. { $end }

## El tablero en palabras

winchester-die = En el dado: { $face }
winchester-to-roll = { $you ->
    [yes] Tiras el dado de ajedrez.
   *[other] { $name } tira el dado de ajedrez.
}
winchester-quiet = Rondas seguidas sin llegadas: { $rounds }; tras otras { $left } termina la partida.
winchester-player = { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}, { $home ->
    [0] ninguna pieza en casa
    [one] 1 pieza en casa
   *[other] { $home } piezas en casa
}
winchester-loses-turn = pierde el próximo turno
winchester-pieces = en el tablero – { $squares }
winchester-on = { $zone }: { $squares }

## El tablero en pantalla

winchester-table = el tablero
winchester-starts = abre esta ronda
winchester-choose-piece = Elige una de tus piezas.
winchester-choose-square = Ahora elige adónde va.
winchester-piece = { $you ->
    [yes] tu pieza en { $square }
   *[other] pieza de { $name } en { $square }
}
winchester-piece-home = { $you ->
    [yes] tu pieza, llegada número { $place }
   *[other] pieza de { $name }, llegada número { $place }
}

## Las jugadas en palabras

winchester-move-roll = tirar el dado: { $face }
winchester-move-go = de { $origin } a { $target }
winchester-move-swap = de { $origin } a { $target }, con cambio de sitio
winchester-move-home = a casa, de { $origin } a { $target }
winchester-move-pass = pasar y perder el próximo turno

## En la primera partida: el paso que toca

winchester-guide-wait = El dado decide qué pieza de ajedrez imitan todos. Da una vuelta al tablero en sentido antihorario y vuelve a casa.
winchester-guide-pass = Ninguna de tus piezas puede moverse: pasas, y pierdes también tu próximo turno.
winchester-guide-king = Un rey: mueve una de tus piezas una casilla en cualquier dirección.
winchester-guide-queen = Una dama: tan lejos como quieras, en línea recta o en diagonal, sin saltar nada. Si caes sobre una pieza rival, las dos cambian de sitio.
winchester-guide-rook = Una torre: tan lejos como quieras por una fila o una columna, sin saltar nada. Si caes sobre una pieza rival, las dos cambian de sitio.
winchester-guide-bishop = Un alfil: tan lejos como quieras en diagonal, sin saltar nada. Si caes sobre una pieza rival, las dos cambian de sitio.
winchester-guide-knight = Un caballo: dos casillas en línea recta y una de lado. Es el único que salta piezas y obstáculos.
winchester-guide-pawn = Un peón: una casilla de frente, o una en diagonal hacia delante para cambiar de sitio con una pieza rival.

## La puntuación

winchester-score-place = llegada número { $place }
winchester-score-bonus = bonificación
winchester-score-last = la última pieza

## Por qué no vale una jugada, por regla

winchester-refusal-king = Un rey da un solo paso, hacia donde quiera. Elige una casilla de al lado.
winchester-refusal-queen = Una dama va en línea recta o en diagonal. Elige una casilla en una de esas líneas.
winchester-refusal-rook = Una torre va a lo largo de una fila o una columna. Elige una casilla ahí.
winchester-refusal-bishop = Un alfil va en diagonal. Elige una casilla en una diagonal.
winchester-refusal-knight = Un caballo salta dos casillas en una dirección y una hacia un lado.
winchester-refusal-pawn = Un peón avanza una casilla de frente, si está vacía; en diagonal hacia delante solo puede cambiar de sitio con una pieza rival.
winchester-refusal-roll = Primero se tira el dado de ajedrez, una sola vez; después se mueve.
winchester-refusal-own = Ahí no hay ninguna pieza tuya. Elige una que lo sea.
winchester-refusal-must = Una de tus piezas puede moverse: muévela.
winchester-refusal-obstacle = Ahí hay un obstáculo. Elige una casilla sin obstáculo.
winchester-refusal-jump = Hay algo en medio, y solo el caballo salta. Párate antes o ve por otro lado.
winchester-refusal-C2 = Ahí ya hay una pieza tuya. Elige otra casilla.
winchester-refusal-before-start = Una pieza que no ha cruzado la línea de salida no cambia de sitio con nadie. Elige una casilla vacía.
winchester-refusal-C3 = Las líneas de salida y de meta solo se cruzan hacia delante, y no se pueden rodear.
winchester-refusal-C4 = Una pieza que aún no ha dejado la salida mantiene cerrada esta casilla. Llega a casa por otra.
winchester-refusal-arrival = Una pieza que cruza la línea de meta termina su jugada en casa.
winchester-refusal-end = La partida ha terminado.

## Qué falla en una preparación

winchester-setup-obstacles = «obstacles» debe dar un número para cada sección: { $sections }.
winchester-setup-missing = En «obstacles» falta la sección { $section }.
winchester-setup-section = No hay una sección «{ $found }». Secciones: { $sections }.
winchester-setup-number = El número de la sección { $section } es { $found }; debe ir de 1 a { $last }.
winchester-setup-first = «first» es { $found }; debe ser un asiento del 0 al { $last }.

## Qué falla en el archivo del tablero

winchester-board-zone-missing = falta la zona «{ $expected }».
winchester-board-zone-extra = «{ $found }» es una zona de más. Zonas, en orden: { $known }.
winchester-board-zone-name = aquí se espera la zona «{ $expected }», no «{ $found }».
winchester-board-squares = «{ $found }» no es un rectángulo de casillas de la pista, como «a1-d4», con la esquina inferior izquierda primero.
winchester-board-overlap = { $square } ya pertenece a la zona «{ $zone }».
winchester-board-uncovered = { $square } no pertenece a ninguna zona.
winchester-board-forward = «forward» es { $found }; deben ser una o dos de estas direcciones: { $known }.
winchester-board-number-row = «{ $found }» en la sección { $zone } debe tener { $count } números del 1 al 6.
winchester-board-number-rows = la sección { $zone } tiene { $found } filas de números; deben ser { $count }.
winchester-board-number-count = la sección { $zone } tiene { $found } veces el número { $number }; deben ser { $count }.
winchester-board-start-square = la casilla de salida { $code } es «{ $found }»; debe ser una casilla de la salida que no tenga otro código.
winchester-board-teams = para { $seats } jugadores debe haber { $seats } listas de casillas de salida, todas igual de largas, con { $most } casillas como máximo.
winchester-board-code = no hay una casilla de salida { $found }. Casillas de salida: { $known }.
winchester-board-code-twice = la casilla de salida { $found } aparece dos veces.
winchester-board-number = «{ $entry }» es { $found }; tiene que ser un número entero de { $low } a { $high }.

## Lo que cuenta el laboratorio

winchester-fires-swapped = Dos piezas cambian de sitio
winchester-fires-arrived = Una pieza llega a casa
winchester-fires-bonus = Se gana una bonificación
winchester-fires-passed = Ninguna jugada posible
winchester-fires-skipped = Se pierde un turno

## What the lab lets people turn

winchester-dial-pieces = Piezas de cada jugador, como máximo
winchester-dial-points-first = Puntos de la primera pieza en casa
winchester-dial-points-least = Puntos de una llegada, como mínimo
winchester-dial-points-last = Puntos de la última pieza en la sección E o más adelante
winchester-dial-bonus-team = Bonificación del primer equipo en casa
winchester-dial-bonus-second = Bonificación si a la primera pieza le sigue pronto otra del mismo jugador
winchester-dial-bonus-row = Bonificación por tres llegadas seguidas
winchester-dial-zone-a-numbers = Números de la sección A
winchester-dial-zone-b-numbers = Números de la sección B
winchester-dial-zone-c-numbers = Números de la sección C
winchester-dial-zone-d-numbers = Números de la sección D
winchester-dial-zone-e-numbers = Números de la sección E
winchester-dial-zone-f-numbers = Números de la sección F
winchester-dial-players-2 = Casillas de salida de los dos jugadores, una fila cada uno
winchester-dial-players-3 = Casillas de salida de los tres jugadores, una fila cada uno
winchester-dial-players-4 = Casillas de salida de los cuatro jugadores, una fila cada uno
winchester-dial-players-5 = Casillas de salida de los cinco jugadores, una fila cada uno

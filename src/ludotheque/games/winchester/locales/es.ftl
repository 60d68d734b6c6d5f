# Winchester. $you es "yes" cuando quien lee es el jugador del que se habla.

winchester-line = Una carrera alrededor del tablero con los movimientos del ajedrez: el dado dice qué pieza eres.

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
winchester-to-roll = { $name } tira el dado de ajedrez.
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
winchester-starts = empieza esta ronda
winchester-choose-piece = Elige una de tus piezas.
winchester-choose-square = Ahora elige adónde va.
winchester-piece = pieza de { $name } en { $square }
winchester-piece-home = pieza de { $name }, llegada número { $place }

## Las jugadas en palabras

winchester-move-roll = tirar el dado: { $face }
winchester-move-go = de { $origin } a { $target }
winchester-move-swap = de { $origin } a { $target }, con cambio de sitio
winchester-move-home = a casa, de { $origin } a { $target }
winchester-move-pass = pasar y perder el próximo turno

## En la primera partida: el paso que toca

winchester-guide-wait = El dado dice como qué pieza de ajedrez se mueve cada cual. Da una vuelta en sentido antihorario y vuelve a casa.
winchester-guide-pass = Ninguna de tus piezas puede mover: pasas y pierdes también tu próximo turno.
winchester-guide-king = Un rey: mueve una de tus piezas una casilla en cualquier dirección.
winchester-guide-queen = Una dama: tan lejos como quieras, en línea recta o en diagonal, sin saltar nada. Si caes sobre alguien, cambiáis de sitio.
winchester-guide-rook = Una torre: tan lejos como quieras por una fila o columna, sin saltar nada. Si caes sobre alguien, cambiáis de sitio.
winchester-guide-bishop = Un alfil: tan lejos como quieras en diagonal, sin saltar nada. Si caes sobre alguien, cambiáis de sitio.
winchester-guide-knight = Un caballo: dos casillas de frente y una de lado. Solo él salta piezas y obstáculos.
winchester-guide-pawn = Un peón: una casilla de frente, o una en diagonal hacia delante para cambiar de sitio con alguien.

## La puntuación

winchester-score-place = llegada en el puesto { $place }
winchester-score-bonus = bonificación
winchester-score-last = la última pieza

## Por qué no vale una jugada, por regla

winchester-refusal-king = un rey se mueve una casilla, en cualquier dirección.
winchester-refusal-queen = una dama se mueve en línea recta o en diagonal.
winchester-refusal-rook = una torre se mueve a lo largo de una fila o una columna.
winchester-refusal-bishop = un alfil se mueve en diagonal.
winchester-refusal-knight = un caballo salta dos casillas en una dirección y una hacia un lado.
winchester-refusal-pawn = un peón avanza una casilla de frente si está vacía, y captura una casilla en diagonal hacia delante.
winchester-refusal-roll = primero se tira el dado de ajedrez, una sola vez; después se mueve.
winchester-refusal-own = ahí no hay ninguna pieza tuya.
winchester-refusal-must = puedes mover, así que debes hacerlo.
winchester-refusal-obstacle = ahí hay un obstáculo, y ninguna jugada termina sobre un obstáculo.
winchester-refusal-jump = hay algo en medio, y solo el caballo salta.
winchester-refusal-C2 = ahí ya hay una pieza tuya.
winchester-refusal-before-start = una pieza que no ha cruzado la línea de salida no puede capturar.
winchester-refusal-C3 = las líneas de salida y de meta solo se cruzan hacia delante, y no se pueden rodear.
winchester-refusal-C4 = una pieza que aún no ha dejado la salida cierra esta casilla a las que llegan.
winchester-refusal-arrival = una pieza que cruza la línea de meta termina su jugada en casa.
winchester-refusal-end = la partida ha terminado.

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

## Lo que cuenta el laboratorio

winchester-fires-swapped = Una pieza es capturada y cambia de sitio
winchester-fires-arrived = Una pieza llega
winchester-fires-bonus = Se gana una bonificación
winchester-fires-passed = No hay jugada posible
winchester-fires-skipped = Se pierde un turno

## What the lab lets people turn

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

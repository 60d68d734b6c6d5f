# Winoc. $you es "yes" cuando quien lee es el jugador del que se habla.

winoc-line = Corre por la muralla a por tu fortaleza, ¡si recuerdas qué hay debajo de los adoquines!

## Guardias, puertas, caminos, caras

winoc-guard-yellow = guardia amarillo
winoc-guard-white = guardia blanco
winoc-guard-green = guardia verde
winoc-guard-red = guardia rojo

winoc-gate-cassel = Cassel
winoc-gate-bierne = Bierne
winoc-gate-dunkerque = Dunkerque
winoc-gate-hondschoote = Hondschoote
winoc-at-gate = puerta de { $gate }
winoc-tower = torre { $place }

winoc-path-N = camino Norte
winoc-path-S = camino Sur
winoc-way-clockwise = en sentido horario
winoc-way-counter = en sentido antihorario
winoc-face-0 = neutro
winoc-face-1 = campanario (1)
winoc-face-2 = cisne (2)
winoc-face-3 = arenque (3)
winoc-face-4 = molino (4)
winoc-face-5 = jarra (5)
winoc-face-6 = león (6)

winoc-end-played-out = Un guardia ha ganado la carrera.
winoc-end-stalled = Han pasado 400 turnos sin que nadie gane: la partida acaba en empate.
winoc-end-guard-yellow = El guardia amarillo, que no es de nadie, ha llegado a casa: todos han perdido.
winoc-end-guard-white = El guardia blanco, que no es de nadie, ha llegado a casa: todos han perdido.
winoc-end-guard-green = El guardia verde, que no es de nadie, ha llegado a casa: todos han perdido.
winoc-end-guard-red = El guardia rojo, que no es de nadie, ha llegado a casa: todos han perdido.

## El relato de una jugada

winoc-tell-path = { $you ->
    [yes] Eliges el { $path }.
   *[other] { $seat } elige el { $path }.
}
winoc-tell-turned = { $you ->
    [yes] Das la vuelta al adoquín { $spot } y lo pones
   *[other] { $seat } da la vuelta al adoquín { $spot } y lo pone
} en el { $path }: { $face }.
winoc-tell-neutral = El adoquín neutro pone fin a la serie.
winoc-tell-crossed = ¡Un doble! El adoquín { $spot } pasa al { $path }.
winoc-tell-twins = Un doble, y su símbolo está en los dos caminos: los adoquines { $spot } y { $other } vuelven al centro.
winoc-tell-double = Un doble pone fin a la serie.
winoc-tell-winoc = { $you ->
    [yes] ¡Winoc! Seis adoquines en el { $path }: vuelas adonde quieras.
   *[other] ¡Winoc! Seis adoquines en el { $path }: { $seat } vuela adonde quiera.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] Mueves a tu guardia
       *[other] { $seat } mueve al { $guard }
    }
   *[nobody] { $you ->
        [yes] Mueves al { $guard }, que no es de nadie,
       *[other] { $seat } mueve al { $guard }, que no es de nadie,
    }
} { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
} { $way }, hasta la { $gate ->
    [none] torre { $place }
   *[other] puerta de { $gate }
}.
winoc-tell-stayed = { $you ->
    [yes] Eliges el { $path }, que está vacío, y te quedas donde estás.
   *[other] { $seat } elige el { $path }, que está vacío, y se queda donde está.
}
winoc-tell-flew = { $you ->
    [yes] Vuelas
   *[other] { $seat } vuela
} hasta la { $gate ->
    [none] torre { $place }
   *[other] puerta de { $gate }
}.
winoc-tell-sent-off = Al { $guard } lo echan a la puerta de { $gate }.
winoc-tell-fortress = El { $guard } recoge su fortaleza.
winoc-tell-cleared = { $path ->
    [none] Todos los adoquines vuelven al centro tal como están.
   *[other] Los adoquines del { $path } vuelven al centro tal como están.
}
winoc-tell-lapped = { $you ->
    [yes] Avanzas
   *[other] { $seat } avanza
} { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
}{ $back ->
    [0] {""}
    [one] , la última hacia atrás
   *[other] , las últimas { $back } hacia atrás
}; { $left ->
    [0] por fin en casa
    [one] falta una
   *[other] faltan { $left }
}.
winoc-tell-over = La partida ha terminado. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}¡Ganas tú!
       *[other] {" "}¡Gana { $winner }!
    }
}

## La mesa en palabras

winoc-table = Turno { $turn }, le toca a { $name }
winoc-guard = { $name ->
    [none] { $guard } (de nadie)
   *[other] { $guard } ({ $name })
}: { $where }
winoc-has-fortress = con su fortaleza
winoc-to-go = { $left ->
    [0] ya en casa
    [one] falta una casilla
   *[other] faltan { $left } casillas
}
winoc-lies-N = Camino Norte: { $count ->
    [0] vacío
   *[other] { $stones }
}
winoc-lies-S = Camino Sur: { $count ->
    [0] vacío
   *[other] { $stones }
}
winoc-town = fK da la vuelta al adoquín K del centro.
winoc-follows = Ahora le toca al { $guard }: { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
}.

## La mesa en la pantalla

winoc-next-path = { $you ->
    [yes] Los dos caminos están vacíos. Elige en cuál vas a poner adoquines.
   *[other] { $name } elige un camino.
}
winoc-next-draw = { $you ->
    [yes] Da la vuelta a un adoquín y ponlo en el { $path }. Un doble o el adoquín neutro pone fin a la serie.
   *[other] { $name } da la vuelta a adoquines y los pone en el { $path }.
}
winoc-next-move = { $you ->
    [yes] Elige un camino y un sentido: tu guardia avanza tantas casillas como adoquines haya en él. Luego los demás hacen lo mismo con el otro camino.
   *[other] { $name } elige un camino y un sentido.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Le toca a tu guardia
       *[other] Diriges al { $guard }, que no es de nadie
    }: { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    }. ¿En qué sentido?
   *[other] { $name } mueve al { $guard }.
}
winoc-next-winoc = { $you ->
    [yes] ¡Winoc! Suenan las campanas: vuela adonde quieras por la muralla.
   *[other] ¡Winoc! { $name } puede volar adonde quiera.
}
winoc-goal-fortress = a por su fortaleza: { $gate }
winoc-goal-home = ahora a casa: { $gate }
winoc-stone = Adoquín { $spot }: { $face }, { $where ->
    [N] en el camino Norte
    [S] en el camino Sur
   *[other] en el centro
}

## Las jugadas en palabras

winoc-move-turn = dar la vuelta al adoquín { $stone }
winoc-move-path-N = elegir el camino Norte
winoc-move-path-S = elegir el camino Sur
winoc-move-go-N = mover según los adoquines del camino Norte, { $way }
winoc-move-go-S = mover según los adoquines del camino Sur, { $way }
winoc-move-stay-N = elegir el camino Norte, vacío, y no moverse
winoc-move-stay-S = elegir el camino Sur, vacío, y no moverse
winoc-move-follow = mover a este guardia { $way }
winoc-move-fly = volar a la casilla { $place }

## En la primera partida: el paso que toca

winoc-guide-wait = Fíjate en los adoquines cuando se les da la vuelta y recuerda sus dos caras. Te harán falta.
winoc-guide-path = Los dos caminos están vacíos. Elige en cuál vas a poner los adoquines.
winoc-guide-draw = Da la vuelta a un adoquín del centro y ponlo en tu camino. Cuantos más haya, más lejos podrá ir tu guardia.
winoc-guide-draw-on = Sigue dando la vuelta a adoquines hasta que salga el neutro o un símbolo que ya esté en tu camino.
winoc-guide-move = Elige un camino y un sentido: tu guardia avanza tantas casillas como adoquines haya en él, y luego los demás hacen lo mismo con el otro camino. Primero a por tu fortaleza, en la puerta de enfrente, y luego a casa.
winoc-guide-follow = Tu guardia avanza tantas casillas como adoquines haya en el otro camino. Tú eliges el sentido.
winoc-guide-unowned = Este guardia no es de nadie, y tú eliges su sentido. Cuidado: también puede ganar, y entonces pierden todos.
winoc-guide-winoc = ¡Un Winoc! Tu guardia vuela a la casilla que quieras.
winoc-guide-junior = Da la vuelta a adoquines hasta que salga el neutro o un doble; luego tu guardia avanza otras tantas casillas en sentido horario. Da una vuelta entera y acaba justo en tu puerta.

## Por qué no vale una jugada, regla por regla

winoc-refusal-path = Solo eliges camino al empezar el turno, y solo si los dos están vacíos.
winoc-refusal-draw = Estás dando la vuelta a los adoquines: sigue hasta que salga el neutro o un doble.
winoc-refusal-centre = Ese adoquín no está en el centro. Elige uno que sí esté.
winoc-refusal-move = Elige ahora un camino y un sentido para tu guardia.
winoc-refusal-empty-path = En ese camino no hay adoquines, así que no mueve a nadie. Elige el otro, o quédate donde estás.
winoc-refusal-whole-move = En ese camino hay adoquines, así que tu guardia tiene que andar todas esas casillas. Elige un sentido.
winoc-refusal-others = Ahora siguen los demás guardias, uno tras otro: elige solo su sentido.
winoc-refusal-winoc = Solo se vuela con un Winoc, seis adoquines en un camino; y con un Winoc hay que volar.
winoc-refusal-elsewhere = Tu guardia ya está ahí. Vuela a otra casilla.
winoc-refusal-junior-moves = En el juego júnior solo eliges adoquines. Dale la vuelta a uno.
winoc-refusal-win = La partida ha terminado.

## Qué falla en una preparación

winoc-setup-up-list = «up» debe ser una lista de { $stones } símbolos, uno por adoquín.
winoc-setup-up = «up» contiene { $found ->
    [one] { $found } símbolo
   *[other] { $found } símbolos
}; deben ser { $stones }, uno por adoquín.
winoc-setup-face = Según «up», el adoquín { $stone } muestra { $found }; sus caras son: { $faces }.
winoc-setup-guards-list = «guards» debe ser una lista de { $seats } guardias, uno por asiento.
winoc-setup-guard = «guards» contiene { $found }; los guardias son 0 amarillo, 1 blanco, 2 verde, 3 rojo.
winoc-setup-guard-twice = «guards» da el mismo guardia a dos asientos: { $found }.
winoc-setup-guards-order = «guards» es { $found }; hay que sentarse en el orden de los guardias, en sentido horario desde cualquiera.
winoc-setup-first = «first» es { $found }; debe ser un asiento del 0 al { $last }.

## Qué falla en el archivo del tablero

winoc-board-towers = «towers» es { $found }; se esperaba un número entero de { $low } a { $high }.
winoc-board-places = «places» es { $found }; debe ser un número entero del { $low } al { $high }.
winoc-board-gates = «gates» es { $found }; deben ser { $count } casillas distintas en orden ascendente, de la 0 a la { $last }.
winoc-board-ahead = «ahead» es { $found }; debe ser un número entero del 0 al { $high }.
winoc-board-stones = número de adoquines en «stones»: { $found }; deben ser de { $low } a { $high }.
winoc-board-stone = el adoquín { $stone } es { $found }; un adoquín tiene dos símbolos distintos del 1 al { $symbols }, o es neutro: [0, 0].
winoc-board-twice = el adoquín { $stone } es { $found }, igual que el adoquín { $other }; cada pareja de símbolos existe una sola vez.

## Opciones, al preparar una partida

winoc-option-rules = Juego
winoc-option-rules-classic = Juego clásico: recoger la fortaleza y llevarla a casa
winoc-option-rules-junior = Juego júnior: una vuelta a la muralla, sin fortalezas
winoc-option-fortress = Fortaleza
winoc-option-fortress-stop = Parada en su puerta: el guardia tiene que terminar allí su movimiento
winoc-option-fortress-pass = Fortaleza al pasar: basta con alcanzar o cruzar su puerta
winoc-option-open-memory = Memoria abierta
winoc-option-open-memory-false = Recuerda tú lo que hay debajo
winoc-option-open-memory-true = Las caras inferiores que todos han visto quedan señaladas; para empezar

## Lo que cuenta el laboratorio

winoc-fires-winoc = Un Winoc
winoc-fires-sent-off = Echan a un guardia
winoc-fires-fortress = Un guardia recoge su fortaleza
winoc-fires-neutral = El adoquín neutro pone fin a la serie
winoc-fires-crossed = Un doble pasa al otro camino
winoc-fires-twins = Un doble en los dos caminos
winoc-fires-double = Un doble pone fin a la serie
winoc-fires-stayed = Un guardia se queda donde está

## What the lab lets people turn

winoc-dial-towers = Torres entre puertas vecinas
winoc-dial-stones = Adoquines en juego (el neutro es el decimosexto)
winoc-dial-ahead = Ventaja en la salida de cada jugador sobre el anterior, en casillas (juego júnior)

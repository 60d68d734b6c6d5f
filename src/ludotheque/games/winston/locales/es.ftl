# Winston. $you es "yes" cuando quien lee es el jugador del que se habla.

winston-line = Construye perros con los demás, recoge el más largo y ¡cuidado con la caca!

## Cartas y perros

winston-card-Rh = cabeza roja
    .una = una cabeza roja
winston-card-Rb = cuerpo rojo
    .una = un cuerpo rojo
winston-card-Oh = cabeza naranja
    .una = una cabeza naranja
winston-card-Ob = cuerpo naranja
    .una = un cuerpo naranja
winston-card-Yh = cabeza amarilla
    .una = una cabeza amarilla
winston-card-Yb = cuerpo amarillo
    .una = un cuerpo amarillo
winston-card-Gh = cabeza verde
    .una = una cabeza verde
winston-card-Gb = cuerpo verde
    .una = un cuerpo verde
winston-card-Bh = cabeza azul
    .una = una cabeza azul
winston-card-Bb = cuerpo azul
    .una = un cuerpo azul
winston-card-Ph = cabeza morada
    .una = una cabeza morada
winston-card-Pb = cuerpo morado
    .una = un cuerpo morado

winston-dog-R = perro rojo
winston-dog-O = perro naranja
winston-dog-Y = perro amarillo
winston-dog-G = perro verde
winston-dog-B = perro azul
winston-dog-P = perro morado

winston-end-played-out = Se han jugado todas las cartas.
winston-end-stalled = Ninguna de las cartas que quedan se puede jugar.

## El relato de una jugada

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] Empiezas tú: tienes el nombre más largo.
       *[other] Empieza { $seat }: tiene el nombre más largo.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] Juegas { $card-una }.
   *[other] { $seat } juega { $card-una }.
}
winston-tell-ended = { $you ->
    [yes] Terminas tu turno.
   *[other] { $seat } termina su turno.
}
winston-tell-taken = { $you ->
    [yes] Recoges el { $dog } de { $bodies } cuerpos, que vale { $points } puntos.
   *[other] { $seat } recoge el { $dog } de { $bodies } cuerpos, que vale { $points } puntos.
}
winston-tell-bone = { $you ->
    [yes] Recibes el hueso y la carta de tamaño { $size }.
    [loser] { $seat } te quita el hueso y recibe la carta de tamaño { $size }.
   *[other] { $seat } recibe el hueso y la carta de tamaño { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Recibes la caca. La carta 5+ se queda con el hueso.
        [loser] { $seat } te libra de la caca. La carta 5+ se queda con el hueso.
       *[other] { $seat } recibe la caca. La carta 5+ se queda con el hueso.
    }
   *[other] { $you ->
        [yes] Recibes la caca y la carta de tamaño { $size }.
        [loser] { $seat } te libra de la caca y recibe la carta de tamaño { $size }.
       *[other] { $seat } recibe la caca y la carta de tamaño { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] No puedes jugar: pones { $card-una } debajo del mazo.
   *[other] { $seat } no puede jugar y pone { $card-una } debajo del mazo.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
   *[other] { $you ->
        [yes] Robas { $cards-una }.
       *[other] { $seat } roba { $count ->
            [one] una carta
           *[other] { $count } cartas
        }; se sabe: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] No puedes jugar y pasas, porque el mazo está vacío.
   *[other] { $seat } no puede jugar y pasa, porque el mazo está vacío.
}
winston-tell-skipped = { $you ->
    [yes] Ya no te quedan cartas y pierdes el turno.
   *[other] A { $seat } ya no le quedan cartas y pierde el turno.
}
winston-tell-over = La partida ha terminado. { $end }

## La mesa en palabras

winston-table = En la mesa ({ $pile ->
    [0] el mazo está vacío
    [one] 1 carta en el mazo
   *[other] { $pile } cartas en el mazo
}):
winston-table-empty = todavía ningún perro
winston-dog = { $dog }: { $head ->
    [complete] { $bodies ->
        [one] una cabeza y 1 cuerpo, completo
       *[other] una cabeza y { $bodies } cuerpos, completo
    }
    [yes] { $bodies ->
        [0] una cabeza, ningún cuerpo
        [one] una cabeza y 1 cuerpo
       *[other] una cabeza y { $bodies } cuerpos
    }
   *[other] sin cabeza, { $bodies ->
        [one] 1 cuerpo
       *[other] { $bodies } cuerpos
    }
}
winston-under-pile = Cartas puestas debajo del mazo a la vista de todos, en este orden: { $cards }
winston-player = { $name }: { $cards ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $cards } cartas
}, { $dogs ->
    [0] ningún perro recogido
    [one] 1 perro recogido
   *[other] { $dogs } perros recogidos
}
winston-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
winston-has-bone = el hueso (perro más largo: { $bodies })
winston-has-poo = { $card ->
    [none] la caca (perro más corto: { $bodies }; sin carta de tamaño, la 5+ está con el hueso)
   *[other] la caca (perro más corto: { $bodies })
}
winston-letter-R = R
winston-letter-O = N
winston-letter-Y = Am
winston-letter-G = V
winston-letter-B = Az
winston-letter-P = M
winston-best = Perro más largo: { $count }
winston-hand = Tu mano:

## Las jugadas en palabras

winston-move-play = jugar { $card-una }
winston-move-take = recoger el { $dog }
winston-move-end = terminar el turno
winston-move-under = poner { $card-una } debajo del mazo
winston-move-pass = pasar

## En la primera partida: el paso que toca

winston-guide-wait = Los perros del centro son de todos. Fíjate en los que están casi completos: los recoge el primero que termine su turno.
winston-guide-begin = Juega al menos dos cartas en los perros del centro: empieza un perro, alarga otro o ponle la cabeza.
winston-guide-second = Ya has jugado una carta; falta una segunda. Después puedes seguir o parar.
winston-guide-more = Sigue jugando o termina tu turno: entonces todos los perros completos, con una cabeza y al menos dos cuerpos, son tuyos. Los largos valen mucho más.
winston-guide-end = No queda nada por jugar: termina tu turno y recoge todos los perros completos.
winston-guide-take = Puedes recoger ya un perro completo; su color queda libre para otro nuevo.
winston-guide-stuck = ¡Qué vida de perros: ninguna de tus cartas se puede jugar! Pon una de tus cabezas debajo del mazo y roba una carta. Así acaba tu turno.
winston-guide-pass = Ni un hueso que roer: ninguna de tus cartas se puede jugar y el mazo está vacío. Pasas.

## Por qué se rechaza una jugada, según la regla

winston-refusal-hand = No tienes esa carta en la mano. Juega una que tengas.
winston-refusal-one-head = Este perro ya tiene cabeza, y con una basta. Alárgalo o juega en otro perro.
winston-refusal-turn = Juega más cartas antes de terminar tu turno.
winston-refusal-W6 = En la segunda edición solo recoges perros al final de tu turno.
winston-refusal-complete = Ese perro todavía no está completo: necesita una cabeza y suficientes cuerpos.
winston-refusal-stuck = Solo puedes hacerlo si no puedes jugar ninguna carta. Juega una que encaje.
winston-refusal-stuck-empty = El mazo está vacío, así que no se puede poner nada debajo. Tienes que pasar.

## Qué está mal en un comienzo

winston-setup-deck-list = «deck» debe ser una lista de { $cards } cartas.
winston-setup-card = La carta { $place } del mazo, «{ $found }», no existe. Cartas: { $known }.
winston-setup-count = En el mazo, { $card } aparece { $found ->
    [one] { $found } vez
   *[other] { $found } veces
}; debe aparecer { $expected ->
    [one] { $expected } vez
   *[other] { $expected } veces
}.
winston-setup-deck = El mazo tiene { $found ->
    [one] { $found } carta
   *[other] { $found } cartas
}; debe tener { $expected }.
winston-setup-first = «first» es { $found }; debe ser un asiento del 0 al { $last }.

## En la mesa, en una pantalla

winston-pile = { $pile ->
    [0] El mazo está vacío.
    [one] 1 carta en el mazo.
   *[other] { $pile } cartas en el mazo.
}
winston-act-end = Terminar el turno
winston-act-pass = Pasar
winston-act-nothing = Ningún perro que recoger.
winston-act-more = { $count ->
    [one] Juega una carta más
   *[other] Juega { $count } cartas
}
winston-act-stuck = No puedes jugar nada: pon una cabeza debajo del mazo
winston-act-take = Recoger
## Opciones, al preparar una partida

winston-option-edition = Edición
winston-option-edition-second = Segunda edición: los perros se recogen al final del turno
winston-option-edition-first = Primera edición: los perros se recogen en cualquier momento del turno, y su color queda libre enseguida
winston-option-open-dogs = Perros a la vista
winston-option-open-dogs-false = Los perros recogidos quedan boca abajo: recuerda quién tiene qué
winston-option-open-dogs-true = Los perros recogidos quedan boca arriba y se ve la puntuación; más fácil para los más pequeños

## Lo que cuenta el laboratorio

winston-fires-taken = Se recoge un perro
winston-fires-bone = El hueso cambia de manos
winston-fires-poo = La caca cambia de manos
winston-fires-under = Atascado: una cabeza va debajo del mazo
winston-fires-passed = Atascado: se pasa
winston-fires-skipped = Se salta un turno

## Qué está mal en el archivo del tablero

winston-board-number = «{ $entry }» es { $found }; tiene que ser un número entero de { $low } a { $high }.
winston-board-play = «play» es { $play }; con { $hand } cartas en la mano tiene que ser como máximo { $hand }.
winston-board-hands = «hand» es { $hand }; con { $cards } cartas para un máximo de seis jugadores tiene que ser como máximo { $most }.
winston-board-dog = «dog» es { $found }; tiene que ser una tabla con «first» y «more».

## Números del tablero, en el laboratorio

winston-dial-hand = Cartas en la mano
winston-dial-play = Cartas por turno, como mínimo
winston-dial-heads = Cabezas de cada color
winston-dial-bodies = Cuerpos de cada color
winston-dial-complete = Cuerpos que completan un perro
winston-dial-bone = Puntos del hueso
winston-dial-poo = Puntos que cuesta la caca
winston-dial-dog-first = Puntos del primer cuerpo de un perro
winston-dial-dog-more = Cuánto más cuenta cada cuerpo que el anterior

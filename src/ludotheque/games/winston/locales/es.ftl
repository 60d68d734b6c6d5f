# Winston. $you es "yes" cuando quien lee es el jugador del que se habla.

winston-line = Construye perros con los demás, llévate el más largo y ten cuidado con la caca.

## Cartas y perros

winston-card-Rh = cabeza roja
winston-card-Rb = cuerpo rojo
winston-card-Oh = cabeza naranja
winston-card-Ob = cuerpo naranja
winston-card-Yh = cabeza amarilla
winston-card-Yb = cuerpo amarillo
winston-card-Gh = cabeza verde
winston-card-Gb = cuerpo verde
winston-card-Bh = cabeza azul
winston-card-Bb = cuerpo azul
winston-card-Ph = cabeza morada
winston-card-Pb = cuerpo morado

winston-dog-R = perro rojo
winston-dog-O = perro naranja
winston-dog-Y = perro amarillo
winston-dog-G = perro verde
winston-dog-B = perro azul
winston-dog-P = perro morado

winston-end-played-out = Se han jugado todas las cartas.
winston-end-stalled = Ninguna de las cartas que quedan se puede jugar.

## El relato de una jugada

winston-tell-played = { $you ->
    [yes] Juegas: { $card }.
   *[other] { $seat } juega: { $card }.
}
winston-tell-ended = { $you ->
    [yes] Terminas tu turno.
   *[other] { $seat } termina su turno.
}
winston-tell-taken = { $you ->
    [yes] Te llevas el { $dog } de { $bodies } cuerpos, que vale { $points } puntos.
   *[other] { $seat } se lleva el { $dog } de { $bodies } cuerpos, que vale { $points } puntos.
}
winston-tell-bone = { $you ->
    [yes] Recibes el hueso y la carta de tamaño { $size }.
   *[other] { $seat } recibe el hueso y la carta de tamaño { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Recibes la caca. La carta 5+ se queda con el hueso.
       *[other] { $seat } recibe la caca. La carta 5+ se queda con el hueso.
    }
   *[other] { $you ->
        [yes] Recibes la caca y la carta de tamaño { $size }.
       *[other] { $seat } recibe la caca y la carta de tamaño { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] No puedes jugar y pones una carta debajo de la pila: { $card }.
   *[other] { $seat } no puede jugar y pone una carta debajo de la pila: { $card }.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
   *[other] { $you ->
        [yes] Robas: { $cards }.
       *[other] { $seat } roba { $count ->
            [one] una carta
           *[other] { $count } cartas
        }; todos conocen: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] No puedes jugar y la pila está vacía: pasas.
   *[other] { $seat } no puede jugar y la pila está vacía: pasa.
}
winston-tell-skipped = { $you ->
    [yes] Ya no te quedan cartas y pierdes el turno.
   *[other] A { $seat } ya no le quedan cartas y pierde el turno.
}
winston-tell-over = La partida ha terminado. { $end }

## La mesa en palabras

winston-table = En la mesa ({ $pile ->
    [0] la pila está vacía
    [one] 1 carta en la pila
   *[other] { $pile } cartas en la pila
}):
winston-table-empty = todavía ningún perro
winston-dog = { $dog }: { $head ->
    [yes] { $bodies ->
        [0] una cabeza, ningún cuerpo
        [one] una cabeza y 1 cuerpo
       *[other] una cabeza y { $bodies } cuerpos, completo
    }
   *[other] sin cabeza, { $bodies ->
        [one] 1 cuerpo
       *[other] { $bodies } cuerpos
    }
}
winston-under-pile = Cartas puestas debajo de la pila a la vista de todos, en este orden: { $cards }
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
winston-hand = Tu mano:

## Las jugadas en palabras

winston-move-play = jugar: { $card }
winston-move-take = llevarse el { $dog }
winston-move-end = terminar el turno
winston-move-under = poner debajo de la pila: { $card }
winston-move-pass = pasar

## En la primera partida: el paso que toca

winston-guide-wait = Los perros del centro son de todos. Fíjate en los que están casi completos: quien termina su turno se los lleva.
winston-guide-begin = Juega al menos dos cartas en los perros del centro: empieza un perro, alárgalo o ponle la cabeza.
winston-guide-second = Ya has jugado una carta; falta una segunda. Después puedes seguir o parar.
winston-guide-more = Sigue jugando o termina tu turno: entonces todo perro completo, una cabeza con al menos dos cuerpos, es tuyo. Los largos valen mucho más.
winston-guide-end = No queda nada por jugar: termina tu turno y llévate todos los perros completos.
winston-guide-take = Puedes llevarte ya un perro completo; su color queda libre para otro nuevo.
winston-guide-stuck = Ninguna de tus cartas se puede jugar: pon una cabeza debajo de la pila y roba una carta. Así acaba tu turno.
winston-guide-pass = Ninguna de tus cartas se puede jugar y la pila está vacía: pasas.

## Por qué se rechaza una jugada, según la regla

winston-refusal-hand = no tienes esa carta en la mano.
winston-refusal-one-head = este perro ya tiene cabeza, y un perro solo tiene una.
winston-refusal-turn = hay que jugar al menos dos cartas antes de terminar el turno.
winston-refusal-W6 = en la segunda edición los perros solo se recogen al final del turno.
winston-refusal-complete = ese perro no está completo: hacen falta una cabeza y al menos dos cuerpos.
winston-refusal-stuck = esto solo puede hacerlo quien no puede jugar ninguna carta.
winston-refusal-stuck-empty = la pila está vacía, así que no se puede poner nada debajo; hay que pasar.

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
    [0] La pila está vacía.
    [one] 1 carta en la pila.
   *[other] { $pile } cartas en la pila.
}
winston-act-end = Terminar el turno
winston-act-pass = Pasar
winston-act-nothing = No te llevas ningún perro.
winston-act-more = { $count ->
    [one] Juega una carta más
   *[other] Juega { $count } cartas
}
winston-act-stuck = Nada encaja: pon una cabeza debajo de la pila
winston-act-take = Llevarse
## Opciones, al preparar una partida

winston-option-edition = Edición
winston-option-edition-second = Segunda edición: los perros se recogen al final del turno
winston-option-edition-first = Primera edición: los perros se recogen en cualquier momento del turno, y su color queda libre enseguida
winston-option-open-dogs = Perros a la vista
winston-option-open-dogs-false = Los perros recogidos quedan boca abajo: recuerda quién tiene qué
winston-option-open-dogs-true = Los perros recogidos quedan boca arriba y se ve la puntuación; más fácil para los más pequeños

## Lo que cuenta el laboratorio

winston-fires-taken = Alguien se lleva un perro
winston-fires-bone = El hueso cambia de manos
winston-fires-poo = La caca cambia de manos
winston-fires-under = Atascado: una cabeza va debajo del mazo
winston-fires-passed = Atascado: se pasa
winston-fires-skipped = Se salta un turno

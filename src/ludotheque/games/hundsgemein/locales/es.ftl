# Hundsgemein. $you vale "yes" cuando quien lee es la persona de la que se habla.

hundsgemein-line = Coloca tus pulgas a lo largo de las calles y recuerda cuáles son tuyas.
hundsgemein-end-played-out = Ninguna de las pulgas que quedan se puede colocar.
hundsgemein-breed-1 = Marqués
hundsgemein-breed-2 = Punki
hundsgemein-breed-3 = Bruto
hundsgemein-breed-4 = Rapero

## El relato de una jugada

hundsgemein-tell-laid = { $you ->
    [yes] Colocas un { $breed } en { $block }.
   *[other] { $seat } coloca un { $breed } en { $block }.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] Descartas un { $breeds }.
       *[other] { $seat } descarta un { $breeds }.
    }
   *[other] { $you ->
        [yes] Descartas las dos pulgas: { $breeds }.
       *[other] { $seat } descarta las dos pulgas: { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] Dices «¡No vale!» por la pulga que { $loser } ha colocado en { $block }.
    [loser] { $seat } dice «¡No vale!» por la pulga que has colocado en { $block }.
   *[other] { $seat } dice «¡No vale!» por la pulga que { $loser } ha colocado en { $block }.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] La dejas pasar.
   *[other] { $seat } la deja pasar.
}
hundsgemein-tell-removed = { $rule ->
    [bones] Es verdad: en los huesos cruzados no se coloca ninguna pulga. El { $breed } sale del juego.
   *[neighbours] Es verdad: { $block } está junto a una pulga de la misma raza. El { $breed } sale del juego.
}
hundsgemein-tell-stays = Sí que vale: un { $breed } puede estar en { $block }. La pulga se queda.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] Descubres una pulga nueva: { $breeds }.
       *[other] { $seat } descubre una pulga nueva: { $breeds }.
    }
   *[other] { $you ->
        [yes] Descubres dos pulgas nuevas: { $breeds }.
       *[other] { $seat } descubre dos pulgas nuevas: { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] Ya no te quedan pulgas y pierdes el turno.
   *[other] A { $seat } ya no le quedan pulgas y pierde el turno.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] Calle { $street }: te llevas a { $dog }, que vale { $worth }.
   *[other] Calle { $street }: { $seat } se lleva a { $dog }, que vale { $worth }.
}
hundsgemein-tell-dog-discarded = Calle { $street }: nadie va por delante, y { $dog } se descarta.
hundsgemein-tell-over = La partida ha terminado. { $end }

## La mesa en palabras

hundsgemein-quarter = El barrio. Un número es una pulga de esa raza, · una manzana libre, × los huesos cruzados:
hundsgemein-out = Fuera del juego: { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name }: { $breeds ->
    [none] ninguna pulga
   *[other] descubiertas { $breeds }
}; { $reserve ->
    [0] reserva vacía
   *[other] { $reserve } en la reserva
}
hundsgemein-score = { $dogs ->
    [0] ningún perro
    [one] 1 perro
   *[other] { $dogs } perros
}, { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
hundsgemein-street = { $street }, { $dog } ({ $worth }): { $winner ->
    [none] para nadie
   *[other] { $you ->
        [yes] para ti
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } { $runs } en filas ({ $fleas } en total)
hundsgemein-asked = { $you ->
    [yes] { $name } ha colocado un { $breed } en { $block }. ¿Dices «¡No vale!» o lo dejas pasar?
    [owner] Has colocado un { $breed } en { $block }. Le toca a { $mover } decir si vale.
   *[other] { $name } ha colocado un { $breed } en { $block }. Le toca a { $mover } decir si vale.
}

## Las jugadas en palabras

hundsgemein-move-lay = colocar un { $breed } en { $block }
hundsgemein-move-drop = descartar un { $breed }
hundsgemein-move-drop-two = descartar las dos: { $first } y { $second }
hundsgemein-move-call = decir «¡No vale!»
hundsgemein-move-ok = dejarla pasar

## En la pantalla

hundsgemein-pick = Elige una de tus dos pulgas.
hundsgemein-place = Elige para ella un tejado iluminado o el cubo de la basura.
hundsgemein-throw-one = Descartar
hundsgemein-throw-both = Las dos
hundsgemein-call = ¡No vale!
hundsgemein-pass = Dejarla pasar
hundsgemein-objection-turn = ¿Vale esta pulga?
hundsgemein-objection-all = { $name } ha colocado un { $breed } en { $block }. ¿Vale?
hundsgemein-objection-who = ¿Quién lo ha visto?
hundsgemein-objection-moment = Si nadie dice nada, en un momento se queda.
hundsgemein-objection-ask = Preguntar por cada pulga
hundsgemein-reserve = { $count } boca abajo
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block }: { $breed }
hundsgemein-block-free = { $block }: libre
hundsgemein-block-bones = { $block }: los huesos cruzados
hundsgemein-bin = Fuera del juego
hundsgemein-street-title = Calle { $street }: { $dog }
hundsgemein-in-all = { $fleas } en total
## En la primera partida: el paso que toca

hundsgemein-guide-wait = Recuerda bien quién coloca cada pulga: hasta el final no se ve de quién son.
hundsgemein-guide-first = Elige una de tus dos pulgas y luego una manzana. La pulga cuenta para las calles que la bordean.
hundsgemein-guide-lay = Coloca una pulga donde no tenga al lado otra de su raza, ni en diagonal. O descarta pulgas para conseguir otras.
hundsgemein-guide-drop = ¡Ni un tejado para tus pulgas! Descarta una o las dos y descubre otras.
hundsgemein-guide-honour = Por tu honor: nada te impide colocar una pulga contra las reglas, pero los demás pueden decir «¡No vale!».
hundsgemein-guide-call = ¿Está bien colocada esta pulga: en una manzana libre, no en los huesos, no junto a una de su raza? Di «¡No vale!» o déjala pasar.

## Por qué se rechaza una jugada, regla por regla

hundsgemein-refusal-face-up = No tienes ninguna pulga así descubierta. Elige una de las que tienes delante.
hundsgemein-refusal-free = En esa manzana ya hay una pulga. Elige una libre.
hundsgemein-refusal-bones = En los huesos cruzados no se coloca ninguna pulga. Elige otra manzana.
hundsgemein-refusal-neighbours = Junto a esa manzana hay una pulga de la misma raza. Elige una más lejos.
hundsgemein-refusal-honour = Ahora no hay nada que decir: «¡No vale!» se dice solo por una pulga recién colocada, y solo con la opción «Por tu honor».
hundsgemein-refusal-H4 = Se acaba de colocar una pulga. Primero di «¡No vale!» o déjala pasar.
hundsgemein-refusal-end = La partida ha terminado.

## Qué está mal en una preparación

hundsgemein-setup-dogs = «dogs» debe dar su perro a cada una de las calles { $streets }.
hundsgemein-setup-street = La calle «{ $found }» no existe. Calles: { $known }.
hundsgemein-setup-no-dog = La calle { $street } no tiene perro.
hundsgemein-setup-dog = El perro «{ $found }» para la calle { $street } no existe. Perros: { $known }.
hundsgemein-setup-dog-count = { $dog } aparece { $found } veces; deben ser { $expected }.
hundsgemein-setup-reserves = «reserves» debe ser una lista de { $seats } reservas, una por asiento; encontrado: { $found }.
hundsgemein-setup-reserve = La reserva del asiento { $seat } debe ser una lista de { $expected } pulgas; encontrado: { $found }.
hundsgemein-setup-flea = La pulga { $place } del asiento { $seat }, «{ $found }», no existe. Las pulgas son números del 1 al 4.
hundsgemein-setup-flea-count = Pulgas de raza { $breed } en la reserva del asiento { $seat }: { $found }; deben ser { $expected }.
hundsgemein-setup-first = «first» es { $found }; debe ser un asiento del 0 al { $last }.

## Qué está mal en el archivo del tablero

hundsgemein-board-bones = «bones» es { $found }; debe ser una manzana de a1 a g7.
hundsgemein-board-dogs = «dogs» es { $found }; debe ser una tabla con el valor de cada perro.
hundsgemein-board-worth = { $dog } vale { $found }; debe ser un número entero del { $low } al { $high }.

## Opciones, al preparar una partida

hundsgemein-option-scoring = Puntuación
hundsgemein-option-scoring-standard = Estándar: más pulgas a lo largo de la calle
hundsgemein-option-scoring-expert = Experto: las filas seguidas más largas a lo largo de la calle
hundsgemein-option-honour = Por tu honor
hundsgemein-option-honour-false = Solo se pueden elegir manzanas permitidas
hundsgemein-option-honour-true = Nada te impide colocar una pulga contra las reglas, mientras nadie se dé cuenta
hundsgemein-option-open-owners = Dueños a la vista
hundsgemein-option-open-owners-false = Recuerda tú quién colocó qué
hundsgemein-option-open-owners-true = Todos ven quién colocó cada pulga; para empezar

## Lo que cuenta el laboratorio

hundsgemein-fires-called = Alguien dice «¡No vale!»
hundsgemein-fires-removed = «¡No vale!» con razón: la pulga se va
hundsgemein-fires-stays = «¡No vale!» sin razón: la pulga se queda
hundsgemein-fires-thrown = Se descartan pulgas
hundsgemein-fires-skipped = Se pierde un turno
hundsgemein-fires-dog-taken = Alguien se lleva un perro
hundsgemein-fires-dog-discarded = Nadie se lleva el perro

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = Cuánto vale Zorro
hundsgemein-dial-dogs-daisy = Cuánto vale Daisy
hundsgemein-dial-dogs-fifi = Cuánto vale Fifi
hundsgemein-dial-dogs-rex = Cuánto vale Rex
hundsgemein-dial-bones = Manzana con los huesos cruzados

# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Quédate lo que encuentres o pásaselo a un vecino. Solo vosotros dos sabréis qué era.

## Cards

chanterelle-card-chanterelle = rebozuelo
chanterelle-card-cep = boletus
chanterelle-card-toadstool = amanita

chanterelle-end-forest-empty = El bosque está vacío.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] Te quedas la carta: { $card }.
   *[other] { $seat } se queda la carta.
}
chanterelle-tell-given = { $you ->
    [yes] Le das la carta a { $winner }: { $card }.
    [winner] { $seat } te da una carta: { $card }.
   *[other] { $card ->
        [none] { $seat } le da una carta a { $winner }.
       *[other] { $seat } le da una carta a { $winner }: { $card }.
    }
}
chanterelle-tell-found = { $you ->
    [yes] Encuentras: { $card }.
   *[other] { $seat } encuentra algo.
}
chanterelle-tell-over = La partida ha terminado. { $end }

## The table in words

chanterelle-forest = Cartas que quedan en el bosque: { $count }
chanterelle-found = Has encontrado: { $card }
chanterelle-basket = { $name }: { $count ->
    [0] una cesta vacía
    [one] 1 carta
   *[other] { $count } cartas
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
    [one] 1 punto
   *[other] { $score } puntos
}

## Moves in words

chanterelle-move-keep = quedársela
chanterelle-move-left = darla a la izquierda
chanterelle-move-right = darla a la derecha
chanterelle-move-give = dársela al otro

## Why a move is refused, by rule

chanterelle-refusal-two = Entre dos solo hay un vecino, el de la izquierda.
chanterelle-refusal-full = Esa cesta está llena: caben ocho cartas.

## What is wrong with an opening

chanterelle-setup-deck = «deck» debe contener exactamente estas cartas: { $cards }.
chanterelle-setup-first = «first» es { $found }; debe ser un asiento de 0 a { $last }.

## Options, when a game is set up

chanterelle-option-witch = La bruja
chanterelle-option-witch-true = Compra las amanitas a quien tenga más
chanterelle-option-witch-false = Se queda en casa, y las amanitas siempre cuestan puntos

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Bosque
chanterelle-view-card = Encontrado
chanterelle-view-witch = La bruja compra
chanterelle-view-cards = Cesta
chanterelle-view-score = Puntos

## What the lab counts

chanterelle-fires-kept = Alguien se queda una carta
chanterelle-fires-given = Se regala una carta

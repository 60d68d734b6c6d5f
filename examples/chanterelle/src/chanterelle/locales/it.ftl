# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Tieni ciò che trovi, o infilalo nel cesto di un vicino. Solo voi due saprete che cos’era.

## Cards

chanterelle-card-chanterelle = gallinaccio
chanterelle-card-cep = porcino
chanterelle-card-toadstool = amanita

chanterelle-end-forest-empty = Il bosco è vuoto.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] Tieni la carta: { $card }.
   *[other] { $seat } tiene la carta.
}
chanterelle-tell-given = { $you ->
    [yes] Dai la carta a { $winner }: { $card }.
    [winner] { $seat } ti dà una carta: { $card }.
   *[other] { $card ->
        [none] { $seat } dà una carta a { $winner }.
       *[other] { $seat } dà una carta a { $winner }: { $card }.
    }
}
chanterelle-tell-found = { $you ->
    [yes] Trovi: { $card }.
   *[other] { $seat } trova qualcosa.
}
chanterelle-tell-over = La partita è finita. { $end }

## The table in words

chanterelle-forest = Carte rimaste nel bosco: { $count }
chanterelle-found = Hai trovato: { $card }
chanterelle-basket = { $name }: { $count ->
    [0] un cesto vuoto
    [one] 1 carta
   *[other] { $count } carte
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
    [one] 1 punto
   *[other] { $score } punti
}

## Moves in words

chanterelle-move-keep = tenerla
chanterelle-move-left = darla a sinistra
chanterelle-move-right = darla a destra
chanterelle-move-give = darla all’altro

## Why a move is refused, by rule

chanterelle-refusal-two = In due c’è un solo vicino, quello di sinistra.
chanterelle-refusal-full = Quel cesto è pieno: contiene otto carte.

## What is wrong with an opening

chanterelle-setup-deck = «deck» deve contenere esattamente queste carte: { $cards }.
chanterelle-setup-first = «first» è { $found }; deve essere un posto da 0 a { $last }.

## Options, when a game is set up

chanterelle-option-witch = La strega
chanterelle-option-witch-true = Compra le amanite da chi ne ha di più
chanterelle-option-witch-false = Resta a casa, e le amanite costano sempre punti

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Bosco
chanterelle-view-card = Trovato
chanterelle-view-witch = La strega compra
chanterelle-view-cards = Cesto
chanterelle-view-score = Punti

## What the lab counts

chanterelle-fires-kept = Una carta viene tenuta
chanterelle-fires-given = Una carta viene data via

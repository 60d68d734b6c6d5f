# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Behalte, was du findest, oder schieb es den Nachbarn zu. Nur ihr beide wisst, was es war.

## Cards

chanterelle-card-chanterelle = Pfifferling
chanterelle-card-cep = Steinpilz
chanterelle-card-toadstool = Fliegenpilz

chanterelle-end-forest-empty = Der Wald ist leer.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] Du behältst die Karte: { $card }.
   *[other] { $seat } behält die Karte.
}
chanterelle-tell-given = { $you ->
    [yes] Du gibst { $winner } die Karte: { $card }.
    [winner] { $seat } gibt dir eine Karte: { $card }.
   *[other] { $card ->
        [none] { $seat } gibt { $winner } eine Karte.
       *[other] { $seat } gibt { $winner } eine Karte: { $card }.
    }
}
chanterelle-tell-found = { $you ->
    [yes] Du findest: { $card }.
   *[other] { $seat } findet etwas.
}
chanterelle-tell-over = Das Spiel ist aus. { $end }

## The table in words

chanterelle-forest = Karten im Wald: { $count }
chanterelle-found = Du hast gefunden: { $card }
chanterelle-basket = { $name }: { $count ->
    [0] ein leerer Korb
    [one] 1 Karte
   *[other] { $count } Karten
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}

## Moves in words

chanterelle-move-keep = behalten
chanterelle-move-left = nach links geben
chanterelle-move-right = nach rechts geben
chanterelle-move-give = der anderen Person geben

## Why a move is refused, by rule

chanterelle-refusal-two = Zu zweit gibt es nur eine Nachbarschaft, die linke.
chanterelle-refusal-full = Dieser Korb ist voll: Er fasst acht Karten.

## What is wrong with an opening

chanterelle-setup-deck = „deck“ muss genau diese Karten enthalten: { $cards }.
chanterelle-setup-first = „first“ ist { $found }; erwartet wird ein Platz von 0 bis { $last }.

## Options, when a game is set up

chanterelle-option-witch = Die Hexe
chanterelle-option-witch-true = Sie kauft die Fliegenpilze von dem, der die meisten hat
chanterelle-option-witch-false = Sie bleibt zu Hause, und Fliegenpilze kosten immer Punkte

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Wald
chanterelle-view-card = Gefunden
chanterelle-view-witch = Die Hexe kauft
chanterelle-view-cards = Korb
chanterelle-view-score = Punkte

## What the lab counts

chanterelle-fires-kept = Eine Karte wird behalten
chanterelle-fires-given = Eine Karte wird verschenkt

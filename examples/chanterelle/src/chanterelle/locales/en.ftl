# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Keep what you find, or slip it to a neighbour. Only the two of you know what it was.

## Cards

chanterelle-card-chanterelle = chanterelle
chanterelle-card-cep = cep
chanterelle-card-toadstool = toadstool

chanterelle-end-forest-empty = The forest is empty.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] You keep the card: { $card }.
   *[other] { $seat } keeps the card.
}
chanterelle-tell-given = { $you ->
    [yes] You give { $winner } the card: { $card }.
    [winner] { $seat } gives you a card: { $card }.
   *[other] { $card ->
        [none] { $seat } gives { $winner } a card.
       *[other] { $seat } gives { $winner } a card: { $card }.
    }
}
chanterelle-tell-found = { $you ->
    [yes] You find: { $card }.
   *[other] { $seat } finds something.
}
chanterelle-tell-over = The game is over. { $end }

## The table in words

chanterelle-forest = Cards left in the forest: { $count }
chanterelle-found = You found: { $card }
chanterelle-basket = { $name }: { $count ->
    [0] an empty basket
    [one] 1 card
   *[other] { $count } cards
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
    [one] 1 point
   *[other] { $score } points
}

## Moves in words

chanterelle-move-keep = keep it
chanterelle-move-left = give it to the left
chanterelle-move-right = give it to the right
chanterelle-move-give = give it to the other player

## Why a move is refused, by rule

chanterelle-refusal-two = With two players there is only one neighbour, the one on the left.
chanterelle-refusal-full = That basket is full: it holds eight cards.

## What is wrong with an opening

chanterelle-setup-deck = “deck” must hold exactly these cards: { $cards }.
chanterelle-setup-first = “first” is { $found }; it must be a seat from 0 to { $last }.

## Options, when a game is set up

chanterelle-option-witch = The witch
chanterelle-option-witch-true = She buys toadstools from whoever has most of them
chanterelle-option-witch-false = She stays at home, and toadstools always cost points

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Forest
chanterelle-view-card = Found
chanterelle-view-witch = The witch buys
chanterelle-view-cards = Basket
chanterelle-view-score = Points

## What the lab counts

chanterelle-fires-kept = A card is kept
chanterelle-fires-given = A card is given away

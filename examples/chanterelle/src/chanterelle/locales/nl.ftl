# Chanterelle. $you is "yes" when the reader is the player spoken of.

chanterelle-line = Houd wat je vindt, of stop het een buur toe. Alleen jullie tweeën weten wat het was.

## Cards

chanterelle-card-chanterelle = cantharel
chanterelle-card-cep = eekhoorntjesbrood
chanterelle-card-toadstool = vliegenzwam

chanterelle-end-forest-empty = Het bos is leeg.

## The story of a move. Only the giver and the receiver know a card that is given.

chanterelle-tell-kept = { $you ->
    [yes] Je houdt de kaart: { $card }.
   *[other] { $seat } houdt de kaart.
}
chanterelle-tell-given = { $you ->
    [yes] Je geeft { $winner } de kaart: { $card }.
    [winner] { $seat } geeft jou een kaart: { $card }.
   *[other] { $card ->
        [none] { $seat } geeft { $winner } een kaart.
       *[other] { $seat } geeft { $winner } een kaart: { $card }.
    }
}
chanterelle-tell-found = { $you ->
    [yes] Je vindt: { $card }.
   *[other] { $seat } vindt iets.
}
chanterelle-tell-over = Het spel is afgelopen. { $end }

## The table in words

chanterelle-forest = Kaarten in het bos: { $count }
chanterelle-found = Je hebt gevonden: { $card }
chanterelle-basket = { $name }: { $count ->
    [0] een lege mand
    [one] 1 kaart
   *[other] { $count } kaarten
}
chanterelle-basket-seen = { " (" }{ $cards })
chanterelle-score = { ", " }{ $score ->
    [one] 1 punt
   *[other] { $score } punten
}

## Moves in words

chanterelle-move-keep = houden
chanterelle-move-left = naar links geven
chanterelle-move-right = naar rechts geven
chanterelle-move-give = aan de ander geven

## Why a move is refused, by rule

chanterelle-refusal-two = Met z’n tweeën is er maar één buur, die links.
chanterelle-refusal-full = Die mand is vol: er gaan acht kaarten in.

## What is wrong with an opening

chanterelle-setup-deck = ‘deck’ moet precies deze kaarten bevatten: { $cards }.
chanterelle-setup-first = ‘first’ is { $found }; verwacht wordt een plaats van 0 tot { $last }.

## Options, when a game is set up

chanterelle-option-witch = De heks
chanterelle-option-witch-true = Ze koopt vliegenzwammen van wie er de meeste heeft
chanterelle-option-witch-false = Ze blijft thuis, en vliegenzwammen kosten altijd punten

## The table on a screen: what the fields of the view are called

chanterelle-view-forest = Bos
chanterelle-view-card = Gevonden
chanterelle-view-witch = De heks koopt
chanterelle-view-cards = Mand
chanterelle-view-score = Punten

## What the lab counts

chanterelle-fires-kept = Een kaart wordt gehouden
chanterelle-fires-given = Een kaart wordt weggegeven

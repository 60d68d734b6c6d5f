# Winston. $you is "yes" when the reader is the player spoken of.

winston-line = Build dogs together, take the longest, and mind the poo.

## Cards and dogs

winston-card-Rh = red head
    .a = a red head
winston-card-Rb = red body
    .a = a red body
winston-card-Oh = orange head
    .a = an orange head
winston-card-Ob = orange body
    .a = an orange body
winston-card-Yh = yellow head
    .a = a yellow head
winston-card-Yb = yellow body
    .a = a yellow body
winston-card-Gh = green head
    .a = a green head
winston-card-Gb = green body
    .a = a green body
winston-card-Bh = blue head
    .a = a blue head
winston-card-Bb = blue body
    .a = a blue body
winston-card-Ph = purple head
    .a = a purple head
winston-card-Pb = purple body
    .a = a purple body

winston-dog-R = red dog
winston-dog-O = orange dog
winston-dog-Y = yellow dog
winston-dog-G = green dog
winston-dog-B = blue dog
winston-dog-P = purple dog

winston-end-played-out = All cards have been played.
winston-end-stalled = None of the cards left can be played.

## The story of a move

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] You start: yours is the longest first name.
       *[other] { $seat } starts: the longest first name.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] You play { $card-a }.
   *[other] { $seat } plays { $card-a }.
}
winston-tell-ended = { $you ->
    [yes] You end your turn.
   *[other] { $seat } ends the turn.
}
winston-tell-taken = { $you ->
    [yes] You take the { $dog } with { $bodies } bodies, worth { $points } points.
   *[other] { $seat } takes the { $dog } with { $bodies } bodies, worth { $points } points.
}
winston-tell-bone = { $you ->
    [yes] You get the bone and size card { $size }.
    [loser] { $seat } takes the bone from you and gets size card { $size }.
   *[other] { $seat } gets the bone and size card { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] You get the poo. The card 5+ stays with the bone.
        [loser] { $seat } takes the poo off you. The card 5+ stays with the bone.
       *[other] { $seat } gets the poo. The card 5+ stays with the bone.
    }
   *[other] { $you ->
        [yes] You get the poo and size card { $size }.
        [loser] { $seat } takes the poo off you, with size card { $size }.
       *[other] { $seat } gets the poo and size card { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] You cannot play, and put { $card-a } under the pile.
   *[other] { $seat } cannot play, and puts { $card-a } under the pile.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
   *[other] { $you ->
        [yes] You draw { $cards-a }.
       *[other] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }; known: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] You cannot play and the pile is empty: you pass.
   *[other] { $seat } cannot play and the pile is empty: { $seat } passes.
}
winston-tell-skipped = { $you ->
    [yes] You have no card left and are skipped.
   *[other] { $seat } has no card left and is skipped.
}
winston-tell-over = The game is over. { $end }

## The table in words

winston-table = On the table ({ $pile ->
    [0] the pile is empty
    [one] 1 card in the pile
   *[other] { $pile } cards in the pile
}):
winston-table-empty = no dog yet
winston-dog = { $dog }: { $head ->
    [complete] { $bodies ->
        [one] a head and 1 body, complete
       *[other] a head and { $bodies } bodies, complete
    }
    [yes] { $bodies ->
        [0] a head, no body
        [one] a head and 1 body
       *[other] a head and { $bodies } bodies
    }
   *[other] no head, { $bodies ->
        [one] 1 body
       *[other] { $bodies } bodies
    }
}
winston-under-pile = Put under the pile, in this order: { $cards }
winston-player = { $name }: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}, { $dogs ->
    [0] no dog taken
    [one] 1 dog taken
   *[other] { $dogs } dogs taken
}
winston-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
winston-has-bone = the bone (longest dog: { $bodies })
winston-has-poo = { $card ->
    [none] the poo (shortest dog: { $bodies }; no size card, 5+ lies with the bone)
   *[other] the poo (shortest dog: { $bodies })
}
winston-letter-R = R
winston-letter-O = O
winston-letter-Y = Y
winston-letter-G = G
winston-letter-B = B
winston-letter-P = P
winston-best = Longest dog: { $count }
winston-hand = Your hand:

## Moves in words

winston-move-play = play { $card-a }
winston-move-take = take the { $dog }
winston-move-end = end the turn
winston-move-under = put { $card-a } under the pile
winston-move-pass = pass

## In the first game: the step at hand

winston-guide-wait = The dogs in the middle belong to everyone. Watch which ones are almost complete: the next player to finish one takes it.
winston-guide-begin = Play at least two cards onto the dogs in the middle: start a dog, make one longer, or give it its head.
winston-guide-second = That was one card; now play a second. After that you may go on or stop.
winston-guide-more = Play on, or end your turn: then every complete dog, a head with at least two bodies, is yours. Longer dogs are worth far more.
winston-guide-end = Nothing more fits: end your turn and take every complete dog.
winston-guide-take = You may take a complete dog right now; then its colour is free for a new dog.
winston-guide-stuck = Barking up the wrong tree: none of your cards fits. Put one of your heads under the pile and draw another card. That ends your turn.
winston-guide-pass = Not a bone to pick: none of your cards fits and the pile is empty, so you pass.

## Why a move is refused, by rule

winston-refusal-hand = That card is not in your hand. Play one that is.
winston-refusal-one-head = This dog has a head already, and one is enough. Make it longer, or play at another dog.
winston-refusal-turn = Play more cards before you end your turn.
winston-refusal-W6 = In the second edition you take dogs only when your turn ends.
winston-refusal-complete = That dog is not complete yet: it needs a head and enough bodies.
winston-refusal-stuck = You may do this only when none of your cards can be played. Play one that fits.
winston-refusal-stuck-empty = The pile is empty, so nothing can go under it. Pass instead.

## What is wrong with an opening

winston-setup-deck-list = “deck” must be a list of { $cards } cards.
winston-setup-card = Card { $place } of the deck, “{ $found }”, does not exist. Cards: { $known }.
winston-setup-count = The deck has { $found } times { $card }; there must be { $expected }.
winston-setup-deck = The deck has { $found } cards; there must be { $expected }.
winston-setup-first = “first” is { $found }; it must be a seat from 0 to { $last }.

## At the table on a screen

winston-pile = { $pile ->
    [0] The pile is empty.
    [one] 1 card in the pile.
   *[other] { $pile } cards in the pile.
}
winston-act-end = End turn
winston-act-pass = Pass
winston-act-nothing = No dog to take.
winston-act-more = { $count ->
    [one] Play one more card
   *[other] Play { $count } cards
}
winston-act-stuck = Nothing fits: put a head under the pile
winston-act-take = Take
## Options, when a game is set up

winston-option-edition = Edition
winston-option-edition-second = Second edition: you take dogs at the end of your turn
winston-option-edition-first = First edition: you may take dogs at any moment of your turn, which frees their colour at once
winston-option-open-dogs = Open dogs
winston-option-open-dogs-false = Dogs you take lie face down: remember who has what
winston-option-open-dogs-true = Dogs you take lie face up and everyone’s score is seen; easier for younger players

## What the lab counts

winston-fires-taken = A dog is taken
winston-fires-bone = The bone changes hands
winston-fires-poo = The poo changes hands
winston-fires-under = Stuck: a head goes under the pile
winston-fires-passed = Stuck: a turn is passed
winston-fires-skipped = A turn is skipped

## What is wrong with the board file

winston-board-number = “{ $entry }” is { $found }; it must be a whole number from { $low } to { $high }.
winston-board-play = “play” is { $play }; with hands of { $hand } cards it must be at most { $hand }.
winston-board-hands = “hand” is { $hand }; with { $cards } cards for up to six players it must be at most { $most }.
winston-board-dog = “dog” is { $found }; it must be a table with “first” and “more”.

## Numbers of the board, at the lab

winston-dial-hand = Cards in a hand
winston-dial-play = Cards to play in a turn, at least
winston-dial-heads = Heads of each colour
winston-dial-bodies = Bodies of each colour
winston-dial-complete = Bodies that complete a dog
winston-dial-bone = Points for the bone
winston-dial-poo = Points lost for the poo
winston-dial-dog-first = Points for the first body of a dog
winston-dial-dog-more = How much more each further body counts than the one before

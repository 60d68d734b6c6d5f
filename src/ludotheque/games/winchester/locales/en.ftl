# Winchester. $you is "yes" when the reader is the player spoken of.

winchester-line = A race round the board with the moves of chess: the die decides which piece everyone imitates.

## The die and the board

winchester-face-K = king
winchester-face-Q = queen
winchester-face-R = rook
winchester-face-B = bishop
winchester-face-N = knight
winchester-face-P = pawn

winchester-zone-start = start
winchester-zone-A = section A
winchester-zone-B = section B
winchester-zone-corner-1 = corner 1
winchester-zone-C = section C
winchester-zone-corner-2 = corner 2
winchester-zone-D = section D
winchester-zone-E = section E
winchester-zone-corner-3 = corner 3
winchester-zone-F = section F

winchester-end-played-out = All pieces but one are home.
winchester-end-stalled = No piece has come home for 300 rounds.

## The story of a move

winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] You roll highest and start.
       *[other] { $seat } rolls highest and starts.
    }
   *[other] { tell-starts }
}
winchester-tell-rolled = { $you ->
    [yes] You roll the chess die: { $face }.
   *[other] { $seat } rolls the chess die: { $face }.
}
winchester-tell-moved = { $you ->
    [yes] You move from { $origin } to { $target }{ $crossed ->
        [none] .
       *[other] {" "}and cross the start line.
    }
   *[other] { $seat } moves from { $origin } to { $target }{ $crossed ->
        [none] .
       *[other] {" "}and crosses the start line.
    }
}
winchester-tell-swapped = { $you ->
    [yes] You move from { $origin } to { $target } and change places with one of { $loser }’s pieces.
    [loser] { $seat } moves from { $origin } to { $target } and changes places with one of your pieces.
   *[other] { $seat } moves from { $origin } to { $target } and changes places with one of { $loser }’s pieces.
}
winchester-tell-arrived = { $you ->
    [yes] You bring the piece on { $origin } home. It is number { $place } to arrive and scores { $points } points.
   *[other] { $seat } brings the piece on { $origin } home. It is number { $place } to arrive and scores { $points } points.
}
winchester-tell-bonus = { $you ->
    [yes] You earn a bonus: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } earns a bonus: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
winchester-tell-passed = { $you ->
    [yes] You cannot move. You pass, and will lose your next turn.
   *[other] { $seat } cannot move, passes and will lose the next turn.
}
winchester-tell-skipped = { $you ->
    [yes] You lose this turn.
   *[other] { $seat } loses this turn.
}
winchester-tell-last = { $you ->
    [yes] Your piece on { $square } is the last of all and scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat }’s piece on { $square } is the last of all and scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }.
}
winchester-tell-over = The game is over. { $end }

## The board in words

winchester-die = On the die: { $face }
winchester-to-roll = { $you ->
    [yes] You roll the chess die.
   *[other] { $name } rolls the chess die.
}
winchester-quiet = { $rounds } rounds in a row without an arrival; after { $left } more the game ends.
winchester-player = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $home ->
    [0] no piece home
    [one] 1 piece home
   *[other] { $home } pieces home
}
winchester-loses-turn = loses the next turn
winchester-pieces = on the board – { $squares }
winchester-on = { $zone }: { $squares }

## The board on a screen

winchester-table = the board
winchester-starts = starts this round
winchester-choose-piece = Choose one of your pieces.
winchester-choose-square = Now choose where it goes.
winchester-piece = { $you ->
    [yes] your piece on { $square }
   *[other] { $name }’s piece on { $square }
}
winchester-piece-home = { $you ->
    [yes] your piece, number { $place } to arrive
   *[other] { $name }’s piece, number { $place } to arrive
}

## Moves in words

winchester-move-roll = roll the die: { $face }
winchester-move-go = from { $origin } to { $target }
winchester-move-swap = from { $origin } to { $target }, changing places
winchester-move-home = home from { $origin } to { $target }
winchester-move-pass = pass and lose the next turn

## In the first game: the step at hand

winchester-guide-wait = The die decides which chess piece everyone imitates. Run once round the board, anticlockwise, and home again.
winchester-guide-pass = None of your pieces can move: you pass, and you lose your next turn as well.
winchester-guide-king = King: move one of your pieces one square in any direction.
winchester-guide-queen = Queen: as far as you like, straight or diagonally, as long as the way is clear. If you land on another player’s piece, the two change places.
winchester-guide-rook = Rook: as far as you like along a row or a column, as long as the way is clear. If you land on another player’s piece, the two change places.
winchester-guide-bishop = Bishop: as far as you like diagonally, as long as the way is clear. If you land on another player’s piece, the two change places.
winchester-guide-knight = Knight: two squares straight and one to the side. Only the knight jumps over pieces and obstacles.
winchester-guide-pawn = Pawn: one square straight forward, or one diagonally forward to change places with another player’s piece.

## The score

winchester-score-place = arrived as number { $place }
winchester-score-bonus = bonus
winchester-score-last = the last piece

## Why a move is refused, by rule

winchester-refusal-king = A king takes a single step, whichever way you like. Choose a square beside it.
winchester-refusal-queen = A queen goes straight or diagonally. Choose a square on one of these lines.
winchester-refusal-rook = A rook goes straight along a row or a column. Choose a square on one of them.
winchester-refusal-bishop = A bishop goes diagonally. Choose a square on a diagonal.
winchester-refusal-knight = A knight jumps two squares one way and one square to the side.
winchester-refusal-pawn = A pawn goes one square straight forward if it is empty, and changes places one square diagonally forward.
winchester-refusal-roll = First the chess die is rolled, once; then the pieces move.
winchester-refusal-own = None of your pieces stands there. Choose one that is yours.
winchester-refusal-must = One of your pieces can move, so move it.
winchester-refusal-obstacle = There is an obstacle. Choose a square without one.
winchester-refusal-jump = Something stands in the way, and only a knight jumps. Stop before it, or go another way.
winchester-refusal-C2 = One of your own pieces stands there. Choose another square.
winchester-refusal-before-start = A piece that has not crossed the start line cannot change places with another. Choose an empty square.
winchester-refusal-C3 = The start line and the finish line are crossed only forwards, and there is no way round them.
winchester-refusal-C4 = A piece that has not left the start yet keeps this square closed. Come home on another one.
winchester-refusal-arrival = A piece that crosses the finish line ends its move at home.
winchester-refusal-end = The game is over.

## What is wrong with an opening

winchester-setup-obstacles = “obstacles” must give a number for each section: { $sections }.
winchester-setup-missing = “obstacles” lacks section { $section }.
winchester-setup-section = There is no section “{ $found }”. Sections: { $sections }.
winchester-setup-number = The number for section { $section } is { $found }; it must be from 1 to { $last }.
winchester-setup-first = “first” is { $found }; it must be a seat from 0 to { $last }.

## What is wrong with the board file

winchester-board-zone-missing = the zone “{ $expected }” is missing.
winchester-board-zone-extra = “{ $found }” is one zone too many. Zones, in order: { $known }.
winchester-board-zone-name = here the zone “{ $expected }” is expected, not “{ $found }”.
winchester-board-squares = “{ $found }” is not a rectangle of squares on the track, such as “a1-d4”, lower left corner first.
winchester-board-overlap = { $square } already belongs to the zone “{ $zone }”.
winchester-board-uncovered = { $square } belongs to no zone.
winchester-board-forward = “forward” is { $found }; it must list one or two of: { $known }.
winchester-board-number-row = “{ $found }” in section { $zone } must be { $count } numbers from 1 to 6.
winchester-board-number-rows = section { $zone } has { $found } rows of numbers; there must be { $count }.
winchester-board-number-count = section { $zone } has the number { $number } { $found } times; there must be { $count }.
winchester-board-start-square = start square { $code } is “{ $found }”; it must be a square of the start that no other code has.
winchester-board-teams = for { $seats } players there must be { $seats } lists of start squares, all of the same length, at most { $most }.
winchester-board-code = there is no start square { $found }. Start squares: { $known }.
winchester-board-code-twice = start square { $found } is given twice.
winchester-board-number = “{ $entry }” is { $found }; it must be a whole number from { $low } to { $high }.

## What the lab counts

winchester-fires-swapped = Two pieces change places
winchester-fires-arrived = A piece comes home
winchester-fires-bonus = A bonus is won
winchester-fires-passed = A player cannot move
winchester-fires-skipped = A turn is lost

## What the lab lets people turn

winchester-dial-pieces = Pieces of each player, at most
winchester-dial-points-first = Points for the first piece home
winchester-dial-points-least = Points for an arrival, at least
winchester-dial-points-last = Points for the last piece in section E or beyond
winchester-dial-bonus-team = Bonus for the first team to be home
winchester-dial-bonus-second = Bonus for the owner of the first piece for a second one soon after it
winchester-dial-bonus-row = Bonus for three arrivals in a row
winchester-dial-zone-a-numbers = Numbers of section A
winchester-dial-zone-b-numbers = Numbers of section B
winchester-dial-zone-c-numbers = Numbers of section C
winchester-dial-zone-d-numbers = Numbers of section D
winchester-dial-zone-e-numbers = Numbers of section E
winchester-dial-zone-f-numbers = Numbers of section F
winchester-dial-players-2 = Starting squares of the two players, a row each
winchester-dial-players-3 = Starting squares of the three players, a row each
winchester-dial-players-4 = Starting squares of the four players, a row each
winchester-dial-players-5 = Starting squares of the five players, a row each

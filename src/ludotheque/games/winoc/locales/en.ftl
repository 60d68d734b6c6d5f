# Winoc. $you is "yes" when the reader is the player spoken of.

winoc-line = Race round the ramparts for your fortress, if you can remember what lies underfoot.

## Guards, gates, paths, faces

winoc-guard-yellow = yellow guard
winoc-guard-white = white guard
winoc-guard-green = green guard
winoc-guard-red = red guard

winoc-gate-cassel = Cassel
winoc-gate-bierne = Bierne
winoc-gate-dunkerque = Dunkerque
winoc-gate-hondschoote = Hondschoote
winoc-at-gate = { $gate } gate
winoc-tower = tower { $place }

winoc-path-N = North path
winoc-path-S = South path
winoc-way-clockwise = clockwise
winoc-way-counter = anticlockwise
winoc-face-0 = neutral
winoc-face-1 = belfry (1)
winoc-face-2 = swan (2)
winoc-face-3 = herring (3)
winoc-face-4 = windmill (4)
winoc-face-5 = jug (5)
winoc-face-6 = lion (6)

winoc-end-played-out = The race has been won.
winoc-end-stalled = 400 turns without a winner: it is a draw.
winoc-end-guard-yellow = The yellow guard has no player, and has come home first: everyone has lost.
winoc-end-guard-white = The white guard has no player, and has come home first: everyone has lost.
winoc-end-guard-green = The green guard has no player, and has come home first: everyone has lost.
winoc-end-guard-red = The red guard has no player, and has come home first: everyone has lost.

## The story of a move

winoc-tell-path = { $you ->
    [yes] You choose the { $path }.
   *[other] { $seat } chooses the { $path }.
}
winoc-tell-turned = { $you ->
    [yes] You turn over stone { $spot }
   *[other] { $seat } turns over stone { $spot }
} onto the { $path }: { $face }.
winoc-tell-neutral = The neutral stone ends the drawing.
winoc-tell-crossed = A double! Stone { $spot } goes to the { $path }.
winoc-tell-twins = A double, and its symbol lies on both paths: stones { $spot } and { $other } go back to the centre.
winoc-tell-double = A double ends the drawing.
winoc-tell-winoc = { $you ->
    [yes] Winoc! Six stones on the { $path }: you fly wherever you like.
   *[other] Winoc! Six stones on the { $path }: { $seat } may fly anywhere.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] You move your guard
       *[other] { $seat } moves the { $guard }
    }
   *[nobody] { $you ->
        [yes] You move the { $guard }, which has no player,
       *[other] { $seat } moves the { $guard }, which has no player,
    }
} { $steps ->
    [one] one place
   *[other] { $steps } places
} { $way }, to { $gate ->
    [none] tower { $place }
   *[other] the { $gate } gate
}.
winoc-tell-stayed = { $you ->
    [yes] You choose the empty { $path } and stay where you are.
   *[other] { $seat } chooses the empty { $path } and stays put.
}
winoc-tell-flew = { $you ->
    [yes] You fly
   *[other] { $seat } flies
} to { $gate ->
    [none] tower { $place }
   *[other] the { $gate } gate
}.
winoc-tell-sent-off = The { $guard } is sent off to the { $gate } gate.
winoc-tell-fortress = The { $guard } takes its fortress along.
winoc-tell-cleared = { $path ->
    [none] All stones go back to the centre, not turned.
   *[other] The stones of the { $path } go back to the centre, not turned.
}
winoc-tell-lapped = { $you ->
    [yes] You move { $steps ->
        [one] one place
       *[other] { $steps } places
    }
   *[other] { $seat } moves { $steps ->
        [one] one place
       *[other] { $steps } places
    }
}{ $back ->
    [0] {""}
    [one] , the last of them backwards
   *[other] , the last { $back } of them backwards
}; { $left ->
    [0] home at last
    [one] one place to go
   *[other] { $left } places to go
}.
winoc-tell-over = The game is over. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}You win!
       *[other] {" "}{ $winner } wins!
    }
}

## The table in words

winoc-table = Turn { $turn }, active player: { $name }
winoc-guard = { $name ->
    [none] { $guard } (no player)
   *[other] { $guard } ({ $name })
}: { $where }
winoc-has-fortress = with its fortress
winoc-to-go = { $left ->
    [0] home at last
    [one] one place to go
   *[other] { $left } places to go
}
winoc-lies-N = North path: { $count ->
    [0] empty
   *[other] { $stones }
}
winoc-lies-S = South path: { $count ->
    [0] empty
   *[other] { $stones }
}
winoc-town = fK turns over stone K in the town centre.
winoc-follows = The { $guard } is to follow: { $steps ->
    [one] one place
   *[other] { $steps } places
}.

## The table on a screen

winoc-next-path = { $you ->
    [yes] Both paths are empty. Choose the one to put your stones on.
   *[other] { $name } chooses a path.
}
winoc-next-draw = { $you ->
    [yes] Turn over a stone onto the { $path }. A double or the neutral stone ends the drawing.
   *[other] { $name } turns stones over onto the { $path }.
}
winoc-next-move = { $you ->
    [yes] Choose a path, then a direction. Your guard walks one place for each stone on it; the others then follow the other path.
   *[other] { $name } chooses a path and a direction.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Your guard follows
       *[other] The { $guard } has no player: you choose for it
    }: { $steps ->
        [one] one place
       *[other] { $steps } places
    }. Which way?
   *[other] { $name } moves the { $guard }.
}
winoc-next-winoc = { $you ->
    [yes] Winoc! The bells are ringing: fly to any place on the ramparts.
   *[other] Winoc! { $name } may fly anywhere.
}
winoc-goal-fortress = to the fortress: { $gate }
winoc-goal-home = now home: { $gate }
winoc-stone = Stone { $spot }: { $face }, { $where ->
    [N] on the North path
    [S] on the South path
   *[other] in the town centre
}

## Moves in words

winoc-move-turn = turn over stone { $stone }
winoc-move-path-N = choose the North path
winoc-move-path-S = choose the South path
winoc-move-go-N = move by the stones of the North path, { $way }
winoc-move-go-S = move by the stones of the South path, { $way }
winoc-move-stay-N = choose the empty North path and stay
winoc-move-stay-S = choose the empty South path and stay
winoc-move-follow = move this guard { $way }
winoc-move-fly = fly to place { $place }

## In the first game: the step at hand

winoc-guide-wait = Watch the stones that are turned over and remember both faces. You will need them.
winoc-guide-path = Both paths are empty. Choose the one to put your stones on.
winoc-guide-draw = Turn over a stone from the town centre onto your path. Your guard walks one place for each stone that ends up there.
winoc-guide-draw-on = Keep turning stones until the neutral stone, or a symbol already on your path, stops you.
winoc-guide-move = Choose a path and a direction: your guard walks one place for each of its stones, and the others then walk by the other path. First to your fortress at the gate opposite, then home.
winoc-guide-follow = Your guard walks one place for each stone on the other path. You choose the direction.
winoc-guide-unowned = This guard has no player, so you choose its direction. Careful: it can win too, and then everyone loses.
winoc-guide-winoc = A Winoc! Your guard flies to any place you like.
winoc-guide-junior = Turn over stones until the neutral stone or a double stops you; your guard then walks clockwise, one place for each stone. Land exactly on your own gate after a full lap.

## Why a move is refused, by rule

winoc-refusal-path = You choose a path only at the start of a turn, and only when both are empty.
winoc-refusal-draw = You are turning stones: go on until a neutral stone or a double stops you.
winoc-refusal-centre = That stone is not in the town centre. Choose one that is.
winoc-refusal-move = Now choose a path and a direction for your guard.
winoc-refusal-empty-path = There are no stones on that path, so it moves nobody. Choose the other one, or stay.
winoc-refusal-whole-move = There are stones on that path, so your guard has to walk that many places. Choose a direction.
winoc-refusal-others = Now the other guards follow, one after the other: choose only a direction.
winoc-refusal-winoc = You fly only with a Winoc, six stones on one path; and with a Winoc you have to fly.
winoc-refusal-elsewhere = Your guard is there already. Fly to another place.
winoc-refusal-junior-moves = In the junior game you choose nothing but stones. Turn one over.
winoc-refusal-win = The game is over.

## What is wrong with an opening

winoc-setup-up-list = “up” must be a list of { $stones } symbols, one for every stone.
winoc-setup-up = “up” has { $found } symbols; there must be { $stones }, one for every stone.
winoc-setup-face = “up” lets stone { $stone } show { $found }; its faces are: { $faces }.
winoc-setup-guards-list = “guards” must be a list of { $seats } guards, one for every seat.
winoc-setup-guard = “guards” names { $found }; guards are 0 yellow, 1 white, 2 green, 3 red.
winoc-setup-guard-twice = “guards” gives two seats the same guard: { $found }.
winoc-setup-guards-order = “guards” is { $found }; players sit in the order of their guards, clockwise from any.
winoc-setup-first = “first” is { $found }; it must be a seat from 0 to { $last }.

## What is wrong with the board file

winoc-board-towers = “towers” is { $found }; expected: a whole number from { $low } to { $high }.
winoc-board-places = “places” is { $found }; it must be a whole number from { $low } to { $high }.
winoc-board-gates = “gates” is { $found }; it must be { $count } different places in ascending order, from 0 to { $last }.
winoc-board-ahead = “ahead” is { $found }; it must be a whole number from 0 to { $high }.
winoc-board-stones = “stones” has { $found } stones; there must be { $low } to { $high }.
winoc-board-stone = stone { $stone } is { $found }; a stone has two different symbols from 1 to { $symbols }, or is neutral: [0, 0].
winoc-board-twice = stone { $stone } is { $found }, as stone { $other } is already; each pair of symbols exists once.

## Options, when a game is set up

winoc-option-rules = Game
winoc-option-rules-classic = Classic game: fetch your fortress and bring it home
winoc-option-rules-junior = Junior game: once round the ramparts, without fortresses
winoc-option-fortress = Fortress
winoc-option-fortress-stop = Stop at its gate: your guard must end its move there
winoc-option-fortress-pass = Pick up in passing: reaching or passing its gate will do
winoc-option-open-memory = Open memory
winoc-option-open-memory-false = What lies underneath is for you to remember
winoc-option-open-memory-true = Lower faces that everyone has seen stay marked; for beginners

## What the lab counts

winoc-fires-winoc = A Winoc
winoc-fires-sent-off = A guard is sent off
winoc-fires-fortress = A guard takes its fortress along
winoc-fires-neutral = The neutral stone ends the drawing
winoc-fires-crossed = A double goes to the other path
winoc-fires-twins = A double on both paths
winoc-fires-double = A double ends the drawing
winoc-fires-stayed = A guard stays where it is

## What the lab lets people turn

winoc-dial-towers = Towers between neighbouring gates
winoc-dial-stones = Paving stones in the game (the neutral one is the sixteenth)
winoc-dial-ahead = Head start of each player over the one before, in places (junior game)

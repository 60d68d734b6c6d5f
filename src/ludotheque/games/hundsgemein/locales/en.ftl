# Hundsgemein. $you is "yes" when the reader is the player spoken of.

hundsgemein-line = Lay fleas along the streets, and remember which of them are yours.
hundsgemein-end-played-out = None of the fleas left can be laid.
hundsgemein-breed-1 = Toff
hundsgemein-breed-2 = Punk
hundsgemein-breed-3 = Basher
hundsgemein-breed-4 = Rapper

## The story of a move

hundsgemein-tell-laid = { $you ->
    [yes] You lay a { $breed } on { $block }.
   *[other] { $seat } lays a { $breed } on { $block }.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] You throw away a { $breeds }.
       *[other] { $seat } throws away a { $breeds }.
    }
   *[other] { $you ->
        [yes] You throw away both fleas: { $breeds }.
       *[other] { $seat } throws away both fleas: { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] You call the flea that { $loser } laid on { $block }.
    [loser] { $seat } calls the flea you laid on { $block }.
   *[other] { $seat } calls the flea that { $loser } laid on { $block }.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] You let it pass.
   *[other] { $seat } lets it pass.
}
hundsgemein-tell-removed = { $rule ->
    [bones] That is right: no flea may lie on the crossed bones. The { $breed } leaves the game.
   *[neighbours] That is right: { $block } lies next to a flea of the same breed. The { $breed } leaves the game.
}
hundsgemein-tell-stays = But it is allowed: a { $breed } may lie on { $block }. The flea stays.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] You turn up a new flea: { $breeds }.
       *[other] { $seat } turns up a new flea: { $breeds }.
    }
   *[other] { $you ->
        [yes] You turn up two new fleas: { $breeds }.
       *[other] { $seat } turns up two new fleas: { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] You have no flea left and are skipped.
   *[other] { $seat } has no flea left and is skipped.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] Street { $street }: you take { $dog }, worth { $worth }.
   *[other] Street { $street }: { $seat } takes { $dog }, worth { $worth }.
}
hundsgemein-tell-dog-discarded = Street { $street }: nobody is ahead, and { $dog } is discarded.
hundsgemein-tell-over = The game is over. { $end }

## The table in words

hundsgemein-quarter = The quarter. A number is a flea of that breed, · a free block, × the crossed bones:
hundsgemein-out = Out of the game: { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name }: { $breeds ->
    [none] no flea
   *[other] face up { $breeds }
}, { $reserve ->
    [0] none in reserve
   *[other] { $reserve } in reserve
}
hundsgemein-score = { $dogs ->
    [0] no dog
    [one] 1 dog
   *[other] { $dogs } dogs
}, { $score ->
    [one] 1 point
   *[other] { $score } points
}
hundsgemein-street = { $street }, { $dog } ({ $worth }): { $winner ->
    [none] discarded
   *[other] { $you ->
        [yes] yours
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } { $runs } in runs ({ $fleas } in all)
hundsgemein-asked = { $you ->
    [yes] { $name } laid a { $breed } on { $block }. Do you call it, or let it pass?
    [owner] You laid a { $breed } on { $block }. { $mover } is asked whether to call it.
   *[other] { $name } laid a { $breed } on { $block }. { $mover } is asked whether to call it.
}

## Moves in words

hundsgemein-move-lay = lay a { $breed } on { $block }
hundsgemein-move-drop = throw away a { $breed }
hundsgemein-move-drop-two = throw away both: { $first } and { $second }
hundsgemein-move-call = call the flea
hundsgemein-move-ok = let it pass

## On the screen

hundsgemein-pick = Pick one of your two fleas.
hundsgemein-place = Choose a lit roof for it, or the bin.
hundsgemein-throw-one = Throw away
hundsgemein-throw-both = Both
hundsgemein-call = Not allowed!
hundsgemein-pass = Let it pass
hundsgemein-objection-turn = Is this flea allowed?
hundsgemein-objection-all = { $name } laid a { $breed } on { $block }. Is that allowed?
hundsgemein-objection-who = Who noticed?
hundsgemein-objection-moment = If nobody says anything, it stays.
hundsgemein-objection-ask = Ask about every flea
hundsgemein-reserve = { $count } face down
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block }: { $breed }
hundsgemein-block-free = { $block }: free
hundsgemein-block-bones = { $block }: the crossed bones
hundsgemein-bin = Out of the game
hundsgemein-street-title = Street { $street }: { $dog }
hundsgemein-in-all = { $fleas } in all
## In the first game: the step at hand

hundsgemein-guide-wait = Remember who lays which flea. Nobody can see whose they are until the end.
hundsgemein-guide-first = Choose one of your two fleas, then a block for it. It counts for every street along that block.
hundsgemein-guide-lay = Lay a flea where no flea of its own breed is next to it, not even diagonally. Or throw fleas away to get new ones.
hundsgemein-guide-drop = Not a roof will have your fleas! Throw away one or both and turn up new ones.
hundsgemein-guide-honour = On your honour: nothing stops you from laying a flea against the rules, but the others may call it.
hundsgemein-guide-call = Was this flea laid by the rules: on a free block, not on the bones, not next to its own breed? Call it, or let it pass.

## Why a move is refused, by rule

hundsgemein-refusal-face-up = You have no such flea face up. Choose one of those in front of you.
hundsgemein-refusal-free = There is a flea on that block already. Choose a free one.
hundsgemein-refusal-bones = No flea may lie on the crossed bones. Choose another block.
hundsgemein-refusal-neighbours = Next to that block there is a flea of the same breed. Choose a block further away.
hundsgemein-refusal-honour = There is no flea to call: you can only call one that has just been laid, and only on your honour.
hundsgemein-refusal-H4 = A flea has just been laid. First say whether you call it or let it pass.
hundsgemein-refusal-end = The game is over.

## What is wrong with an opening

hundsgemein-setup-dogs = “dogs” must give each of the streets { $streets } its dog.
hundsgemein-setup-street = There is no street “{ $found }”. Streets: { $known }.
hundsgemein-setup-no-dog = Street { $street } has no dog.
hundsgemein-setup-dog = There is no dog “{ $found }” for street { $street }. Dogs: { $known }.
hundsgemein-setup-dog-count = { $dog } is there { $found } times; it must be { $expected }.
hundsgemein-setup-reserves = “reserves” must be a list of { $seats } reserves, one for each seat; found: { $found }.
hundsgemein-setup-reserve = The reserve of seat { $seat } must be a list of { $expected } fleas; found: { $found }.
hundsgemein-setup-flea = Flea { $place } of seat { $seat }, “{ $found }”, does not exist. Fleas are numbers from 1 to 4.
hundsgemein-setup-flea-count = The reserve of seat { $seat } has { $found } fleas of breed { $breed }; there must be { $expected }.
hundsgemein-setup-first = “first” is { $found }; it must be a seat from 0 to { $last }.

## What is wrong with the board file

hundsgemein-board-bones = “bones” is { $found }; it must be a block from a1 to g7.
hundsgemein-board-dogs = “dogs” is { $found }; it must be a table with the worth of every dog.
hundsgemein-board-worth = { $dog } is worth { $found }; it must be a whole number from { $low } to { $high }.

## Options, when a game is set up

hundsgemein-option-scoring = Scoring
hundsgemein-option-scoring-standard = Standard: the most fleas along the street
hundsgemein-option-scoring-expert = Expert: the longest unbroken runs along the street
hundsgemein-option-honour = On your honour
hundsgemein-option-honour-false = Only blocks that the rules allow can be chosen
hundsgemein-option-honour-true = Nothing stops you from laying a flea against the rules, until somebody notices
hundsgemein-option-open-owners = Open owners
hundsgemein-option-open-owners-false = Who laid what is for you to remember
hundsgemein-option-open-owners-true = Everyone sees who laid which flea; for beginners

## What the lab counts

hundsgemein-fires-called = A player says “Not allowed!”
hundsgemein-fires-removed = “Not allowed!” was right: the flea goes
hundsgemein-fires-stays = “Not allowed!” was wrong: the flea stays
hundsgemein-fires-thrown = Fleas are thrown away
hundsgemein-fires-skipped = A turn is lost
hundsgemein-fires-dog-taken = A dog is won
hundsgemein-fires-dog-discarded = A dog goes to nobody

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = What Zorro is worth
hundsgemein-dial-dogs-daisy = What Daisy is worth
hundsgemein-dial-dogs-fifi = What Fifi is worth
hundsgemein-dial-dogs-rex = What Rex is worth
hundsgemein-dial-bones = Block with the crossed bones

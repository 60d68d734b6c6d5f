# In the browser: help during the game, and what comes after it.

web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = The best moves, with their chances of winning

web-back = Take back
web-back-asked = { $name } would like to take back a move. Do you agree, { $to }?
web-back-agree = Agreed
web-back-decline = No, it stands
web-back-waiting = { $you ->
    [yes] You have asked to take back a move. Waiting for an answer …
   *[other] { $name } has asked to take back a move. Waiting for an answer …
}

web-guide = Guide
web-guide-rule = The rule
web-guide-off = Switch the guide off

web-after = After the game
web-result-won = { $you ->
    [yes] You win!
   *[other] { $name } wins!
}
web-result-shared = A shared win: { $names }
web-result-nobody = Nobody has won
web-result-resigned = { $you ->
    [yes] You have given up.
   *[other] { $name } has given up.
}
web-rematch = Play again
web-rematch-join = To the new game
web-save-record = Download the game

web-replay = Step through
web-replay-at = Move { $at } of { $last }.
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Position in the game
web-replay-leave = Stop stepping through

web-fork = Play on from here
web-fork-title = Play on after move { $move }
web-fork-what = A new table begins with this position: the same deal, the same moves so far. What comes then is open.
web-fork-seat = I play as
web-fork-others = The others are
web-fork-bots = bots
web-fork-link = friends, by a link
web-fork-level = How well the bots play
web-fork-start = Play

web-look = Look back
web-look-what = What could everybody expect, move by move? What was decision, what was luck, and which moves cost most?
web-look-start = Analyse the game
web-look-progress = Move { $done } of { $total } …
web-look-shares = Chance of winning in percent, and below what changed it
web-look-how = Point at a move to read about it; choose it to see it on the board.
web-look-whose = Whose changes are shown
web-look-own = Own decisions
web-look-others = Others’ decisions
web-look-luck = Luck
web-look-from-to = From beginning to end
web-look-costly = Costliest moves: { $name }
web-look-none = No move cost anything worth mentioning.
web-look-better = better: { $move }
web-look-chance = Chance
web-chart = Chances of winning over the game

web-fair = Was it fair?
web-fair-what = Before the first card or roll a fingerprint was shown. Now the secret behind it is open, and your browser can check that nothing was changed.
web-fair-check = Check the deal
web-fair-promise = The fingerprint shown before the game is the one in the proof.
web-fair-secret = It is the fingerprint (SHA-256) of the secret that is now open.
web-fair-shown = The seals are those that your device saw before it opened its own.
web-fair-seals = Every text that was revealed fits its seal.
web-fair-seed = The secret and what the players added give the seed of the deal.
web-fair-deal = The fingerprint shown during the game is that of this seed.
web-fair-record = The record of the game names the same seed.
web-fair-yes = Everything agrees: the deal was fixed before anybody could know it.
web-fair-no = Something does not agree. This deal is not what was promised.
web-fair-further = To see every card dealt and every die rolled again from this seed, save the proof and run:
web-fair-save = Save the proof

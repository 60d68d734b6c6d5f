# In the browser: help during the game, and what comes after it.

web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = The best moves and their chances of winning
web-hint-about = about { $share }
web-hint-equal = equally good
web-hint-rough = The board is changed: these chances are rougher than usual.

web-back = Take back
web-back-asked = { $name } would like to take back a move. Do you agree, { $to }?
web-back-agree = Agree
web-back-decline = No, the move stands
web-back-waiting = { $you ->
    [yes] You have asked to take back a move. Waiting for an answer…
   *[other] { $name } has asked to take back a move. Waiting for an answer…
}

web-guide = Guide
web-guide-rule = The rule
web-guide-off = Turn off the guide

web-after = After the game
web-result-won = { $you ->
    [yes] You win!
   *[other] { $name } wins!
}
web-result-shared = A shared win: { $names }
web-result-nobody = Nobody wins
web-result-resigned = { $you ->
    [yes] You resigned.
   *[other] { $name } resigned.
}
web-rematch = Play again
web-rematch-join = To the new game
web-save-record = Download the game

web-replay = Replay
web-replay-at = Move { $at } of { $last }.
web-replay-first = To the start
web-replay-back = One move back
web-replay-next = One move forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Position in the game
web-replay-leave = Close the replay

web-fork = Play from here
web-fork-title = Play from move { $move }
web-fork-what = A new table starts from this position: same deal, same moves so far. What happens next is up to you.
web-fork-seat = I play as
web-fork-others = The others are
web-fork-bots = bots
web-fork-link = friends, by link
web-fork-level = Level of the bots
web-fork-start = Play

web-look = Analysis
web-look-what = What could everyone expect, move by move? How much was decision, how much was luck, and which moves cost the most?
web-look-start = Analyse the game
web-look-progress = Move { $done } of { $total }…
web-look-shares = Chance of winning in percent, with what changed it below
web-look-how = Point at a move to read about it; click it to see it on the board.
web-look-whose = Whose changes are shown
web-look-own = Own decisions
web-look-others = Others’ decisions
web-look-luck = Luck
web-look-unclear = Unclear
web-look-caveat = Unclear is what the search cannot tell from its own mistakes. Luck may still include some of these.
web-look-from-to = From start to end
web-look-costly = Costliest moves: { $name }
web-look-none = No move cost anything worth mentioning.
web-look-better = better: { $move }
web-look-chance = Chance
web-chart = Chances of winning over the game

web-fair = Was it fair?
web-fair-what = Before the first card or roll, a fingerprint was shown. The secret behind it is now open, and your browser can check that nothing was changed.
web-fair-check = Check the deal
web-fair-promise = The fingerprint shown before the game is the one in the proof.
web-fair-secret = It is the fingerprint (SHA-256) of the secret that is now open.
web-fair-shown = The seals are the ones your device saw before it opened its own.
web-fair-seals = Every text that was revealed matches its seal.
web-fair-seed = The secret and what the players added give the seed of the deal.
web-fair-deal = The fingerprint shown during the game belongs to this seed.
web-fair-record = The game record names the same seed.
web-fair-yes = Everything matches: the deal was fixed before anyone could know it.
web-fair-no = Something does not match. This is not the deal that was promised.
web-fair-further = To deal every card and roll every die again from this seed, save the proof and run:
web-fair-save = Save the proof

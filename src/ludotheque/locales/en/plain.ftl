# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = play { $move }
plain-yes = Yes
plain-no = No
plain-tell-played = { $seat ->
    [none] Chance: { $move }.
   *[other] { $you ->
        [yes] You play { $move }.
       *[no] { $seat } plays { $move }.
    }
}
plain-tell-over = The game is over. Points: { $scores }.
plain-end-over = The game is over.
plain-refusal-legal = This move is not possible now.

# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = { $move } spelen
plain-yes = Ja
plain-no = Nee
plain-tell-played = { $seat ->
    [none] Het toeval: { $move }.
   *[other] { $you ->
        [yes] Je speelt { $move }.
       *[no] { $seat } speelt { $move }.
    }
}
plain-tell-over = De partij is afgelopen. Punten: { $scores }.
plain-end-over = De partij is afgelopen.
plain-refusal-legal = Deze zet kan nu niet.

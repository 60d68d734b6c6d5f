# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = { $move } spielen
plain-yes = Ja
plain-no = Nein
plain-tell-played = { $seat ->
    [none] Der Zufall: { $move }.
   *[other] { $you ->
        [yes] Du spielst { $move }.
       *[no] { $seat } spielt { $move }.
    }
}
plain-tell-over = Die Partie ist zu Ende. Punkte: { $scores }.
plain-end-over = Die Partie ist zu Ende.
plain-refusal-legal = Dieser Zug ist jetzt nicht möglich.

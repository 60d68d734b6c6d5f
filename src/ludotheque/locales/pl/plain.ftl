# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = zagraj { $move }
plain-yes = Tak
plain-no = Nie
plain-tell-played = { $seat ->
    [none] Los: { $move }.
   *[other] { $you ->
        [yes] Zagrywasz { $move }.
       *[no] { $seat } zagrywa { $move }.
    }
}
plain-tell-over = Koniec partii. Punkty: { $scores }.
plain-end-over = Koniec partii.
plain-refusal-legal = Ten ruch nie jest teraz możliwy.

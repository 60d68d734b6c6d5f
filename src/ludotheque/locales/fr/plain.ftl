# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = jouer { $move }
plain-yes = Oui
plain-no = Non
plain-tell-played = { $seat ->
    [none] Le hasard : { $move }.
   *[other] { $you ->
        [yes] Tu joues { $move }.
       *[no] { $seat } joue { $move }.
    }
}
plain-tell-over = La partie est terminée. Points : { $scores }.
plain-end-over = La partie est terminée.
plain-refusal-legal = Ce coup n’est pas possible maintenant.

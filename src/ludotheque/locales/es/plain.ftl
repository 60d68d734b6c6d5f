# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = jugar { $move }
plain-yes = Sí
plain-no = No
plain-tell-played = { $seat ->
    [none] El azar: { $move }.
   *[other] { $you ->
        [yes] Juegas { $move }.
       *[no] { $seat } juega { $move }.
    }
}
plain-tell-over = La partida ha terminado. Puntos: { $scores }.
plain-end-over = La partida ha terminado.
plain-refusal-legal = Esta jugada no es posible ahora.

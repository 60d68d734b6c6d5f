# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = giocare { $move }
plain-yes = Sì
plain-no = No
plain-tell-played = { $seat ->
    [none] Il caso: { $move }.
   *[other] { $you ->
        [yes] Giochi { $move }.
       *[no] { $seat } gioca { $move }.
    }
}
plain-tell-over = La partita è finita. Punti: { $scores }.
plain-end-over = La partita è finita.
plain-refusal-legal = Questa mossa ora non è possibile.

# What is said for games that have no texts of their own: under the name of the game instead of "plain".

plain-move = { $move } kijátszása
plain-yes = Igen
plain-no = Nem
plain-tell-played = { $seat ->
    [none] A véletlen: { $move }.
   *[other] { $you ->
        [yes] Kijátszod: { $move }.
       *[no] { $seat } kijátssza: { $move }.
    }
}
plain-tell-over = Vége a játszmának. Pontok: { $scores }.
plain-end-over = Vége a játszmának.
plain-refusal-legal = Most nem léphetsz így.

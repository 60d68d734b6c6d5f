# Connect four, for measuring; in English only.

connect_four-tell-dropped = { $you ->
    [yes] You play in column { $column }.
   *[other] { $seat } plays in column { $column }.
}
connect_four-tell-over = The game is over: { $end }.

connect_four-move-drop = play in column { $column }

connect_four-refusal-full = that column is full.

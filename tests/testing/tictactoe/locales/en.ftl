# Tic-tac-toe, for tests; in English only.

tictactoe-line = Three in a row.

tictactoe-move-mark = mark { $cell }

tictactoe-tell-marked = { $you ->
    [yes] You mark { $cell }.
   *[other] { $seat } marks { $cell }.
}
tictactoe-tell-over = The game is over: { $end }

tictactoe-end-three-in-a-row = three in a row.
tictactoe-end-drawn = nobody has three in a row.

tictactoe-refusal-taken = that cell is taken.

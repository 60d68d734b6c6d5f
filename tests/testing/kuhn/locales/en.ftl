# Kuhn poker, for tests; in English only.

kuhn-line = Three cards, two players, one bet.

kuhn-card-jack = the jack
kuhn-card-queen = the queen
kuhn-card-king = the king
kuhn-card-none = a card face down
kuhn-hand = { $name } has { $card }.

kuhn-move-pass = pass
kuhn-move-bet = bet

kuhn-tell-played = { $you ->
    [yes] You: { $move }.
   *[other] { $seat }: { $move }.
}
kuhn-tell-over = The game is over: { $end }

kuhn-end-folded = one player did not call the bet.
kuhn-end-shown = the higher card wins.

kuhn-setup-deck = “deck” must hold jack, queen and king.

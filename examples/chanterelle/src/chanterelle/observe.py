"""What a learning program gets to know of Chanterelle."""

from __future__ import annotations

import numpy as np

from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.observation import Observation, Part, clear, from_here, size, starts

from .rules import mover, scores
from .state import BASKET, KINDS, MOST_CARDS, SEATS

PARTS = (
    Part("mover", (SEATS,), 0, 1, "1 for the seat to act"),
    Part("witch", (1,), 0, 1, "1 if toadstools may be sold to the witch"),
    Part("card", (KINDS,), 0, 1, "the card looked at, for the seat that looks"),
    Part("found", (MOST_CARDS,), 0, SEATS, "1 + the seat that has each card, in the order they were found"),
    Part("kinds", (MOST_CARDS,), 0, KINDS, "1 + the kind of each card this seat has seen"),
    Part("scores", (SEATS,), -2 * BASKET, 100, "points, once the game is over"),
)
SIZE = size(PARTS)
MOVER, WITCH, CARD, FOUND, SEEN, SCORES = starts(PARTS)


@kernel
def observe(board: np.record, s: np.record, seat: int, out: Observation) -> None:
    clear(out, SIZE)
    seats, found = wide(s.seats), wide(s.found)
    turn = mover(board, s)
    out[WITCH] = s.witch
    for k in range(found):
        out[FOUND + k] = 1 + from_here(seat, wide(s.owner[k]), seats)
        if wide(s.known[k]) >> seat & 1:
            out[SEEN + k] = 1 + s.card[k]
    if turn >= 0:
        out[MOVER + from_here(seat, turn, seats)] = 1
        if turn == seat:
            out[CARD + s.card[found]] = 1
        return
    points = np.empty(SEATS, np.int32)
    scores(board, s, points)
    for other in range(seats):
        out[SCORES + from_here(seat, other, seats)] = points[other]

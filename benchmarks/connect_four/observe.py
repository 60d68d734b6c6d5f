"""What a learning program is shown of connect four."""

from __future__ import annotations

import numpy as np

from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.observation import Observation, Part, size, starts

from .state import CELLS, COLUMNS, ROWS, SEATS, STRIDE

PARTS = (
    Part("stones", (SEATS, COLUMNS, ROWS), 0, 1, "own stones and the other’s, column by column from below"),
    Part("mover", (SEATS,), 0, 1, "1 for the seat to act"),
    Part("winner", (SEATS,), 0, 1, "1 for the seat with four in a row"),
)
SIZE = size(PARTS)
STONES, MOVER, WINNER = starts(PARTS)


@kernel
def observe(board: np.record, s: np.record, seat: int, out: Observation) -> None:
    for row in range(SEATS):
        p = seat ^ row
        stones = wide(s.stones[p])
        for column in range(COLUMNS):
            for cell in range(ROWS):
                out[STONES + CELLS * row + ROWS * column + cell] = stones >> STRIDE * column + cell & 1
        out[MOVER + row] = 1 if s.turn == p else 0
        out[WINNER + row] = 1 if s.winner == p else 0

"""`imagine`, `estimate` and `greedy`. Only the generator is hidden."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, next_word
from ludotheque.core.kernels.decorators import helper, kernel, wide

from .rules import dropped, four, legal
from .state import COLUMNS, FULL, ROWS, SEATS, STRIDE

MIDDLE = ((1 << 3 * STRIDE) - 1) << 2 * STRIDE  # the three columns in the middle
LOW, S32 = np.uint64(0xFFFFFFFF), np.uint64(32)


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    for i in range(0, 8, 2):
        word = next_word(rng)
        s.key[i] = word & LOW
        s.key[i + 1] = word >> S32


@helper
def _count(stones: int) -> int:
    n = 0
    while stones:
        stones &= stones - 1
        n += 1
    return n


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    """Stones in the middle are worth a little; four are worth everything."""
    lead = _count(wide(s.stones[0]) & MIDDLE) - _count(wide(s.stones[1]) & MIDDLE)
    share = 0.5 + lead / (2.0 * 3 * ROWS)
    if s.winner >= 0:
        share = 1.0 - s.winner
    for seat in range(SEATS):
        out[seat] = 1.0 - share if seat else share


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    """Win, else prevent a win, else play nearest to the middle, but not where the other wins on top of it."""
    actions = np.empty(COLUMNS, np.int16)
    n = legal(board, s, actions)
    own, other = wide(s.stones[s.turn]), wide(s.stones[1 - s.turn])
    best, choice = -1, 0
    for k in range(n):
        column = wide(actions[k])
        worth = COLUMNS - abs(2 * column - COLUMNS + 1)
        after = dropped(own, other, column)
        if four(after):
            worth += 300
        elif four(dropped(other, own, column)):
            worth += 200
        elif not four(dropped(other, after, column) & FULL):
            worth += 100
        if worth > best:
            best, choice = worth, column
    return choice

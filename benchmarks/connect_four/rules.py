"""The rules of connect four."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import NOBODY
from ludotheque.core.kernels.decorators import helper, kernel, wide

from .state import BOTTOM, COLUMNS, FULL, ROWS, SEATS, STRIDE

Actions = npt.NDArray[np.int16]

REFUSALS = ("", "full")
FULL_COLUMN = 1

FOUR, DRAWN = 1, 2


@helper
def four(stones: int) -> bool:
    """Four in a column, in a row, or on a diagonal."""
    upright = stones & stones >> 1
    across = stones & stones >> STRIDE
    falling = stones & stones >> STRIDE - 1
    rising = stones & stones >> STRIDE + 1
    found = upright & upright >> 2 | across & across >> 2 * STRIDE
    return (found | falling & falling >> 2 * (STRIDE - 1) | rising & rising >> 2 * (STRIDE + 1)) != 0


@helper
def dropped(own: int, other: int, column: int) -> int:
    """A player's stones with one more in this column: the carry runs up to the lowest empty cell."""
    occupied = own | other
    return (occupied | occupied + (1 << STRIDE * column)) ^ other


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    for seat in range(SEATS):
        s.stones[seat] = 0
    s.turn = 0
    s.winner = -1


@kernel
def mover(board: np.record, s: np.record) -> int:
    return wide(s.turn)


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    if s.turn == NOBODY:
        return 0
    free = ~(wide(s.stones[0]) | wide(s.stones[1])) >> ROWS - 1
    if free & BOTTOM == BOTTOM:  # the usual case, which the processor can predict without the position
        for column in range(COLUMNS):
            out[column] = column
        return COLUMNS
    n = 0
    for column in range(COLUMNS):
        out[n] = column  # written always, counted only if free: no branch to mispredict
        n += free >> STRIDE * column & 1
    return n


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    occupied = wide(s.stones[0]) | wide(s.stones[1])
    return FULL_COLUMN if occupied >> STRIDE * action + ROWS - 1 & 1 else 0


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    turn = wide(s.turn) & 1  # always 0 or 1; the mask lets the compiler leave out the check for negative indices
    other = wide(s.stones[1 - turn])
    own = dropped(wide(s.stones[turn]), other, action)
    s.stones[turn] = own
    won = four(own)
    if won or own | other == FULL:
        s.winner = turn if won else -1  # written in both cases, so that it stays a predictable branch
        s.turn = NOBODY
    else:
        s.turn = 1 - turn


@kernel
def scores(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if s.winner == seat else 0


@kernel
def places(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if s.winner == seat or s.winner < 0 else 2


@kernel
def ending(board: np.record, s: np.record) -> int:
    if s.turn != NOBODY:
        return 0
    return FOUR if s.winner >= 0 else DRAWN

"""A small network, evaluated in plain arithmetic: the same bits on every machine.

It judges how well a seat stands, by what a game's `features` tell: for each of a few things that are interchangeable
(the colours of Winston) some rows of a table of weights, and rows and numbers that hold for all of them.

    hidden   for every thing: its rows of the table, those that all share, and the numbers times their weights, added
             up; nothing below 0
    pooled   the hidden layers of all things, added up: which thing is which makes no difference
    second   a layer on top of that
    worth    one number; `to_shares` compares those of the seats

Every number of a layer is added up on its own, in the order above: so several of them can be computed at a time
(`rows`), and they are the same bits as one by one.

weights  [0] whether they are learnt, and what for · the table, row by row · a row for each number · the first bias ·
         the second layer, a row for each input · its bias · the weights of the worth
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .decorators import helper, wide
from .rows import WIDTH, ZERO, Row, add_above_zero, add_row, add_times, set_row
from .scratch import scratch

HIDDEN = SECOND = WIDTH  # sizes of the layers
LEARNT = 0  # where weights say whether they are there: not (0), and what for
TELLS, PLAYS = 1, 2  # to tell people their chances; for bots too
TABLE = 1  # where the table begins

Weights = Row


def size_of(table: int, numbers: int) -> int:
    """How many weights there are, with a table of so many rows and so many numbers."""
    return TABLE + (table + numbers + 1) * HIDDEN + (HIDDEN + 1) * SECOND + SECOND


@helper
def judges(weights: Weights, tells: int) -> bool:
    """Whether a network judges in place of the formula, on a board for bots (0) or for what people are told (1)."""
    return bool(weights[LEARNT] + tells >= PLAYS)


@helper
def _above_zero(value: np.float32) -> np.float32:
    return value if value > ZERO else ZERO


@helper
def worth_of(
    weights: Weights,
    rows: npt.NDArray[np.int16],
    things: int,
    each: int,
    shared: int,
    table: int,
    numbers: Weights,
    count: int,
) -> float:
    """How well a seat stands. `rows` has the `shared` rows, then `each` for every thing, of a table with `table`."""
    common, pooled, layer = scratch(WIDTH, np.float32), scratch(WIDTH, np.float32), scratch(WIDTH, np.float32)
    products = TABLE + WIDTH * table
    bias = products + WIDTH * count
    set_row(common, weights, bias)
    for k in range(count):
        add_times(common, weights, products + WIDTH * k, numbers[k])
    for k in range(shared):
        add_row(common, weights, TABLE + WIDTH * wide(rows[k]))
    for j in range(WIDTH):
        pooled[j] = ZERO
    for thing in range(things):
        set_row(layer, common, 0)
        for k in range(each):
            add_row(layer, weights, TABLE + WIDTH * wide(rows[shared + each * thing + k]))
        add_above_zero(pooled, layer)
    products = bias + WIDTH
    bias = products + WIDTH * WIDTH
    set_row(layer, weights, bias)
    for k in range(WIDTH):
        add_times(layer, weights, products + WIDTH * k, pooled[k])
    last = bias + WIDTH
    worth = ZERO
    for j in range(WIDTH):
        worth += _above_zero(layer[j]) * weights[last + j]
    return float(worth)

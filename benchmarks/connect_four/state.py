"""A position of connect four, and the picture of its bits.

6 13 20 27 34 41 48    always empty, so that no row of four runs over the edge
5 12 19 26 33 40 47
…
0  7 14 21 28 35 42    bit = 7 * column + row; action = column
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.kernels.structure import structure

COLUMNS = 7
ROWS = 6
STRIDE = ROWS + 1
CELLS = COLUMNS * ROWS
SEATS = 2
ACTIONS = COLUMNS
LONGEST = CELLS

BOTTOM = sum(1 << STRIDE * column for column in range(COLUMNS))
FULL = BOTTOM * ((1 << ROWS) - 1)

STATE = structure(
    [
        *FIELDS,
        ("stones", np.int64, (SEATS,)),
        ("turn", np.int8),  # what `mover` says: NOBODY when the game is over
        ("winner", np.int8),  # -1: none
    ]
)

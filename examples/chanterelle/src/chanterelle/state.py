"""A position of Chanterelle, and the pictures of its indices.

    kind     0 chanterelle   1 cep   2 toadstool
    action   0 keep          1 left  2 right

The cards stand in the order in which they are found:

    card     0 1 2 … found-1 | found | found+1 …        owner: the seat whose basket it is in, -1 in the forest
             in the baskets    looked  still in         known: bit p is set if seat p has seen it
                               at      the forest
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.kernels.structure import structure

KINDS = 3
CHANTERELLE, CEP, TOADSTOOL = 0, 1, 2
CHANTERELLES, CEPS, TOADSTOOLS = 3, 1, 2  # for every player
EACH = CHANTERELLES + CEPS + TOADSTOOLS

SEATS = 4
MOST_CARDS = SEATS * EACH
BASKET = 8  # cards that it holds
EVERYONE = (1 << SEATS) - 1

KEEP, LEFT, RIGHT = 0, 1, 2
ACTIONS = 3

LONGEST = MOST_CARDS
LAYOUT = MOST_CARDS + 1  # the forest in the order it is found, then the first seat

STATE = structure(
    [
        *FIELDS,
        ("card", np.int8, (MOST_CARDS,)),
        ("owner", np.int8, (MOST_CARDS,)),
        ("known", np.int8, (MOST_CARDS,)),
        ("found", np.int8),
        ("seats", np.int8),
        ("turn", np.int8),
        ("witch", np.int8),
    ]
)

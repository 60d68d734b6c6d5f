"""A position of Hundsgemein, and the pictures of its indices.

Blocks are numbered along the rows, and are the bits of a word, block k at bit k:

          a  b  c  d  e  f  g
      1   0  1  2  3  4  5  6       block = 7 * row + column
     h1  --------------------
      2   7  8  9 10 11 12 13       street  0 …  5   h1 … h6, street i between rows i and i + 1
     h2  --------------------              6 … 11   v1 … v6, street 6 + i between columns i and i + 1
      …
      7  42 43 44 45 46 47 48

Breeds are 0 … 3 here and 1 … 4 in writing. Dogs: 0 Zorro, 1 Daisy, 2 Fifi, 3 Rex.

    action   0 … 195    lay breed action // 49 on block action % 49
             196 … 199  throw away one flea of breed action - 196
             200 … 209  throw away two: 1+1 1+2 1+3 1+4 2+2 2+3 2+4 3+3 3+4 4+4
             210, 211   call the flea just laid; let it pass
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.kernels.structure import structure

SIDE = 7
BLOCKS = SIDE * SIDE
STREETS = 2 * (SIDE - 1)
SEATS = 4
BREEDS = 4
KINDS = 4  # of dogs
DOGS_OF_A_KIND = STREETS // KINDS
FLEAS = 48  # in play for every number of players: 2 × 24, 3 × 16 or 4 × 12
FLEAS_OF_A_BREED = FLEAS // BREEDS
MOST = FLEAS // 2  # the most a player can have
FACE_UP = 2
NO_FLEA = BREEDS  # an empty place in `up`; sorts after every breed

DROP, DROP_TWO, CALL, OK = 196, 200, 210, 211
ACTIONS = 212

ALL = (1 << BLOCKS) - 1
ROW = (1 << SIDE) - 1  # row 1
COLUMN = sum(1 << SIDE * row for row in range(SIDE))  # column a
NOT_A = ALL ^ COLUMN
NOT_G = ALL ^ COLUMN << SIDE - 1

EXPERT = 1  # `scoring`

NOT_OVER, PLAYED_OUT = 0, 1

# Every turn uses up a flea, and every other seat may be asked about it.
LONGEST = FLEAS * SEATS

# Indices of a layout: the dog of every street, the reserves seat by seat (each in the order it is turned
# up, seat p from LAYOUT_FLEAS + p * FLEAS // seats), the first seat.
LAYOUT_FLEAS = STREETS
LAYOUT_FIRST = LAYOUT_FLEAS + FLEAS
LAYOUT = LAYOUT_FIRST + 1

BOARD = structure(
    [
        ("bones", np.int64),  # the block with the crossed bones, as its bit
        ("worth", np.int16, (KINDS,)),
        ("fitted", np.float64, (4, SEATS + 1, 6)),  # of the estimate, by scoring and honour: see `beliefs.NUMBERS`
    ]
)

STATE = structure(
    [
        *FIELDS,
        ("seats", np.int8),
        ("turn", np.int8),
        ("laid", np.int16),  # the flea being asked about, as the action that laid it, or -1
        ("breeds", np.int64, (BREEDS,)),  # the blocks where a flea of that breed lies
        ("owners", np.int64, (SEATS,)),  # the blocks where a flea of that seat lies
        ("up", np.uint8, (SEATS, FACE_UP)),  # breeds face up, ascending, then NO_FLEA
        ("when", np.uint8, (BLOCKS,)),  # the number of fleas in the quarter before the one on this block was laid
        ("turned", np.uint8, (SEATS,)),  # the number of fleas of the reserve that have been turned up
        ("left", np.uint8, (BREEDS,)),  # fleas of that breed that players still have, face up or in reserve
        ("asked", np.int8),  # the seat asked about the flea that `turn` has just laid, or -1
        ("over", np.int8),
        ("scoring", np.int8),
        ("honour", np.int8),
        ("open_owners", np.int8),
        ("dogs", np.uint8, (STREETS,)),
        ("reserve", np.uint8, (SEATS, MOST)),  # breeds in the order they are turned up
    ]
)

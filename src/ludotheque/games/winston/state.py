"""A position of Winston, and the pictures of its indices.

Colours: 0 red, 1 orange, 2 yellow, 3 green, 4 blue, 5 purple (R O Y G B P).

    card     0 1 | 2 3 | 4 5 | 6 7 | 8 9 | 10 11       card = 2 * colour + part
             Rh Rb Oh Ob Yh Yb Gh Gb Bh Bb Ph  Pb      part: 0 head, 1 body

    action   0 … 11   play that card
             12 … 17  take the dog of colour action - 12 (first edition)
             18       end the turn
             19 … 24  put the head of colour action - 19 under the pile
             25       pass

A hand and the table are one word each, five bits a colour, colour c at bit 5c:

    hand     h h b b b      heads 0-3, bodies 0-7
    table    h b b b b      head 0-1,  bodies 0-15

How many cards there are and what they count is on the board, see `board.toml`; what follows is the most there can be.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.kernels.network import size_of
from ludotheque.core.kernels.structure import structure

COLOURS = 6
SEATS = 6
MOST_HEADS = 3  # of each colour
MOST_BODIES = 10
MOST_CARDS = COLOURS * (MOST_HEADS + MOST_BODIES)
MOST_HAND = 7
CARDS = 2 * COLOURS  # that differ

TAKE, END, UNDER, PASS = 12, 18, 19, 25
ACTIONS = 26

LANE = 5
ONES = 0b00001_00001_00001_00001_00001_00001  # the lowest bit of every lane
HAND_HEAD = 0b01000  # one head in a hand's lane
TABLE_HEAD = 0b10000  # the head in the table's lane
TABLE_BODIES = 0b01111
ALL_BODIES = TABLE_BODIES * ONES

SECOND, FIRST = 0, 1  # editions

NOT_OVER, PLAYED_OUT, STALLED = 0, 1, 2

LAYOUT_FIRST = MOST_CARDS  # the deck in draw order, then the first seat
LAYOUT = LAYOUT_FIRST + 1

NETWORK_ROWS, NETWORK_NUMBERS = 449, 11
BOARD = structure(
    [
        ("hand", np.int64),  # cards
        ("play", np.int64),  # cards that a turn plays at least
        ("heads", np.int64),  # of each colour
        ("bodies", np.int64),
        ("cards", np.int64),  # of all colours
        ("deck", np.int16, (MOST_CARDS,)),  # all cards in order
        ("ready", np.int64),  # added to the bodies on the table, it carries in the lanes where they are enough
        ("complete", np.int64),  # bodies of a complete dog, at least
        ("bone", np.int64),  # points
        ("poo", np.int64),
        ("points", np.int64, (TABLE_BODIES + 1,)),  # of a dog, by its bodies
        # for bots, see `beliefs`: the value of a dog by its lane on the table, of bone and poo; the numbers of the
        # estimate and the weights of its network (see `features`), by edition and number of players
        ("lane_worth", np.float64, (1 << LANE,)),
        ("bone_worth", np.float64),
        ("poo_worth", np.float64),
        ("fitted", np.float64, (2, SEATS + 1, 24)),
        ("network", np.float32, (2, SEATS + 1, size_of(NETWORK_ROWS, NETWORK_NUMBERS))),
        ("tells", np.int16),  # 1: for what people are told; 0: for bots
    ]
)

STATE = structure(
    [
        *FIELDS,
        ("hand", np.uint32, (SEATS,)),
        ("table", np.uint32),
        ("top", np.uint8),
        ("pile", np.uint8),
        ("known", np.uint8),  # the number of cards at the bottom that everyone saw
        ("unplayed", np.uint8),  # bodies not yet played
        ("longest", np.uint8),  # bodies of the longest and the shortest dog taken; 0 before the first
        ("shortest", np.uint8),
        ("bone", np.int8),  # seat, or -1
        ("poo", np.int8),
        ("seats", np.int8),
        ("turn", np.int8),
        ("played", np.int8),  # cards played this turn
        ("edition", np.int8),
        ("open_dogs", np.int8),
        ("over", np.int8),
        ("taken", np.uint8, (COLOURS, MOST_HEADS)),  # dogs of each colour in the order taken: 16 * owner + bodies
        # What everyone knows about hidden cards: for every hints[p, k] > 0, seat p holds a card that is a head of one
        # of these colours (bit c: colour c), all of them different cards.
        ("hints", np.uint8, (SEATS, MOST_HAND)),
        ("deck", np.uint8, (MOST_CARDS,)),  # a ring: the pile is deck[top], deck[top + 1] … `pile` cards
    ]
)

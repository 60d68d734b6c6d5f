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

    hand     h h b b b      heads 0-3, bodies 0-5
    table    h b b b b      head 0-1,  bodies 0-8
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.kernels.structure import structure

COLOURS = 6
HEADS = 3  # of each colour
BODIES = 8
CARDS = COLOURS * (HEADS + BODIES)
HAND = 5
SEATS = 6
LEAST = 2  # the least number of cards to play in a turn
BONE, POO = 6, -6

TAKE, END, UNDER, PASS = 12, 18, 19, 25
ACTIONS = 26

LANE = 5
ONES = 0b00001_00001_00001_00001_00001_00001  # the lowest bit of every lane
HAND_HEAD = 0b01000  # one head in a hand's lane
TABLE_HEAD = 0b10000  # the head in the table's lane
TABLE_BODIES = 0b01111

SECOND, FIRST = 0, 1  # editions

NOT_OVER, PLAYED_OUT, STALLED = 0, 1, 2

# An upper bound: 66 cards played, as many ends of turns, 18 dogs taken; and between two cards played, at most a round
# of seats and 18 unplayable heads go under the pile (after that W3 has ended the game).
LONGEST = 66 + 66 + 18 + 66 * (18 + SEATS)

LAYOUT = CARDS + 1  # the deck in draw order, then the first seat

BOARD = structure([("unused", np.uint8)])  # the game has no printed board

STATE = structure(
    [
        *FIELDS,
        ("hand", np.uint32, (SEATS,)),
        ("table", np.uint32),
        ("deck", np.uint8, (CARDS,)),  # a ring: the pile is deck[top], deck[top + 1] … `pile` cards
        ("top", np.uint8),
        ("pile", np.uint8),
        ("known", np.uint8),  # the number of cards at the bottom that everyone saw
        # What everyone knows about hidden cards: for every hints[p, k] > 0, seat p holds a card that is a head of one
        # of these colours (bit c: colour c), all of them different cards.
        ("hints", np.uint8, (SEATS, HAND)),
        ("taken", np.uint8, (COLOURS, HEADS)),  # dogs of each colour in the order taken: 16 * owner + bodies
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
    ]
)

"""A position of Winoc, and the pictures of its indices.

Guards, their gates and their colours: 0 yellow (Cassel), 1 white (Bierne), 2 green (Dunkerque), 3 red (Hondschoote);
clockwise. The fortress of guard g stands on gate g + 2 modulo 4. Paths: 0 North, 1 South.

    stone    0 … 15      in writing 1 … 16, in the order of `board.toml`
    symbol   1 … 6, or 0 for neutral

    action   0 … 15      turn that stone (f1 … f16)
             16 17       choose the path (N S)
             18 19 20    the active guard along North: clockwise, counter-clockwise, not at all (N+ N- N0)
             21 22 23    the same along South (S+ S- S0)
             24 25       another guard, clockwise or counter-clockwise (+ -)
             26 …        fly to place action - 26 (w0 w1 …)

A set of stones is a word with stone k at bit k, a set of symbols a word with symbol k at bit k.

To the rules a stone's number is just a name: its faces are in `up` and `down`, not in the number. In a real game
stone k has pair k of the printed list; in an imagined one it may have any pair that is not ruled out. So a bot that
thinks in imagined positions learns nothing from the number. People never see it: to them a stone is a letter, dealt by
`arrangement`.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.kernels.network import size_of
from ludotheque.core.kernels.structure import structure

GUARDS = 4
SEATS = 4
STONES = 16  # at most
LEAST_STONES = 11  # five on each path, and one that can still be turned
SYMBOLS = 6
SIX = 6  # the number of stones on a path that make a Winoc
PLACES = 64  # at most
LEAST_PLACES = 12
TURNS = 400  # [O7]

NORTH, SOUTH = 0, 1

PATH, MOVE, OTHER, FLY = 16, 18, 24, 26
CLOCKWISE, COUNTER, STAY = 0, 1, 2  # MOVE + 3 * path + one of these; OTHER + one of the first two
ACTIONS = FLY + PLACES  # at most; a board with fewer places has fewer actions

# phases: the kind of move to make
CHOOSING, DRAWING, MOVING, FOLLOWING, FLYING = 0, 1, 2, 3, 4

CLASSIC, JUNIOR = 0, 1
STOP, PASS = 0, 1

NOT_OVER, PLAYED_OUT, STALLED, GUARD_WON = 0, 1, 2, 3  # GUARD_WON + guard

# The path, six stones, four guards, in each turn.
LONGEST = TURNS * (1 + SIX + GUARDS)

LAYOUT = STONES + SEATS + 1  # the upper faces, the guard of every seat (-1: no such seat), the first seat
LAYOUT_GUARDS = STONES
LAYOUT_FIRST = STONES + SEATS

NETWORK_ROWS, NETWORK_NUMBERS = 594, 16  # see `features`
BOARD = structure(
    [
        ("places", np.int16),
        ("gate", np.int16, (GUARDS,)),
        ("refuge", np.int16, (PLACES,)),  # the nearest gate of every place; of a gate, itself
        ("stones", np.int16),
        ("ahead", np.int16),  # places that each player starts ahead of the one who plays before (junior)
        ("face", np.int16, (STONES, 2)),
        ("fitted", np.float64, (4, SEATS + 1, 4)),  # of the estimate, by rules and fortress: see `beliefs.NUMBERS`
        ("network", np.float32, (4, SEATS + 1, size_of(NETWORK_ROWS, NETWORK_NUMBERS))),
        ("tells", np.int16),  # 1: for what people are told; 0: for bots
    ]
)

STATE = structure(
    [
        *FIELDS,
        ("arrangement", np.uint32),  # the letters of the stones (see `view.arranged`)
        ("up", np.uint8, (STONES,)),
        ("down", np.uint8, (STONES,)),
        # The lower faces that everyone knows: those of the stones turned at least once, since both their faces
        # have been up. For all others, only the remaining pairs of symbols are known.
        ("turned", np.uint16),
        ("seen", np.uint16, (STONES,)),  # the turn in which a stone was last turned
        ("path", np.uint16, (2,)),  # stones
        ("symbols", np.uint8, (2,)),  # symbols on each path
        ("count", np.uint8, (2,)),  # stones on each path
        ("place", np.uint8, (GUARDS,)),
        ("carries", np.uint8, (GUARDS,)),  # 1: it has its fortress
        ("walked", np.uint8, (GUARDS,)),  # places since the start (junior)
        ("guard", np.int8, (SEATS,)),  # for every seat, -1 if there is none
        ("owner", np.int8, (GUARDS,)),  # seat, -1 for a guard without a player
        ("seats", np.int8),
        ("active", np.int8),  # seat
        ("phase", np.uint8),
        ("drawing", np.uint8),  # the path that stones are turned onto
        ("following", np.uint8),  # the guard that follows next
        ("turns", np.uint16),
        ("rules", np.int8),
        ("fortress", np.int8),
        ("open_memory", np.int8),
        ("over", np.int8),
        ("winner", np.int8),  # guard, or -1
    ]
)

"""A position of Winchester, and the board. `grid.py` has the pictures of cells, directions and actions.

face     0 king   1 queen   2 rook   3 bishop   4 knight   5 pawn      (K Q R B N P)

zone     0 start  1 A  2 B  3 corner 1  4 C  5 corner 2  6 D  7 E  8 corner 3  9 F      along the travel; -1: none

what     0        empty                        what stands on a cell
         1 … 5    a piece of seat what - 1
         9 … 13   a piece of seat what - 9 that has not left the start: it cannot be captured
         16       an obstacle
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.kernels.structure import structure

from .grid import ACTIONS, CELLS, DIRECTIONS, JUMPS

SEATS = 5
PIECES = 5  # of one colour, at most
ALL_PIECES = 16  # on the board, at most
LANES = 4
NUMBERS = 6

KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN = range(6)
FACES = 6
NOT_ROLLED = -1

ZONES = ("start", "A", "B", "corner 1", "C", "corner 2", "D", "E", "corner 3", "F")
START, A, E, F = ZONES.index("start"), ZONES.index("A"), ZONES.index("E"), ZONES.index("F")
SECTIONS = "ABCDEF"
OFF_TRACK = -1

WAITING = 8  # added for a piece in the start
OBSTACLE = 16
HOME = CELLS  # the cell of a piece that is home

MOST_MOVES = PIECES * 64  # of one player: a queen on the open grid has fewer than 64

NOT_OVER, PLAYED_OUT, STALLED = 0, 1, 2
QUIET_ROUNDS = 300  # [C8]

# An upper bound by C8: at most 300 rounds for each of at most 15 arrivals, the round of the arrival included. A round
# of five has six moves with its roll (and 14 arrivals), a round of four has five.
LONGEST = QUIET_ROUNDS * max(9 * 4, 14 * 4, 15 * 5, 14 * 6)

LAYOUT_FIRST = len(SECTIONS)
LAYOUT = LAYOUT_FIRST + 1  # the number rolled for each section, the first seat

BOARD = structure(
    [
        ("zone", np.int8, (CELLS,)),
        ("number", np.uint8, (CELLS,)),  # 0 if there is none
        ("section", np.int8, (CELLS,)),  # 0 … 5 for A … F, -1 elsewhere
        (
            "openings",
            np.int16,
            (SEATS + 1, SEATS, PIECES),
        ),  # by number of seats, place in the order of play, piece: its cell
        ("team", np.int8, (SEATS + 1,)),  # pieces of one player, by number of seats
        ("place_points", np.int16, (ALL_PIECES,)),  # of every arrival [score], [C5]
        ("last_piece", np.int16),  # points of the piece that never arrives [last]
        ("team_home", np.int16),  # bonuses [bonus-team], [bonus-second], [bonus-three]
        ("close_second", np.int16),
        ("three_in_a_row", np.int16),
        ("origin", np.int16, (ACTIONS,)),
        ("target", np.int16, (ACTIONS,)),
        # How far a slide can go on an empty board, given the lines and the edge of the track, and the action that
        # goes one step; the actions that go further follow it.
        ("reach", np.int8, (CELLS, DIRECTIONS)),
        ("first", np.int16, (CELLS, DIRECTIONS)),
        ("jumps", np.int16, (CELLS, len(JUMPS))),  # the actions of the knight's jumps, and their targets
        ("landings", np.int16, (CELLS, len(JUMPS))),
        ("jump_count", np.int8, (CELLS,)),
        ("ahead", np.uint8, (CELLS,)),  # a pawn's directions, bit d for direction d: it moves in 0-3, captures in 4-7
        ("to_go", np.int16, (CELLS + 1,)),  # the approximate number of turns a piece needs to get home, in hundredths
        ("fitted", np.float64, (1, SEATS + 1, 5)),  # of the estimate: see `beliefs.NUMBERS`
    ]
)

STATE = structure(
    [
        *FIELDS,
        ("at", np.int16, (SEATS, PIECES)),  # ascending; those at home come last
        ("quiet", np.int16),  # rounds without an arrival; -1 in a round with one
        ("left", np.int8, (SEATS,)),  # pieces not yet home
        ("lost", np.int8, (SEATS,)),  # 1: the next turn is lost
        ("home", np.int8, (ALL_PIECES,)),  # the owners of the pieces at home, in order of arrival; then -1
        ("arrived", np.int8),
        ("die", np.int8),
        ("seats", np.int8),
        ("starter", np.int8),  # of the round
        ("turn", np.int8),  # the seat to move or to roll
        ("over", np.int8),
        ("what", np.uint8, (CELLS,)),
    ]
)

"""The observation of Winchester for learning programs."""

from __future__ import annotations

import numpy as np

from ludotheque.core.contract import CHANCE
from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.observation import Observation, Part, clear, from_here, size, starts

from .grid import CELLS, COLUMNS, ROWS
from .rules import mover, scores
from .state import (
    ALL_PIECES,
    CLOSE_SECOND,
    FACES,
    NOT_ROLLED,
    OBSTACLE,
    PIECES,
    PLACE_POINTS,
    QUIET_ROUNDS,
    SEATS,
    TEAM_HOME,
    THREE_IN_A_ROW,
)

MOST_POINTS = sum(PLACE_POINTS[:PIECES]) + CLOSE_SECOND + THREE_IN_A_ROW + TEAM_HOME

PARTS = (
    Part("seated", (SEATS,), 0, 1, "1 for every seat that is taken"),
    Part("mover", (SEATS,), 0, 1, "1 for the seat to act"),
    Part("roller", (SEATS,), 0, 1, "1 for the seat that is to roll the die"),
    Part("starter", (SEATS,), 0, 1, "1 for the seat that begins the round"),
    Part("ending", (2,), 0, 1, "the game is over: played out, stalled"),
    Part("die", (FACES,), 0, 1, "the face that lies there: king, queen, rook, bishop, knight, pawn"),
    Part("pieces", (SEATS, ROWS, COLUMNS), 0, 1, "pieces of each seat on the squares, a1 first, row by row"),
    Part("obstacles", (ROWS, COLUMNS), 0, 1, "obstacles"),
    Part("home", (ALL_PIECES, SEATS), 0, 1, "the owners of the pieces at home, in order of arrival"),
    Part("loses_turn", (SEATS,), 0, 1, "1 for seats that lose their next turn"),
    Part("score", (SEATS,), 0, MOST_POINTS, "points as they stand, bonuses included"),
    Part("quiet", (1,), -1, QUIET_ROUNDS, "rounds in a row without an arrival; -1 in a round that has seen one"),
)
SIZE = size(PARTS)
SEATED, MOVER, ROLLER, STARTER, ENDING, DIE, PIECES_AT, OBSTACLES, HOME_OF, LOSES, SCORE, QUIET = starts(PARTS)


@kernel
def observe(board: np.record, s: np.record, seat: int, out: Observation) -> None:
    clear(out, SIZE)
    seats = wide(s.seats)
    now = mover(board, s)
    if now >= 0:
        out[MOVER + from_here(seat, now, seats)] = 1
    elif now == CHANCE:
        out[ROLLER + from_here(seat, wide(s.turn), seats)] = 1
    else:
        out[ENDING + wide(s.over) - 1] = 1
    out[STARTER + from_here(seat, wide(s.starter), seats)] = 1
    if s.die != NOT_ROLLED:
        out[DIE + wide(s.die)] = 1
    points = np.empty(SEATS, np.int32)
    scores(board, s, points)
    for p in range(seats):
        row = from_here(seat, p, seats)
        out[SEATED + row] = 1
        out[LOSES + row] = s.lost[p]
        out[SCORE + row] = points[p]
        for k in range(wide(s.left[p])):
            out[PIECES_AT + CELLS * row + wide(s.at[p, k])] = 1
    for cell in range(CELLS):
        out[OBSTACLES + cell] = 1 if s.what[cell] == OBSTACLE else 0
    for k in range(wide(s.arrived)):
        out[HOME_OF + SEATS * k + from_here(seat, wide(s.home[k]), seats)] = 1
    out[QUIET] = s.quiet

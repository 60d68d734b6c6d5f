"""The observation of Winchester for learning programs."""

from __future__ import annotations

import numpy as np

from ludotheque.core.contract import CHANCE
from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.observation import Observation, Part, clear, from_here, size, starts

from .grid import CELLS, COLUMNS, ROWS
from .rules import mover, scores
from .state import (
    ALL_PIECES,
    FACES,
    NOT_ROLLED,
    OBSTACLE,
    PIECES,
    QUIET_ROUNDS,
    SEATS,
)


def parts(board: np.record) -> tuple[Part, ...]:
    """What is observed of a game on this board."""
    bonuses = int(board.close_second) + int(board.three_in_a_row) + int(board.team_home)
    return _parts(int(board.place_points[:PIECES].sum()) + bonuses)


def _parts(most_points: int) -> tuple[Part, ...]:
    return (
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
        Part("score", (SEATS,), 0, most_points, "points as they stand, bonuses included"),
        Part("quiet", (1,), -1, QUIET_ROUNDS, "rounds in a row without an arrival; -1 in a round that has seen one"),
    )


PRINTED = _parts(0)  # only where each begins
SIZE = size(PRINTED)
SEATED, MOVER, ROLLER, STARTER, ENDING, DIE, PIECES_AT, OBSTACLES, HOME_OF, LOSES, SCORE, QUIET = starts(PRINTED)


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
    points = scratch(SEATS, np.int32)
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

"""Winchester for bots: redrawing future rolls (all that is hidden), the value of a position, a quick sensible move."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, pick
from ludotheque.core.chance.hidden import redraw_chance
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.scoring import to_shares

from .rules import legal, scores
from .state import (
    CLOSE_SECOND,
    HOME,
    LAST_PIECE,
    MOST_MOVES,
    PIECES,
    PLACE_POINTS,
    SEATS,
    START,
    TEAM_HOME,
    THREE_IN_A_ROW,
)


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    redraw_chance(s, rng)


# --- estimate: the points a seat has, and those its pieces would score if all ran home from here ---


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    """By the expected points, which count for more the more pieces are home, and by the turns still needed.
    Fitted to games of greedy bots."""
    seats = wide(s.seats)
    points = np.empty(SEATS, np.int32)
    turns = np.zeros(SEATS, np.int64)  # in hundredths, for all pieces together
    beaten = np.zeros(SEATS, np.bool_)
    scores(board, s, points)
    home = 1.0
    if not s.over:
        _find_beaten(s, points, beaten)
        _add_expected(board, s, points, turns)
        home = wide(s.arrived) / (seats * wide(board.team[seats]))
    point = (0.15 * seats - 0.05) * home
    turn = 0.0004 * seats + 0.0003
    for p in range(seats):
        out[p] = -1000.0 if beaten[p] else point * points[p] - turn * turns[p]
    to_shares(out, seats)


@helper
def _find_beaten(s: np.record, points: npt.NDArray[np.int32], beaten: npt.NDArray[np.bool_]) -> None:
    """The seats that cannot win any more, even with the next places for all their pieces and every open bonus."""
    arrived = wide(s.arrived)
    leading = 0
    team_is_home = False
    for p in range(s.seats):
        leading = max(leading, wide(points[p]))
        team_is_home |= s.left[p] == 0
    for p in range(s.seats):
        most = wide(points[p]) + LAST_PIECE
        for place in range(arrived, arrived + s.left[p]):
            most += PLACE_POINTS[place]
        if s.seats > 2:
            in_a_row = 0
            while in_a_row < arrived and s.home[arrived - 1 - in_a_row] == p:
                in_a_row += 1
            most += THREE_IN_A_ROW if in_a_row + s.left[p] >= 3 else 0
            most += 0 if team_is_home else TEAM_HOME
            most += CLOSE_SECOND if arrived < 4 else 0
        beaten[p] = most < leading


@helper
def _add_expected(board: np.record, s: np.record, points: npt.NDArray[np.int32], needed: npt.NDArray[np.int64]) -> None:
    """Every seat brings its pieces home one after the other, the nearest first; earlier arrivals score more."""
    when = np.empty((SEATS, PIECES), np.int64)
    for p in range(s.seats):
        n = wide(s.left[p])
        for k in range(n):
            turns = wide(board.to_go[s.at[p, k]])
            needed[p] += turns
            i = k
            while i > 0 and when[p, i - 1] > turns:
                when[p, i] = when[p, i - 1]
                i -= 1
            when[p, i] = turns
        for k in range(1, n):
            when[p, k] += when[p, k - 1]
    next_piece = np.zeros(SEATS, np.int64)
    for place in range(wide(s.arrived), wide(s.seats) * board.team[s.seats] - 1):
        first = -1
        for p in range(s.seats):
            k = next_piece[p]
            if k < s.left[p] and (first < 0 or when[p, k] < when[first, next_piece[first]]):
                first = p
        next_piece[first] += 1
        points[first] += PLACE_POINTS[place]


# --- greedy: the move that advances the mover's pieces most, and sets the others back ---


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    actions = np.empty(MOST_MOVES, np.int16)
    n = legal(board, s, actions)
    best_action = wide(actions[0])
    if n == 1:
        return best_action
    best = -(1 << 40)
    ties = 0
    for k in range(n):
        action = wide(actions[k])
        worth = _worth(board, s, wide(board.origin[action]), wide(board.target[action]))
        if worth > best:
            best = worth
            best_action = action
            ties = 1
        elif worth == best:
            ties += 1
            if pick(rng, ties) == 0:
                best_action = action
    return best_action


@helper
def _worth(board: np.record, s: np.record, cell: int, to: int) -> int:
    """Turns gained by the moving piece, and lost by the one it swaps with, in hundredths."""
    if board.zone[to] == START and board.zone[cell] != START:
        to = HOME
    gain = wide(board.to_go[cell]) - wide(board.to_go[to])
    if to != HOME and s.what[to]:
        return gain + gain // (wide(s.seats) - 1)
    return gain

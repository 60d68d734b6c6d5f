"""Winchester for bots: redrawing future rolls (all that is hidden), the value of a position, a quick sensible move."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, pick
from ludotheque.core.chance.hidden import redraw_chance
from ludotheque.core.contract import Value
from ludotheque.core.fitted import FittedNumbers
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.scoring import to_shares

from .rules import legal, scores
from .state import (
    HOME,
    MOST_MOVES,
    PIECES,
    SEATS,
    START,
)


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    redraw_chance(s, rng)


# --- estimate: the points a seat has, and those its pieces would score if all ran home from here ---

NUMBERS = (
    "point",  # an expected point, when all pieces are home
    "point_early",  # the same, while none is
    "turn",  # a turn that a piece still needs
    "turn_home",  # how much less, when all pieces are home
    "next",  # being the next to move
)
MOST_PIECES = SEATS * PIECES
N_POINT, N_POINT_EARLY, N_TURN, N_TURN_HOME, N_NEXT = range(len(NUMBERS))


def _by_hand(options: Mapping[str, Value], seats: int) -> tuple[float, ...]:
    return (0.15 * seats - 0.05, 0.0, 0.04 * seats + 0.03, 0.0, 0.0)


FITTED = FittedNumbers(NUMBERS, (), _by_hand)


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    """By the expected points, which count for more the more pieces are home, and by the turns still needed."""
    seats = wide(s.seats)
    points = scratch(SEATS, np.int32)
    turns = scratch(SEATS, np.int64)  # in hundredths, for all pieces together
    beaten = scratch(SEATS, np.bool_)
    for p in range(seats):
        turns[p] = 0
        beaten[p] = False
    scores(board, s, points)
    home = 1.0
    if not s.over:
        _find_beaten(board, s, points, beaten)
        _add_expected(board, s, points, turns)
        home = wide(s.arrived) / (seats * wide(board.team[seats]))
    number = board.fitted[0, seats]
    point = number[N_POINT] * home + number[N_POINT_EARLY] * (1 - home)
    turn = (number[N_TURN] - number[N_TURN_HOME] * home) / 100
    for p in range(seats):
        out[p] = -1000.0 if beaten[p] else point * points[p] - turn * turns[p]
    out[s.turn] += number[N_NEXT]
    to_shares(out, seats)


@helper
def _find_beaten(board: np.record, s: np.record, points: npt.NDArray[np.int32], beaten: npt.NDArray[np.bool_]) -> None:
    """The seats that cannot win any more, even with the next places for all their pieces and every open bonus."""
    arrived = wide(s.arrived)
    leading = 0
    team_is_home = False
    for p in range(s.seats):
        leading = max(leading, wide(points[p]))
        team_is_home |= s.left[p] == 0
    for p in range(s.seats):
        most = wide(points[p]) + wide(board.last_piece)
        for place in range(arrived, arrived + s.left[p]):
            most += wide(board.place_points[place])
        if s.seats > 2:
            in_a_row = 0
            while in_a_row < arrived and s.home[arrived - 1 - in_a_row] == p:
                in_a_row += 1
            most += wide(board.three_in_a_row) if in_a_row + s.left[p] >= 3 else 0
            most += 0 if team_is_home else wide(board.team_home)
            most += wide(board.close_second) if arrived < 4 else 0
        beaten[p] = most < leading


@helper
def _add_expected(board: np.record, s: np.record, points: npt.NDArray[np.int32], needed: npt.NDArray[np.int64]) -> None:
    """Every seat brings its pieces home one after the other, the nearest first; earlier arrivals score more."""
    when = scratch(MOST_PIECES, np.int64)  # a row of PIECES for every seat
    for p in range(s.seats):
        n = wide(s.left[p])
        own = PIECES * p
        for k in range(n):
            turns = wide(board.to_go[s.at[p, k]])
            needed[p] += turns
            i = k
            while i > 0 and when[own + i - 1] > turns:
                when[own + i] = when[own + i - 1]
                i -= 1
            when[own + i] = turns
        for k in range(1, n):
            when[own + k] += when[own + k - 1]
    next_piece = scratch(SEATS, np.int64)
    for p in range(s.seats):
        next_piece[p] = 0
    for place in range(wide(s.arrived), wide(s.seats) * board.team[s.seats] - 1):
        first = -1
        soonest = 0
        for p in range(s.seats):
            k = next_piece[p]
            if k < s.left[p] and (first < 0 or when[PIECES * p + k] < soonest):
                first = p
                soonest = when[PIECES * p + k]
        next_piece[first] += 1
        points[first] += board.place_points[place]


# --- greedy: the move that advances the mover's pieces most, and sets the others back ---


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    actions = scratch(MOST_MOVES, np.int16)
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

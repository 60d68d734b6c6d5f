"""What a network is told of a position of Winoc, seen from a seat. The symbols are interchangeable."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Thinking
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.network import Weights, worth_of
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.network import Network
from ludotheque.core.scoring import to_shares

from .rules import around, centre
from .state import (
    CHOOSING,
    FLYING,
    FOLLOWING,
    GUARDS,
    JUNIOR,
    MOVING,
    NETWORK_NUMBERS,
    NETWORK_ROWS,
    SEATS,
    SIX,
    STONES,
    SYMBOLS,
)

# The table has rows for each symbol, and rows that are the same for all of them:
WAYS = 30  # of a guard: without and with the fortress 0 to 14 places from its goal; junior: 0 to 28 from the end
COUNTS = SIX + 1  # of stones on a path
REACHES = 5  # how many places the goal is from where the path of the others leads
WAITS, ON_TURN, TO_FOLLOW = 0, 1, 2  # what a seat does in this turn

SYMBOL = 0  # a symbol: on either path, under stones that all know or can only count; on turn or not
OWN = SYMBOL + 2 * 48  # the way of the guard: on turn, next, later
OTHERS = OWN + 3 * WAYS  # those of the others: on turn, before this seat, after it
REACH = OTHERS + 3 * WAYS  # whether the path of the others leads to the goal: without and with the fortress
THEIRS = REACH + 6 * REACHES  # the same for the others
STEP = THEIRS + 6 * REACHES  # whether the path just laid does, for the seat that is to move its guard
PATHS = STEP + 2 * REACHES  # how many stones are on both paths: while drawing, moving, following; on turn or not
NO_SEAT = PATHS + 5 * COUNTS * COUNTS + 2  # in place of rows for seats that are not taken
SHARED = 4 + 2 * (SEATS - 1)  # rows that are the same for all symbols
MOST_ROWS = SHARED + SYMBOLS

assert NO_SEAT + 1 == NETWORK_ROWS

NETWORK = Network(SYMBOLS, NETWORK_ROWS, NETWORK_NUMBERS, ("rules", "fortress"), Thinking(horizon=None), shared=SHARED)


@helper
def way_of(board: np.record, s: np.record, guard: int) -> int:
    """The places to the goal, the short way; junior: to the end."""
    lap = wide(board.places)
    if s.rules == JUNIOR:
        return lap - wide(s.walked[guard])
    goal = wide(board.gate[guard] if s.carries[guard] else board.gate[(guard + 2) % GUARDS])
    way = around(goal - wide(s.place[guard]), lap)
    return min(way, lap - way)


@helper
def _reach(way: int, steps: int) -> int:
    """How a guard with this way to go stands after so many steps: on its goal, near it, or not."""
    if steps == 0:
        return 0
    past = way - steps
    return past + 2 if -1 <= past <= 1 else 4


@kernel
def features(
    board: np.record, s: np.record, seat: int, rows: npt.NDArray[np.int16], numbers: npt.NDArray[np.float32]
) -> int:
    seats = wide(s.seats)
    following = s.phase == FOLLOWING
    # while others follow, the turn is over for its player
    first = around(wide(s.active) + (1 if following else 0), seats)
    wait = around(seat - first, seats)
    own_turn = 1 if wait == 0 and not following else 0
    drawing = wide(s.drawing)
    drawn, left = wide(s.count[drawing]), wide(s.count[1 - drawing])
    if following:
        drawn, left = 0, drawn + left  # one of the paths is empty
    active = wide(s.guard[s.active])
    next_follower = (wide(s.following) - active) % GUARDS
    lap = wide(board.places)
    own_way, least_way, others_carry, own_carries = 0, 2 * lap, 0, 0
    at = 4
    for p in range(seats):
        guard = wide(s.guard[p])
        way, carries = way_of(board, s, guard), wide(s.carries[guard])
        code = way if s.rules == JUNIOR else WAYS // 2 * carries + way
        whole = way + (lap // 2 if s.rules != JUNIOR and carries == 0 else 0)
        order = around(p - first, seats)
        does = WAITS
        if following and (guard - active) % GUARDS >= next_follower:
            does = TO_FOLLOW
        elif order == 0 and not following:
            does = ON_TURN
        reach = REACHES * (2 * does + carries) + (0 if s.rules == JUNIOR else _reach(way, left))
        if p == seat:
            own_way, own_carries = whole, carries
            moves = s.phase == MOVING and own_turn == 1
            kind = 4 if following else 2 * own_turn + (1 if s.phase == MOVING else 0)
            rows[0] = OWN + WAYS * min(wait, 2) + code
            rows[1] = REACH + reach
            rows[2] = STEP + REACHES * carries + (_reach(way, drawn) if moves else 0)
            rows[3] = PATHS + COUNTS * (COUNTS * kind + drawn) + left
            if s.phase == FLYING:
                rows[3] = PATHS + 5 * COUNTS * COUNTS + own_turn
        else:
            rows[at] = OTHERS + WAYS * (0 if order == 0 else 1 if order < wait else 2) + code
            rows[at + 1] = THEIRS + reach
            at += 2
            least_way = min(least_way, whole)
            others_carry = max(others_carry, carries)
    for k in range(at, SHARED):
        rows[k] = NO_SEAT

    known, unknown, fresh = _symbols(board, s, own_turn, rows)
    sure = np.float32(1 if drawn + fresh >= SIX and s.rules != JUNIOR else 0)  # a Winoc
    one, zero = np.float32(1), np.float32(0)
    numbers[0] = one if own_turn else zero
    numbers[1] = np.float32(wait * 0.25)
    numbers[2] = one if following else zero
    numbers[3] = one if s.phase == CHOOSING else zero
    numbers[4] = np.float32(known / STONES)
    numbers[5] = np.float32(unknown / STONES)
    numbers[6] = np.float32(fresh / SIX)
    numbers[7] = sure
    numbers[8] = sure * numbers[0]
    numbers[9] = sure * numbers[0] * np.float32(own_carries)
    numbers[10] = sure * np.float32(1 - own_turn) * np.float32(others_carry)
    numbers[11] = np.float32(own_carries)
    numbers[12] = np.float32(others_carry)
    numbers[13] = np.float32(own_way / lap)
    numbers[14] = np.float32(least_way / lap)
    numbers[15] = one if wait == 0 else zero
    return 1


@helper
def _symbols(board: np.record, s: np.record, own_turn: int, rows: npt.NDArray[np.int16]) -> tuple[int, int, int]:
    """The row of every symbol. Returns how many stones in the centre everyone knows, how many nobody does, and how many
    symbols can surely be laid on the path."""
    seen, hidden = 0, 0  # stones with a symbol below: four bits a symbol. Of those hidden, everyone can count them
    stones, turned = centre(board, s), wide(s.turned)
    known, unknown, fresh = 0, 0, 0
    for stone in range(wide(board.stones)):
        below = wide(s.down[stone])
        if turned >> stone & 1:
            if stones >> stone & 1:
                seen += 1 << 4 * below
                known += 1
        elif below:
            hidden += 1 << 4 * below
            unknown += 1
    here, there = wide(s.symbols[s.drawing]), wide(s.symbols[1 - wide(s.drawing)])
    if s.phase == FOLLOWING:
        here, there = 0, here | there
    for symbol in range(1, SYMBOLS + 1):
        laid, sure, likely = here >> symbol & 1, seen >> 4 * symbol & 15, hidden >> 4 * symbol & 15
        lies = 2 * laid + (there >> symbol & 1)
        rows[SHARED + symbol - 1] = SYMBOL + 12 * (4 * own_turn + lies) + 4 * min(sure, 2) + min(likely, 3)
        if sure and not laid:
            fresh += 1
    return known, unknown, fresh


@helper
def judge(board: np.record, s: np.record, weights: Weights, out: npt.NDArray[np.float64]) -> None:
    """Every seat's share of the win, by the network."""
    seats = wide(s.seats)
    rows = scratch(MOST_ROWS, np.int16)
    numbers = scratch(NETWORK_NUMBERS, np.float32)
    for seat in range(seats):
        each = features(board, s, seat, rows, numbers)
        out[seat] = worth_of(weights, rows, SYMBOLS, each, SHARED, NETWORK_ROWS, numbers, NETWORK_NUMBERS)
    to_shares(out, seats)

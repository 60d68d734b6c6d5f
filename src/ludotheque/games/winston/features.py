"""What a network is told of a position of Winston, seen from a seat. The colours are interchangeable.

Networks are learnt and judge on the printed board alone, so these are its numbers. See `core.network`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Thinking
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.network import Weights, worth_of
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.network import Network
from ludotheque.core.scoring import to_shares

from .rules import hand_size, scores
from .state import COLOURS, LANE, NETWORK_NUMBERS, NETWORK_ROWS, SEATS, TABLE_BODIES

HEADS, BODIES, HAND = 3, 8, 5
CARDS = COLOURS * (HEADS + BODIES)

# The table has a row for everything that can be so of a colour:
HANDS = (HEADS + 1) * (HAND + 1)  # heads and bodies in a hand
DOGS = 2 * (BODIES + 1)  # head and bodies on the table
PILES = (HEADS + 1) * (BODIES + 1)  # heads and bodies in the pile
OWN = 0  # the hand of the seat: to move, next, later
DOG = OWN + 3 * HANDS  # the dog, likewise
PILE = DOG + 3 * DOGS
MOVER = PILE + PILES  # the hand of the seat to move, if it is another,
BEFORE = MOVER + HANDS  # of those that move before this seat, and after it
AFTER = BEFORE + HANDS
TABLE = AFTER + HANDS
MOST_ROWS = COLOURS * (SEATS + 2)

assert TABLE == NETWORK_ROWS

NETWORK = Network(COLOURS, NETWORK_ROWS, NETWORK_NUMBERS, ("edition",), Thinking(horizon=None, leniency=3.0))


@kernel
def features(
    board: np.record, s: np.record, seat: int, rows: npt.NDArray[np.int16], numbers: npt.NDArray[np.float32]
) -> int:
    seats = wide(s.seats)
    table = wide(s.table)
    wait = (seat - wide(s.turn) + seats) % seats  # turns until its own
    when = min(wait, 2)
    each = seats + 2
    own = wide(s.hand[seat])
    own_heads = 0
    for colour in range(COLOURS):
        lane = LANE * colour
        dog = table >> lane & 31
        heads = HEADS - (dog >> 4)
        bodies = BODIES - (dog & TABLE_BODIES)
        for k in range(HEADS):
            taken = wide(s.taken[colour, k])
            if taken:
                heads -= 1
                bodies -= taken & 15
        at = each * colour
        k = at + 3
        for p in range(seats):
            held = wide(s.hand[p]) >> lane
            held_heads, held_bodies = held >> 3 & 3, held & 7
            heads -= held_heads
            bodies -= held_bodies
            code = held_heads * (HAND + 1) + held_bodies
            if p == seat:
                rows[at] = OWN + when * HANDS + code
                own_heads += held_heads
            else:
                order = (p - wide(s.turn) + seats) % seats
                rows[k] = (MOVER if order == 0 else BEFORE if order < wait else AFTER) + code
                k += 1
        rows[at + 1] = DOG + when * DOGS + (dog >> 4) * (BODIES + 1) + (dog & TABLE_BODIES)
        rows[at + 2] = PILE + heads * (BODIES + 1) + bodies

    points = scratch(SEATS, np.int32)
    scores(board, s, points)
    best, total = -100, 0
    for p in range(seats):
        if p != seat:
            best = max(best, wide(points[p]))
            total += wide(points[p])
    lead = np.float32((wide(points[seat]) - best) * 0.05)
    mean = np.float32((wide(points[seat]) - total / (seats - 1)) * 0.05)
    left = np.float32(wide(s.unplayed) / (COLOURS * BODIES))
    has_bone = np.float32(1 if s.bone == seat else -1 if s.bone >= 0 else 0)
    has_poo = np.float32(1 if s.poo == seat else -1 if s.poo >= 0 else 0)
    one = np.float32(1)
    played = np.float32(wide(s.played) * 0.25)
    numbers[0] = lead
    numbers[1] = lead * (one - left)
    numbers[2] = mean
    numbers[3] = mean * (one - left)
    numbers[4] = left
    numbers[5] = left * left
    numbers[6] = has_bone
    numbers[7] = has_bone * left
    numbers[8] = has_poo
    numbers[9] = has_poo * left
    numbers[10] = np.float32(wide(s.longest) * 0.125)
    numbers[11] = np.float32(wide(s.shortest) * 0.125)
    numbers[12] = one if wait == 0 else np.float32(0)
    numbers[13] = one if wait == 1 else np.float32(0)
    numbers[14] = np.float32(wait * 0.25)
    numbers[15] = played if wait == 0 else np.float32(0)
    numbers[16] = np.float32(0) if wait == 0 else played
    numbers[17] = np.float32(wide(s.pile) / CARDS)
    numbers[18] = np.float32(hand_size(own) * 0.2)
    numbers[19] = np.float32(own_heads * 0.25)
    return each


@helper
def judge(board: np.record, s: np.record, weights: Weights, out: npt.NDArray[np.float64]) -> None:
    """Every seat's share of the win, by the network."""
    seats = wide(s.seats)
    rows = scratch(MOST_ROWS, np.int16)
    numbers = scratch(NETWORK_NUMBERS, np.float32)
    for seat in range(seats):
        each = features(board, s, seat, rows, numbers)
        out[seat] = worth_of(weights, rows, COLOURS, each, 0, NETWORK_ROWS, numbers, NETWORK_NUMBERS)
    to_shares(out, seats)

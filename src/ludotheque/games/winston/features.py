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
STACK = 4  # cards of the pile that are told apart from others

# The table has a row for everything that can be so, first of the game as a whole:
LONGEST = 0  # dog taken, and whether the seat has the bone
SHORTEST = LONGEST + 2 * (BODIES + 1)  # and the poo
DRAWN = SHORTEST + 2 * (BODIES + 1)  # how far down the pile is
PLAYED = DRAWN + CARDS // STACK + 1  # cards this turn, which is of: the seat, the one before it, another
SHARED_TABLE = PLAYED + 3 * (HAND + 1)

# then of a colour. A hand is worth more or less as the dog has its head or not.
HANDS = 2 * (HEADS + 1) * (HAND + 1)  # a head on the table, heads and bodies in a hand
DOGS = 2 * (BODIES + 1)  # head and bodies on the table
PILES = (HEADS + 1) * (BODIES + 1)  # heads and bodies in the pile
OWN = SHARED_TABLE  # the hand of the seat: to move, next, later
DOG = OWN + 3 * HANDS  # the dog, likewise
PILE = DOG + 3 * DOGS
MOVER = PILE + PILES  # the hand of the seat to move, if it is another,
BEFORE = MOVER + HANDS  # of those that move before this seat, and after it
AFTER = BEFORE + HANDS
TABLE = AFTER + HANDS
SHARED = 4
MOST_ROWS = SHARED + COLOURS * (SEATS + 2)

assert TABLE == NETWORK_ROWS

NETWORK = Network(
    COLOURS, NETWORK_ROWS, NETWORK_NUMBERS, ("edition",), Thinking(horizon=None, leniency=3.0), shared=SHARED
)


@kernel
def features(
    board: np.record, s: np.record, seat: int, rows: npt.NDArray[np.int16], numbers: npt.NDArray[np.float32]
) -> int:
    seats = wide(s.seats)
    table = wide(s.table)
    wait = (seat - wide(s.turn) + seats) % seats  # turns until its own
    when = min(wait, 2)
    played = min(wide(s.played), HAND)
    rows[0] = LONGEST + 2 * wide(s.longest) + (1 if s.bone == seat else 0)
    rows[1] = SHORTEST + 2 * wide(s.shortest) + (1 if s.poo == seat else 0)
    rows[2] = DRAWN + wide(s.pile) // STACK
    rows[3] = PLAYED + when * (HAND + 1) + played
    each = seats + 2
    own = wide(s.hand[seat])
    own_heads = 0
    for colour in range(COLOURS):
        lane = LANE * colour
        dog = table >> lane & 31
        headed = dog >> 4
        heads = HEADS - headed
        bodies = BODIES - (dog & TABLE_BODIES)
        for k in range(HEADS):
            taken = wide(s.taken[colour, k])
            if taken:
                heads -= 1
                bodies -= taken & 15
        at = SHARED + each * colour
        k = at + 3
        for p in range(seats):
            held = wide(s.hand[p]) >> lane
            held_heads, held_bodies = held >> 3 & 3, held & 7
            heads -= held_heads
            bodies -= held_bodies
            code = (headed * (HEADS + 1) + held_heads) * (HAND + 1) + held_bodies
            if p == seat:
                rows[at] = OWN + when * HANDS + code
                own_heads += held_heads
            else:
                order = (p - wide(s.turn) + seats) % seats
                rows[k] = (MOVER if order == 0 else BEFORE if order < wait else AFTER) + code
                k += 1
        rows[at + 1] = DOG + when * DOGS + headed * (BODIES + 1) + (dog & TABLE_BODIES)
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
    numbers[0] = lead
    numbers[1] = lead * (one - left)
    numbers[2] = mean
    numbers[3] = mean * (one - left)
    numbers[4] = left
    numbers[5] = left * left
    numbers[6] = has_bone * left
    numbers[7] = has_poo * left
    numbers[8] = np.float32(wait * 0.25)
    numbers[9] = np.float32(hand_size(own) * 0.2)
    numbers[10] = np.float32(own_heads * 0.25)
    return each


@helper
def judge(board: np.record, s: np.record, weights: Weights, out: npt.NDArray[np.float64]) -> None:
    """Every seat's share of the win, by the network."""
    seats = wide(s.seats)
    rows = scratch(MOST_ROWS, np.int16)
    numbers = scratch(NETWORK_NUMBERS, np.float32)
    for seat in range(seats):
        each = features(board, s, seat, rows, numbers)
        out[seat] = worth_of(weights, rows, COLOURS, each, SHARED, NETWORK_ROWS, numbers, NETWORK_NUMBERS)
    to_shares(out, seats)

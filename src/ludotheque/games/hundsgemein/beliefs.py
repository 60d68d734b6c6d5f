"""Hundsgemein for bots: redrawing hidden information, the value of a position, and a quick sensible move."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, mixed, pick, remembers
from ludotheque.core.chance.hidden import redraw_chance
from ludotheque.core.contract import Value
from ludotheque.core.fitted import FittedNumbers
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.scoring import to_shares

from .rules import along, count, drop_both, lawful, runs, taken, tally, unlawful
from .state import BLOCKS, BREEDS, CALL, DROP, EXPERT, FLEAS, NO_FLEA, OK, SEATS, SIDE, STREETS


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    """Redraw the order of every reserve: no seat knows it, not even that of its own reserve.

    The content of a reserve follows from the fleas its owner has turned up, which everyone has seen. So every order is
    equally likely. The owners of laid fleas were seen as well: `forget` handles forgetting them.
    """
    size = FLEAS // wide(s.seats)
    left = scratch(BREEDS, np.int64)
    for p in range(wide(s.seats)):
        first = wide(s.turned[p])
        for breed in range(BREEDS):
            left[breed] = 0
        for k in range(first, size):
            left[s.reserve[p, k]] += 1
        for k in range(first, size):
            which = pick(rng, size - k)
            breed = 0
            while which >= left[breed]:
                which -= left[breed]
                breed += 1
            left[breed] -= 1
            s.reserve[p, k] = breed
    redraw_chance(s, rng)


@kernel
def certain(board: np.record, s: np.record) -> int:
    """Whatever is left in a reserve is of one breed."""
    size = FLEAS // wide(s.seats)
    for p in range(wide(s.seats)):
        for k in range(wide(s.turned[p]) + 1, size):
            if s.reserve[p, k] != s.reserve[p, k - 1]:
                return 0
    return 1


OWN = 3  # a seat's own fleas are remembered this many times as long


@kernel
def forget(board: np.record, s: np.record, seat: int, span: float, seed: int) -> None:
    """Replace the owners of fleas laid long ago: each gets an assumed owner, not always the right one."""
    if s.open_owners:
        return
    now = count(taken(s))
    for block in range(BLOCKS):
        for owner in range(wide(s.seats)):
            if s.owners[owner] >> block & 1:
                age = now - 1 - wide(s.when[block])
                if not remembers(seed, block, age, span * OWN if owner == seat else span):
                    taken_for = mixed(seed, BLOCKS + block) * wide(s.seats) >> 32
                    s.owners[owner] = wide(s.owners[owner]) & ~(wide(1) << block)
                    s.owners[taken_for] = wide(s.owners[taken_for]) | wide(1) << block
                break


# --- estimate: by the dogs that the seats may expect ---

NUMBERS = (
    "dog",  # a point from dogs, when no block is free any more
    "dog_free",  # how much less it counts while all blocks are free
    "steepness",  # how sure the stronger seat along a street is of its dog
    "run",  # a flea in the longest run, in fleas (expert)
    "turn",  # being the next to lay a flea
    "turn_free",  # and how much more that counts while all blocks are free
)
N_DOG, N_DOG_FREE, N_STEEPNESS, N_RUN, N_TURN, N_TURN_FREE = range(len(NUMBERS))


def _by_hand(options: Mapping[str, Value], seats: int) -> tuple[float, ...]:
    dog = (0.4, 0.3) if seats == 2 else (0.7, 0.6)
    return (*dog, 2.5, 2.0, 0.0, 0.0)


FITTED = FittedNumbers(NUMBERS, ("scoring", "honour"), _by_hand)


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    """By the dogs. During the game, the dog of a street is shared by the seats' strength there, and
    dogs count for more the fewer blocks are free."""
    seats = wide(s.seats)
    number = board.fitted[2 * wide(s.scoring) + wide(s.honour), seats]
    worth = scratch(SEATS, np.float64)
    for p in range(seats):
        worth[p] = 0.0
    if s.over:
        points = scratch(SEATS, np.int32)
        dogs = scratch(SEATS, np.int32)
        tally(board, s, points, dogs)
        for p in range(seats):
            worth[p] = points[p] + dogs[p] / (STREETS + 1)
    else:
        for street in range(STREETS):
            _share_out(board, s, street, number[N_STEEPNESS], number[N_RUN], worth)
    free = 0.0 if s.over else 1.0 - count(taken(s)) / FLEAS
    dog = number[N_DOG] - number[N_DOG_FREE] * free
    for p in range(seats):
        out[p] = dog * worth[p]
    if not s.over:
        # while a flea may be called, the seat that laid it still has the turn
        following = (wide(s.turn) + 1) % seats if s.asked >= 0 else wide(s.turn)
        out[following] += number[N_TURN] + number[N_TURN_FREE] * free
    to_shares(out, seats)


@helper
def _share_out(
    board: np.record, s: np.record, street: int, steepness: float, run: float, worth: npt.NDArray[np.float64]
) -> None:
    """The fewer blocks along the street are free, the more a flea is worth; in a longer run it is worth even more."""
    fleas = 0
    claims = scratch(SEATS, np.float64)
    for p in range(wide(s.seats)):
        own = along(s, street, p)
        fleas += own
        claims[p] = own + run * runs(s, street, p) if s.scoring == EXPERT else own
    steepness /= np.sqrt(2 * SIDE - fleas + 0.5)
    for p in range(wide(s.seats)):
        claims[p] *= steepness
    to_shares(claims, wide(s.seats))
    for p in range(wide(s.seats)):
        worth[p] += board.worth[s.dogs[street]] * claims[p]


# --- greedy: the block where another flea is worth most to its streets ---


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    if s.asked >= 0:
        return CALL if unlawful(board, s) else OK
    low, high = wide(s.up[s.turn, 0]), wide(s.up[s.turn, 1])
    worth = scratch(STREETS, np.int64)
    for street in range(STREETS):
        worth[street] = _worth_of_one_more(board, s, street)
    best, best_action = -1, -1
    for k in range(2):
        breed = high if k else low
        if breed == NO_FLEA or (k == 1 and high == low):
            continue
        blocks = lawful(board, s, breed)
        for block in range(BLOCKS):
            if blocks >> block & 1:
                gain = _gain(worth, block) * 8 + pick(rng, 8)
                if gain > best:
                    best = gain
                    best_action = breed * BLOCKS + block
    if best_action >= 0:
        return best_action
    return DROP + low if high == NO_FLEA else drop_both(low, high)


@helper
def _worth_of_one_more(board: np.record, s: np.record, street: int) -> int:
    """High if it takes the lead or ties, low if the street is already won or lost."""
    mine = 0
    best = 0
    for p in range(wide(s.seats)):
        n = along(s, street, p)
        if p == s.turn:
            mine = n
        else:
            best = max(best, n)
    lead = mine - best
    closeness = 6
    if lead > 0:
        closeness = max(6 - 2 * lead, 1)
    elif lead < -1:
        closeness = max(6 + 2 * (lead + 1), 1)
    return wide(board.worth[s.dogs[street]]) * closeness


@helper
def _gain(worth: npt.NDArray[np.int64], block: int) -> int:
    """The streets beside a block: up to two of each kind."""
    row, column = block // SIDE, block % SIDE
    gain = 0
    if row > 0:
        gain += worth[row - 1]
    if row < SIDE - 1:
        gain += worth[row]
    if column > 0:
        gain += worth[SIDE - 1 + column - 1]
    if column < SIDE - 1:
        gain += worth[SIDE - 1 + column]
    return gain

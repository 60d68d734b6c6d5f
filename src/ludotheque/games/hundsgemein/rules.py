"""The rules of Hundsgemein. Names in brackets are the ids of the paragraphs in `rulebook/`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import below, shuffle
from ludotheque.core.contract import NOBODY
from ludotheque.core.decisions import Decision
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.scoring import rank

from .state import (
    ALL,
    BLOCKS,
    BREEDS,
    CALL,
    COLUMN,
    DOGS_OF_A_KIND,
    DROP,
    DROP_TWO,
    EXPERT,
    FLEAS,
    FLEAS_OF_A_BREED,
    LAYOUT_FIRST,
    LAYOUT_FLEAS,
    MOST,
    NO_FLEA,
    NOT_A,
    NOT_G,
    OK,
    PLAYED_OUT,
    ROW,
    SEATS,
    SIDE,
    STREETS,
)

Actions = npt.NDArray[np.int16]
Points = npt.NDArray[np.int32]

# Possible answers of `refusal`: ids of rulebook paragraphs.
REFUSALS = ("", "face-up", "free", "bones", "neighbours", "honour", "H4", "end")
NOT_FACE_UP, NOT_FREE, ON_BONES, SAME_BREED, NOTHING_ASKED, ASKED, GAME_OVER = 1, 2, 3, 4, 5, 6, 7


# --- sets of blocks: words of 49 bits, one per block ---


@helper
def touched(blocks: int) -> int:
    """These blocks and all their neighbours, diagonals included."""
    across = blocks | (blocks & NOT_G) << 1 | (blocks & NOT_A) >> 1
    return (across | across << SIDE | across >> SIDE) & ALL


@helper
def taken(s: np.record) -> int:
    return wide(s.breeds[0] | s.breeds[1] | s.breeds[2] | s.breeds[3])


@helper
def lawful(board: np.record, s: np.record, breed: int) -> int:
    """[free], [bones], [neighbours]"""
    return ALL & ~(taken(s) | wide(board.bones) | touched(wide(s.breeds[breed])))


@helper
def count(blocks: int) -> int:
    """The number of blocks. The compiler recognises this loop and makes one instruction of it."""
    n = 0
    while blocks:
        blocks &= blocks - 1
        n += 1
    return n


# --- setting up [setup], [reserves], [dogs], [H6] ---


@kernel
def draw(board: np.record, s: np.record, seats: int, layout: Actions) -> None:
    heap = scratch(MOST, np.int16)
    for street in range(STREETS):
        heap[street] = street // DOGS_OF_A_KIND
    shuffle(s, heap, STREETS)
    for street in range(STREETS):
        layout[street] = heap[street]
    size = FLEAS // seats
    of_a_breed = FLEAS_OF_A_BREED // seats
    for seat in range(seats):
        k = 0
        for breed in range(BREEDS):
            for _ in range(of_a_breed):
                heap[k] = breed
                k += 1
        shuffle(s, heap, size)
        for k in range(size):
            layout[LAYOUT_FLEAS + seat * size + k] = heap[k]
    layout[LAYOUT_FIRST] = below(s, seats)


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    s.scoring = options[0]
    s.honour = options[1]
    s.open_owners = options[2]
    s.seats = seats
    s.turn = layout[LAYOUT_FIRST]
    s.asked = -1
    s.laid = -1
    s.over = 0
    for breed in range(BREEDS):
        s.breeds[breed] = 0
        s.left[breed] = FLEAS_OF_A_BREED
    for street in range(STREETS):
        s.dogs[street] = layout[street]
    for block in range(BLOCKS):
        s.when[block] = 0
    size = FLEAS // seats
    for seat in range(SEATS):
        s.owners[seat] = 0
        s.up[seat, 0] = NO_FLEA
        s.up[seat, 1] = NO_FLEA
        s.turned[seat] = 0
        held = size if seat < seats else 0
        for k in range(held):
            s.reserve[seat, k] = layout[LAYOUT_FLEAS + seat * size + k]
        for k in range(held, MOST):
            s.reserve[seat, k] = NO_FLEA
        if held:
            _turn_up(s, seat)


@helper
def _turn_up(s: np.record, seat: int) -> None:
    """[turn-up] Two face up, as long as the reserve lasts."""
    size = FLEAS // wide(s.seats)
    while s.up[seat, 1] == NO_FLEA and s.turned[seat] < size:
        flea = s.reserve[seat, s.turned[seat]]
        s.turned[seat] += 1
        low = s.up[seat, 0]
        s.up[seat, 0] = min(low, flea)
        s.up[seat, 1] = max(low, flea)


# --- legal actions ---


@kernel
def mover(board: np.record, s: np.record) -> int:
    if s.over:
        return NOBODY
    return wide(s.turn) if s.asked < 0 else wide(s.asked)


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    if s.over:
        return 0
    if s.asked >= 0:
        out[0] = CALL
        out[1] = OK
        return 2
    low, high = wide(s.up[s.turn, 0]), wide(s.up[s.turn, 1])
    alone = high == NO_FLEA
    different = not alone and high != low
    # both are found before the first is written: the compiler cannot know that `out` is not part of the position
    for_low = offered(board, s, low)
    for_high = offered(board, s, high) if different else wide(0)
    n = _list_blocks(for_low, BLOCKS * low, out, 0)
    n = _list_blocks(for_high, BLOCKS * high, out, n)
    out[n] = DROP + low
    n += 1
    if different:
        out[n] = DROP + high
        n += 1
    if not alone:
        out[n] = drop_both(low, high)
        n += 1
    return n


@helper
def _list_blocks(blocks: int, first: int, out: Actions, n: int) -> int:
    while blocks:
        out[n] = first + count((blocks & -blocks) - 1)  # this many blocks come before the lowest
        n += 1
        blocks &= blocks - 1
    return n


@helper
def offered(board: np.record, s: np.record, breed: int) -> int:
    """[honour] On their honour, players may lay on any free block, the crossed bones included."""
    if s.honour:
        return ALL & ~taken(s)
    return lawful(board, s, breed)


@helper
def drop_both(low: int, high: int) -> int:
    """The action that throws away these two: pairs are ordered by their lower breed, then by the other."""
    return DROP_TWO + low * BREEDS - low * (low + 1) // 2 + high


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    if s.over:
        return GAME_OVER
    if action >= CALL:
        return 0 if s.asked >= 0 else NOTHING_ASKED
    if s.asked >= 0:
        return ASKED
    low, high = wide(s.up[s.turn, 0]), wide(s.up[s.turn, 1])
    if action >= DROP_TWO:
        return 0 if high != NO_FLEA and action == drop_both(low, high) else NOT_FACE_UP
    if action >= DROP:
        return 0 if action - DROP == low or action - DROP == high else NOT_FACE_UP
    breed = action // BLOCKS
    block = wide(1) << action % BLOCKS
    if breed != low and breed != high:
        return NOT_FACE_UP
    if taken(s) & block:
        return NOT_FREE
    if s.honour:
        return 0
    if wide(board.bones) & block:
        return ON_BONES
    return 0 if lawful(board, s, breed) & block else SAME_BREED


# --- what players decide ---

# At a table nobody says that a flea may stay [honour]: that is bookkeeping.
DECISIONS = (
    Decision("lay", "plan", turn=True),
    Decision("drop", "choice", turn=True),
    Decision("call", "glance"),
    Decision("ok", "none"),
)
LAYS, DROPS, CALLS, LETS_STAND = range(4)


@kernel
def decision(board: np.record, s: np.record, action: int) -> int:
    if action < DROP:
        return LAYS
    if action < CALL:
        return DROPS
    return CALLS if action == CALL else LETS_STAND


# --- applying an action ---


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    seat = wide(s.turn)
    if action < DROP:
        breed = action // BLOCKS
        block = wide(1) << action % BLOCKS
        _use_up(s, seat, breed)
        s.when[action % BLOCKS] = count(taken(s))
        s.breeds[breed] |= block
        s.owners[seat] |= block
        if s.honour:
            s.laid = action
            s.asked = _after(s, seat)
            return
    elif action < DROP_TWO:
        _use_up(s, seat, action - DROP)
    elif action < CALL:
        _use_up(s, seat, wide(s.up[seat, 1]))
        _use_up(s, seat, wide(s.up[seat, 0]))
    elif action == CALL:
        _settle_call(board, s, seat)
    else:
        s.asked = _after(s, wide(s.asked))
        if s.asked != seat:
            return
    _end_turn(board, s, seat)


@helper
def _use_up(s: np.record, seat: int, breed: int) -> None:
    if s.up[seat, 0] == breed:
        s.up[seat, 0] = s.up[seat, 1]
    s.up[seat, 1] = NO_FLEA
    s.left[breed] -= 1


@helper
def _after(s: np.record, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0


@helper
def _settle_call(board: np.record, s: np.record, seat: int) -> None:
    """[right-call], [wrong-call]"""
    breed = wide(s.laid) // BLOCKS
    block = wide(1) << wide(s.laid) % BLOCKS
    if unlawful(board, s):
        s.breeds[breed] &= ~block
        s.owners[seat] &= ~block


@helper
def unlawful(board: np.record, s: np.record) -> bool:
    """Whether the flea being asked about violates [bones] or [neighbours]."""
    breed = wide(s.laid) // BLOCKS
    block = wide(1) << wide(s.laid) % BLOCKS
    return (wide(board.bones) | touched(wide(s.breeds[breed]) & ~block)) & block != 0


@helper
def _end_turn(board: np.record, s: np.record, seat: int) -> None:
    s.asked = -1
    s.laid = -1
    _turn_up(s, seat)
    if _nothing_can_be_laid(board, s):
        s.over = PLAYED_OUT
        return
    seat = _after(s, seat)
    while s.up[seat, 0] == NO_FLEA:  # [H3]
        seat = _after(s, seat)
    s.turn = seat


@helper
def _nothing_can_be_laid(board: np.record, s: np.record) -> bool:
    """[end], [H7]"""
    for breed in range(BREEDS):  # noqa: SIM110 (a generator would not compile)
        if s.left[breed] and lawful(board, s, breed):
            return False
    return True


# --- the count [score], [expert] ---


@helper
def side_of(street: int, k: int) -> int:
    """The blocks on one side of a street: k = 0 above or left of it, 1 below or right of it."""
    if street < SIDE - 1:
        return ROW << SIDE * (street + k)
    return COLUMN << street - (SIDE - 1) + k


@helper
def longest_run(blocks: int, street: int) -> int:
    step = 1 if street < SIDE - 1 else SIDE
    n = 0
    while blocks:
        blocks &= blocks >> step
        n += 1
    return n


@helper
def along(s: np.record, street: int, seat: int) -> int:
    """The number of this seat's fleas along the street."""
    return count(wide(s.owners[seat]) & (side_of(street, 0) | side_of(street, 1)))


@helper
def runs(s: np.record, street: int, seat: int) -> int:
    """[expert] The longest unbroken runs of this seat on both sides of the street, added."""
    blocks = wide(s.owners[seat])
    upper = longest_run(blocks & side_of(street, 0), street)
    return upper + longest_run(blocks & side_of(street, 1), street)


@kernel
def winner_of(s: np.record, street: int, fleas: Points, rows: Points) -> int:
    """[street], [tie], [expert], [expert-tie]: the seat that takes the dog, or -1. Writes every seat's number of
    fleas along the street into `fleas` and, in expert scoring, the runs into `rows`."""
    best, winner = 0, -1
    for seat in range(wide(s.seats)):
        strength = along(s, street, seat)
        fleas[seat] = strength
        if s.scoring == EXPERT:
            rows[seat] = runs(s, street, seat)
            strength += (2 * SIDE + 1) * wide(rows[seat])  # the number of fleas only breaks ties
        if strength > best:
            best = strength
            winner = seat
        elif strength == best:
            winner = -1
    return winner


@helper
def tally(board: np.record, s: np.record, points: Points, dogs: Points) -> None:
    fleas = scratch(SEATS, np.int32)
    rows = scratch(SEATS, np.int32)
    for seat in range(wide(s.seats)):
        points[seat] = 0
        dogs[seat] = 0
    for street in range(STREETS):
        winner = winner_of(s, street, fleas, rows)
        if winner >= 0:
            points[winner] += board.worth[s.dogs[street]]
            dogs[winner] += 1


@kernel
def scores(board: np.record, s: np.record, out: Points) -> None:
    tally(board, s, out, scratch(SEATS, np.int32))


@kernel
def places(board: np.record, s: np.record, out: Points) -> None:
    """[win], [H5]: points first, then dogs."""
    points = scratch(SEATS, np.int32)
    dogs = scratch(SEATS, np.int32)
    tally(board, s, points, dogs)
    for seat in range(wide(s.seats)):
        points[seat] = points[seat] * (STREETS + 1) + dogs[seat]
    rank(points, wide(s.seats), out)


@kernel
def ending(board: np.record, s: np.record) -> int:
    return wide(s.over)

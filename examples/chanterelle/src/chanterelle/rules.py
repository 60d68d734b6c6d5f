"""The rules of Chanterelle. Names in brackets are the ids of the paragraphs in `rulebook/`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import below, shuffle
from ludotheque.core.contract import NOBODY
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.scoring import rank

from .state import (
    ACTIONS,
    BASKET,
    CEP,
    CEPS,
    CHANTERELLE,
    CHANTERELLES,
    EACH,
    EVERYONE,
    LEFT,
    MOST_CARDS,
    RIGHT,
    SEATS,
    TOADSTOOL,
)

Actions = npt.NDArray[np.int16]

# What `refusal` may answer: ids of rulebook paragraphs.
REFUSALS = ("", "two", "full")
ONE_NEIGHBOUR, BASKET_FULL = 1, 2

FOREST_EMPTY = 1


@kernel
def draw(board: np.record, s: np.record, seats: int, layout: Actions) -> None:
    """[setup]"""
    for k in range(MOST_CARDS):
        kind = TOADSTOOL
        if k % EACH < CHANTERELLES:
            kind = CHANTERELLE
        elif k % EACH < CHANTERELLES + CEPS:
            kind = CEP
        layout[k] = kind if k < seats * EACH else -1
    shuffle(s, layout, seats * EACH)
    layout[MOST_CARDS] = below(s, seats)


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    for k in range(MOST_CARDS):
        s.card[k] = layout[k]
        s.owner[k] = -1
        s.known[k] = 0
    s.found = 0
    s.seats = seats
    s.turn = layout[MOST_CARDS]
    s.witch = 1 - options[0]  # the first value, True, is index 0
    s.known[0] = 1 << wide(s.turn)


@helper
def cards_of(s: np.record, seat: int, kind: int) -> int:
    """How many of this kind are in the seat's basket; of any kind, if it is -1."""
    n = 0
    for k in range(wide(s.found)):
        if s.owner[k] == seat and (kind < 0 or s.card[k] == kind):
            n += 1
    return n


@helper
def receiver(s: np.record, action: int) -> int:
    """Whose basket the card goes into."""
    seats = wide(s.seats)
    step = 1 if action == LEFT else seats - 1 if action == RIGHT else 0
    return (wide(s.turn) + step) % seats


@kernel
def mover(board: np.record, s: np.record) -> int:
    return NOBODY if s.found == wide(s.seats) * EACH else wide(s.turn)


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    if action == RIGHT and s.seats == 2:
        return ONE_NEIGHBOUR  # [two]
    if cards_of(s, receiver(s, action), -1) == BASKET:
        return BASKET_FULL  # [full]
    return 0


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    n = 0
    if mover(board, s) != NOBODY:
        for action in range(ACTIONS):
            if refusal(board, s, action) == 0:
                out[n] = action
                n += 1
    return n


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    """[turn]"""
    who = receiver(s, action)
    found = wide(s.found)
    s.owner[found] = who
    s.known[found] |= 1 << who
    s.found = found + 1
    s.turn = (wide(s.turn) + 1) % wide(s.seats)
    if mover(board, s) == NOBODY:  # [end]
        for k in range(found + 1):
            s.known[k] = EVERYONE
    else:
        s.known[found + 1] |= 1 << wide(s.turn)


@kernel
def scores(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    """[score], [witch]"""
    most, sellers = 0, 0
    for seat in range(wide(s.seats)):
        toadstools = cards_of(s, seat, TOADSTOOL)
        if toadstools > most:
            most, sellers = toadstools, 1
        elif toadstools == most:
            sellers += 1
    for seat in range(wide(s.seats)):
        chanterelles = cards_of(s, seat, CHANTERELLE)
        toadstools = cards_of(s, seat, TOADSTOOL)
        sells = s.witch == 1 and sellers == 1 and toadstools == most
        points = chanterelles * (chanterelles + 1) // 2 + 4 * cards_of(s, seat, CEP)
        out[seat] = points + (2 if sells else -2) * toadstools


@kernel
def places(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    """[C1]"""
    points = np.empty(SEATS, np.int32)
    scores(board, s, points)
    rank(points, wide(s.seats), out)


@kernel
def ending(board: np.record, s: np.record) -> int:
    return FOREST_EMPTY if mover(board, s) == NOBODY else 0

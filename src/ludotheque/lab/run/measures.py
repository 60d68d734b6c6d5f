"""The measures that rules are compared by: a whole number per game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .rows import Rows
from .tally import WHOLE, order_of, shares_of

Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Measure:
    of: Callable[[Rows], Integers]  # the value of each game
    unit: Callable[[int], float]  # what a value of 1 is worth, by the number of seats
    step: int = 1  # by how much a game usually differs from another, if it does


def _first(rows: Rows) -> Integers:
    order = order_of(rows.firsts, rows.places.shape[1])
    return np.take_along_axis(shares_of(rows.places), order, 1)[:, 0]


def _margin(rows: Rows) -> Integers:
    best = np.sort(rows.scores.astype(np.int64), axis=1)
    return best[:, -1] - best[:, -2]


MEASURES = {
    "first": Measure(_first, lambda seats: 1 / WHOLE, WHOLE),  # share of the win of the seat that acts first
    "turns": Measure(lambda rows: rows.turns.astype(np.int64), lambda seats: 1.0),
    "score": Measure(lambda rows: rows.scores.sum(axis=1, dtype=np.int64), lambda seats: 1 / seats),
    "margin": Measure(_margin, lambda seats: 1.0),  # points between the best and the second
    "ties": Measure(lambda rows: ((rows.places == 1).sum(axis=1) > 1).astype(np.int64), lambda seats: 1.0),
}

SHARES = ("first", "ties")  # of the games: from nothing to all
COUNTED = ("turns", "margin")  # never below nothing; points of a player may be

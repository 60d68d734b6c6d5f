"""Observations: what a learning program gets of a position, a row of whole numbers, and what each of them means.

A game that can be trained on has a kernel `observe` and its `parts`, in their order in the row::

    PARTS = (Part("mover", (SEATS,), 0, 1, "whose turn it is"), Part("hand", (12,), 0, 8, "own cards of each kind"))
    MOVER, HAND_CARDS = starts(PARTS)  # where each begins: constants for the kernel
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .kernels.decorators import helper, wide

NUMBER = np.int16  # the type of all observations: exact, and wide enough for scores and turns

Observation = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Part:
    """Some numbers of a row that belong together: `shape` gives their dimensions, `low` and `high` bound them.

    Where a dimension is one of seats, the first is the observer, and the others follow in the order of turns; seats
    that are not taken are zeros.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str  # in English, for those who train on it

    @property
    def size(self) -> int:
        return math.prod(self.shape)


def starts(parts: Sequence[Part]) -> tuple[int, ...]:
    """Where every part begins."""
    return tuple(itertools.accumulate((part.size for part in parts[:-1]), initial=0))


def size(parts: Sequence[Part]) -> int:
    return sum(part.size for part in parts)


@helper
def clear(out: Observation, n: int) -> None:
    for k in range(n):
        out[k] = 0


@helper
def from_here(seat: int, other: int, seats: int) -> int:
    """How many turns after `seat` it is `other`'s: 0 for the seat itself."""
    away = wide(other) - wide(seat)
    return away if away >= 0 else away + wide(seats)

"""Draw positions so that every position of play is equally likely, whatever game it is from.

Equally many of every game would be wrong: those of short games would count for more than others, and a game is short
because of what happened after them.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Result = Sequence[float] | npt.NDArray[np.float64]  # every seat's share of the win


@dataclass(frozen=True)
class JudgedPositions:
    states: npt.NDArray[Any]
    results: npt.NDArray[np.float64]  # every seat's share of the win, for each


class EvenDraw:
    """So many positions of all that are offered, or all of them. Every one gets a random number, and those with the
    lowest stay: so the games need not be kept."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._offered = 0
        self._kept: list[tuple[float, int, bytes, Result]] = []  # a heap: the highest random number first

    def offer(self, states: Sequence[bytes], result: Result, seed: int) -> None:
        """The positions of a game, with its result. The seed decides their random numbers."""
        rng = np.random.Generator(np.random.PCG64(seed))
        for state, number in zip(states, rng.random(len(states)).tolist(), strict=True):
            self._offered += 1
            one = (-number, -self._offered, state, result)
            if len(self._kept) < self._size:
                heapq.heappush(self._kept, one)
            elif one > self._kept[0]:
                heapq.heapreplace(self._kept, one)

    def drawn(self, kind: npt.DTypeLike, seats: int) -> JudgedPositions:
        """Those that stayed, in the order in which they came."""
        kept = sorted(self._kept, key=lambda each: -each[1])
        states = np.frombuffer(bytearray(b"".join(state for *_, state, _ in kept)), kind)
        return JudgedPositions(states, np.array([result for *_, result in kept]).reshape(len(kept), seats))

"""Is a difference as often up as down? Sequential tests of it, which one may look at as often as one likes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

CONCENTRATION = 100.0  # of the prior round one half each, as in savvi


class SignTest(Protocol):
    """Pairs that differ are counted; `add` gives the p-value of all so far, which holds at every look."""

    def add(self, up: int, down: int) -> float: ...


Tests = Callable[[float], SignTest]  # a new test at this level


class PlainTest:
    """The multinomial test of Lindon and Malek (2022) for two outcomes, in closed form: the odds of any share of ups,
    drawn from a beta distribution, against one half. It gives what savvi gives (a test compares them) and needs no
    library, so that the lab page is there wherever the games are."""

    def __init__(self, alpha: float) -> None:
        self._up = self._down = 0

    def add(self, up: int, down: int) -> float:
        self._up += up
        self._down += down
        half = CONCENTRATION / 2
        grown = _log_beta(half + self._up, half + self._down) - _log_beta(half, half)
        log_odds = grown + (self._up + self._down) * math.log(2)
        return math.exp(-log_odds) if log_odds > -700 else math.inf


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)

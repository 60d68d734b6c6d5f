"""A sequential sign test: is a difference as often up as down? Its p-value stays valid however often one looks."""

from __future__ import annotations

import math

CONCENTRATION = 100.0  # of the prior around one half


class SignTest:
    """The sequential multinomial test of Lindon and Malek (2022) for two outcomes, in closed form: the odds of any
    share of ups, drawn from a beta distribution, against one half. The tests compare it with the library savvi."""

    def __init__(self) -> None:
        self._up = self._down = 0

    def add(self, up: int, down: int) -> float:
        """Count pairs that differ. Returns the p-value of all pairs so far."""
        self._up += up
        self._down += down
        half = CONCENTRATION / 2
        grown = _log_beta(half + self._up, half + self._down) - _log_beta(half, half)
        log_odds = grown + (self._up + self._down) * math.log(2)
        return math.exp(-log_odds) if log_odds > -700 else math.inf


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)

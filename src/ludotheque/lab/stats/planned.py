"""Intervals of shares for a number of games that is planned beforehand, while people watch the games come in.

A confidence sequence holds at every look with 99 %. An interval for a fixed number of games is made when those that
were planned are played, with the rest of the doubt. So both together hold with 95 %, before, then, and afterwards, and
are hardly wider than if nobody had looked: a confidence sequence alone needs about three times as many games.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import NamedTuple

from . import intervals, sequences
from .intervals import Estimate

WATCHING = 0.01  # of the doubt: for looks at any time
ONCE, FIRST, SECOND = 0.035, 0.025, 0.01  # for one planned look, or for two; Wilson's intervals miss a little more
LEAN = 0.1  # shares that differ more from what is expected need the second look


class Look(NamedTuple):
    games: int
    alpha: float


def looks_for(half: float, expected: float, most: int, chunk: int = 1) -> tuple[Look, ...]:
    """When to look, for an interval of `half` to either side and a share that may be `LEAN` off what is expected. If
    it is further off, twice. Games come in chunks, and are at most so many."""
    near = min(max(0.5, expected - LEAN), expected + LEAN)
    if near == 0.5:
        return (Look(min(_needed(half, near, ONCE, chunk), most), ONCE),)
    first, second = (min(_needed(half, p, alpha, chunk), most) for p, alpha in ((near, FIRST), (0.5, SECOND)))
    return (Look(first, FIRST), Look(second, SECOND)) if first < second else (Look(most, ONCE),)


def watched(share: float, count: int) -> Estimate:
    """What is known at any time."""
    return sequences.rate(share, count, WATCHING)


def planned(share: float, look: Look) -> Estimate:
    """What is known when the games of a look are played."""
    return intervals.rate(share, look.games, _deviations(look.alpha))


def both(value: float, some: Estimate, others: Estimate) -> Estimate:
    """What is in both intervals. The estimate by all games is always in it."""
    low, high = max(some.low, others.low), min(some.high, others.high)
    return Estimate(value, min(low, value), max(high, value))


def _needed(half: float, share: float, alpha: float, chunk: int) -> int:
    games = math.ceil(share * (1 - share) * (_deviations(alpha) / half) ** 2)
    return -(-games // chunk) * chunk


def _deviations(alpha: float) -> float:
    return NormalDist().inv_cdf(1 - alpha / 2)

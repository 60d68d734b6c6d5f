"""Confidence sequences: 95 % intervals that stay valid however often one looks, and whenever one stops.

With 95 % confidence all intervals of a sequence, from the first look to the last, contain the true value. That costs
width: from a hundred games on they are one and a half to two times as wide as intervals for a fixed number of games.

- A share: the beta mixture of Robbins (1970). All possible shares, none likelier than another, are held against the one
  in question, which is left out while the odds against it are 20 to 1 or more. It is also valid for numbers from 0 to
  1, such as shared wins: by convexity their odds cannot be expected to grow faster than those of wins and losses.
- A mean: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021). It is for many
  games, so the first few have no bounds.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from .intervals import Estimate, Intervals

ALPHA = 0.05
PLANNED = 1000  # games at which the sequence of a mean is as narrow as it can be
LEAST = 30  # games before a mean has bounds
SPARE = 3  # imagined games; with fewer, the tests find rare events outside their intervals too often
MOST = 10_000_000  # games that nobody will play to settle a question
HALVINGS = 40  # of the range that is searched for a bound; more would round to 0 or 1


def rate(share: float, count: int, alpha: float = ALPHA) -> Estimate:
    """The interval of a share."""
    yes, no = share * count, (1 - share) * count
    mixed = math.lgamma(yes + 1) + math.lgamma(no + 1) - math.lgamma(count + 2)  # logarithm of the beta function

    def possible(other: float) -> bool:
        likely = (yes * math.log(other) if yes else 0.0) + (no * math.log1p(-other) if no else 0.0)
        return mixed - likely < -math.log(alpha)

    def end(inside: float, outside: float) -> float:
        for _ in range(HALVINGS):
            middle = (inside + outside) / 2
            inside, outside = (middle, outside) if possible(middle) else (inside, middle)
        return inside

    return Estimate(share, end(share, 0.0), end(share, 1.0))


def mean(total: float, squares: float, count: int, alpha: float = ALPHA, step: float = 1.0) -> Estimate:
    """The interval of a mean, from the sum and the sum of squares.

    A rare event may not have happened yet: the spread therefore includes a few imagined games, each `step` off."""
    value = total / count
    if count < LEAST:
        return Estimate(value, -math.inf, math.inf)
    half = math.sqrt(max(squares / count - value * value, 0.0) + SPARE * step * step / count) * width(count, alpha)
    return Estimate(value, value - half, value + half)


def width(count: int, alpha: float = ALPHA) -> float:
    """Half the width of the sequence of a mean, in standard deviations."""
    rho = (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / PLANNED  # the square of theirs
    grown = count * rho + 1
    return math.sqrt(2 * grown / (count * count * rho) * math.log(math.sqrt(grown) / alpha))


def games_until(enough: Callable[[int], bool], played: int) -> int | None:
    """The number of games, in all, from which `enough` holds, within a few per cent. None: more than `MOST`."""
    after = max(played, LEAST)
    while after <= MOST and not enough(after):
        after *= 2
    if after > MOST:
        return None
    before = after // 2
    while after - before > max(1, after // 64):
        middle = (before + after) // 2
        before, after = (before, middle) if enough(middle) else (middle, after)
    return after


def roughly(games: int) -> int:
    """Rounded up to two digits."""
    rough: int = 10 ** max(len(str(games)) - 2, 0)
    return -(-games // rough) * rough


GROWING = Intervals(rate, mean)

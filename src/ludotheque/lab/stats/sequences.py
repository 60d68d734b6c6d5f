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

from .intervals import Estimate, Intervals

ALPHA = 0.05
PLANNED = 1000  # games at which the sequence of a mean is as narrow as it can be
LEAST = 30  # games before a mean has bounds
SPARE = 3  # imagined games; with fewer, the tests find rare events outside their intervals too often
HALVINGS = 40  # of the range that is searched for a bound; more would round to 0 or 1


def rate(share: float, count: int) -> Estimate:
    """The interval of a share."""
    yes, no = share * count, (1 - share) * count
    mixed = math.lgamma(yes + 1) + math.lgamma(no + 1) - math.lgamma(count + 2)  # logarithm of the beta function

    def possible(other: float) -> bool:
        likely = (yes * math.log(other) if yes else 0.0) + (no * math.log1p(-other) if no else 0.0)
        return mixed - likely < -math.log(ALPHA)

    def end(inside: float, outside: float) -> float:
        for _ in range(HALVINGS):
            middle = (inside + outside) / 2
            inside, outside = (middle, outside) if possible(middle) else (inside, middle)
        return inside

    return Estimate(share, end(share, 0.0), end(share, 1.0))


def mean(total: float, squares: float, count: int) -> Estimate:
    """The interval of a mean of whole numbers, from their sum and the sum of squares.

    A rare event may not have happened yet: the spread therefore includes a few imagined games, each 1 off."""
    value = total / count
    if count < LEAST:
        return Estimate(value, -math.inf, math.inf)
    half = math.sqrt(max(squares / count - value * value, 0.0) + SPARE / count) * width(count)
    return Estimate(value, value - half, value + half)


def width(count: int) -> float:
    """Half the width of the sequence of a mean, in standard deviations."""
    rho = (-2 * math.log(ALPHA) + math.log(-2 * math.log(ALPHA) + 1)) / PLANNED  # the square of theirs
    grown = count * rho + 1
    return math.sqrt(2 * grown / (count * count * rho) * math.log(math.sqrt(grown) / ALPHA))


GROWING = Intervals(rate, mean)

"""95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec
from scipy.stats import norm, t

LEVEL = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A number as far as it is known: between `low` and `high` with 95 % confidence."""

    value: float
    low: float
    high: float

    def above(self, other: float) -> bool:
        return self.low > other

    def below(self, other: float) -> bool:
        return self.high < other

    def times(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


def rate(share: float, count: int) -> Estimate:
    """Wilson's score interval for a share. (With shared wins the spread is smaller than it assumes.)"""
    z = float(norm.ppf((1 + LEVEL) / 2))
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return Estimate(share, max(min(middle - half, share), 0.0), min(max(middle + half, share), 1.0))


def mean(total: float, squares: float, count: int) -> Estimate:
    """Student's interval for the mean, from the sum of the values and that of their squares."""
    value = total / count
    if count < 2:
        return Estimate(value, -math.inf, math.inf)
    variance = max(squares - total * total / count, 0.0) / (count - 1)
    half = float(t.ppf((1 + LEVEL) / 2, count - 1)) * math.sqrt(variance / count)
    return Estimate(value, value - half, value + half)


def mean_of(values: Sequence[float]) -> Estimate:
    return mean(math.fsum(values), math.fsum(value * value for value in values), len(values))


def mean_of_counts(counts: Mapping[int, int]) -> Estimate:
    """The mean of values that came so many times each."""
    total = sum(value * count for value, count in counts.items())
    return mean(total, sum(value * value * count for value, count in counts.items()), sum(counts.values()))

"""95 % intervals for a number of games that is fixed beforehand. `sequences` has those for games that people watch
coming in."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Annotated

import msgspec

LEVEL = 0.95
TAIL = (1 + LEVEL) / 2
NORMAL = NormalDist().inv_cdf(TAIL)

# Student's quantile for 1, 2, … degrees of freedom; beyond, its expansion in their inverse is exact to five digits.
STUDENT = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139)


# JSON has no infinite numbers: they are written as null.
Bound = Annotated[float, msgspec.Meta(extra={"nullable": True}, extra_json_schema={"type": ["number", "null"]})]


class Estimate(msgspec.Struct, frozen=True):
    """An estimate: between `low` and `high` with 95 % confidence. Bounds are infinite if there are too few games."""

    value: float
    low: Bound
    high: Bound

    @property
    def bounded(self) -> bool:
        return math.isfinite(self.low) and math.isfinite(self.high)

    def above(self, other: float) -> bool:
        return self.low > other

    def below(self, other: float) -> bool:
        return self.high < other

    @property
    def of_counts(self) -> Estimate:
        """Of numbers that are never below nothing."""
        return Estimate(self.value, max(self.low, 0.0), self.high) if self.bounded else self

    @property
    def of_shares(self) -> Estimate:
        """Of the difference between two shares, which is at most all of them."""
        return Estimate(self.value, max(self.low, -1.0), min(self.high, 1.0)) if self.bounded else self

    def times(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


def rate(share: float, count: int, z: float = NORMAL) -> Estimate:
    """Wilson's score interval for a share. With shared wins the spread is smaller than it assumes."""
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return Estimate(share, max(min(middle - half, share), 0.0), min(max(middle + half, share), 1.0))


def mean(total: float, squares: float, count: int) -> Estimate:
    """Student's interval for the mean, from the sum and the sum of squares."""
    value = total / count
    if count < 2:
        return Estimate(value, -math.inf, math.inf)
    variance = max(squares - total * total / count, 0.0) / (count - 1)
    half = student(count - 1) * math.sqrt(variance / count)
    return Estimate(value, value - half, value + half)


def student(freedom: int) -> float:
    """Student's quantile at `TAIL` (Abramowitz and Stegun, 26.7.5)."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


@dataclass(frozen=True)
class Intervals:
    """An interval method."""

    rate: Callable[[float, int], Estimate]  # from a share and the number of games
    mean: Callable[[float, float, int], Estimate]  # from the sum, the sum of squares and the number of values

    def mean_of(self, values: Sequence[float]) -> Estimate:
        return self.mean(math.fsum(values), math.fsum(value * value for value in values), len(values))

    def mean_of_counts(self, counts: Mapping[int, int]) -> Estimate:
        """The mean of values, from how often each occurred."""
        total = sum(value * count for value, count in counts.items())
        squares = sum(value * value * count for value, count in counts.items())
        return self.mean(total, squares, sum(counts.values()))


FIXED = Intervals(rate, mean)

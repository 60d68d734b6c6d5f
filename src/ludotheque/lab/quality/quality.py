"""What a quality is: a number about a game, with its unit and what it is computed from. The sentences on what each
means and what it does not are in the catalogues, `quality-<id>-means` and `quality-<id>-not`."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ..lengths.pace import Pace
from ..reports.luck import Luck
from ..stats.intervals import FIXED, Estimate
from .following import FollowedGame

Unit = Literal["percent", "points", "times", "turns", "seconds", "games"]


@dataclass(frozen=True)
class Evidence:
    """All that is known about one game and number of players."""

    seats: int
    games: Sequence[FollowedGame]
    pace: Pace
    luck: Luck | None
    countable: Sequence[str] = field(default_factory=tuple)  # events of the game that are worth counting


@dataclass(frozen=True)
class Quality:
    """`of` gives the estimate, or None where the evidence cannot tell."""

    id: str
    unit: Unit
    of: Callable[[Evidence], Estimate | None]


def share(values: Sequence[float]) -> Estimate | None:
    """The interval of a share, from what happened in each game: 1 or 0, or between them where it happened in part."""
    return FIXED.rate(math.fsum(values) / len(values), len(values)) if values else None


def mean(values: Sequence[float]) -> Estimate | None:
    """The interval of a mean of numbers from 0 to 1. Where all of them are the same there is no spread to go by, so it
    is that of a share."""
    if len(set(values)) < 2:
        return share(values)
    found = FIXED.mean_of(values)
    return Estimate(found.value, max(found.low, 0.0), min(found.high, 1.0))

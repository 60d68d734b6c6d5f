"""What a rule changes, in numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..stats.intervals import Estimate

Clear = Literal["more", "less"]


class Difference(msgspec.Struct, frozen=True):
    """The difference of a rule from the first one in one measure."""

    measure: str
    base: float  # the mean under the first rule
    rule: float  # the mean under this rule
    difference: Estimate
    p: float
    clear: Clear | None


class Compared(msgspec.Struct, frozen=True):
    """One rule beside the first."""

    rule: str
    differences: list[Difference]


class Comparison(msgspec.Struct, frozen=True):
    version: str
    game: str
    seats: int
    bots: list[str]
    seed: int | str
    games: int  # under each rule
    base: str
    rules: list[Compared]
    settled: bool  # every difference is clear
    finished: bool = True  # False: interrupted before it was settled or all games were played

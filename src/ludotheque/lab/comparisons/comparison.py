"""What a rule changes, in numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..stats.intervals import Estimate

Clear = Literal["more", "less", "same"]


class Difference(msgspec.Struct, frozen=True):
    """The difference of a rule from the first one in one measure."""

    measure: str
    base: float  # the mean under the first rule
    rule: float  # the mean under this rule
    difference: Estimate  # the intervals of all measures and rules hold together, with 95 % confidence
    clear: Clear | None  # what the interval says: all of it above zero, or below; "same": no game differed
    needed: int | None = None  # how many games, in all, would make it clear, if the difference is what it seems


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
    settled: bool  # every difference is clear, or there is none
    finished: bool = True  # False: interrupted before it was settled or all games were played

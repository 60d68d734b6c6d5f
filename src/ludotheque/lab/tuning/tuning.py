"""A tuning, in numbers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.contract import Value

from ..stats.intervals import Estimate
from ..sweeps.swept import SweptDial
from .goal import GoalPart


class TunedMeasure(msgspec.Struct, frozen=True):
    """One part of the goal, with one number of players at one level."""

    measure: str
    seats: int
    bot: str
    games: int
    found: Estimate


class TunedPoint(msgspec.Struct, frozen=True):
    """Rules that were tried.

    `met`: every part is surely in its range. `likely`: it seems so, but more games would be needed to be sure.
    `missed`: some part is outside, surely or as it seems."""

    values: list[Value]
    options: dict[str, Value]
    numbers: dict[str, Any]  # of the board, where they are not as printed
    verdict: Literal["met", "likely", "missed"]
    distances: list[float]  # by part of the goal: how far outside of its range, at the worst of all players and levels
    away: float  # the same in all, weighed as the search weighs it: 0 in the goal
    changes: int  # dials that are turned
    size: float  # how far: parts of their ranges, added up
    measures: list[TunedMeasure]

    @property
    def reached(self) -> bool:
        return self.verdict != "missed"


class Tuning(msgspec.Struct, frozen=True):
    version: str
    game: str
    options: dict[str, Value]
    bots: list[str]
    seats: list[int]
    seed: int | str
    dials: list[SweptDial]
    goal: list[GoalPart]
    games: int  # at most, at each place
    evaluations: int  # how many rules were tried
    played: int  # games, those that had been kept included
    nearest: list[TunedPoint]  # that reach the goal, with the fewest and smallest changes; the nearest first
    front: list[TunedPoint]  # what no other beats: nearer to the goal costs more changes. The fewest changes first
    finished: bool = True

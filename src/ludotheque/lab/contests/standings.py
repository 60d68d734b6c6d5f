"""The standings of a contest."""

from __future__ import annotations

from typing import Literal

import msgspec

Limit = Literal["no-upper", "no-lower", "no-limits"]
Interval = tuple[float, float]  # 95 %


class Standing(msgspec.Struct, frozen=True):
    """One bot. A bot at two seats of a game counts twice."""

    bot: str
    rating: float
    interval: Interval | None  # None where the games set no limit on one side
    limit: Limit | None  # which side: a bot that never lost could be any amount stronger
    games: int
    wins: float  # share; a shared first place is a shared win
    wins_interval: Interval | None  # None where resampling cannot tell: too few deals, or all or nothing won
    place: float  # mean


class Duel(msgspec.Struct, frozen=True):
    """Two bots in the same games: how often one was placed before the other."""

    bot: str
    other: str
    decided: int
    ties: int
    share: float | None  # of the decided games, won by `bot`
    interval: Interval | None  # None where resampling cannot tell, as above


class RatingStep(msgspec.Struct, frozen=True):
    """Two neighbours in the order of ratings."""

    upper: str
    lower: str
    difference: float
    interval: Interval
    apart: bool  # the interval of the difference does not hold zero


class Standings(msgspec.Struct, frozen=True):
    seats: int
    deals: int
    games: int
    anchor: Literal["greedy", "mean"]  # what has the rating 1000
    enough: bool  # whether there are enough deals to trust the intervals; if not, no step is called apart
    bots: list[Standing]  # the best first
    duels: list[Duel]  # every pair that met, the better first
    steps: list[RatingStep]

    def duel(self, bot: str, other: str) -> Duel | None:
        return next((duel for duel in self.duels if (duel.bot, duel.other) == (bot, other)), None)

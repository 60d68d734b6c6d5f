"""How many seconds people think, by the kind of move: measured at tables if there are any, otherwise assumed."""

from __future__ import annotations

import functools
import math
import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Game
from ludotheque.core.decisions import Decision
from ludotheque.core.reading import Reader

from ..stats.intervals import Estimate, Intervals
from .times import ThinkingTimes


class Pace(msgspec.Struct, frozen=True):
    """Seconds for a move of each kind of a game."""

    seconds: dict[str, Estimate]
    measured: dict[str, int]  # of the kinds that were measured at tables: how many decisions; the others are assumed


class _Assumed(msgspec.Struct, frozen=True):
    """`thinking.toml`."""

    act: float
    step: float
    factor: float
    steps: dict[str, int]

    def seconds(self, decision: Decision) -> Estimate:
        if decision.thought == "none":
            return Estimate(0.0, 0.0, 0.0)
        value = self.act + self.step * self.steps.get(decision.thought, 0)
        return Estimate(value, value / self.factor, value * self.factor)


ASSUMED = Reader(_Assumed)


@functools.cache
def _assumed() -> _Assumed:
    text = Path(__file__).with_name("thinking.toml").read_text(encoding="utf-8")
    return ASSUMED.convert(tomllib.loads(text))


def pace_of(game: Game, times: ThinkingTimes | None = None) -> Pace:
    """The pace of a game. Bookkeeping takes no time, whatever was measured: people at a table do not do it."""
    seconds, measured = {}, {}
    for decision in game.engine.decisions:
        found = None if times is None or decision.thought == "none" else times.mean(game.name, decision.name)
        seconds[decision.name] = found or _assumed().seconds(decision)
        if found is not None and times is not None:
            measured[decision.name] = times.count(game.name, decision.name)
    return Pace(seconds, measured)


def minutes(
    pace: Pace,
    decisions: Sequence[Decision],
    sums: npt.NDArray[np.int64],
    products: npt.NDArray[np.int64],
    games: int,
    intervals: Intervals,
) -> Estimate:
    """The mean length of a game in minutes, from the sums of the moves of each kind, and of their products. Its range
    has both in it: that of the games, and that of the seconds."""
    times = [pace.seconds[decision.name] for decision in decisions]
    made, together = sums.tolist(), products.tolist()
    found = []
    for seconds in ([time.low for time in times], [time.value for time in times], [time.high for time in times]):
        each = [second / 60 for second in seconds]
        total = math.fsum(count * time for count, time in zip(made, each, strict=True))
        squares = math.fsum(
            one * other * count
            for one, counts in zip(each, together, strict=True)
            for other, count in zip(each, counts, strict=True)
        )
        found.append(intervals.mean(total, squares, games))
    quick, usual, slow = found
    if not usual.bounded:  # too few games for an interval of their own
        return Estimate(usual.value, quick.value, slow.value)
    return Estimate(usual.value, max(quick.low, 0.0), slow.high)

"""What is counted at one place of a sweep: whole numbers only, in the order of the chunks."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from ..run.measures import COUNTED, MEASURES, SHARES
from ..run.rows import Rows
from ..stats.intervals import Estimate
from ..stats.planned import Look, both, looks_for, planned, watched
from ..stats.sequences import GROWING, LEAST, mean
from .sweep import SweptMeasure

POINT = 0.01  # of a share: what people call a point
TIES = 0.1  # the share of ties that is expected

Values = npt.NDArray[np.int64]


class CountedChunk(msgspec.Struct, frozen=True):
    """The games of a chunk, counted. This is a line of the file of a sweep."""

    place: str  # which setting was played, as a hash
    number: int
    games: int
    sums: dict[str, tuple[int, int]]  # of every measure: the sum, and the sum of squares
    base: str = ""  # the place on whose games the next entry depends
    changes: dict[str, tuple[int, int]] = {}  # the same of the differences from the base, game by game
    values: dict[str, list[int]] = {}  # at the base: the value of every game, for the places yet to come


def values_of(rows: Rows, measures: Sequence[str]) -> dict[str, Values]:
    return {name: MEASURES[name].of(rows) for name in measures}


def sums_of(values: dict[str, Values]) -> dict[str, tuple[int, int]]:
    return {name: (int(each.sum()), int((each * each).sum())) for name, each in values.items()}


def planned_looks(measure: str, seats: int, precision: float, most: int, chunk: int) -> tuple[Look, ...]:
    """When a place is looked at, so that its first measure is as exact as this, in points."""
    if measure not in SHARES:
        return ()
    return looks_for(precision * POINT, TIES if measure == "ties" else 1 / seats, most, chunk)


class PlaceCounts:
    """The chunks of one place, added up. `looks` are planned for its shares; what was seen then stays."""

    def __init__(self, seats: int, measures: Sequence[str], looks: Sequence[Look] = ()) -> None:
        self.seats, self.measures, self._looks = seats, measures, looks
        self.chunks = self.games = self.paired = 0
        self._seen: dict[str, Estimate] = {}
        self._sums = {name: [0, 0] for name in measures}
        self._changes = {name: [0, 0] for name in measures}

    def add(self, chunk: CountedChunk, base: str) -> None:
        self.chunks += 1
        self.games += chunk.games
        _add(self._sums, chunk.sums)
        if chunk.base == base and all(name in chunk.changes for name in self.measures):
            self.paired += chunk.games
            _add(self._changes, chunk.changes)
        for look in self._looks:
            if look.games == self.games:
                self._look(look)

    def settled(self, precision: float) -> bool:
        """Whether the first measure is as exact as this, in points."""
        return self._half() <= precision

    def foreseen(self, precision: float, most: int) -> int:
        """About how many games that takes."""
        for look in self._looks:
            if self.games < look.games:
                return look.games
        half = self._half()
        return min(most, int(self.games * (half / precision) ** 2)) if math.isfinite(half) else most

    def _half(self) -> float:
        if not self.games:
            return math.inf
        found = self._found(self.measures[0])
        return (found.high - found.low) / 2 / (POINT if self.measures[0] in SHARES else 1.0)

    def found(self) -> list[SweptMeasure]:
        return [SweptMeasure(name, self._found(name), self._change(name)) for name in self.measures]

    def _found(self, name: str) -> Estimate:
        if name in SHARES:
            share = self._share(name)
            if not self._looks:
                return GROWING.rate(share, self.games)
            found = watched(share, self.games)
            return both(share, found, self._seen[name]) if name in self._seen else found
        total, squares = self._sums[name]
        found = GROWING.mean(total, squares, self.games).times(MEASURES[name].unit(self.seats))
        return found.of_counts if name in COUNTED else found

    def _share(self, name: str) -> float:
        return self._sums[name][0] * MEASURES[name].unit(self.seats) / self.games

    def _look(self, look: Look) -> None:
        for name in self.measures:
            if name in SHARES:
                share = self._share(name)
                found = planned(share, look)
                self._seen[name] = both(share, found, self._seen[name]) if name in self._seen else found

    def _change(self, name: str) -> Estimate | None:
        """As `comparisons` finds it: the mean of the paired differences."""
        if self.paired < LEAST:
            return None
        total, squares = self._changes[name]
        measure = MEASURES[name]
        found = mean(total, squares, self.paired, step=measure.step).times(measure.unit(self.seats))
        return found.of_shares if name in SHARES else found


def _add(sums: dict[str, list[int]], more: dict[str, tuple[int, int]]) -> None:
    for name, sum_ in sums.items():
        sum_[0] += more[name][0]
        sum_[1] += more[name][1]

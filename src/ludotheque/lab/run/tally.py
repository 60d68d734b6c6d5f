"""Counts of many games. Memory does not grow with their number, and their order does not matter."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Value

from .rows import Rows
from .task import Task

WHOLE = 60  # parts of a win: any first place shared by up to six has a whole number of them

Integers = npt.NDArray[np.int64]


class SeatTotals(msgspec.Struct, frozen=True):
    bot: str
    wins: float  # share of the wins; a shared first place is a shared win
    score: float  # mean
    score_sd: float


class Lengths(msgspec.Struct, frozen=True):
    """Turns or moves per game."""

    mean: float
    least: int
    most: int


class Summary(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Value]
    games: int
    seed: int | str
    seats: list[SeatTotals]
    ties: float  # share of the games
    turns: Lengths  # of all players together
    moves: Lengths  # a turn can have several, and bookkeeping counts
    endings: dict[str, int]  # games; only those endings that happened


class Tally:
    """Whole numbers only, so nothing is lost in adding. `by_order` is by the order of play, where the seat that acted
    first is 0; all else is by seat."""

    def __init__(self, task: Task) -> None:
        seats = task.seats
        self.task = task
        self.games = 0
        self.ties = 0
        self.wins = np.zeros(seats, np.int64)  # in parts of a win
        self.wins_by_order = np.zeros(seats, np.int64)
        self.points = np.zeros((2, seats), np.int64)  # the sum, and the sum of squares
        self.points_by_order = np.zeros((2, seats), np.int64)
        self.scores: Counter[int] = Counter()  # of all seats
        self.moves: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        kinds = len(task.variant.engine.decisions)
        self.decisions = np.zeros(kinds, np.int64)  # moves of each kind
        self.products = np.zeros((kinds, kinds), np.int64)  # of the moves of any two kinds in a game
        self.margins: Counter[int] = Counter()  # points between the best and the second
        self.endings: Counter[int] = Counter()

    def add(self, rows: Rows) -> None:
        seats = self.task.seats
        places = np.asfortranarray(rows.places)  # by seat: summing a few seats of many rows is slow otherwise
        shares = shares_of(places)
        order = np.asfortranarray(order_of(rows.firsts, seats))
        scores = rows.scores.astype(np.int64, order="F")
        ordered = np.take_along_axis(scores, order, 1)
        self.games += len(rows)
        self.ties += int(((places == 1).sum(axis=1) > 1).sum())
        self.wins += shares.sum(axis=0)
        self.wins_by_order += np.take_along_axis(shares, order, 1).sum(axis=0)
        self.points += [scores.sum(axis=0), (scores**2).sum(axis=0)]
        self.points_by_order += [ordered.sum(axis=0), (ordered**2).sum(axis=0)]
        _count(self.scores, scores)
        _count(self.moves, rows.moves)
        _count(self.turns, rows.turns)
        decisions = rows.decisions.astype(np.int64)
        self.decisions += decisions.sum(axis=0)
        kinds = decisions.shape[1]
        self.products += [[(decisions[:, a] * decisions[:, b]).sum() for b in range(kinds)] for a in range(kinds)]
        best = np.sort(scores, axis=1)
        _count(self.margins, best[:, -1] - best[:, -2])
        _count(self.endings, rows.endings)

    def summary(self) -> Summary:
        task, games = self.task, self.games
        endings = task.variant.engine.endings
        wins = self.wins / (WHOLE * games)
        mean = self.points[0] / games
        spread = [deviation(int(total), int(squares), games) for total, squares in self.points.T]
        return Summary(
            game=task.variant.name,
            options=dict(task.variant.options),
            games=games,
            seed=task.seed,
            seats=[
                SeatTotals(
                    bot=str(task.lineup[seat]),
                    wins=round(float(wins[seat]), 4),
                    score=round(float(mean[seat]), 3),
                    score_sd=round(spread[seat], 3),
                )
                for seat in range(task.seats)
            ],
            ties=round(self.ties / games, 4),
            turns=_lengths(self.turns),
            moves=_lengths(self.moves),
            endings={endings[code]: count for code, count in sorted(self.endings.items())},
        )


def summary(task: Task, rows: Rows) -> Summary:
    tally = Tally(task)
    tally.add(rows)
    return tally.summary()


def shares_of(places: npt.NDArray[np.int32]) -> Integers:
    """Shares of the win by row and seat, in parts of a win."""
    first = places == 1
    parts: Integers = WHOLE // np.maximum(first.sum(axis=1, keepdims=True), 1)
    return np.where(first, parts, 0)


def order_of(firsts: npt.NDArray[np.int8], seats: int) -> Integers:
    """The seats in the order of play, by row."""
    return (firsts[:, None].astype(np.int64) + np.arange(seats)) % seats


def deviation(total: int, squares: int, count: int) -> float:
    """The standard deviation, from a sum and a sum of squares."""
    return math.sqrt(max(squares * count - total * total, 0)) / count


def mean_of(counts: Mapping[int, int]) -> float:
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def _lengths(counts: Mapping[int, int]) -> Lengths:
    return Lengths(round(mean_of(counts), 2), min(counts), max(counts))


def _count(counts: Counter[int], values: npt.NDArray[Any]) -> None:
    least = int(values.min(initial=0))
    if int(values.max(initial=0)) - least < 1 << 16:  # much faster than sorting; a game with vast scores is sorted
        times = np.bincount((values.astype(np.int64) - least).ravel())
        found = np.flatnonzero(times)
        counts.update(dict(zip((found + least).tolist(), times[found].tolist(), strict=True)))
        return
    found, times = np.unique(values, return_counts=True)
    counts.update(dict(zip(found.tolist(), times.tolist(), strict=True)))

"""What is counted in the games of one place of a tuning: rules, a number of players, a level of play. Whole numbers
only, so nothing is lost in adding.

Skill is told from luck by mirrored games: every deal is played twice, better and weaker bots taking turns round the
table, and the second time each at the other's seats. The share of the wins that the better ones have is a half if only
luck decides, however many play.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from ..run.chunks import play_chunk
from ..run.measures import COUNTED, MEASURES
from ..run.question import Chunk, Question, Rule
from ..run.rows import Rows
from ..run.tally import WHOLE, shares_of
from ..stats.intervals import Estimate
from ..stats.sequences import GROWING

Sums = tuple[int, int, int]  # how many values, their sum, the sum of their squares


class CountedGames(msgspec.Struct, frozen=True):
    """The games of a chunk, counted. This is a line of the file of a tuning."""

    place: str  # what was played, as a hash
    number: int
    games: int
    sums: dict[str, Sums]  # by measure


@dataclass(frozen=True)
class Company:
    """Who plays: so many, at this level, and against a weaker one where skill is told from luck."""

    seats: int
    bot: str
    weak: str | None = None

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """The bots by seat, in each of the games on a deal."""
        if self.weak is None:
            return [(self.bot,)]
        both = (self.bot, self.weak)
        return [tuple(both[(seat + game) % 2] for seat in range(self.seats)) for game in range(2)]

    def questions(self, rules: Sequence[Rule], games: int, seed: int | str) -> list[Question]:
        """One for each of the games on a deal."""
        return [Question(tuple(rules), (self.seats,), lineup, games, seed) for lineup in self.lineups]


@dataclass(frozen=True)
class TuningPart:
    """A chunk of the games of one company."""

    company: int
    chunk: Chunk


def place_of(questions: Sequence[Question], rule: int, first: int) -> str:
    """The name of a place in a file: everything that decides its games, and how they are divided."""
    settings = [question.task(rule, question.seats[0]).setting for question in questions]
    return hashlib.sha256(msgspec.json.encode((settings, first))).hexdigest()[:24]


def play_part(questions: Sequence[Sequence[Question]], part: TuningPart) -> tuple[TuningPart, dict[str, Sums]]:
    """Play and count it."""
    asked = questions[part.company]
    played = [play_chunk(question, part.chunk).rows for question in asked]
    return part, _mirrored(played) if len(played) > 1 else _counted(played[0])


def _counted(rows: Rows) -> dict[str, Sums]:
    won = shares_of(rows.places).sum(axis=1) > 0  # at some games a neutral piece may win
    values = {name: measure.of(rows) for name, measure in MEASURES.items()}
    values["first"] = values["first"][won]
    return {name: _sums(each) for name, each in values.items()}


def _mirrored(played: Sequence[Rows]) -> dict[str, Sums]:
    shares = [shares_of(rows.places) for rows in played]
    better = sum(share[:, game::2].sum(axis=1) for game, share in enumerate(shares))
    won = np.all([share.sum(axis=1) > 0 for share in shares], axis=0)
    return {"skill": _sums(np.asarray(better)[won])}


def _sums(values: np.ndarray) -> Sums:
    return len(values), int(values.sum()), int((values * values).sum())


class PlaceTotals:
    """The chunks of one place, added up."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self._sums: dict[str, list[int]] = {}

    def add(self, counted: CountedGames) -> None:
        self.games += counted.games
        for name, sums in counted.sums.items():
            total = self._sums.setdefault(name, [0, 0, 0])
            total[:] = [one + more for one, more in zip(total, sums, strict=True)]

    def found(self, measure: str) -> Estimate:
        """As goals count it, see `GoalPart`."""
        count, total, squares = self._sums.get(measure, (0, 0, 0))
        if not count:
            return Estimate(0.0, -math.inf, math.inf)
        if measure == "first":
            share = GROWING.rate(total / (WHOLE * count), count)
            even = 1 / self.seats
            return Estimate(share.value - even, share.low - even, share.high - even).times(100)
        if measure == "skill":
            return GROWING.rate(total / (2 * WHOLE * count), count)
        if measure == "ties":
            return GROWING.rate(total / count, count)
        found = GROWING.mean(total, squares, count).times(MEASURES[measure].unit(self.seats))
        return found.of_counts if measure in COUNTED else found

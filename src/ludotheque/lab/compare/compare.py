"""What a rule does: the same deals under each rule, until the answer is clear.

Games with the same seed are paired, and what is compared is their difference. Two tools look at it after every share of
games, and both remain valid however often one looks:

- the sequential multinomial test (Lindon and Malek, 2022) of whether the difference is as often up as down
  (`lab.signs`);
- for the mean difference, the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021).

A difference is called clear when the test says so, at 5 % shared among all that is asked, and the interval agrees.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Literal

import msgspec
import numpy as np
import numpy.typing as npt

import ludotheque
from ludotheque.bots.external.local import plain
from ludotheque.core.errors import BadRequest

from ..run.simulate import crew_for, play_part, shares
from ..run.tally import WHOLE, order_of, shares_of
from ..run.task import Rows, Task
from ..run.workers import Crew
from ..stats.intervals import Estimate
from ..stats.sequences import ALPHA, width
from ..stats.signs import PlainTest, SignTest, Tests
from .rules import Rule

LEAST = 200  # games before anything is called clear: the intervals are for many
QUICK_SHARE, THOUGHTFUL_SHARE = 500, 4

Integers = npt.NDArray[np.int64]
Crews = Callable[[Sequence[str]], Crew]

# Whole numbers a game, and what one of them is worth.
MEASURES: dict[str, tuple[Callable[[Rows], Integers], Callable[[int], float]]] = {
    "first": (lambda rows: _first(rows), lambda seats: 1 / WHOLE),
    "moves": (lambda rows: rows.moves.astype(np.int64), lambda seats: 1.0),
    "score": (lambda rows: rows.scores.sum(axis=1, dtype=np.int64), lambda seats: 1 / seats),
    "margin": (lambda rows: _margin(rows), lambda seats: 1.0),
    "ties": (lambda rows: ((rows.places == 1).sum(axis=1) > 1).astype(np.int64), lambda seats: 1.0),
}

Clear = Literal["more", "less"]


class Difference(msgspec.Struct, frozen=True):
    """Of a rule from the first one."""

    measure: str
    base: float  # the mean under the first rule
    rule: float  # and under this one
    difference: Estimate
    p: float
    clear: Clear | None


class Compared(msgspec.Struct, frozen=True):
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
    settled: bool  # all that was asked is clear


@dataclass(frozen=True)
class Question:
    rules: Sequence[Rule]
    seats: int
    bots: Sequence[str]
    games: int  # at most, under each rule
    seed: int | str = 0
    measures: Sequence[str] = tuple(MEASURES)

    def check(self) -> None:
        for name in self.measures:
            if name not in MEASURES:
                raise BadRequest("error-measure", found=name, known=list(MEASURES))
        self.tasks()

    def tasks(self) -> tuple[Task, ...]:
        return tuple(Task(rule.variant, self.seats, self.games, self.seed, tuple(self.bots)) for rule in self.rules)


@dataclass
class Pairs:
    """The same games under each rule."""

    start: int
    rows: list[Rows]


def play_pairs(tasks: tuple[Task, ...], share: tuple[int, int]) -> Pairs:
    return Pairs(share[0], [play_part(task, False, share).rows for task in tasks])


def compare(question: Question, crews: Crews = crew_for, tests: Tests = PlainTest) -> Generator[Comparison]:
    """The comparison as it grows, in the order of the games, so that it stops at the same one wherever it is played."""
    tasks = question.tasks()
    size = QUICK_SHARE if tasks[0].compiled else THOUGHTFUL_SHARE
    counts = {
        (rule, name): _Count(name, question.seats, ALPHA / (len(question.measures) * (len(tasks) - 1)), tests)
        for rule in range(1, len(tasks))
        for name in question.measures
    }
    games = 0
    work = functools.partial(play_pairs, tasks)
    with closing(crews(question.bots).run(work, shares(0, question.games, size))) as played:
        for pairs in _in_order(played):
            games += len(pairs.rows[0])
            for (rule, _), count in counts.items():
                count.add(pairs.rows[0], pairs.rows[rule])
            found = _comparison(question, counts, games)
            yield found
            if found.settled:
                return


def _in_order(parts: Iterator[Pairs]) -> Iterator[Pairs]:
    waiting: dict[int, Pairs] = {}
    start = 0
    for part in parts:
        waiting[part.start] = part
        while start in waiting:
            following = waiting.pop(start)
            start += len(following.rows[0])
            yield following


def _comparison(question: Question, counts: dict[tuple[int, str], _Count], games: int) -> Comparison:
    rules = [
        Compared(rule.label, [counts[number, name].difference() for name in question.measures])
        for number, rule in enumerate(question.rules)
        if number > 0
    ]
    settled = all(difference.clear for rule in rules for difference in rule.differences)
    variant = question.rules[0].variant
    return Comparison(
        ludotheque.__version__,
        variant.name,
        question.seats,
        list(plain(question.bots)),
        question.seed,
        games,
        question.rules[0].label,
        rules,
        settled,
    )


class _Count:
    """One measure under one rule beside the first. Sums of whole numbers, so nothing is lost in adding."""

    def __init__(self, name: str, seats: int, alpha: float, tests: Tests) -> None:
        self.name, self.alpha = name, alpha
        self.of, worth = MEASURES[name]
        self.worth = worth(seats)
        self.games = self.base = self.rule = self.squares = 0
        self.test: SignTest = tests(alpha)
        self.p = 1.0

    def add(self, base: Rows, rule: Rows) -> None:
        before, after = self.of(base), self.of(rule)
        change = after - before
        self.games += len(base)
        self.base += int(before.sum())
        self.rule += int(after.sum())
        self.squares += int((change**2).sum())
        up, down = int((change > 0).sum()), int((change < 0).sum())
        if self.p > 0 and up + down:
            self.p = min(self.p, self.test.add(up, down))

    def difference(self) -> Difference:
        total = self.rule - self.base
        value = total / self.games * self.worth
        variance = max(self.squares - total * total / self.games, 0.0) / self.games * self.worth**2
        half = math.sqrt(variance) * width(self.games)
        clear: Clear | None = None
        if self.games >= LEAST and self.p < self.alpha and half < abs(value):
            clear = "more" if value > 0 else "less"
        scale = self.worth / self.games
        estimate = Estimate(value, value - half, value + half)
        return Difference(self.name, self.base * scale, self.rule * scale, estimate, self.p, clear)


def _first(rows: Rows) -> Integers:
    order = order_of(rows.firsts, rows.places.shape[1])
    return np.take_along_axis(shares_of(rows.places), order, 1)[:, 0]


def _margin(rows: Rows) -> Integers:
    best = np.sort(rows.scores.astype(np.int64), axis=1)
    return best[:, -1] - best[:, -2]

"""Comparisons that grow: the same deals under each rule, until the answer is clear.

Games with the same seed are paired, and what is compared is the mean of their differences. One method gives interval
and verdict: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021), which
stays valid however often one looks. Its 5 % are divided among all measures and rules, so that all intervals hold
together. A difference is clear when its interval leaves out zero.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from contextlib import closing

import ludotheque
from ludotheque.bots.external.local import plain

from ..executors.local import ExecutorFor, executor_for
from ..run.chunks import ChunkResult, play_chunks
from ..run.measures import MEASURES, SHARES
from ..run.question import Chunking, Question
from ..run.rows import Rows
from ..stats.intervals import Estimate
from ..stats.sequences import ALPHA, games_until, mean, width
from .comparison import Clear, Compared, Comparison, Difference

LEAST = 100  # games before a difference has an interval: it is for many games
COMPARED_COMPILED, COMPARED_SEARCHING = Chunking(500, 500), Chunking(4, 4)


def growing_comparisons(question: Question, executors: ExecutorFor = executor_for) -> Generator[Comparison]:
    """The comparison as it grows. It ends early when every difference is clear."""
    builder = ComparisonBuilder(question)
    [seats] = question.seats
    with closing(play_chunks(question, question.chunks(seats), executors(question.bots))) as results:
        for result in results:
            if builder.add(result) and builder.found is not None:
                yield builder.found
                if builder.found.settled:
                    return


class ComparisonBuilder:
    """Compares the rules of a question with the first one.

    It takes results in any order, but counts them in the order in which chunks are given out, so it settles at the same
    game wherever they are played. `found` is the comparison so far; when it is settled it does not change any more.
    """

    def __init__(self, question: Question) -> None:
        self._question = question
        self._counts = {
            (rule, name): _Count(name, question.seats[0], ALPHA / (len(question.measures) * (len(question.rules) - 1)))
            for rule in range(1, len(question.rules))
            for name in question.measures
        }
        self._waiting: dict[int, dict[int, Rows]] = {}  # by the number of the chunk and by rule
        self._following = 0
        self._games = 0
        self.found: Comparison | None = None

    def add(self, result: ChunkResult) -> bool:
        """Whether this changed what was found."""
        if self.found is not None and self.found.settled:
            return False
        self._waiting.setdefault(result.chunk.number, {})[result.chunk.rule] = result.rows
        before = self._games
        while len(self._waiting.get(self._following, ())) == len(self._question.rules):
            self._count(self._waiting.pop(self._following))
            self._following += 1
            if self.found is not None and self.found.settled:
                break
        return self._games > before

    def _count(self, rows: dict[int, Rows]) -> None:
        self._games += len(rows[0])
        for (rule, _), count in self._counts.items():
            count.add(rows[0], rows[rule])
        self.found = self._comparison()

    def _comparison(self) -> Comparison:
        question = self._question
        rules = [
            Compared(rule.label, [self._counts[number, name].difference() for name in question.measures])
            for number, rule in enumerate(question.rules)
            if number > 0
        ]
        return Comparison(
            ludotheque.__version__,
            question.rules[0].variant.name,
            question.seats[0],
            list(plain(question.bots)),
            question.seed,
            self._games,
            question.rules[0].label,
            rules,
            all(difference.clear for rule in rules for difference in rule.differences),
        )


class _Count:
    """One measure under one rule beside the first. Sums of whole numbers, so nothing is lost in adding."""

    def __init__(self, name: str, seats: int, alpha: float) -> None:
        self.name, self.alpha = name, alpha
        self.measure = MEASURES[name]
        self.unit = self.measure.unit(seats)
        self.games = self.base = self.rule = self.squares = 0

    def add(self, base: Rows, rule: Rows) -> None:
        before, after = self.measure.of(base), self.measure.of(rule)
        self.games += len(base)
        self.base += int(before.sum())
        self.rule += int(after.sum())
        self.squares += int(((after - before) ** 2).sum())

    def difference(self) -> Difference:
        total, scale = self.rule - self.base, self.unit / self.games
        estimate = mean(total, self.squares, self.games, self.alpha, self.measure.step).times(self.unit)
        if self.name in SHARES:
            estimate = estimate.of_shares
        if self.games < LEAST:
            estimate = Estimate(estimate.value, -math.inf, math.inf)
        clear = self._clear(estimate)
        return Difference(
            self.name, self.base * scale, self.rule * scale, estimate, clear, None if clear else self._needed(total)
        )

    def _clear(self, estimate: Estimate) -> Clear | None:
        if self.games >= LEAST and not self.squares:
            return "same"
        return "more" if estimate.above(0) else "less" if estimate.below(0) else None

    def _needed(self, total: int) -> int | None:
        value = total / self.games
        spread = math.sqrt(max(self.squares / self.games - value * value, 0.0))
        return games_until(lambda games: games >= LEAST and spread * width(games, self.alpha) < abs(value), self.games)

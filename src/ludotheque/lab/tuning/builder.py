"""Tunings that grow: batches of rules are tried, each until it is sure that it reaches or misses the goal.

The intervals stay valid however often one looks (`stats.sequences`), so rules that surely miss are given up after a few
games. Looks are taken after fixed numbers of games, which double, when all games of a batch up to there are counted:
where and when they are played changes nothing in the result.
"""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

import ludotheque
from ludotheque.bots.external.local import plain
from ludotheque.core.errors import BadRequest

from ..contests.skills import weak_beside
from ..executors.local import Executor
from ..run.question import Chunk, Question, Rule, ranges
from .counts import Company, CountedGames, PlaceTotals, TuningPart, place_of, play_part
from .goal import GoalPart
from .kept import KeptGames
from .search import NEAREST, RuleSearch, Tried
from .space import Point, Space
from .tuning import TunedMeasure, TunedPoint, Tuning

STARTING_COMPILED, STARTING_SEARCHING = 500, 16  # games before the first look
SPLIT = 4  # chunks between two looks
# distances that weigh the same to the search; of other measures, a tenth of what is asked
SCALES = {"first": 5.0, "skill": 0.05, "ties": 0.05}


@dataclass(frozen=True)
class Wish:
    """What is asked of a tuning."""

    space: Space
    goal: tuple[GoalPart, ...]
    seats: tuple[int, ...]
    bots: tuple[str, ...]  # each plays for itself: levels at which the goal must be reached
    weak: tuple[str, ...]  # whom each plays against where skill is told from luck
    games: int  # at most, at each place
    starting: int  # games before the first look
    evaluations: int  # rules that are tried, at most
    seed: int | str = 0
    chunk: int | None = None  # games that are played at once, at most

    @functools.cached_property
    def companies(self) -> list[Company]:
        named = {part.measure for part in self.goal}
        pairs = list(zip(self.bots, self.weak, strict=True))
        plain = [Company(seats, bot) for seats in self.seats for bot in self.bots if named - {"skill"}]
        return plain + [Company(seats, bot, weak) for seats in self.seats for bot, weak in pairs if "skill" in named]

    @functools.cached_property
    def outputs(self) -> list[tuple[int, GoalPart]]:
        """Every part of the goal for every company that tells it."""
        return [
            (number, part)
            for number, company in enumerate(self.companies)
            for part in self.goal
            if (part.measure == "skill") == (company.weak is not None)
        ]

    def questions(self, rules: Sequence[Rule]) -> list[list[Question]]:
        return [company.questions(rules, self.games, self.seed) for company in self.companies]

    def check(self) -> None:
        """Raise LudothequeError if anybody in it cannot play."""
        rule = Rule("", self.space.variant)
        for asked in self.questions([rule]):
            for question in asked:
                question.check()


def weaker_than(bots: Sequence[str], goal: Sequence[GoalPart], weak: str | None = None) -> tuple[str, ...]:
    """Whom each bot plays against where skill is told from luck. Raises BadRequest if that is itself."""
    found = tuple(weak or weak_beside([bot]) for bot in bots)
    for bot, other in zip(bots, found, strict=True):
        if bot == other and any(part.measure == "skill" for part in goal):
            raise BadRequest("error-tune-weak", found=bot)
    return found


class TuningBuilder:
    """Tries rules, and says what was found so far."""

    def __init__(self, wish: Wish, kept: KeptGames) -> None:
        self._wish, self._kept = wish, kept
        self._search = RuleSearch(wish.space, [part for _, part in wish.outputs], wish.seed)
        self._points: list[TunedPoint] = []  # the nearest, and the front so far
        self.tried = 0
        self.played = 0

    @property
    def planned(self) -> int:
        """Rules that may be tried."""
        return self._wish.evaluations

    def run(self, executor: Executor) -> Generator[TuningBuilder]:
        """Itself, after every step."""
        wish = self._wish
        while points := self._search.batch(wish.evaluations - self.tried):
            trial = RuleTrial(wish, points, self._kept)
            for games in trial.run(executor):
                self.played += games
                yield self
            self.tried += len(points)
            self._search.tell(trial.told())
            self._points = _of_interest([*self._points, *trial.found()])
            yield self
            if self.tried >= wish.evaluations:
                break
        if not self.tried:
            wish.space.check_any()

    def found(self, finished: bool = True) -> Tuning:
        wish, variant = self._wish, self._wish.space.variant
        reached = sorted((point for point in self._points if point.reached), key=_changed)
        return Tuning(
            ludotheque.__version__,
            variant.name,
            {n: v for n, v in variant.options.items() if n not in [dial.name for dial in wish.space.dials]},
            list(plain(wish.bots)),
            list(wish.seats),
            wish.seed,
            wish.space.dials,
            list(wish.goal),
            wish.games,
            self.tried,
            self.played,
            reached[:NEAREST],
            sorted(_front(self._points), key=_changed),
            finished,
        )


class RuleTrial:
    """A batch of rules that are tried together."""

    def __init__(self, wish: Wish, points: Sequence[Point], kept: KeptGames) -> None:
        self._wish, self._points, self._kept = wish, points, kept
        rules = [wish.space.rule(point) for point in points]
        self._rules = [rule for rule in rules if rule is not None]
        assert len(self._rules) == len(points)
        self._questions = wish.questions(self._rules)
        self._places = [
            [place_of(asked, number, wish.starting) for asked in self._questions] for number in range(len(points))
        ]
        self._totals = [[PlaceTotals(company.seats) for company in wish.companies] for _ in points]

    def run(self, executor: Executor) -> Iterator[int]:
        """How many games were counted, after every chunk."""
        work = functools.partial(play_part, self._questions)
        number, start = 0, 0
        while start < self._wish.games:
            stop = min(max(self._wish.starting, 2 * start), self._wish.games)
            size = -(-(stop - start) // SPLIT)
            spans = list(ranges(start, stop, min(size, self._wish.chunk or size)))
            parts = [
                TuningPart(company, Chunk(number + count, rule, self._wish.companies[company].seats, *span))
                for rule, company in self._open()
                for count, span in enumerate(spans)
            ]
            missing = []
            for part in parts:
                known = self._kept.take(self._place(part), part.chunk.number)
                if known is None:
                    missing.append(part)
                else:
                    yield self._count(part, known)
            if missing:
                with closing(executor.run(work, missing)) as results:
                    for part, sums in results:
                        games = (part.chunk.stop - part.chunk.start) * len(self._questions[part.company])
                        counted = CountedGames(self._place(part), part.chunk.number, games, sums)
                        self._kept.add(counted)
                        yield self._count(part, counted)
            number += len(spans)
            start = stop

    def told(self) -> list[Tried]:
        """For the search."""
        found: list[Tried] = []
        for point, made in zip(self._points, self.found(), strict=True):
            outputs = [self._found(len(found), company, part) for company, part in self._wish.outputs]
            seen = [each.found.value for each in outputs]
            # a sequence is about three standard errors wide to either side
            noise = [(e.found.high - e.found.low) / 6 if e.found.bounded else abs(e.found.value) for e in outputs]
            found.append(Tried(point, made.reached, made.away, seen, noise))
        return found

    def found(self) -> list[TunedPoint]:
        return [self._point(rule) for rule in range(len(self._points))]

    def _place(self, part: TuningPart) -> str:
        return self._places[part.chunk.rule][part.company]

    def _count(self, part: TuningPart, counted: CountedGames) -> int:
        self._totals[part.chunk.rule][part.company].add(counted)
        return counted.games

    def _open(self) -> list[tuple[int, int]]:
        """The rules, and who plays by them, about which more games could tell something."""
        found = []
        for rule in range(len(self._points)):
            sides = [(company, self._side(rule, company, part)) for company, part in self._wish.outputs]
            if not any(side == "outside" for _, side in sides):
                found += [(rule, company) for company, side in dict.fromkeys(sides) if side == "open"]
        return list(dict.fromkeys(found))

    def _side(self, rule: int, company: int, part: GoalPart) -> str:
        found = self._totals[rule][company].found(part.measure)
        if not found.bounded:
            return "open"
        if found.below(part.least) or found.above(part.most):
            return "outside"
        return "inside" if found.low >= part.least and found.high <= part.most else "open"

    def _found(self, rule: int, company: int, part: GoalPart) -> TunedMeasure:
        who, totals = self._wish.companies[company], self._totals[rule][company]
        return TunedMeasure(part.measure, who.seats, str(who.bot), totals.games, totals.found(part.measure))

    def _point(self, rule: int) -> TunedPoint:
        wish, variant = self._wish, self._rules[rule].variant
        measures = [(part, self._found(rule, company, part)) for company, part in wish.outputs]
        sides = [self._side(rule, company, part) for company, part in wish.outputs]
        distances = [
            max(part.beyond(measure.found.value) for of, measure in measures if of is part) for part in wish.goal
        ]
        inside = "outside" not in sides and not any(distances)
        count, size = wish.space.changes(self._points[rule])
        return TunedPoint(
            wish.space.values(self._points[rule]),
            variant.options,
            variant.numbers,
            ("likely" if "open" in sides else "met") if inside else "missed",
            distances,
            sum(distance / _scale(part) for distance, part in zip(distances, wish.goal, strict=True)),
            count,
            size,
            [measure for _, measure in measures],
        )


def _scale(part: GoalPart) -> float:
    ends = [abs(end) for end in (part.low, part.high) if end is not None]
    return SCALES.get(part.measure) or max(0.1 * max(ends), 0.1)


def _changed(point: TunedPoint) -> tuple[int, float, float]:
    return point.changes, round(point.size, 9), sum(point.distances)


def _of_interest(points: Sequence[TunedPoint]) -> list[TunedPoint]:
    """The nearest that reach the goal, and the front: a few, however many were tried."""
    reached = sorted((point for point in points if point.reached), key=_changed)[:NEAREST]
    front = _front(points)
    return [point for point in points if point in reached or point in front]


def _front(points: Sequence[TunedPoint]) -> list[TunedPoint]:
    """The points that no other beats: nearer to every part of the goal, with as few and as small changes."""
    kept = []
    for point in points:
        if not any(_beats(other, point) for other in points if other is not point):
            kept.append(point)
    return kept


def _beats(one: TunedPoint, other: TunedPoint) -> bool:
    mine, theirs = [*one.distances, _cost(one)], [*other.distances, _cost(other)]
    return all(a <= b for a, b in zip(mine, theirs, strict=True)) and mine != theirs


def _cost(point: TunedPoint) -> float:
    return point.changes + point.size / 1000


def growing_tunings(wish: Wish, executor: Executor, kept: KeptGames) -> Generator[TuningBuilder]:
    """The builder after every chunk."""
    return TuningBuilder(wish, kept).run(executor)

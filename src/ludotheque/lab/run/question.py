"""A question for the lab. The page, the commands and Python callers all ask one, and the workers receive it as it is.

A question has a `Task` for each of its rules and numbers of seats. Its games are split into chunks, and a worker plays
one chunk at a time.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

import msgspec

from ludotheque.bots.codes import all_compiled
from ludotheque.bots.roster import make_bot
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader
from ludotheque.core.shelf import find

from .measures import MEASURES
from .task import Task

RULES = Reader(list[tuple[str, str, dict[str, Value], dict[str, Any]]])  # label, game, options, numbers of each


@dataclass(frozen=True)
class Rule:
    """A variant and its label in a comparison."""

    label: str
    variant: Variant


@dataclass(frozen=True)
class Chunking:
    """How many games a chunk has."""

    games: int
    watched: int  # in a chunk whose games are watched


COMPILED_CHUNKS = Chunking(2000, 20)
SEARCHING_CHUNKS = Chunking(4, 4)
SINGLE = Chunking(1, 1)


@dataclass(frozen=True)
class Chunk:
    """The rows from `start` to before `stop` of one task."""

    number: int  # its place in the order in which the chunks of the task are given out
    rule: int  # an index into the rules of the question
    seats: int
    start: int
    stop: int
    watched: bool = False


@dataclass(frozen=True)
class Question:
    """What to play and what to measure. `check` raises an error for anything that cannot be played."""

    rules: tuple[Rule, ...]  # the others are compared with the first
    seats: tuple[int, ...]
    bots: tuple[str, ...]  # one for all seats, or one per seat
    games: int  # with each rule and number of seats
    seed: int | str = 0
    sample: int = 0  # games that are watched move by move
    luck_games: int = 0  # games between a strong and a weak bot, which tell skill from luck
    weak: str = "random"
    measures: tuple[str, ...] = tuple(MEASURES)
    levels: tuple[str, ...] = ()  # levels of play that the last rule is also played at, side by side
    level_games: int = 0  # at each of them
    chunking: Chunking | None = None  # None: as suits the bots
    records: bool = False  # whether to keep the game records

    @property
    def compiled(self) -> bool:
        """Whether all bots are compiled policies."""
        return all_compiled(self.bots)

    @property
    def strong(self) -> str:
        """The opponent of the weak bot: the first better one, or greedy if there is none."""
        return next((name for name in self.bots if name not in (self.weak, "random")), "greedy")

    def luck_deals(self, seats: int) -> int:
        """How many deals the luck games take. A deal is played once for each seat."""
        return -(-self.luck_games // seats)

    @property
    def other_levels(self) -> tuple[str, ...]:
        """The levels that are not played at anyway."""
        return tuple(level for level in self.levels if self.bots != (level,)) if self.level_games else ()

    def at_level(self, level: str) -> Question:
        """The question for one of the other levels: fewer games, all of them watched."""
        return replace(
            self,
            rules=self.rules[-1:],
            bots=(level,),
            games=self.level_games,
            sample=self.level_games,
            luck_games=0,
            levels=(),
            chunking=None if self.chunking is None else SINGLE,
        )

    @property
    def planned(self) -> int:
        """How many games are played in all."""
        each = sum(self.games + self.luck_deals(seats) * seats for seats in self.seats)
        return len(self.rules) * each + len(self.seats) * len(self.other_levels) * self.level_games

    def task(self, rule: int, seats: int) -> Task:
        return self._tasks[rule, seats]

    @functools.cached_property
    def _tasks(self) -> dict[tuple[int, int], Task]:
        return {
            (number, seats): Task(rule.variant, seats, self.games, self.seed, self.bots)
            for number, rule in enumerate(self.rules)
            for seats in self.seats
        }

    def check(self) -> None:
        """Raise LudothequeError if any part of this cannot be played or measured."""
        for name in self.measures:
            if name not in MEASURES:
                raise BadRequest("error-measure", found=name, known=list(MEASURES))
        _ = self._tasks
        if self.luck_games < 0:
            raise BadRequest("error-no-games", found=self.luck_games)
        if self.luck_games:
            make_bot(self.weak, 0)
            if self.strong == self.weak:
                raise BadRequest("error-bot-twice", found=self.weak)
        for rule in self.rules:
            _ = rule.variant.engine
        for level in self.levels:
            make_bot(level, 0)

    def chunks(self, seats: int, begun: int = 0, until: int | None = None) -> Iterator[Chunk]:
        """The chunks with this number of seats, in the order in which they are given out: of the games from `begun` to
        before `until`, or of all.

        Watched games come last and in small chunks: they take longer, and the other games tell much at once. The rules
        take turns; the first rule comes last in each turn.
        """
        sizes = self.chunking or (COMPILED_CHUNKS if self.compiled else SEARCHING_CHUNKS)
        until = self.games if until is None else until
        sample = min(self.sample, until)
        unwatched = ((span, False) for span in ranges(max(sample, begun), until, sizes.games))
        watched = ((span, True) for span in ranges(begun, sample, sizes.watched))
        for number, ((start, stop), watch) in enumerate(itertools.chain(unwatched, watched)):
            for rule in (*range(1, len(self.rules)), 0):
                yield Chunk(number, rule, seats, start, stop, watch)

    def __reduce__(self) -> tuple[Any, ...]:
        """Engines aren't picklable; rebuild them by name."""
        rules = [(rule.label, rule.variant.name, rule.variant.options, rule.variant.numbers) for rule in self.rules]
        others = tuple(getattr(self, field.name) for field in fields(self)[1:])
        return _question, (msgspec.json.encode(rules), others)


def _question(rules: bytes, others: tuple[Any, ...]) -> Question:
    return Question(_rules(rules), *others)


@functools.lru_cache(16)
def _rules(encoded: bytes) -> tuple[Rule, ...]:
    """Cached, because a changed board takes time to build, and a worker receives the question with every chunk."""
    return tuple(
        Rule(label, find(game).variant(options, numbers)) for label, game, options, numbers in RULES.read(encoded)
    )


def ranges(start: int, stop: int, size: int) -> Iterator[tuple[int, int]]:
    """All rows from `start` to before `stop`, `size` at a time."""
    return ((first, min(first + size, stop)) for first in range(start, stop, size))

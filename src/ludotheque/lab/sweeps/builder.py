"""Sweeps that grow: the same deals at every place, until each is as exact as was asked for.

The intervals stay valid however often one looks (`stats.planned`), so a place may stop when its own is narrow enough.
Chunks are counted in their order at each place: where and when they are played changes nothing in the result.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator
from contextlib import closing

import msgspec
import numpy as np

import ludotheque
from ludotheque.bots.external.local import plain

from ..executors.local import Executor
from ..run.chunks import ChunkResult, play_chunks
from ..run.question import Chunk, Chunking, Question, ranges
from .counts import CountedChunk, PlaceCounts, Values, planned_looks, sums_of, values_of
from .kept import KeptChunks
from .sweep import Sweep, SweptPlace
from .swept import Grid

SWEPT_COMPILED, SWEPT_SEARCHING = Chunking(500, 500), Chunking(2, 2)

Place = tuple[int, int]  # the number of the rule, the number of players


def growing_sweeps(
    question: Question, grid: Grid, precision: float, executor: Executor, kept: KeptChunks
) -> Generator[SweepBuilder]:
    """The builder after every chunk. The rules of the question are those of the grid."""
    builder = SweepBuilder(question, grid, precision, kept)
    with closing(play_chunks(question, builder.chunks(), executor)) as results:
        for result in results:
            builder.add(result)
            yield builder
    yield builder


def place_key(question: Question, place: Place) -> str:
    """The name of a place in a file: everything that decides its games, and how they are divided."""
    rule, seats = place
    setting = question.task(rule, seats).setting
    size = question.chunking.games if question.chunking else 0
    return hashlib.sha256(msgspec.json.encode((setting, size))).hexdigest()[:24]


class SweepBuilder:
    """Gives out chunks, counts them, and says what was found so far."""

    def __init__(self, question: Question, grid: Grid, precision: float, kept: KeptChunks) -> None:
        self._question, self._grid, self._precision, self._kept = question, grid, precision, kept
        self._base = grid.base
        rules = [self._base, *(rule for rule in range(len(question.rules)) if rule != self._base)]
        self._places: list[Place] = [
            (rule, seats) for seats in question.seats for rule in rules
        ]  # the base comes first
        self._keys = {place: place_key(question, place) for place in self._places}
        chunk = question.chunking.games if question.chunking else 1
        looks = {
            seats: planned_looks(question.measures[0], seats, precision, question.games, chunk)
            for seats in question.seats
        }
        self._counts = {place: PlaceCounts(place[1], question.measures, looks[place[1]]) for place in self._places}
        self._waiting: dict[Place, dict[int, CountedChunk | dict[str, Values]]] = {p: {} for p in self._places}
        self._base_values: dict[tuple[int, int], dict[str, Values]] = {}  # by seats and chunk, while places need them

    def chunks(self) -> Iterator[Chunk]:
        """What is still to be played, a chunk of every place in turn."""
        assert self._question.chunking is not None
        for number, (start, stop) in enumerate(ranges(0, self._question.games, self._question.chunking.games)):
            if all(map(self._done, self._places)):
                return
            for place in self._places:
                if self._done(place):
                    continue
                known = self._kept.take(self._keys[place], number)
                if known is None:
                    yield Chunk(number, *place, start, stop)
                else:
                    self._waiting[place][number] = known
                    self._count(place[1])

    def add(self, result: ChunkResult) -> None:
        place = result.chunk.rule, result.chunk.seats
        self._waiting[place][result.chunk.number] = values_of(result.rows, self._question.measures)
        self._count(place[1])

    @property
    def played(self) -> int:
        return sum(counts.games for counts in self._counts.values())

    @property
    def planned(self) -> int:
        """How many games it will have taken, as far as can be foreseen."""
        return sum(
            counts.games if self._done(place) else counts.foreseen(self._precision, self._question.games)
            for place, counts in self._counts.items()
        )

    def found(self, finished: bool = True) -> Sweep:
        question = self._question
        variant = question.rules[self._base].variant
        at, dials = self._grid.at, self._grid.dials
        return Sweep(
            ludotheque.__version__,
            variant.name,
            {name: value for name, value in variant.options.items() if name not in [dial.name for dial in dials]},
            list(plain(question.bots)),
            question.seed,
            dials,
            at[self._base],
            list(question.seats),
            self._precision,
            question.games,
            [
                SweptPlace(at[rule], seats, counts.games, counts.found(), counts.settled(self._precision))
                for seats in question.seats
                for rule in range(len(question.rules))
                if (counts := self._counts[rule, seats]).games
            ],
            self.played,
            finished,
            self._grid.left_out,
        )

    def _done(self, place: Place) -> bool:
        counts = self._counts[place]
        return counts.games >= self._question.games or counts.settled(self._precision)

    def _count(self, seats: int) -> None:
        """Count all that can be counted with this number of players."""
        base = self._base, seats
        for place in (place for place in self._places if place[1] == seats):
            counts, waiting = self._counts[place], self._waiting[place]
            while counts.chunks in waiting:
                number = counts.chunks
                if place != base and number >= self._counts[base].chunks and not self._done(base):
                    break  # the base's games of this chunk are yet to come
                if self._done(place):
                    break
                counts.add(self._counted(place, number, waiting.pop(number)), self._keys[base])
            if self._done(place):
                for number in list(waiting):  # played ahead: not counted, but kept
                    self._counted(place, number, waiting.pop(number))
        needed = [self._counts[p].chunks for p in self._places if p[1] == seats and not self._done(p)]
        for known in [key for key in self._base_values if key[0] == seats and key[1] < min(needed, default=key[1] + 1)]:
            del self._base_values[known]

    def _counted(self, place: Place, number: int, found: CountedChunk | dict[str, Values]) -> CountedChunk:
        rule, seats = place
        key, base = self._keys[place], self._keys[self._base, seats]
        if isinstance(found, CountedChunk):
            if found.values:
                self._base_values[seats, number] = {
                    name: np.array(each, np.int64) for name, each in found.values.items()
                }
            return found
        games = len(next(iter(found.values())))
        if rule == self._base:
            self._base_values[seats, number] = found
            values = {name: each.tolist() for name, each in found.items()}
            made = CountedChunk(key, number, games, sums_of(found), values=values)
        else:
            known = self._base_values.get((seats, number), {})
            changes = {name: each - known[name] for name, each in found.items() if name in known}
            made = CountedChunk(key, number, games, sums_of(found), base, sums_of(changes))
        self._kept.add(made)
        return made

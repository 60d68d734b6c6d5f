"""Chunks of work: the games of a question, a few at a time."""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from ludotheque.core.record import to_line

from ..executors.local import Executor
from .player import Player, fill, matches
from .question import SEARCHING_CHUNKS, Chunk, Question
from .rows import Rows
from .task import Task
from .watching import Watched, watch

FILE_MOVES = 4_000_000  # moves in a chunk whose results fill a file


@dataclass
class ChunkResult:
    chunk: Chunk
    rows: Rows
    watched: list[Watched]  # one per game, if the chunk is watched
    records: list[bytes]  # a line per game, if the question asks for records


def play_chunk(question: Question, chunk: Chunk) -> ChunkResult:
    task = question.task(chunk.rule, chunk.seats)
    rows = task.rows(chunk.stop - chunk.start)
    watched: list[Watched] = []
    records: list[bytes] = []
    if task.compiled and not chunk.watched and not question.records:
        Player(task).play(chunk.start, rows)
        return ChunkResult(chunk, rows, watched, records)
    for row, match in enumerate(matches(task, chunk.start, chunk.stop)):
        fill(rows, row, match)
        if chunk.watched:
            watched.append(watch(match))
        if question.records:
            records.append(to_line(match))
    return ChunkResult(chunk, rows, watched, records)


def play_chunks(question: Question, chunks: Iterable[Chunk], executor: Executor) -> Generator[ChunkResult]:
    """The result of each chunk as soon as it is finished."""
    return executor.run(functools.partial(play_chunk, question), chunks)


def in_order(results: Iterable[ChunkResult]) -> Iterator[ChunkResult]:
    """The results of one task by the number of their chunk, each as soon as those before it are there."""
    waiting: dict[int, ChunkResult] = {}
    following = 0
    for result in results:
        waiting[result.chunk.number] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def games_per_file(task: Task) -> int:
    """How many games fill a file. It follows from the task alone; files hold about as many moves for every game."""
    if not task.compiled:
        return SEARCHING_CHUNKS.games
    rows = task.rows(16)
    Player(task).play(0, rows)
    return max(1 << int(np.log2(FILE_MOVES / rows.moves.mean())), 1)

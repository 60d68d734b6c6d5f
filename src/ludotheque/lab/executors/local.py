"""Executors run chunks of work: in threads if the work is compiled, in processes if it is Python.

The result of a chunk does not depend on its executor. `processes` has the one for processes, which a browser does not
have; `on_ray` one for a cluster.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent import futures
from dataclasses import dataclass
from typing import Protocol, TypeVar

from ludotheque.bots.codes import all_compiled
from ludotheque.core.errors import BadRequest

Item = TypeVar("Item")
Result = TypeVar("Result")

WAITING = 2  # chunks given out per worker, so that no worker waits for the next


class Executor(Protocol):
    def run(self, work: Callable[[Item], Result], chunks: Iterable[Item]) -> Generator[Result]:
        """The result of each chunk as soon as it is finished. Leaving the loop stops the work."""


ExecutorFor = Callable[[Sequence[str]], Executor]  # chooses the executor for games of these bots


def executor_for(bots: Sequence[str], workers: int | None = None, records: bool = False) -> Executor:
    """Threads for compiled bots, processes for other bots and for game records."""
    if records or not all_compiled(bots):
        return process_executor(workers)
    return ThreadExecutor(check_workers(workers))


def process_executor(workers: int | None = None) -> Executor:
    from .processes import ProcessExecutor

    return ProcessExecutor(check_workers(workers))


def check_workers(workers: int | None) -> int:
    """The number of workers; by default as many as there are cores."""
    if workers is not None and workers < 1:
        raise BadRequest("error-workers", found=workers)
    return workers or os.cpu_count() or 1


@dataclass(frozen=True)
class InlineExecutor:
    """Does the work in the calling thread."""

    def run(self, work: Callable[[Item], Result], chunks: Iterable[Item]) -> Generator[Result]:
        return (work(chunk) for chunk in chunks)


@dataclass(frozen=True)
class ThreadExecutor:
    """For compiled work. Ctrl-C waits for the chunks that are being worked on."""

    workers: int

    def run(self, work: Callable[[Item], Result], chunks: Iterable[Item]) -> Generator[Result]:
        with futures.ThreadPoolExecutor(self.workers) as pool:
            try:
                yield from flow(pool, work, iter(chunks), set(), WAITING * self.workers)
            finally:
                pool.shutdown(cancel_futures=True)


def flow(
    pool: futures.Executor,
    work: Callable[[Item], Result],
    chunks: Iterator[Item],
    running: set[futures.Future[Result]],
    most: int,
) -> Generator[Result]:
    """The results of the chunks, of which at most so many are given out at a time."""
    give_out(pool, work, chunks, running, most)
    while running:
        for future in futures.wait(running, return_when=futures.FIRST_COMPLETED).done:
            running.discard(future)
            give_out(pool, work, chunks, running, most)
            yield future.result()


def give_out(
    pool: futures.Executor,
    work: Callable[[Item], Result],
    chunks: Iterator[Item],
    running: set[futures.Future[Result]],
    most: int,
) -> None:
    while len(running) < most and (chunk := next(chunks, None)) is not None:
        running.add(pool.submit(work, chunk))

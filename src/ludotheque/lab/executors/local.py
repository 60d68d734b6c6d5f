"""Executors run chunks of work: in threads if the work is compiled, in processes if it is Python.

The result of a chunk does not depend on its executor. `on_ray` has an executor for a cluster.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Protocol, TypeVar

from ludotheque.bots.codes import all_compiled
from ludotheque.core.errors import BadRequest

Item = TypeVar("Item")
Result = TypeVar("Result")
Handler = Callable[[int, FrameType | None], None] | signal.Handlers

WAITING = 2  # chunks given out per worker, so that no worker waits for the next


class Executor(Protocol):
    def run(self, work: Callable[[Item], Result], chunks: Iterable[Item]) -> Generator[Result]:
        """The result of each chunk as soon as it is finished. Leaving the loop stops the work."""


ExecutorFor = Callable[[Sequence[str]], Executor]  # chooses the executor for games of these bots


def executor_for(bots: Sequence[str], workers: int | None = None, records: bool = False) -> Executor:
    """Threads for compiled bots, processes for other bots and for game records."""
    count = check_workers(workers)
    return ProcessExecutor(count) if records or not all_compiled(bots) else ThreadExecutor(count)


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
                yield from _flow(pool, work, iter(chunks), set(), WAITING * self.workers)
            finally:
                pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class ProcessExecutor:
    """For work in Python. Ctrl-C, SIGTERM and leaving the loop stop the workers at once."""

    workers: int

    def run(self, work: Callable[[Item], Result], chunks: Iterable[Item]) -> Generator[Result]:
        if self.workers == 1:
            return InlineExecutor().run(work, chunks)
        return _in_processes(work, iter(chunks), self.workers)


def _in_processes(work: Callable[[Item], Result], chunks: Iterator[Item], workers: int) -> Generator[Result]:
    running: set[futures.Future[Result]] = set()
    others = set(multiprocessing.active_children())
    pool = futures.ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        with _interrupts_ignored():  # the workers start with the first chunk
            _give_out(pool, work, chunks, running, workers)
        with _termination_as_exit():
            yield from _flow(pool, work, chunks, running, WAITING * workers)
    except BrokenProcessPool:
        raise BadRequest("error-worker") from None
    finally:
        if running:  # stopped early
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def _flow(
    pool: futures.Executor,
    work: Callable[[Item], Result],
    chunks: Iterator[Item],
    running: set[futures.Future[Result]],
    most: int,
) -> Generator[Result]:
    _give_out(pool, work, chunks, running, most)
    while running:
        for future in futures.wait(running, return_when=futures.FIRST_COMPLETED).done:
            running.discard(future)
            _give_out(pool, work, chunks, running, most)
            yield future.result()


def _give_out(
    pool: futures.Executor,
    work: Callable[[Item], Result],
    chunks: Iterator[Item],
    running: set[futures.Future[Result]],
    most: int,
) -> None:
    while len(running) < most and (chunk := next(chunks, None)) is not None:
        running.add(pool.submit(work, chunk))


def _ignore_interrupts() -> None:
    """In a worker: Ctrl-C reaches every process of a terminal, and the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _handled(number: signal.Signals, handler: Handler) -> Iterator[None]:
    """Handle a signal this way for a while. Only the main thread can set handlers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def _interrupts_ignored() -> AbstractContextManager[None]:
    """While workers start: they inherit this, so Ctrl-C does not reach them before their first line of Python."""
    return _handled(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Delay Ctrl-C until the block is done."""
    pressed = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    with _handled(signal.SIGINT, note):
        yield
    if pressed:
        raise KeyboardInterrupt


def _termination_as_exit() -> AbstractContextManager[None]:
    """SIGTERM would end this process at once and leave the workers behind."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    return _handled(signal.SIGTERM, leave)

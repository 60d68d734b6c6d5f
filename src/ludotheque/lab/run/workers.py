"""Work in shares on all cores: in threads what is compiled, in processes what is Python and would take turns at it.

Whoever does a share finds the same; `lab.cluster` has shares done on other machines.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Protocol, TypeVar

from ludotheque.core.errors import BadRequest

Share = TypeVar("Share")
Result = TypeVar("Result")
Handler = Callable[[int, FrameType | None], None] | signal.Handlers

WAITING = 2  # shares given out for every worker, so that none waits for the next


class Crew(Protocol):
    """Those who do the work."""

    def run(self, work: Callable[[Share], Result], shares: Iterable[Share]) -> Generator[Result]:
        """What becomes of these shares, each as it is finished. Leaving the loop stops the work."""


def check_workers(workers: int | None) -> int:
    """So many workers, or as many as there are cores."""
    if workers is not None and workers < 1:
        raise BadRequest("error-workers", found=workers)
    return workers or os.cpu_count() or 1


@dataclass(frozen=True)
class Threads:
    """For work that is compiled. Ctrl-C waits for the shares at hand."""

    workers: int

    def run(self, work: Callable[[Share], Result], shares: Iterable[Share]) -> Generator[Result]:
        with ThreadPoolExecutor(self.workers) as pool:
            try:
                yield from _flow(pool, work, iter(shares), set(), WAITING * self.workers)
            finally:
                pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class Processes:
    """For work in Python. Ctrl-C, SIGTERM, or leaving the loop, stops the workers at once."""

    workers: int

    def run(self, work: Callable[[Share], Result], shares: Iterable[Share]) -> Generator[Result]:
        if self.workers == 1:
            return (work(share) for share in shares)
        return _in_processes(work, iter(shares), self.workers)


def _in_processes(work: Callable[[Share], Result], shares: Iterator[Share], workers: int) -> Generator[Result]:
    running: set[Future[Result]] = set()
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        with _interrupts_ignored():  # the workers start with the first share
            _give_out(pool, work, shares, running, workers)
        with _termination_as_exit():
            yield from _flow(pool, work, shares, running, WAITING * workers)
    except BrokenProcessPool:
        raise BadRequest("error-worker") from None
    finally:
        if running:  # stopped early: nobody waits for what is not wanted any more
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def _flow(
    pool: Executor,
    work: Callable[[Share], Result],
    shares: Iterator[Share],
    running: set[Future[Result]],
    most: int,
) -> Generator[Result]:
    _give_out(pool, work, shares, running, most)
    while running:
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            running.discard(future)
            _give_out(pool, work, shares, running, most)
            yield future.result()


def _give_out(
    pool: Executor,
    work: Callable[[Share], Result],
    shares: Iterator[Share],
    running: set[Future[Result]],
    most: int,
) -> None:
    while len(running) < most and (share := next(shares, None)) is not None:
        running.add(pool.submit(work, share))


def _ignore_interrupts() -> None:
    """In a worker: Ctrl-C reaches every process of a terminal, but it is the parent's to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _handled(number: signal.Signals, handler: Handler) -> Iterator[None]:
    """A signal handled so for a while; only the main thread may say how."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def _interrupts_ignored() -> AbstractContextManager[None]:
    """While workers start, so that they inherit it and are deaf to Ctrl-C before their first line of Python too."""
    return _handled(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Ctrl-C waits until this is done: what belongs together is not torn apart."""
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

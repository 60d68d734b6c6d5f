"""The executor for processes."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import TypeVar

from ludotheque.core.errors import BadRequest

from .local import WAITING, InlineExecutor, flow, give_out

Item = TypeVar("Item")
Result = TypeVar("Result")
Handler = Callable[[int, FrameType | None], None] | signal.Handlers


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
            give_out(pool, work, chunks, running, workers)
        with _termination_as_exit():
            yield from flow(pool, work, chunks, running, WAITING * workers)
    except BrokenProcessPool:
        raise BadRequest("error-worker") from None
    finally:
        if running:  # stopped early
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


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

"""A contest on all cores, in processes: the moves of quick bots are Python, which threads would take turns at."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from types import FrameType

from ludotheque.core.errors import BadRequest

from .contest import Contest, Deal, play_deal

Handler = Callable[[int, FrameType | None], None] | signal.Handlers


def check_workers(workers: int | None) -> None:
    if workers is not None and workers < 1:
        raise BadRequest("error-workers", found=workers)


def play_deals(contest: Contest, deals: Iterable[int], workers: int | None = None) -> Generator[Deal]:
    """These deals, each as it is finished. Ctrl-C, SIGTERM, or leaving the loop, stops the workers at once."""
    check_workers(workers)
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        return (play_deal(contest, deal) for deal in deals)
    return _in_processes(contest, iter(deals), workers)


def _in_processes(contest: Contest, deals: Iterator[int], workers: int) -> Generator[Deal]:
    running: set[Future[Deal]] = set()
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _ignore_interrupts)

    def next_deal() -> None:
        if (deal := next(deals, None)) is not None:
            running.add(pool.submit(play_deal, contest, deal))

    try:
        with _interrupts_ignored():
            for _ in range(workers):
                next_deal()
        with _termination_as_exit():
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    running.discard(future)
                    next_deal()
                    yield future.result()
    except BrokenProcessPool:
        raise BadRequest("error-worker") from None
    finally:
        if running:  # stopped early: nobody waits for deals that are not wanted any more
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """In a worker: Ctrl-C reaches every process of a terminal, but it is the parent's to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _handled(
    number: signal.Signals, handler: Callable[[int, FrameType | None], None] | signal.Handlers
) -> Iterator[None]:
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


def _termination_as_exit() -> AbstractContextManager[None]:
    """SIGTERM would end this process at once and leave the workers behind."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    return _handled(signal.SIGTERM, leave)

"""A thread that does one job after another."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class OneThread:
    """Unlike those of an executor, the thread does not keep the process from ending when a job never does."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        Thread(target=self._run, name=name, daemon=True).start()

    def submit(self, job: Callable[[], T]) -> Future[T]:
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return done

    def _run(self) -> None:
        while (found := self._jobs.get()) is not None:
            job, done = found
            if not done.set_running_or_notify_cancel():
                continue
            try:
                done.set_result(job())
            except BaseException as error:
                done.set_exception(error)
            del found, job, done  # nothing is kept alive until the next job

    def stop(self) -> None:
        """After the jobs that are waiting."""
        self._jobs.put(None)

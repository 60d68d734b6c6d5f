"""Work that takes time, in slices: the most urgent first, and messages in between."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from contextvars import copy_context
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from ludotheque.bots.slices import Sliced
from ludotheque.bots.stopping import STOP

T = TypeVar("T")
Steps = Generator[float, None, T]  # yields the seconds to wait before it goes on


class Urgency(IntEnum):
    """The lowest goes first."""

    TURN = 0
    BOT = 1
    HINT = 2
    ANALYSIS = 3


@dataclass
class HostTask:
    urgency: Urgency
    steps: Steps[None]
    due: float


class Tasks:
    """At most one task for each key."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tasks: dict[Hashable, HostTask] = {}
        self._context = copy_context()
        self._context.run(STOP.set, _not_yet)

    def start(self, key: Hashable, urgency: Urgency, steps: Steps[None]) -> None:
        self.stop(key)
        self._tasks[key] = HostTask(urgency, steps, self._now())

    def stop(self, key: Hashable) -> None:
        task = self._tasks.pop(key, None)
        if task is not None:
            task.steps.close()

    def running(self, key: Hashable) -> bool:
        return key in self._tasks

    @property
    def keys(self) -> list[Hashable]:
        return list(self._tasks)

    @property
    def wait(self) -> float | None:
        """Seconds until there is something to do; None: there is nothing."""
        return max(0.0, min(task.due for task in self._tasks.values()) - self._now()) if self._tasks else None

    def step(self) -> None:
        """One slice of the most urgent task that is due; of several, the one that waits longest."""
        now = self._now()
        due = [(task.urgency, task.due, number, key) for number, (key, task) in enumerate(self._tasks.items())]
        ready = [each for each in due if each[1] <= now]
        if not ready:
            return
        key = min(ready)[-1]
        task = self._tasks[key]
        try:
            task.due = self._now() + self._context.run(next, task.steps)
        except StopIteration:
            if self._tasks.get(key) is task:
                del self._tasks[key]
        except BaseException:
            del self._tasks[key]
            raise


def paused(work: Sliced[T]) -> Steps[T]:
    """Sliced work as steps without waiting."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        yield 0.0


def _not_yet() -> bool:
    """A stop signal that is looked at, so that searches are cut into slices. It is never given: a task is closed."""
    return False

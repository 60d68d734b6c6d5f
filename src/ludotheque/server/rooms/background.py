"""Background tasks of the server, and how their failures are reported."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ..monitor.troubles import Troubles

LOG = logging.getLogger(__name__)


class Background:
    def __init__(self) -> None:
        self.troubles = Troubles()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """Run `work` as a task, kept alive until it ends; an error is logged."""
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background: %r", type(task.exception()).__name__)

    async def guard(self, step: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do `work`; count and log its failure under the name `step` instead of raising it."""
        try:
            await work()
        except Exception as error:
            self.troubles.failed(step, error)
        else:
            self.troubles.fine(step)

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


async def do_all(works: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do all of them in order, even if some fail; then raise the first error."""
    errors = []
    for work in works:
        try:
            await work()
        except Exception as error:
            errors.append(error)
    if errors:
        raise errors[0]

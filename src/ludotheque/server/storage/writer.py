"""Group commit: whatever is to be stored while one batch is being written goes into the next, in one transaction."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ludotheque.core.errors import LudothequeError
from ludotheque.tables.refusals import Unavailable

from ..monitor.metrics import BATCH, COMMIT_SECONDS
from ..monitor.troubles import Troubles
from .base import Append, Storage
from .one_thread import OneThread

T = TypeVar("T")
Done = Callable[[Exception | None], None]
LOG = logging.getLogger(__name__)
LARGEST_BATCH = 500
PULSE = 1.0  # seconds for which an answer to "does the database take writes?" is good
PULSE_PATIENCE = 5.0
GOODBYE = 15.0  # seconds; SQLite itself waits 10 for its lock


class Writer:
    def __init__(self, store: Storage) -> None:
        self._store = store
        self._waiting: list[tuple[Append, Done]] = []
        self._wake = asyncio.Event()
        self._writing = False
        self._thread = OneThread("writer")
        self._troubles = Troubles()
        self._wrote = float("-inf")  # when it last worked
        self._pulse: asyncio.Task[Exception | None] | None = None
        self._task = asyncio.create_task(self._run())

    def put(self, append: Append, done: Done) -> None:
        """Store it. `done` is called in the event loop once it is on the disk, or with the error."""
        self._waiting.append((append, done))
        self._wake.set()

    async def run(self, job: Callable[[], T]) -> T:
        """Have something else done to the database between two batches, so that neither waits for the other's lock."""
        return await asyncio.wrap_future(self._thread.submit(job))

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await self._write_batch()

    async def _write_batch(self) -> None:
        """In a function of its own: nothing of a batch is kept in memory until the next one."""
        batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
        if not self._waiting:
            self._wake.clear()
        self._writing = True
        started = time.perf_counter()
        outcomes: list[Exception | None]
        try:
            self._store.check_file()
            outcomes = await self.run(partial(self._store.write, [append for append, _ in batch]))
            self._store.check_file()
        except Exception as error:  # the database is gone: everybody is told
            outcomes = [error] * len(batch)
        trouble = next((found for found in outcomes if found and not isinstance(found, LudothequeError)), None)
        self._note(trouble)
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        BATCH.observe(len(batch))
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            try:
                done(outcome)
            except Exception as error:  # a bug, which must not keep others from being stored
                LOG.error("after storing", exc_info=error)
        self._writing = False

    async def check(self) -> None:
        """Raises Unavailable unless a test write succeeds. There is at most one test write a second."""
        if time.monotonic() - self._wrote < PULSE:
            return
        if self._pulse is None:
            self._pulse = asyncio.create_task(self._try())
        try:
            error = await asyncio.wait_for(asyncio.shield(self._pulse), PULSE_PATIENCE)
        except TimeoutError as late:
            error = late
        if error is not None:
            raise Unavailable("error-storage") from error

    async def _try(self) -> Exception | None:
        try:
            await self.run(self._store.pulse)
        except Exception as error:
            self._note(error)
            asyncio.get_running_loop().call_later(PULSE, self._try_again)
            return error
        self._note(None)
        self._try_again()
        return None

    def _note(self, trouble: Exception | None) -> None:
        if trouble is None:
            self._wrote = time.monotonic()
            self._troubles.fine("writing")
        else:
            self._wrote = float("-inf")
            self._troubles.failed("writing", trouble)

    def _try_again(self) -> None:
        self._pulse = None

    async def close(self) -> None:
        """Write what is waiting, then stop. Gives up after `GOODBYE` seconds."""
        try:
            async with asyncio.timeout(GOODBYE):
                while self._waiting or self._writing:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            LOG.error("the database does not answer; what was not acknowledged may not be stored")
        self._task.cancel()
        self._thread.stop()

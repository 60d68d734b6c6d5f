"""Group commit: whatever is to be stored while one batch is being written goes into the next, in one transaction."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from .metrics import BATCH, COMMIT_SECONDS
from .store import Append, Store

Done = Callable[[Exception | None], None]
LARGEST_BATCH = 500
PATIENCE = 0.001  # seconds a thread waits for Python's lock; with the usual 0.005 a busy event loop holds the writer up


class Writer:
    def __init__(self, store: Store) -> None:
        sys.setswitchinterval(PATIENCE)
        self._store = store
        self._waiting: list[tuple[Append, Done]] = []
        self._wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._task = asyncio.create_task(self._run())

    def put(self, append: Append, done: Done) -> None:
        """Store it; `done` is called in the event loop when it is on the disk, or with what went wrong."""
        self._waiting.append((append, done))
        self._wake.set()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            if not self._waiting:
                self._wake.clear()
            started = time.perf_counter()
            try:
                outcomes = await loop.run_in_executor(self._thread, self._store.write, [a for a, _ in batch])
            except Exception as error:  # the database is gone: everybody is told
                outcomes = [error] * len(batch)
            COMMIT_SECONDS.observe(time.perf_counter() - started)
            BATCH.observe(len(batch))
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                done(outcome)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        await asyncio.get_running_loop().run_in_executor(self._thread, lambda: None)
        await asyncio.sleep(0)
        self._task.cancel()
        self._thread.shutdown()

"""Questions to the database, asked in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ludotheque.core.errors import LudothequeError
from ludotheque.tables.refusals import Unavailable

from ..monitor.troubles import Troubles
from ..storage.base import Storage

T = TypeVar("T")
THREADS = 4


class StoreReader:
    def __init__(self, store: Storage, troubles: Troubles) -> None:
        self.store = store
        self._troubles = troubles
        self._threads = ThreadPoolExecutor(THREADS, "store")

    async def ask(self, question: Callable[[Storage], T]) -> T:
        """The answer. Raises Unavailable if the database fails."""
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._threads, question, self.store)
        except LudothequeError:
            raise
        except Exception as error:
            self._troubles.failed("reading", error)
            raise Unavailable("error-storage") from None
        self._troubles.fine("reading")
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

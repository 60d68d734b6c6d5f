"""The host that a worker talks to. One message at a time: handle it, store what it changed, send what it says.

    batch = host.handle(message)     a request, a message over a wire, a table that was stored
    batch = host.step()              a slice of what takes time: bots, hints, turns in words
    batch = host.not_stored(…)       the last batch could not be stored; this one says so

Messages and batches are JSON (`messages.py`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from .changes import LocalTables, NotLoaded, encode
from .messages import FROM_PAGE, Batch, Cancelled, FromPage, PageRequest, TableLoaded, WireClosed, WireSent
from .routes import Routes
from .wires import Wires

LOG = logging.getLogger(__name__)
FAILED = 1011  # the code of a wire that an error of ours has closed


class LocalHost:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._tables = LocalTables(now)
        self._routes = Routes(self._tables)
        self._wires = Wires(self._tables)
        self._last = Batch([], [], [])

    def handle(self, message: str | bytes) -> str:
        self._tables.settle()
        asked = FROM_PAGE.read(message)
        try:
            if isinstance(asked, PageRequest):
                self._routes.answer(asked)
            elif isinstance(asked, WireSent):
                self._wires.receive(asked.wire, asked.text)
            elif isinstance(asked, TableLoaded):
                self._tables.load(asked.table, asked.opening, asked.entries)
            elif isinstance(asked, WireClosed):
                self._wires.close(asked.wire)
            elif isinstance(asked, Cancelled):
                self._routes.cancel(asked.id)
        except NotLoaded as missing:
            return self._batch(need=missing.table)
        except Exception:
            self._failed(asked)
        return self._batch()

    def step(self) -> str:
        self._tables.settle()
        try:
            self._tables.tasks.step()
        except Exception:
            LOG.exception("a task")
        return self._batch()

    def _failed(self, asked: FromPage) -> None:
        """An error of ours. The page is told in a sentence, and its console has the rest."""
        LOG.exception("a message")
        if isinstance(asked, PageRequest):
            self._tables.bug(asked.id, asked.lang)
        elif isinstance(asked, WireSent):
            self._wires.close(asked.wire)
            self._tables.hang_up(asked.wire, FAILED)

    def not_stored(self, quicker: bool = False) -> str:
        """`quicker`: another page has stored something else in the same place."""
        self._tables.take_back(self._last, quicker)
        return self._batch()

    def _batch(self, need: str | None = None) -> str:
        batch = self._last = self._tables.take_batch()
        batch.need = need
        return encode(batch).decode()

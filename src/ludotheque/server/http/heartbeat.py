"""A page at whose table nothing happens hears from the server all the same, and so knows that its connection is alive.

Otherwise it would wait for minutes where a machine has failed or a network is gone, because nobody tells it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

LOG = logging.getLogger(__name__)
PERIOD = 1.0  # seconds between two visits: a connection is silent for two of them at most
GROUPS = 64  # a few at a time, so that moves need not wait


class Visited(Protocol):
    def beat(self) -> None: ...


class Heartbeat:
    def __init__(self) -> None:
        self._groups: list[set[Visited]] = [set() for _ in range(GROUPS)]

    def add(self, visited: Visited) -> None:
        min(self._groups, key=len).add(visited)

    def remove(self, visited: Visited) -> None:
        for group in self._groups:
            group.discard(visited)

    async def run(self) -> None:
        """Visit all of them once in a period, until cancelled."""
        while True:
            while not any(self._groups):  # an empty house sleeps
                await asyncio.sleep(PERIOD)
            for group in self._groups:
                await asyncio.sleep(PERIOD / GROUPS)
                for visited in group:
                    try:
                        visited.beat()
                    except Exception:  # the others would all lose their connections
                        LOG.exception("a heartbeat")

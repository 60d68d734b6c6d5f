"""Turns are pushed to the sockets that want them, right behind the news.

The news is not kept waiting for words: it is sent at once, and the turn follows as a message of its own as soon as a
thread has made it. It is made once for each seat and language at the table, however many sockets listen. A turn that a
newer change has overtaken is given up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from ludotheque.core.events import View
from ludotheque.tables.refusals import TooMany
from ludotheque.tables.shown.turns import TurnSource, turns_for

from ..guard.limits import Buckets
from ..work.fair_pool import FairPool
from .background import Background
from .room import Listener, Room, encode

PUSHED = "turn"  # the kind of this work: the limit of waiting questions is not for it


class Turns:
    def __init__(self, reading: FairPool, rate: float, background: Background) -> None:
        self._reading, self._background = reading, background
        self._allowed = Buckets(rate)  # turns made for an address; too many wait instead of being refused

    def push(self, room: Room, views: Mapping[int | None, View | None]) -> None:
        """Send all listeners the turn after a change. The caller holds the room's lock; `views` are those just told."""
        for task in list(room.turns):
            task.cancel()
        self._push(room, room.listeners, views)

    def push_to(self, room: Room, listener: Listener) -> None:
        """Send one listener the turn as it is now. It replaces one that is on its way to this listener alone, so that
        a client cannot pile them up. The caller holds the room's lock."""
        for task in listener.own_turns:
            task.cancel()
        listener.own_turns = self._push(room, [listener], {})

    def _push(
        self, room: Room, listeners: Iterable[Listener], views: Mapping[int | None, View | None]
    ) -> list[asyncio.Task[None]]:
        tasks = []
        for source, language, wanting in turns_for(room.table, listeners, views):
            task = self._background.start(self._send(room.table.id, source, language, wanting))
            room.turns.add(task)
            task.add_done_callback(room.turns.discard)
            tasks.append(task)
        return tasks

    async def _send(self, table: str, source: TurnSource, language: str, listeners: list[Listener]) -> None:
        address = listeners[0].address
        await self._allowance(address)
        message = await self._reading.run(address, lambda: encode(source.pushed(table, language)), PUSHED)
        for listener in listeners:
            listener.post(message)

    async def _allowance(self, address: str) -> None:
        while True:
            try:
                return self._allowed.take(address)
            except TooMany as error:
                await asyncio.sleep(error.retry_after)

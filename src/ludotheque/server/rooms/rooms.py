"""The tables this process has in memory: found, loaded, kept up to date with what is stored, dropped."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator

from ludotheque.tables.refusals import TooMany, Unavailable, UnknownTable
from ludotheque.tables.table import Table

from ..monitor.metrics import ROOMS
from ..settings import Settings
from ..work.fair_pool import FairPool
from ..work.warm_up import Readiness
from .background import Background
from .room import AWAKE, Room
from .store_reader import StoreReader
from .telling import Telling

LONG = 40  # entries or moves above which work on a table leaves the event loop


class Rooms:
    def __init__(
        self,
        settings: Settings,
        reader: StoreReader,
        readiness: Readiness,
        reading: FairPool,
        telling: Telling,
        background: Background,
    ) -> None:
        self._settings = settings
        self._reader, self._readiness, self._reading = reader, readiness, reading
        self._telling, self._background = telling, background
        self.by_id: OrderedDict[str, Room] = OrderedDict()  # the least recently used first
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._heard_early: dict[str, int] = {}  # plies announced for tables that are being loaded
        self.wake_bot: Callable[[Room], None] = lambda room: None  # set by the house

    def __iter__(self) -> Iterator[Room]:
        return iter(self.by_id.values())

    def __len__(self) -> int:
        return len(self.by_id)

    async def find(self, id: str, address: str) -> Room:
        """The room of a table, loaded if necessary; counts as a visit from this address."""
        room = self.by_id.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id, address))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        if id in self.by_id:
            self.by_id.move_to_end(id)
        asleep = not room.awake
        room.visited = time.monotonic()
        if asleep:
            self.wake_bot(room)
        return room

    async def _load(self, id: str, address: str) -> Room:
        found = await self._reader.ask(lambda store: store.load(id))
        if found is None:
            raise UnknownTable
        opening, entries = found
        await self._readiness.wait(opening.game)
        try:
            table = await self._reading.run(address, lambda: Table(opening, entries))
        except TooMany:
            raise
        except Exception as error:
            self._background.troubles.failed("a table that cannot be read", error)
            raise Unavailable("error-storage") from None
        room = self.add(table, address)
        self._background.start(self.refresh(room, self._heard_early.pop(id, 0)))
        return room

    def add(self, table: Table, address: str) -> Room:
        """A room for the table; an idle one makes place for it where there are too many."""
        room = self.by_id[table.id] = Room(table, self._settings.table_rate, address)
        self.wake_bot(room)
        if len(self.by_id) > self._settings.most_rooms:
            idle = next((id for id, other in self.by_id.items() if other.idle and other is not room), None)
            if idle is not None:
                del self.by_id[idle]
        ROOMS.set(len(self.by_id))
        return room

    def drop(self, room: Room) -> None:
        """Forget the table and disconnect its listeners. When they come again, it is loaded as stored."""
        room.gone = True
        if self.by_id.get(room.table.id) is room:
            del self.by_id[room.table.id]
        for listener in room.listeners:
            listener.drop()
        room.wake_waiting()

    def check_tables(self, address: str) -> None:
        """Whether another table may be opened from this address. Raises TooMany."""
        most = self._settings.tables_each
        if self._settings.rate == 0:
            return
        if sum(room.charged_to == address and room.awake and not room.table.over for room in self) >= most:
            raise TooMany(AWAKE, "error-tables-many", most=most)

    def announced(self, id: str, ply: int) -> None:
        """Another process has stored the table up to this ply."""
        if id in self.by_id:
            if self.by_id[id].table.ply < ply:
                self._background.start(self.refresh(self.by_id[id], ply))
        elif id in self._loading:
            self._heard_early[id] = max(ply, self._heard_early.get(id, 0))

    async def at_least(self, room: Room, ply: int) -> None:
        """Catch up with another process, if the client has seen a later ply there."""
        if room.table.ply < ply:
            await self.refresh(room, ply)

    async def refresh(self, room: Room, ply: int) -> None:
        """Read what other processes have stored, and tell it, unless the table has reached `ply`."""
        async with room.lock:
            since = room.table.ply
            if since >= ply or room.gone:
                return
            entries = await self._reader.ask(lambda store: store.since(room.table.id, since))
            try:
                if len(entries) > LONG:
                    await self._reading.run(room.charged_to, lambda: room.table.follow(entries))
                else:
                    room.table.follow(entries)
            except Exception:  # half followed: load it again
                self.drop(room)
                raise
            if entries:
                self._telling.tell(room, since)

"""Several processes may serve the same tables: they tell each other of changes and of players they have seen."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from ludotheque.tables.table import Table

from ..storage.relay import NoRelay, Relay
from .background import Background, do_all
from .rooms import Rooms
from .store_reader import StoreReader


class OtherProcesses:
    def __init__(self, rooms: Rooms, reader: StoreReader, background: Background) -> None:
        self._rooms, self._reader, self._background = rooms, reader, background
        self.relay: Relay = NoRelay()

    @property
    def exist(self) -> bool:
        return not isinstance(self.relay, NoRelay)

    def heard(self, notice: str) -> None:
        """`table:ply` announces a change, `table!seat` a sign of that seat's player."""
        id, colon, ply = notice.partition(":")
        if colon:
            self._rooms.announced(id, int(ply))
            return
        id, _, seat = notice.partition("!")
        if id in self._rooms.by_id:
            self._rooms.by_id[id].seen[int(seat)] = time.monotonic()

    def missed(self) -> None:
        """Notices may have been lost."""
        self._background.start(self.catch_up())

    async def catch_up(self) -> None:
        """Compare every table that has listeners with the database: a notice may be late or lost."""
        rooms = self._rooms.by_id
        followed = [id for id, room in rooms.items() if room.listeners or room.waiting]
        found = await self._reader.ask(lambda store: store.plies(followed))
        await do_all([partial(self._rooms.refresh, rooms[id], ply) for id, ply in found.items() if id in rooms])

    def announce(self, table: Table) -> None:
        """Tell the others of a stored change, where the database does not."""
        if self.relay.needs_news:
            notice = f"{table.id}:{table.ply}"
            self._background.start(self._background.guard("news", partial(self.relay.say, [notice])))

    async def players_seen(self, signs: Sequence[tuple[Table, int]]) -> None:
        """Tell the others which players are connected here."""
        await self.relay.say([f"{table.id}!{seat}" for table, seat in signs])

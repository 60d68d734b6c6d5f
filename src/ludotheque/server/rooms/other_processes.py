"""Several processes may serve the same tables: they tell each other of changes and of players they have seen."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from ludotheque.tables.reactions import REACTIONS, Reaction
from ludotheque.tables.refusals import TooMany
from ludotheque.tables.table import Table

from ..storage.relay import NoRelay, Relay
from .background import Background, do_all
from .presence import Presences, looking
from .reactions import react
from .rooms import Rooms
from .store_reader import StoreReader


class OtherProcesses:
    def __init__(self, rooms: Rooms, reader: StoreReader, presences: Presences, background: Background) -> None:
        self._rooms, self._reader, self._presences, self._background = rooms, reader, presences, background
        self.relay: Relay = NoRelay()
        self._name = secrets.token_hex(4)  # a process hears its own notices too
        self._signs: dict[str, None] = {}  # to be told as soon as those before them have been
        self._telling: asyncio.Task[None] | None = None

    @property
    def exist(self) -> bool:
        return not isinstance(self.relay, NoRelay)

    def heard(self, notice: str) -> None:
        """`table:ply` announces a change, `table!seat!process` a sign of that seat's player, which may end in
        `!reaction`."""
        id, colon, ply = notice.partition(":")
        if colon:
            self._rooms.announced(id, int(ply))
            return
        id, seat, process, *reaction = notice.split("!")
        room = self._rooms.by_id.get(id)
        if room is None or process == self._name:
            return
        room.seen[int(seat)] = room.signs[int(seat)] = time.monotonic()
        self._presences.changed(room)
        if reaction and reaction[0] in REACTIONS:
            with suppress(TooMany):
                react(room, int(seat), reaction[0])

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
        """Tell the others which players are here."""
        await self.relay.say([self._sign(table, seat) for table, seat in signs])

    def arrived(self, table: Table, seats: Sequence[int]) -> None:
        """Tell the others soon of players who have connected here."""
        self._tell_soon([self._sign(table, seat) for seat in seats])

    def reacted(self, table: Table, seat: int, reaction: Reaction) -> None:
        """Pass a reaction on to the others."""
        self._tell_soon([f"{self._sign(table, seat)}!{reaction}"])

    def _sign(self, table: Table, seat: int) -> str:
        return f"{table.id}!{seat}!{self._name}"

    def _tell_soon(self, signs: Sequence[str]) -> None:
        """Many come at once where many clients connect; one connection to the database tells them all."""
        if not self.exist or not signs:
            return
        self._signs |= dict.fromkeys(signs)
        if self._telling is None or self._telling.done():
            self._telling = self._background.start(self._background.guard("presence", self._tell_signs))

    async def _tell_signs(self) -> None:
        while self._signs:
            signs, self._signs = list(self._signs), {}
            await self.relay.say(signs)

    async def tell_presence(self) -> None:
        """Tell the others of all players who are looking here, and notice whom they have not named for long."""
        signs = []
        for room in self._rooms:
            if room.listeners:
                signs += [(room.table, seat) for seat in sorted(looking(room))]
                self._presences.changed(room)
        if self.exist and signs:
            await self.players_seen(signs)

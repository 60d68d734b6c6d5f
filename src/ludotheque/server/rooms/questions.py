"""Questions about a table that change nothing: states, turns, hints, analyses, replays, the list of public tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludotheque.core.match import Match
from ludotheque.tables.refusals import NotNow
from ludotheque.tables.shown.hints import hint_of
from ludotheque.tables.shown.listing import public_tables
from ludotheque.tables.shown.replay import replay
from ludotheque.tables.shown.review import analysed
from ludotheque.tables.shown.turns import turn_source
from ludotheque.tables.table import Table

from ..guard.limits import Buckets
from ..schema import Analyse, Analysed, Hint, Listed, Replay, Think, Turn
from ..work.fair_pool import FairPool
from ..work.thinking import ThinkingPool
from .room import Room
from .rooms import LONG
from .store_reader import StoreReader

T = TypeVar("T")
READ_A_REQUEST = 100  # moves read that cost as much as a request, besides the request itself


class Questions:
    def __init__(self, reader: StoreReader, reading: FairPool, thinking: ThinkingPool, buckets: Buckets) -> None:
        self._reader, self._reading, self._thinking, self._buckets = reader, reading, thinking, buckets

    async def listed(self) -> list[Listed]:
        """Public tables that still have open seats."""
        return await self._reader.ask(lambda store: public_tables(store.listed()))

    async def read(self, room: Room, address: str, read: Callable[[Table], T], entries: int | None = None) -> T:
        """Read something from the table as stored. Where `read` looks at many `entries` (by default all moves), it runs
        in a thread on a copy while the game goes on."""
        entries = room.table.moves_made if entries is None else entries
        if entries > LONG:
            self._buckets.take(address, entries / READ_A_REQUEST)
        await room.hold()
        try:
            if entries <= LONG:
                return read(room.table)
            snapshot = room.table.snapshot()
        finally:
            room.lock.release()
        return await self._reading.run(address, lambda: read(snapshot))

    async def turn(self, room: Room, seat: int | None, language: str, address: str) -> Turn:
        """The position as the seat may see it and, if it is on turn, its moves."""
        await room.hold()
        try:
            source = turn_source(room.table, seat)
        finally:
            room.lock.release()
        if source is None:
            raise NotNow("error-not-dealt")
        return await self._reading.run(address, lambda: source.in_words(language))

    async def hint(self, asked: tuple[Match, int, int], budget: Think, language: str, address: str) -> Hint:
        """The moves worth considering, as people see and type them; `asked` is from `commands.ask_hint`."""
        match, ply, seed = asked
        found = await self._thinking.hint(address, match, seed, budget.milliseconds)
        return await self._reading.run(address, lambda: hint_of(match, ply, found, language))

    async def analysis(self, room: Room, asked: Analyse, language: str, address: str) -> Analysed:
        """What every move of a finished game changed, by decision and by luck."""
        match = await self._finished(room)
        return await self._thinking.for_a_client(
            address, lambda: analysed(match, asked.simulations, asked.first, asked.count, language)
        )

    async def replay(self, room: Room, viewer: int | None, address: str) -> Replay:
        """A finished game, position by position."""
        self._buckets.take(address, room.table.moves_made / READ_A_REQUEST)
        match = await self._finished(room)
        return await self._reading.run(address, lambda: replay(match, viewer))

    async def _finished(self, room: Room) -> Match:
        """A copy of the finished game."""
        await room.hold()
        try:
            return room.table.finished().fork()
        finally:
            room.lock.release()

"""The one way to change a table: lock, decide, store, tell the listeners."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from ludotheque.core.errors import LudothequeError
from ludotheque.tables import commands
from ludotheque.tables.capabilities import new_table_id
from ludotheque.tables.entries import Entry, Moved, Opening
from ludotheque.tables.refusals import NotNow, Unavailable
from ludotheque.tables.table import Table

from ..monitor.metrics import MOVES
from ..monitor.thinking_times import TimesKeeper
from ..storage.base import Append, Storage
from ..storage.writer import Writer
from ..work.fair_pool import FairPool
from ..work.warm_up import Readiness
from .background import Background
from .other_processes import OtherProcesses
from .room import Room
from .rooms import LONG, Rooms
from .telling import Telling

T = TypeVar("T")
LOG = logging.getLogger(__name__)

BY_PEOPLE, BY_BOTS, BY_CHANCE = MOVES.labels("people"), MOVES.labels("bots"), MOVES.labels("chance")


class Changes:
    def __init__(
        self,
        store: Storage,
        rooms: Rooms,
        processes: OtherProcesses,
        telling: Telling,
        readiness: Readiness,
        reading: FairPool,
        background: Background,
        times: TimesKeeper,
    ) -> None:
        self.writer = Writer(store)
        self._times = times
        self._store, self._rooms, self._processes, self._telling = store, rooms, processes, telling
        self._readiness, self._reading, self._background = readiness, reading, background

    async def open(self, opening: Opening, address: str) -> Room:
        """A new table, stored; dealt if no seat is open."""
        await self._readiness.wait(opening.game)

        def new() -> Table:
            table = Table(opening)
            commands.deal_if_full(table)
            return table

        moves = 0 if opening.fork is None else len(opening.fork.moves)
        table = await self._reading.run(address, new) if moves > LONG else new()
        stored = asyncio.get_running_loop().create_future()
        self.writer.put(Append(table.take_fresh(), [opening]), lambda error: _settle(stored, None, error))
        await when_stored(stored)
        return self._rooms.add(table, address)

    async def act(self, room: Room, action: Callable[[Table], T]) -> T:
        """Let `action` change the table; its result, once the change is stored and told."""
        room.bucket.take(time.monotonic())
        await room.hold()
        return await when_stored(self.submit(room, action))

    def submit(self, room: Room, action: Callable[[Table], T], opens: Sequence[Opening] = ()) -> asyncio.Future[T]:
        """The same for a caller that holds the lock, which is released in any case. `opens` are stored with the
        change."""
        stored: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.change(room, action, partial(_settle, stored), opens)
        return stored

    def change(
        self,
        room: Room,
        action: Callable[[Table], T],
        then: Callable[[T | None, Exception | None], None],
        opens: Sequence[Opening] = (),
    ) -> None:
        """The same with a function that is called when the change is stored and told, or with the error."""
        table = room.table
        since = table.ply
        before = self._times.before(table)
        thought = None if room.shown_at is None else time.monotonic() - room.shown_at
        try:
            result = action(table)
        except BaseException:
            if table.ply != since:  # half done: load it again
                self._rooms.drop(room)
            room.lock.release()
            raise
        fresh = table.take_fresh()
        if not fresh:
            room.lock.release()
            then(result, None)
            return

        def done(error: Exception | None) -> None:
            if error is not None:
                self._background.start(self._recover(room, since, then, error))
                return
            _count(table, fresh)
            self._times.note(table, before, fresh, thought)
            room.shown_at = time.monotonic()
            try:
                self._telling.tell(room, since)
                self._rooms.wake_bot(room)
            except Exception as bug:  # it is stored all the same
                LOG.error("telling", exc_info=bug)
                self._rooms.drop(room)
            self._processes.announce(table)
            room.lock.release()
            then(result, None)

        self.writer.put(Append(fresh, list(opens)), done)

    async def _recover(
        self, room: Room, since: int, then: Callable[[T | None, Exception | None], None], error: Exception
    ) -> None:
        """The change was not stored, so it did not happen: load the table as stored."""
        try:
            found = await asyncio.to_thread(self._store.load, room.table.id)
            assert found is not None
            room.table = await self._reading.run(room.charged_to, lambda: Table(*found))
            self._telling.tell(room, since)
            self._rooms.wake_bot(room)
        except Exception as again:
            self._background.troubles.failed("reading", again)
            self._rooms.drop(room)
        room.lock.release()
        then(None, error)

    async def rematch(self, room: Room, seat: int | None) -> str:
        """A new table for the same players, as a seat or the owner asks. The second who asks gets the table that the
        first one opened."""
        await room.hold()
        following = commands.next_opening(room.table, new_table_id(), secrets.token_hex(32))
        opens = [following] if room.table.rematch is None else []
        action = partial(commands.open_rematch, seat=seat, following=following)
        try:
            return await when_stored(self.submit(room, action, opens))
        except NotNow:
            if room.table.rematch is None:
                raise
            return room.table.rematch  # another process was quicker


async def when_stored(stored: asyncio.Future[T]) -> T:
    """The result of a submitted change. Raises Unavailable if it could not be stored."""
    try:
        return await stored
    except LudothequeError:
        raise
    except Exception:  # logged by the writer
        raise Unavailable("error-storage") from None


def _count(table: Table, fresh: Sequence[Entry]) -> None:
    for entry in fresh:
        if isinstance(entry.change, Moved):
            seat = entry.change.seat
            count = BY_CHANCE if seat is None else BY_BOTS if table.seats[seat].bot else BY_PEOPLE
            count.inc()


def _settle(future: asyncio.Future[T], result: T | None, error: Exception | None) -> None:
    if future.done():  # the request was cancelled
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)  # type: ignore[arg-type]

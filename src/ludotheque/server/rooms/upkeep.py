"""Periodic tasks: late mixing, absent players, forgotten bots, lost notices, old tables, garbage."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from ludotheque.tables import commands
from ludotheque.tables.refusals import NotNow
from ludotheque.tables.table import Table

from ..monitor.thinking_times import TimesKeeper
from ..storage.base import NOTHING_PASSED, Passed, Storage
from .background import Background, do_all
from .changes import Changes, when_stored
from .other_processes import OtherProcesses
from .presence import looking
from .room import Room
from .rooms import Rooms

TICK = 1.0  # seconds
STUCK = 5.0  # seconds after which a process takes over a bot's turn that another one seems to have forgotten
CATCH_UP = 5  # ticks between two searches for missed notices
PRESENCE = 10  # ticks between two signs of the players who are here, for other processes
TIMES = 60  # ticks between two writes of the thinking times
CLEAN_UP = 3600  # ticks between two searches for tables to remove
GARBAGE = 3600  # ticks between two looks at all objects
FEW = 200  # listeners that may wait for such a look
CLEAN_UP_PAUSE = 0.05  # seconds between two transactions
LEAST_KEPT_DAYS = 30


class Upkeep:
    def __init__(
        self,
        store: Storage,
        rooms: Rooms,
        changes: Changes,
        processes: OtherProcesses,
        background: Background,
        keep_days: float,
        times: TimesKeeper,
    ) -> None:
        self._store, self._rooms, self._changes = store, rooms, changes
        self._processes, self._background = processes, background
        self._times = times
        self._keep_days = max(keep_days, LEAST_KEPT_DAYS)
        self._removing: asyncio.Task[None] | None = None
        self.tick = TICK

    async def run(self) -> None:
        """Every tick, until cancelled. A task that fails stops none of the others."""
        guard = self._background.guard
        ticks = 0
        while True:
            await asyncio.sleep(self.tick)
            ticks += 1
            await guard("mixing", self.end_late_mixing)
            await guard("away", self.replace_absent_players)
            await guard("bots", self.wake_forgotten_bots)
            if ticks % PRESENCE == 0:
                await guard("presence", self._processes.tell_presence)
            if ticks % CATCH_UP == 0 and self._processes.exist:
                await guard("notices", self._processes.catch_up)
            if ticks % TIMES == 0:
                await guard("thinking times", self._times.write)
            if ticks % CLEAN_UP == 0 and (self._removing is None or self._removing.done()):
                self._removing = self._background.start(guard("clean-up", self.remove_old_tables))
            if ticks % GARBAGE == 0:
                await guard("garbage", self.look_for_garbage)

    async def end_late_mixing(self) -> None:
        """A sealed table stops waiting for players who do not seal or reveal in time."""
        now = time.time()
        late = [room for room in self._rooms if commands.mixing_is_late(room.table, now)]
        await do_all([partial(self._mix_on, room, now) for room in late])

    async def _mix_on(self, room: Room, now: float) -> None:
        await room.hold()
        with suppress(NotNow):  # another process was quicker
            await when_stored(self._changes.submit(room, partial(commands.mix_on, now=now)))

    async def replace_absent_players(self) -> None:
        """A bot plays on for players who have been away too long, at tables that were opened so."""
        now = time.monotonic()
        signs: list[tuple[Table, int]] = []
        gone: list[Callable[[], Awaitable[None]]] = []
        for room in [room for room in self._rooms if room.table.opening.away is not None]:
            table, seat, away = room.table, room.table.mover, room.table.opening.away
            if seat is None or away is None or table.seats[seat].bot is not None:
                continue
            if seat in looking(room):
                room.seen[seat] = now
                signs.append((table, seat))
            elif now - max(room.seen[seat], room.told_at) > away:
                gone.append(partial(self._replace, room, seat))
        await do_all([*gone, partial(self._processes.players_seen, signs)] if signs else gone)

    async def _replace(self, room: Room, seat: int) -> None:
        def action(table: Table) -> None:
            if table.mover == seat and table.seats[seat].bot is None:
                commands.leave(table, seat, None)

        with suppress(NotNow):  # the player came back, at another process
            await self._changes.act(room, action)

    async def wake_forgotten_bots(self) -> None:
        """Let a bot think again whose turn has lasted so long that another process must have lost it."""
        now = time.monotonic()
        for room in list(self._rooms):
            if (
                room.awake
                and now - room.told_at > STUCK + room.table.opening.pace
                and any(s.bot for s in room.table.seats)
            ):
                room.told_at = now
                self._rooms.wake_bot(room)

    async def remove_old_tables(self) -> None:
        """Remove tables that have not been used for long, a few at a time, their moves first."""
        before = time.time() - self._keep_days * 86400
        after: Passed | None = NOTHING_PASSED
        while after is not None:
            _, after = await self._changes.writer.run(partial(self._store.forget, before, after))
            await asyncio.sleep(CLEAN_UP_PAUSE)

    async def look_for_garbage(self) -> None:
        """Python looks at young objects only (see `run`); the time for all of them grows with those who are here."""
        if sum(len(room.listeners) for room in self._rooms) <= FEW:
            gc.collect()

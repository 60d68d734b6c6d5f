"""A table in memory, with its listeners and its lock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludotheque.tables.refusals import Unavailable
from ludotheque.tables.table import Table

from ..guard.limits import Bucket

AWAKE = 60.0  # seconds that bots play on after the last visit

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A client that is told of every change at a table, as seen by each of `viewers`."""

    viewers: Sequence[int | None]
    address: str
    own_turns: list[asyncio.Task[None]]  # turns on their way to this listener alone
    wants_presence: bool  # and reactions
    hidden_since: float | None  # the moment from which nobody has been looking at its page

    @property
    def turns_in(self) -> str | None:
        """The language in which it wants turns, if it wants them."""

    def post(self, message: bytes) -> None: ...

    def drop(self) -> None:
        """Close the connection: the table is no longer served from here. The client connects again."""


class Room:
    """A table and its listeners. The lock is held from a decision until it is stored and told."""

    def __init__(self, table: Table, rate: float, address: str) -> None:
        self.table = table
        self.charged_to = address  # for its bots' thinking: where it was opened, or first requested
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.waiting: list[asyncio.Future[None]] = []  # resolved at the next change
        self.thinking: asyncio.Task[None] | None = None
        self.turns: set[asyncio.Task[None]] = set()  # being put into words for the listeners
        self.bucket = Bucket(rate, time.monotonic())
        self.seen = dict.fromkeys(range(len(table.seats)), time.monotonic())  # last sign of each seat's player
        self.opened = time.monotonic()
        self.last_here: dict[int, float] = {}  # when a seat's player was last connected here
        self.signs: dict[int, float] = {}  # the last sign of a seat's player from elsewhere
        self.reacting: dict[int, Bucket] = {}  # how often each seat may react
        self.presence_told: list[bool] | None = None
        self.presence_due: asyncio.TimerHandle | None = None
        self.told_at = time.monotonic()
        self.shown_at: float | None = None  # when the last change was told here
        self.visited = time.monotonic()  # the last request
        self.gone = False  # the table in memory may differ from the stored one

    async def hold(self) -> None:
        """Take the lock. While it is held, the table is exactly as stored. Raises Unavailable."""
        await self.lock.acquire()
        if self.gone:
            self.lock.release()
            raise Unavailable("error-storage")

    def hold_now(self) -> bool:
        """Take the lock if nobody has it or waits for it."""
        if self.gone or self.lock.locked():
            return False
        acquiring = self.lock.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            return True
        acquiring.close()  # somebody waits already
        return False

    @property
    def awake(self) -> bool:
        """Whether the game has an audience. Bots wait until it has one."""
        return bool(self.listeners or self.waiting) or time.monotonic() - self.visited < AWAKE

    @property
    def idle(self) -> bool:
        """Whether the room can be removed from memory."""
        busy = self.thinking is not None and not self.thinking.done()
        return not (self.listeners or self.waiting or self.lock.locked() or busy)

    def wake_waiting(self) -> None:
        """Resolve the requests that wait for a change."""
        for future in self.waiting:
            if not future.done():
                future.set_result(None)
        self.waiting.clear()

"""Presence is told when it changes, a moment later, and no closer than to the minute."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from ludotheque.server.rooms import presence
from ludotheque.server.rooms.presence import Presences
from ludotheque.server.rooms.room import Room
from tests.tables.building import table


class Listening:
    def __init__(self, viewers: Sequence[int | None], wants_presence: bool = True) -> None:
        self.viewers: Sequence[int | None] = viewers
        self.wants_presence = wants_presence
        self.hidden_since: float | None = None
        self.address, self.turns_in = "here", None
        self.own_turns: list[asyncio.Task[None]] = []
        self.heard: list[list[int | None]] = []

    def post(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message)["away"])

    def drop(self) -> None: ...


def in_a_room(test: Callable[[Room, Presences], Awaitable[None]], kinds: str = "hhb") -> None:
    async def run() -> None:
        async with asyncio.timeout(60):
            await test(Room(table("winston", kinds), 0, "here"), Presences())

    asyncio.run(run())


async def told(room: Room) -> None:
    """Wait until what has changed is told."""
    while room.presence_due is not None:
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOMENT", 0.0)


def test_who_comes_hears_who_is_there_and_the_others_hear_of_it() -> None:
    async def test(room: Room, presences: Presences) -> None:
        ada, watcher = Listening([0]), Listening([None])
        for listener in (ada, watcher):
            room.listeners.append(listener)
            presences.greet(room, listener)
            await told(room)
        assert watcher.heard == [[None, 0, None]]
        bo = Listening([1], wants_presence=False)
        room.listeners.append(bo)
        presences.greet(room, bo)
        await told(room)
        assert ada.heard[-1] == watcher.heard[-1] == [None, None, None]
        assert bo.heard == []

    in_a_room(test)


def test_a_page_that_is_loaded_again_is_not_away() -> None:
    async def test(room: Room, presences: Presences) -> None:
        ada, bo = Listening([0]), Listening([1])
        room.listeners += [ada, bo]
        presences.changed(room)
        await told(room)
        before = len(ada.heard)
        room.listeners.remove(bo)
        presences.changed(room)
        room.listeners.append(Listening([1]))  # before the moment is over
        presences.changed(room)
        await told(room)
        assert len(ada.heard) == before

    in_a_room(test)


def test_minutes_are_counted_from_the_last_connection() -> None:
    async def test(room: Room, presences: Presences) -> None:
        room.last_here = {0: time.monotonic() - 185, 1: time.monotonic() - 59}
        assert presence.presence(room).away == [3, 0, None]

    in_a_room(test)


def test_a_sign_from_elsewhere_counts_for_a_while() -> None:
    async def test(room: Room, presences: Presences) -> None:
        room.signs = {0: time.monotonic(), 1: time.monotonic() - 130}
        room.opened -= 600
        assert presence.presence(room).away == [None, 2, None]

    in_a_room(test)


def test_a_page_that_is_hidden_for_a_while_is_away() -> None:
    async def test(room: Room, presences: Presences) -> None:
        ada, bo = Listening([0]), Listening([1])
        room.listeners += [ada, bo]
        bo.hidden_since = time.monotonic()  # looks at another tab for a moment
        assert presence.presence(room).away == [None, None, None]
        assert presence.looking(room) == {0, 1}
        bo.hidden_since = room.last_here[1] = time.monotonic() - 70
        assert presence.presence(room).away == [None, 1, None]
        assert presence.looking(room) == {0}
        room.listeners.append(Listening([1]))  # the same player's telephone
        assert presence.presence(room).away == [None, None, None]

    in_a_room(test)

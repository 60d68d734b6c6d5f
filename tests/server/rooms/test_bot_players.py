"""Bots pause once a turn, not before every move of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludotheque.server.guard.limits import Buckets
from ludotheque.server.house import House
from ludotheque.server.rooms import bot_players
from ludotheque.server.rooms.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables.entries import Moved
from tests.tables.building import opening

SOME = 40  # moves


@pytest.mark.parametrize("game", ["winston", "winoc"])
def test_a_bot_rests_once_a_turn_however_many_moves_it_has(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[int] = []  # the moves made before each rest
    rooms: list[Room] = []

    async def rest(seconds: float) -> None:
        assert seconds <= 7
        rests.append(len(seats_of(rooms[0])))

    monkeypatch.setattr(bot_players, "rest", rest)

    async def play() -> None:
        store = SqlStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store.migrate()
        house = House(Settings(database=""), store, Buckets(0))
        try:
            rooms.append(await house.changes.open(msgspec.structs.replace(opening(game, "bb"), pace=7), "here"))
            house.rooms.wake_bot(rooms[0])
            while not rooms[0].table.over and len(seats_of(rooms[0])) < SOME:
                await asyncio.sleep(0.01)
        finally:
            await house.close()
            store.close()

    asyncio.run(play())
    seats = seats_of(rooms[0])
    turns = [at for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]
    assert len(turns) < SOME
    assert [at for at in rests if at < len(seats)] == turns


def seats_of(room: Room) -> list[int]:
    """The seat of every move made by a player."""
    changes = (entry.change for entry in room.table.entries)
    return [change.seat for change in changes if isinstance(change, Moved) and change.seat is not None]

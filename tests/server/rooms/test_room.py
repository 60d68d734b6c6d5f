"""The lock of a room."""

from __future__ import annotations

import asyncio

from ludotheque.server.rooms.room import Room
from ludotheque.tables.table import Table
from tests.tables.building import opening


def test_who_waits_for_the_lock_is_not_overtaken() -> None:
    async def take_turns() -> list[bool]:
        room = Room(Table(opening()), 0, "here")
        taken = [room.hold_now(), room.hold_now()]
        waiting = asyncio.create_task(room.hold())
        await asyncio.sleep(0)
        room.lock.release()
        taken.append(room.hold_now())  # the one that waits has not come to its turn yet
        await waiting
        room.lock.release()
        taken.append(room.hold_now())
        room.lock.release()
        room.gone = True
        return [*taken, room.hold_now()]

    assert asyncio.run(take_turns()) == [True, False, False, True, False]

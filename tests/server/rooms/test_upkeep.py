"""Periodic tasks: one that fails stops none of the others, and does not fill the log."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import msgspec
import pytest

from ludotheque.core.errors import UnknownGame
from ludotheque.server.guard.limits import Buckets
from ludotheque.server.house import House
from ludotheque.server.monitor.metrics import metrics_text
from ludotheque.server.monitor.troubles import Troubles
from ludotheque.server.rooms import upkeep
from ludotheque.server.rooms.room import Listener, Room
from ludotheque.server.settings import Settings
from ludotheque.server.storage.base import Append
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables import commands
from ludotheque.tables.refusals import Unavailable
from ludotheque.tables.table import Table
from tests.tables.building import opening


class Deaf:
    """A relay that cannot be reached."""

    needs_news = True

    async def say(self, words: object) -> None:
        raise ConnectionError("gone")

    async def close(self) -> None:
        pass


def in_a_house(tmp_path: Path, test: Callable[[House], Awaitable[None]], tick: float = 1000.0) -> None:
    async def run() -> None:
        store = SqlStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store.migrate()
        house = House(Settings(database=""), store, Buckets(0))
        house.upkeep.tick = tick  # of this house only: other servers in this process go on as they are
        try:
            async with asyncio.timeout(60):
                await test(house)
        finally:
            await house.close()
            store.close()

    asyncio.run(run())


def test_a_step_that_fails_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "CATCH_UP", 1)
    monkeypatch.setattr(upkeep, "CLEAN_UP", 1)
    monkeypatch.setattr(upkeep, "CLEAN_UP_PAUSE", 0)
    done = {"away": 0, "bots": 0, "notices": 0, "clean-up": 0}

    def failing(step: str) -> Callable[..., Awaitable[None]]:
        async def fail(*_: object) -> None:
            done[step] += 1
            raise ValueError(step)

        return fail

    def failing_at_once(*_: object) -> None:
        done["clean-up"] += 1
        raise ValueError

    async def test(house: House) -> None:  # only this one: other servers may run in this process
        monkeypatch.setattr(house.upkeep, "replace_absent_players", failing("away"))
        monkeypatch.setattr(house.upkeep, "wake_forgotten_bots", failing("bots"))
        monkeypatch.setattr(house.processes, "catch_up", failing("notices"))
        monkeypatch.setattr(house.store, "forget", failing_at_once)
        house.processes.relay = Deaf()
        while min(done.values()) < 5:
            await asyncio.sleep(0.01)

    with caplog.at_level(logging.WARNING):
        in_a_house(tmp_path, test, tick=0.001)
    said = [record.getMessage() for record in caplog.records]
    assert sorted(said) == ["away: ValueError", "bots: ValueError", "clean-up: ValueError", "notices: ValueError"]
    counted = metrics_text().decode()
    assert all(f'ludotheque_troubles_total{{where="{step}"}}' in counted for step in done)


def test_one_seat_that_cannot_be_given_to_a_bot_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        tables = [Table(msgspec.structs.replace(opening(), away=0.0)) for _ in range(2)]
        for each in tables:
            commands.deal_if_full(each)
            house.rooms.by_id[each.id] = Room(each, 0, "here")
        tried = []

        async def replace(room: Room, seat: int) -> None:
            tried.append(room.table.id)
            raise Unavailable("error-storage")

        monkeypatch.setattr(house.upkeep, "_replace", replace)
        with pytest.raises(Unavailable):
            await house.upkeep.replace_absent_players()
        assert tried == [each.id for each in tables]

    in_a_house(tmp_path, test)


def test_a_move_is_stored_though_telling_of_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        room = await house.changes.open(opening(), "here")
        mover = room.table.mover
        assert mover is not None
        assert room.table.match is not None
        move = next(iter(room.table.match.legal_shown()))

        def bug(*_: object) -> None:
            raise KeyError

        with monkeypatch.context() as patched:
            patched.setattr(house.telling, "tell", bug)
            await house.changes.act(room, lambda table: commands.move(table, mover, table.ply, move))
        assert room.gone
        again = await house.rooms.find(room.table.id, "here")  # read anew
        assert (again.table.ply, again is room) == (2, False)
        await house.changes.act(again, lambda table: commands.leave(table, mover, None))  # storing goes on

    in_a_house(tmp_path, test)
    assert "telling" in caplog.text


def test_a_table_that_cannot_be_read_is_no_bug_of_the_request(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        elsewhere = msgspec.structs.replace(opening(), game="left-the-shelf")
        gap = Table(opening())
        commands.deal_if_full(gap)
        broken = [msgspec.structs.replace(entry, ply=entry.ply + 1) for entry in gap.take_fresh()]
        house.store.write([Append([], [elsewhere]), Append(broken, [gap.opening])])
        with pytest.raises(UnknownGame):
            await house.rooms.find(elsewhere.id, "here")
        with pytest.raises(Unavailable):
            await house.rooms.find(gap.id, "here")

    in_a_house(tmp_path, test)


def test_trouble_is_logged_when_it_begins_changes_and_ends(caplog: pytest.LogCaptureFixture) -> None:
    troubles = Troubles()
    with caplog.at_level(logging.WARNING):
        troubles.fine("reading")
        for error in (OSError("secret"), OSError("other"), KeyError(), KeyError()):
            troubles.failed("reading", error)
        troubles.fine("reading")
        troubles.fine("reading")
    assert [record.getMessage() for record in caplog.records] == [
        "reading: OSError",
        "reading: KeyError",
        "reading: works again",
    ]


def test_nobody_waits_for_a_look_at_all_objects_where_many_are_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(len(looked)))

    async def test(house: House) -> None:
        room = await house.changes.open(opening(), "here")
        await house.upkeep.look_for_garbage()
        assert len(looked) == 1
        room.listeners = [cast(Listener, None)] * (upkeep.FEW + 1)
        await house.upkeep.look_for_garbage()
        assert len(looked) == 1
        room.listeners = []

    in_a_house(tmp_path, test)

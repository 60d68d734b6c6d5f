"""What is waiting is stored together, and a database that stands still does not keep a server from closing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from ludotheque.server.storage import writer as writers
from ludotheque.server.storage.base import Append
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.server.storage.writer import Writer
from ludotheque.tables.refusals import Unavailable
from tests.tables.building import opening


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def test_a_writer_that_stands_still_is_noticed_and_does_not_hold_up_the_end(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writers, "GOODBYE", 0.1)
    monkeypatch.setattr(writers, "PULSE_PATIENCE", 0.1)
    go_on = threading.Event()

    class Still(SqlStorage):
        def _insert(self, *_: object) -> None:
            go_on.wait()

    async def run() -> None:
        store = Still(url)
        store.migrate()
        writer = Writer(store)
        acknowledged: list[Exception | None] = []
        writer.put(Append([], [opening()]), acknowledged.append)
        await asyncio.sleep(0.01)
        with pytest.raises(Unavailable):
            await writer.check()
        await writer.close()
        store.close()
        assert acknowledged == []

    asyncio.run(run())
    go_on.set()
    assert "does not answer" in caplog.text


ENDING = """
import threading
from ludotheque.server.storage.one_thread import OneThread
OneThread("writer").submit(threading.Event().wait)
"""


def test_a_process_ends_though_its_writer_does_not() -> None:
    assert subprocess.run([sys.executable, "-c", ENDING], timeout=60).returncode == 0


def test_a_bug_after_storing_keeps_nobody_from_being_stored(url: str, caplog: pytest.LogCaptureFixture) -> None:
    def bug(error: Exception | None) -> None:
        raise KeyError

    async def run() -> None:
        store = SqlStorage(url)
        store.migrate()
        writer = Writer(store)
        stored = asyncio.Event()
        tables = [opening(), opening()]
        writer.put(Append([], [tables[0]]), bug)
        writer.put(Append([], [tables[1]]), lambda error: stored.set())
        await asyncio.wait_for(stored.wait(), 20)
        await writer.close()
        assert all(store.load(table.id) == (table, []) for table in tables)
        store.close()

    asyncio.run(run())
    assert "after storing" in caplog.text


def test_what_was_waiting_is_stored_before_the_end(url: str) -> None:
    async def run() -> list[Exception | None]:
        store = SqlStorage(url)
        store.migrate()
        writer = Writer(store)
        acknowledged: list[Exception | None] = []
        for _ in range(1200):
            writer.put(Append([], [opening()]), acknowledged.append)
        await writer.close()
        store.close()
        return acknowledged

    assert asyncio.run(run()) == [None] * 1200

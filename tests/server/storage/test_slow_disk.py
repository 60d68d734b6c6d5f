"""One commit that takes long holds up what waits to be stored, and nothing else."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.settings import Settings
from ludotheque.server.storage.sql import SqlStorage

from ..running import Client, serving


class Disk:
    """Stands still from `stop` on until `go_on`."""

    def __init__(self) -> None:
        self.entered, self.free = threading.Event(), threading.Event()
        self.free.set()
        self.entered_at = 0.0

    def stop(self) -> None:
        self.free.clear()

    def wait(self) -> None:
        if not self.free.is_set():
            self.entered_at = time.perf_counter()
            self.entered.set()
            self.free.wait()

    def go_on(self) -> float:
        """The seconds for which a commit has been waiting, at least."""
        waited = time.perf_counter() - self.entered_at
        self.free.set()
        return waited


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk, insert = Disk(), SqlStorage._insert

    def slowly(store: SqlStorage, *arguments: Any) -> None:
        disk.wait()
        insert(store, *arguments)

    monkeypatch.setattr(SqlStorage, "_insert", slowly)
    yield disk
    disk.free.set()


def commit_seconds(client: Client) -> float:
    lines = client.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("ludotheque_commit_seconds_sum"))


def test_a_slow_commit_holds_up_no_reads_and_is_seen(disk: Disk, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with (
        serving(Settings(database=database, rate=0, table_rate=0)) as url,
        Client(url) as client,
        Client(url) as other,
        ThreadPoolExecutor(1) as mover,
    ):
        slow, quick = client.open(), client.open()
        public = client.open("winston", {"kind": "human", "name": "Ada"}, {"kind": "open"}, public=True)
        seat = slow["state"]["view"]["mover"]
        token = slow["seats"][seat]["token"]
        shown = client.state(slow["table"], token)
        before = commit_seconds(client)
        disk.stop()
        moved = mover.submit(other.move, slow["table"], token, shown)
        assert disk.entered.wait(60)
        # tables in memory, what is read from the file, a socket, a turn
        watcher = quick["watch"]
        assert client.state(quick["table"], watcher)["ply"] == quick["state"]["ply"]
        assert [each["table"] for each in client.http.get("/api/tables").json()] == [public["table"]]
        with client.socket(quick["table"], watcher) as socket:
            assert socket.read()["type"] == "state"
        assert client.get(quick["table"], "turn", watcher).is_success
        assert not moved.done()
        waited = disk.go_on()
        assert moved.result(60)["ply"] > slow["state"]["ply"]
        assert commit_seconds(client) - before >= waited

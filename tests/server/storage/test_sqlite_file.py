"""The file of a SQLite database: for one server, for its owner alone, and what is acknowledged is in it."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from ludotheque.core.errors import BadRequest
from ludotheque.server.http.sockets import COME_AGAIN
from ludotheque.server.run import check
from ludotheque.server.settings import Settings, default_database
from ludotheque.server.storage.base import Append
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.server.storage.sqlite_file import FileGone
from ludotheque.server.storage.writer import Writer
from ludotheque.tables import commands
from ludotheque.tables.table import Table
from tests.tables.building import opening, play

from ..running import Client, Json, serving, until

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[SqlStorage]:
    made = SqlStorage(f"sqlite:///{file}")
    made.migrate()
    yield made
    made.close()


def one_more(store: SqlStorage) -> list[Exception | None]:
    """As the writer does it."""
    table = Table(opening())
    commands.deal_if_full(table)
    store.check_file()
    outcomes = store.write([Append(table.take_fresh(), [table.opening])])
    store.check_file()
    return outcomes


# --- one server ---


def test_a_second_server_on_the_same_file_says_so_and_stops(store: SqlStorage, file: Path) -> None:
    words = ["serve", "--port", "0", "--database", f"sqlite:///{file}"]
    environment = {**os.environ, "LUDOTHEQUE_LANG": "en"}
    second = subprocess.run(
        [sys.executable, "-m", "ludotheque", *words], env=environment, capture_output=True, text=True, timeout=60
    )
    assert second.returncode == 2
    assert second.stderr == f"Another server already uses {file}. Stop it, or choose another file.\n"
    assert one_more(store) == [None]


def test_a_link_to_the_file_is_the_same_file(store: SqlStorage, file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(file)
    with pytest.raises(BadRequest, match="Another server"):
        SqlStorage(f"sqlite:///{link}").migrate()


def test_a_server_does_not_stand_in_its_own_way(file: Path) -> None:
    settings = Settings(database=f"sqlite:///{file}", rate=0)
    check(settings)
    with serving(settings) as url, Client(url) as client:
        client.open()
        with pytest.raises(BadRequest, match="Another server"):
            check(settings)
    check(settings)  # it is free again


# --- who may read it ---


def modes(*paths: Path) -> list[str]:
    return [oct(stat.S_IMODE(path.stat().st_mode)) for path in paths]


@posix_only
def test_files_are_their_owner_s_alone(file: Path) -> None:
    beside = [Path(f"{file}{ending}") for ending in ("", "-wal", "-shm", ".lock")]
    before = os.umask(0)
    try:
        store = SqlStorage(f"sqlite:///{file}")
        store.migrate()
        one_more(store)
        assert modes(*beside) == ["0o600"] * 4
        store.close()
        for path in beside:
            path.touch()
            path.chmod(0o666)
        store = SqlStorage(f"sqlite:///{file}")
        store.migrate()
        assert modes(*beside) == ["0o600"] * 4
        store.close()
    finally:
        os.umask(before)


@posix_only
def test_the_usual_folder_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data" / "ludotheque"
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: folder)
    assert default_database() == f"sqlite:///{folder / 'tables.sqlite'}"
    assert modes(folder) == ["0o700"]
    folder.chmod(0o755)
    default_database()
    assert modes(folder) == ["0o700"]


# --- what is wrong when a server starts ---


@pytest.mark.parametrize("content", [b"This is a letter to my aunt.\n" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_what_is_no_database_gets_a_sentence(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(BadRequest, match="cannot be opened"):
        check(Settings(database=f"sqlite:///{file}"))
    assert file.read_bytes() == content


def test_a_database_of_something_else_gets_a_sentence(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE tables (legs INTEGER)")
    connection.close()
    with pytest.raises(BadRequest, match="cannot be opened"):
        check(Settings(database=f"sqlite:///{file}"))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="cannot be opened"):
        check(Settings(database=f"sqlite:///{tmp_path}"))


@pytest.mark.parametrize("url", ["sqlite:///file:tables.sqlite?uri=true", "mysql://there/tables"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadRequest, match="is not a database"):
        SqlStorage(url)


# --- what goes wrong while it is open ---


@posix_only
@pytest.mark.parametrize("ending", ["", "-wal", "-shm"])
def test_nothing_is_stored_in_a_file_that_is_gone(store: SqlStorage, file: Path, ending: str) -> None:
    assert one_more(store) == [None]
    lost, kept = Path(f"{file}{ending}"), file.with_name("elsewhere")
    lost.rename(kept)
    with pytest.raises(FileGone):
        one_more(store)
    with pytest.raises(FileGone):
        store.load("some table")
    with pytest.raises(FileGone):
        store.pulse()
    assert not lost.exists()  # no empty one was made in its place
    shutil.copy(kept, lost)  # a copy is not what is written to
    with pytest.raises(FileGone):
        one_more(store)
    kept.replace(lost)
    assert one_more(store) == [None]


@posix_only
def test_what_is_written_while_the_file_goes_away_is_not_acknowledged(
    store: SqlStorage, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inserted = store._insert

    def deleting(*given: object) -> None:
        inserted(*given)  # type: ignore[arg-type]
        file.unlink()

    async def outcome() -> Exception | None:
        writer = Writer(store)
        told = asyncio.get_running_loop().create_future()
        writer.put(Append([], [opening()]), told.set_result)
        found: Exception | None = await told
        await writer.close()
        return found

    assert asyncio.run(outcome()) is None
    monkeypatch.setattr(store, "_insert", deleting)
    assert isinstance(asyncio.run(outcome()), FileGone)


def use(store: SqlStorage) -> None:
    for _ in range(20):
        store.listed()
        one_more(store)


@posix_only
@pytest.mark.parametrize("harm", ["emptied", "overwritten", "a page overwritten"])
def test_a_corrupt_file_takes_no_more_writes(store: SqlStorage, file: Path, harm: str) -> None:
    for _ in range(50):
        assert one_more(store) == [None]
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    descriptor = os.open(file, os.O_RDWR)  # not closed before the store is: that would give back SQLite's locks
    try:
        if harm == "emptied":
            os.ftruncate(descriptor, 0)
        elif harm == "overwritten":
            os.pwrite(descriptor, b"\0" * os.fstat(descriptor).st_size, 0)
        else:
            os.pwrite(descriptor, b"\xff" * (os.fstat(descriptor).st_size - 4096), 4096)
        store.engine.dispose()  # what SQLite has in memory is not asked
        with pytest.raises(Exception, match=r"malformed|corrupt|no longer a database|not a database"):
            use(store)
        with pytest.raises(FileGone):
            store.listed()
        with pytest.raises(FileGone):
            one_more(store)
    finally:
        store.close()
        os.close(descriptor)


def test_a_full_database_takes_no_writes_and_loses_none(store: SqlStorage) -> None:
    table = Table(opening("winchester"))
    commands.deal_if_full(table)
    assert store.write([Append(table.take_fresh(), [table.opening])]) == [None]

    def limit(connection: sqlite3.Connection, record: object) -> None:
        connection.execute("PRAGMA max_page_count = 40")

    event.listen(store.engine, "connect", limit)
    store._let_go()
    store.engine.dispose()
    with pytest.raises(OperationalError, match="full"):
        fill(store)
    with pytest.raises(OperationalError, match="full"):
        store.pulse()
    assert store.load(table.id) == (table.opening, table.entries)
    event.remove(store.engine, "connect", limit)
    store.engine.dispose()
    store.pulse()
    play(table, 1)
    assert store.write([Append(table.take_fresh())]) == [None]


def fill(store: SqlStorage) -> None:
    while True:
        one_more(store)


# --- a whole server ---


@pytest.fixture
def client(file: Path) -> Iterator[Client]:
    with serving(Settings(database=f"sqlite:///{file}", rate=0, table_rate=0)) as url, Client(url) as client:
        yield client


def status(client: Client) -> tuple[int, int]:
    return client.http.get("/health").status_code, client.http.get("/ready").status_code


def opened_by_two(client: Client) -> tuple[str, list[str], Json]:
    opened = client.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    return opened["table"], tokens, client.state(opened["table"], tokens[opened["state"]["view"]["mover"]])


@posix_only
def test_a_server_whose_file_is_deleted_says_so_and_acknowledges_nothing(
    client: Client, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, tokens, state = opened_by_two(client)
    until(lambda: status(client) == (200, 200))
    kept = file.with_name("kept")
    with client.socket(table, tokens[state["you"]]) as talk, caplog.at_level(logging.WARNING):
        talk.read()
        file.rename(kept)
        talk.send(type="move", ply=state["ply"], move=state["view"]["legal"][0])
        with pytest.raises(ConnectionClosed) as closed:
            talk.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COME_AGAIN
        for _ in range(5):
            refused = client.post(table, "moves", tokens[state["you"]], ply=1, move=state["view"]["legal"][0])
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            assert (
                client.http.post(
                    "/api/tables", json={"game": "winston", "seats": [{"kind": "bot", "level": "random"}] * 2}
                ).status_code
                == 503
            )
            assert client.http.get("/api/tables").status_code == 503
            assert status(client) == (503, 503)
        answer = client.http.get("/ready")
        assert int(answer.headers["retry-after"]) >= 1
        assert not file.exists()
        said = [record.getMessage() for record in caplog.records if "has been deleted" in record.getMessage()]
        assert len(said) == 2  # one who reads, one who writes
        kept.rename(file)
        until(lambda: status(client) == (200, 200))
        again = client.state(table, tokens[state["you"]])
        assert (again["ply"], again["view"]) == (state["ply"], state["view"])
        client.move(table, tokens[state["you"]], again)
    assert "Traceback" not in caplog.text
    assert client.http.get("/metrics").text.count('ludotheque_troubles_total{where="writing"}') == 1


@posix_only
def test_a_server_whose_file_is_corrupt_says_so(client: Client, file: Path, caplog: pytest.LogCaptureFixture) -> None:
    table, tokens, state = opened_by_two(client)
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.pwrite(descriptor, b"\xff" * 100_000, 0)
        refused = client.post(table, "moves", tokens[state["you"]], ply=1, move=state["view"]["legal"][0])
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        until(lambda: status(client) == (503, 503))
        for path in ("/api/tables", f"/api/tables/{table}", "/api/tables/0123"):
            answer = client.http.get(path, headers={"Authorization": f"Bearer {tokens[0]}"})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "Traceback" not in caplog.text
    finally:
        os.close(descriptor)


def test_a_server_waits_for_nobody_who_holds_the_file_for_long(
    client: Client, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.storage.sql.BUSY", 10)
    table, tokens, state = opened_by_two(client)
    move = {"ply": 1, "move": state["view"]["legal"][0]}
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        refused = client.post(table, "moves", tokens[state["you"]], **move)
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        until(lambda: status(client) == (503, 503))
    finally:
        other.close()
    until(lambda: status(client) == (200, 200))
    client.ok(client.post(table, "moves", tokens[state["you"]], **move))


@posix_only
def test_asking_for_health_does_not_load_the_disk(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    pulses = []
    beat = SqlStorage.pulse

    def counted(store: SqlStorage) -> None:
        pulses.append(store)
        beat(store)

    monkeypatch.setattr(SqlStorage, "pulse", counted)
    monkeypatch.setattr("ludotheque.server.storage.writer.PULSE", 1000.0)
    for _ in range(30):
        assert status(client) == (200, 200)
    assert len(pulses) <= 1


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="mounting a small disk is for root")
def test_a_server_on_a_full_disk_says_so(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], capture_output=True)
    if mounted.returncode:
        pytest.skip("mounting is not allowed here")
    try:
        settings = Settings(database=f"sqlite:///{disk / 'tables.sqlite'}", rate=0, table_rate=0)
        with serving(settings) as url, Client(url) as client:
            table, tokens, state = opened_by_two(client)
            with pytest.raises(OSError, match="space"):
                (disk / "filler").write_bytes(b"\0" * 1024 * 1024)
            while True:  # the log has room for a few more
                answer = client.http.post(
                    "/api/tables", json={"game": "winston", "seats": [{"kind": "human", "name": "Ada"}] * 2}
                )
                if answer.status_code == 503:
                    break
                assert answer.status_code == 201
            until(lambda: status(client) == (503, 503))
            assert client.state(table, tokens[0])["ply"] == state["ply"]
            (disk / "filler").unlink()
            until(lambda: status(client) == (200, 200))
            client.move(table, tokens[state["you"]], state)
    finally:
        subprocess.run(["umount", disk], check=True)

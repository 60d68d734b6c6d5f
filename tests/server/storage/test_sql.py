"""What is stored, and who wins when two processes want the same ply."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import delete, insert, inspect, text

from ludotheque.core.errors import BadRequest
from ludotheque.core.record import check_fair
from ludotheque.server.storage import sql
from ludotheque.server.storage.base import NOTHING_PASSED, Append
from ludotheque.server.storage.layout import metadata, tables
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables import commands
from ludotheque.tables.entries import Change, Moved
from ludotheque.tables.refusals import NotNow
from ludotheque.tables.shown import projection
from ludotheque.tables.shown.listing import public_tables
from ludotheque.tables.table import Table
from tests.tables.building import opening, play

from ..databases import Postgres, postgres


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStorage]:
    on_sqlite = request.param == "sqlite"
    made = SqlStorage(
        f"sqlite:///{tmp_path / 'tables.sqlite'}" if on_sqlite else request.getfixturevalue("database").url
    )
    made.migrate()
    with made.engine.begin() as connection:
        connection.execute(delete(tables))  # another test's
    yield made
    made.close()


def stored(store: SqlStorage, game: str = "winston", *, public: bool = False, kinds: str = "hh") -> Table:
    table = Table(opening(game, kinds, public=public))
    commands.deal_if_full(table)
    assert store.write([Append(table.take_fresh(), [table.opening])]) == [None]
    return table


def test_migrations_make_what_the_code_expects(store: SqlStorage) -> None:
    found = inspect(store.engine)
    for name, table in metadata.tables.items():
        assert {c["name"] for c in found.get_columns(name)} == {c.name for c in table.columns}
        assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]
        expected = {index.name: [column.name for column in index.columns] for index in table.indexes}
        assert {index["name"]: index["column_names"] for index in found.get_indexes(name)} == expected
    store.migrate()  # a second time changes nothing


def test_a_table_comes_back_as_it_was(store: SqlStorage) -> None:
    table = stored(store, "winchester")
    play(table, 20)
    store.write([Append(table.take_fresh())])
    loaded = store.load(table.id)
    assert loaded is not None
    assert loaded == (table.opening, table.entries)
    assert store.since(table.id, 7) == table.entries[7:]
    assert store.load("nothing") is None


def test_of_two_that_want_the_same_ply_one_loses_and_writes_nothing(store: SqlStorage) -> None:
    ours = stored(store, "winchester")
    theirs = Table(ours.opening, ours.entries)
    play(theirs, 1, choice=1)
    play(ours, 1)
    theirs_fresh, ours_fresh = theirs.take_fresh(), ours.take_fresh()
    longer = theirs_fresh if len(theirs_fresh) > len(ours_fresh) else ours_fresh
    shorter = ours_fresh if longer is theirs_fresh else theirs_fresh
    bystander = Table(opening())
    commands.deal_if_full(bystander)
    assert store.write([Append(shorter)]) == [None]
    lost, fine = store.write([Append(longer), Append(bystander.take_fresh(), [bystander.opening])])
    assert isinstance(lost, NotNow)
    assert fine is None  # others in the same batch do not suffer
    assert store.since(ours.id, shorter[0].ply - 1) == shorter


def test_public_tables_are_listed_until_they_are_dealt(store: SqlStorage) -> None:
    table = Table(opening(kinds="ho", public=True))
    store.write([Append([], [table.opening])])
    stored(store, public=False)
    stored(store, public=True)  # dealt at once
    assert [found.id for found, _ in store.listed()] == [table.id]
    commands.join(table, None, "Bo", "", "hash", None)
    store.write([Append(table.take_fresh())])
    assert store.listed() == []


def test_the_list_of_public_tables_reads_only_who_has_joined(
    store: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.tables.mixing.MOST", 1000)  # as tables of earlier versions may have
    table = Table(opening(kinds="hoo", public=True))
    for number in range(200):
        commands.mix(table, 0, f"word {number}")
    commands.join(table, None, "Bo", "", "hash", 2)
    store.write([Append(table.take_fresh(), [table.opening])])
    [(_, read)] = store.listed()
    assert [entry.kind for entry in read] == ["joined"]
    gone = msgspec.structs.replace(opening(kinds="ho", public=True), game="left-the-shelf")
    store.write([Append([], [gone])])
    [shown] = public_tables(store.listed())
    assert shown.table == table.id
    assert [(seat.kind, seat.name) for seat in shown.seats] == [("human", "Person 0"), ("open", None), ("human", "Bo")]


def test_only_tables_nobody_has_touched_for_long_are_forgotten(store: SqlStorage) -> None:
    month = 30 * 86400.0
    old, visited = opening(), opening()
    both = [Table(msgspec.structs.replace(found, created=time.time() - 2 * month)) for found in (old, visited)]
    for table in both:
        commands.deal_if_full(table)
    fresh = [table.take_fresh() for table in both]
    fresh[0] = [msgspec.structs.replace(entry, at=entry.at - 2 * month) for entry in fresh[0]]
    for table, entries in zip(both, fresh, strict=True):
        store.write([Append(entries, [table.opening])])
    assert forget(store, 30) == 1
    assert store.load(old.id) is None
    assert store.since(old.id, 0) == []
    assert store.load(visited.id) is not None


def forget(store: SqlStorage, days: float) -> int:
    """All of it; gives how many tables are gone."""
    before = time.time() - days * 86400
    gone, after = store.forget(before)
    while after is not None:
        more, after = store.forget(before, after)
        gone += more
    return gone


def aged(table: Table) -> Append:
    long_ago = time.time() - 100 * 86400
    stored = [msgspec.structs.replace(entry, at=long_ago) for entry in table.take_fresh()]
    return Append(stored, [msgspec.structs.replace(table.opening, created=long_ago)])


def test_what_is_forgotten_goes_in_small_transactions(store: SqlStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.tables.mixing.MOST", 1000)
    monkeypatch.setattr("ludotheque.server.storage.sql.FORGET_TABLES", 4)
    monkeypatch.setattr("ludotheque.server.storage.sql.FORGET_ENTRIES", 20)
    many = [Table(opening(kinds="ho", wait=True)) for _ in range(30)]
    for number, table in enumerate(many):
        for _ in range(number % 9):
            commands.mix(table, 0, "word")
    long = Table(opening(kinds="ho", wait=True, public=True))
    for _ in range(110):
        commands.mix(long, 0, "word")
    store.write([aged(table) for table in [*many[:15], long, *many[15:]]])
    stays = stored(store)

    def entries() -> int:
        with store.engine.connect() as connection:
            return int(connection.exec_driver_sql("SELECT count(*) FROM entries").scalar() or 0)

    left, before, after = entries(), time.time() - 86400, NOTHING_PASSED
    gone = 0
    while True:
        count, passed = store.forget(before, after)
        now = entries()
        assert left - now <= 20
        assert count <= 4
        found = store.load(long.id)
        assert found is None or len(found[1]) == 110  # all of it or nothing
        left, gone = now, gone + count
        if passed is None:
            break
        after = passed
    assert gone == 31
    assert store.load(long.id) is None
    assert (store.listed(), store.load(stays.id)) == ([], (stays.opening, stays.entries))


def test_one_that_cannot_be_stored_does_not_take_the_others_with_it(store: SqlStorage) -> None:
    good, bad = Table(opening()), Table(opening())
    for table in (good, bad):
        commands.deal_if_full(table)
    broken = msgspec.structs.replace(bad.take_fresh()[0], change=Moved(0, "\ud800"))
    refused, stored = store.write([Append([broken], [bad.opening]), Append(good.take_fresh(), [good.opening])])
    assert isinstance(refused, UnicodeEncodeError)
    assert stored is None
    assert store.load(bad.id) is None
    assert store.load(good.id) == (good.opening, good.entries)


def test_moves_are_on_the_disk_before_the_write_returns(tmp_path: Path) -> None:
    store = SqlStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()


@pytest.mark.parametrize("url", ["nonsense", "oracle://there", "sqlite:////no/such/folder/tables.sqlite"])
def test_a_database_that_cannot_be_used_is_named(url: str) -> None:
    with pytest.raises(BadRequest):
        SqlStorage(url).migrate()


FIXTURES = Path(__file__).parent / "fixtures"


def filled(file: Path, revision: str) -> list[str]:
    """Write the database of an earlier revision; gives the ids of its tables."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FIXTURES / f"revision_{revision}.sql").read_text(encoding="utf-8"))
        return [id for (id,) in connection.execute("SELECT id FROM tables")]


def test_a_database_of_the_first_revision_is_opened_and_played_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    ids = filled(file, "0001")
    store = SqlStorage(f"sqlite:///{file}")
    store.migrate()
    loaded = {id: Table(*found) for id in ids if (found := store.load(id)) is not None}
    assert len(loaded) == len(ids)
    stages = {id: table.stage for id, table in loaded.items()}
    assert {id for id, stage in stages.items() if stage == "open"} == {"open", "waiting"}
    assert {id for id, stage in stages.items() if stage == "over"} == {"over", "resigned"}
    assert [found.id for found, _ in store.listed()] == ["open"]
    assert loaded["over"].rematch == "again"
    assert loaded["left"].seats[1].bot == "greedy"
    assert loaded["back"].asked is not None
    check_fair(loaded["over"].finished())
    commands.join(loaded["open"], None, "Cleo", "", "hash", 2)
    commands.start(loaded["waiting"], "greedy")
    for id, table in loaded.items():
        play(table, 3)
        if fresh := table.take_fresh():
            assert store.write([Append(fresh)]) == [None]
        found = store.load(id)
        assert found is not None
        assert found[1] == table.entries
    store.close()


def known(found: Any, expected: Any) -> Any:
    """What was found, without the fields that are not among those expected."""
    if isinstance(found, dict) and isinstance(expected, dict):
        shown = {name: known(value, expected[name]) for name, value in found.items() if name in expected}
        if shown.get("events") is None and "events" in expected:  # of a round that must be remembered
            shown["events"] = expected["events"]
        return shown
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        return [known(*pair) for pair in zip(found, expected, strict=True)]
    return found


def check_shown(store: SqlStorage) -> None:
    """Seat 0 is shown of every table what it was shown at revision 0002, and whatever has been added since."""
    expected = json.loads((FIXTURES / "revision_0002.json").read_text(encoding="utf-8"))
    found = {id: store.load(id) for id in expected}
    states = {id: projection.state(Table(*loaded), 0) for id, loaded in found.items() if loaded is not None}
    assert known(msgspec.to_builtins(states), expected) == expected
    kinds = {entry.kind for loaded in found.values() if loaded is not None for entry in loaded[1]}
    assert kinds == {change.__struct_config__.tag for change in get_args(Change)} - {"renamed"}  # which came later


def test_every_kind_of_entry_of_the_second_revision_means_the_same(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    filled(file, "0002")
    store = SqlStorage(f"sqlite:///{file}")
    store.migrate()
    check_shown(store)
    store.close()


def test_every_kind_of_entry_means_the_same_in_postgresql(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    filled(file, "0002")
    config = Config()
    config.set_main_option("script_location", str(Path(sql.__file__).parent / "migrations"))
    columns = ("table_id", "ply", "kind", "seat", "text", "data", "at")
    into = text(f"INSERT INTO entries VALUES ({', '.join(f':{name}' for name in columns)})")
    with postgres() as database:
        store = SqlStorage(database.url)
        with closing(sqlite3.connect(file)) as old, store.engine.begin() as new:
            config.attributes["connection"] = new
            command.upgrade(config, "0002")
            for id, game, opened, listed, created in old.execute("SELECT * FROM tables"):
                row = {"id": id, "game": game, "opening": opened, "listed": bool(listed), "created": created}
                new.execute(insert(tables), row)
            for values in old.execute(f"SELECT {', '.join(columns)} FROM entries"):
                new.execute(into, dict(zip(columns, values, strict=True)))
        store.migrate()
        check_shown(store)
        store.close()


def test_cleaning_up_does_not_wait_for_a_table_that_is_being_played_at(database: Postgres) -> None:
    store = SqlStorage(database.url)
    store.migrate()
    old, played = Table(opening(kinds="ho", wait=True)), Table(opening(kinds="ho", wait=True))
    store.write([aged(old), aged(played)])
    commands.mix(played, 0, "rain")
    other = SqlStorage(database.url)
    with other.engine.begin() as connection:  # another process stores an entry, and is not done yet
        store._insert(connection, [Append(played.take_fresh())])
        assert forget(store, 30) == 1
    other.close()
    assert forget(store, 30) == 0
    found = store.load(played.id)
    assert found is not None
    assert found[1] == played.entries
    assert store.load(old.id) is None
    store.close()


def test_a_database_from_a_newer_version_gets_a_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = SqlStorage(url)
    store.migrate()
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(BadRequest, match="newer version of Ludothèque \\(revision 9999\\)"):
        SqlStorage(url).migrate()

"""What is stored, and who wins when two processes want the same ply."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import inspect

from ludotheque.core.errors import BadRequest
from ludotheque.server.refusals import NotNow
from ludotheque.server.store import Append, Store, metadata
from ludotheque.server.table import Table

from .tables import opening, play


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    made.migrate()
    return made


def stored(store: Store, game: str = "winston", *, public: bool = False, kinds: str = "hh") -> Table:
    table = Table(opening(game, kinds, public=public))
    table.deal_if_full()
    assert store.write([Append(table.take_fresh(), [table.opening])]) == [None]
    return table


def test_migrations_make_what_the_code_expects(store: Store) -> None:
    found = inspect(store.engine)
    for name, table in metadata.tables.items():
        assert {c["name"] for c in found.get_columns(name)} == {c.name for c in table.columns}
        assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]
    store.migrate()  # a second time changes nothing


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = stored(store, "winchester")
    play(table, 20)
    store.write([Append(table.take_fresh())])
    loaded = store.load(table.id)
    assert loaded is not None
    assert loaded == (table.opening, table.entries)
    assert store.since(table.id, 7) == table.entries[7:]
    assert store.load("nothing") is None


def test_of_two_that_want_the_same_ply_one_loses_and_writes_nothing(store: Store) -> None:
    ours = stored(store, "winchester")
    theirs = Table(ours.opening, ours.entries)
    play(theirs, 1, choice=1)
    play(ours, 1)
    theirs_fresh, ours_fresh = theirs.take_fresh(), ours.take_fresh()
    longer = theirs_fresh if len(theirs_fresh) > len(ours_fresh) else ours_fresh
    shorter = ours_fresh if longer is theirs_fresh else theirs_fresh
    bystander = Table(opening())
    bystander.deal_if_full()
    assert store.write([Append(shorter)]) == [None]
    lost, fine = store.write([Append(longer), Append(bystander.take_fresh(), [bystander.opening])])
    assert isinstance(lost, NotNow)
    assert fine is None  # others in the same batch do not suffer
    assert store.since(ours.id, shorter[0].ply - 1) == shorter


def test_public_tables_are_listed_until_they_are_dealt(store: Store) -> None:
    table = Table(opening(kinds="ho", public=True))
    store.write([Append([], [table.opening])])
    stored(store, public=False)
    assert [found.id for found, _ in store.listed()] == [table.id]
    table.join(None, "Bo", "", "hash", None)
    store.write([Append(table.take_fresh())])
    assert store.listed() == []


def test_only_tables_nobody_has_touched_for_long_are_forgotten(store: Store) -> None:
    month = 30 * 86400.0
    old, visited = opening(), opening()
    tables = [Table(msgspec.structs.replace(found, created=time.time() - 2 * month)) for found in (old, visited)]
    for table in tables:
        table.deal_if_full()
    fresh = [table.take_fresh() for table in tables]
    fresh[0] = [msgspec.structs.replace(entry, at=entry.at - 2 * month) for entry in fresh[0]]
    for table, entries in zip(tables, fresh, strict=True):
        store.write([Append(entries, [table.opening])])
    assert store.forget(30) == 1
    assert store.load(old.id) is None
    assert store.since(old.id, 0) == []
    assert store.load(visited.id) is not None


def test_moves_are_on_the_disk_before_the_write_returns(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


@pytest.mark.parametrize("url", ["nonsense", "oracle://there", "sqlite:////no/such/folder/tables.sqlite"])
def test_a_database_that_cannot_be_used_is_named(url: str) -> None:
    with pytest.raises(BadRequest):
        Store(url).migrate()

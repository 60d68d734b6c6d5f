"""Tables in a database, SQLite or PostgreSQL, through SQLAlchemy Core. All calls block: they are made in threads."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, delete, event, func, insert, select, text, tuple_, update
from sqlalchemy.engine import Connection, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from ludotheque.core.errors import BadRequest
from ludotheque.tables.entries import CHANGE, OPENING, Entry, Opening, Started
from ludotheque.tables.refusals import NotNow

from .addresses import HIDDEN, shown
from .base import NOTHING_PASSED, Append, Passed, Storage
from .layout import INSERT_POSTGRES, INSERT_SQLITE, INSERT_TABLE, JOINED_ONLY, entries, pulse, tables
from .notices import CHANNEL, notices
from .sqlite_file import FileGone, SqliteFile

MIGRATING = 0x6C75646F  # the key of PostgreSQL's lock for processes that start together
POSTGRES_CONNECTING = {  # a database that does not answer any more is noticed within seconds
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,  # milliseconds
}
BUSY = 10_000  # milliseconds that SQLite waits for another process, such as a backup
FILLER = "." * 8192
FORGET_TABLES, FORGET_ENTRIES = 50, 300  # in one transaction


class SqlStorage(Storage):
    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            if parsed.drivername in ("postgres", "postgresql"):
                parsed = parsed.set(drivername="postgresql+psycopg")
            kind = parsed.get_backend_name()
            if kind not in ("sqlite", "postgresql") or (parsed.database or "").startswith("file:"):
                raise BadRequest("error-database-url", found=shown(url))
            self.postgres = kind == "postgresql"
            self.connecting: dict[str, Any] = {
                k: v for k, v in POSTGRES_CONNECTING.items() if self.postgres and k not in parsed.query
            }
            self.engine: Engine = create_engine(
                parsed, pool_pre_ping=True, hide_parameters=True, connect_args=dict(self.connecting)
            )
        except ModuleNotFoundError as error:
            if error.name != "psycopg":
                raise BadRequest("error-database-url", found=shown(url)) from None
            raise BadRequest("error-extra", library="psycopg", command="pip install 'ludotheque[cluster]'") from None
        except (ArgumentError, SQLAlchemyError, ImportError, ValueError):
            raise BadRequest("error-database-url", found=shown(url)) from None
        self.url = parsed
        self.notifies = self.postgres  # tells other processes through the database itself
        self._writing: Connection | None = None
        self._turn = Lock()  # held while that connection is used
        self._name = secrets.token_hex(8)
        self._file: SqliteFile | None = None
        if self.postgres:
            event.listen(self.engine, "connect", _prepare_postgres)
            return
        if parsed.database not in (None, "", ":memory:"):
            self._file = SqliteFile(parsed.database)
            event.listen(self.engine, "do_connect", self._before_connecting)
            event.listen(self.engine, "handle_error", self._look_at_error)
        event.listen(self.engine, "connect", _prepare_sqlite)

    def claim(self) -> None:
        """SQLite: take the file, for this process alone. Raises BadRequest."""
        if self._file is not None:
            self._file.claim()

    def migrate(self) -> None:
        """Bring the database to the newest form, and see that it takes writes. Raises BadRequest."""
        self.claim()
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        try:
            with self.engine.connect() as connection:
                if self.postgres:
                    connection.execute(text("SET LOCAL statement_timeout = 0"))
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                for revision in MigrationContext.configure(connection).get_current_heads():
                    if revision not in known:
                        raise BadRequest("error-database-newer", revision=revision)
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
            self.pulse()
        except (SQLAlchemyError, CommandError, FileGone) as error:
            raise BadRequest("error-database", reason=self._without_password(error)) from None

    def _without_password(self, error: Exception) -> str:
        reason = str(getattr(error, "orig", None) or error)
        for secret in (self.url.password, *(v for k, v in self.url.query.items() if "pass" in k.lower())):
            if secret:
                reason = reason.replace(str(secret), HIDDEN)
        return reason

    def close(self) -> None:
        """Without waiting for a write that never ends; the file stays taken then until the process is gone."""
        if not self._turn.acquire(timeout=1):
            return
        try:
            self._let_go()
            self.engine.dispose()
            if self._file is not None:
                self._file.release()
        finally:
            self._turn.release()

    # --- the file of SQLite ---

    def check_file(self) -> None:
        """Raises FileGone unless what is written goes into the file that was opened.

        Asked by the writer before and after each batch, in the event loop: in the writing thread, each look at the disk
        would have to get hold of Python's lock again.
        """
        if self._file is not None:
            self._file.check()

    def _before_connecting(self, *_: object) -> None:
        """SQLite would make a new, empty file where the old one is gone."""
        self.check_file()

    def _look_at_error(self, context: ExceptionContext) -> None:
        code = getattr(context.original_exception, "sqlite_errorcode", 0) & 0xFF
        if self._file is not None and code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            self._file.damaged()

    # --- writing ---

    def write(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Store the batch in one transaction. If that fails for some appends only, the others are stored and these get
        their own errors. Raises if nothing can be stored.
        """
        try:
            with self._transaction() as connection:
                self._insert(connection, batch)
        except Exception as error:
            if isinstance(error, FileGone | SQLAlchemyError) and not isinstance(error, IntegrityError | DataError):
                raise
            if len(batch) == 1:
                return [NotNow("error-overtaken") if isinstance(error, IntegrityError) else error]
            return self._write_each(batch)
        return [None] * len(batch)

    def _write_each(self, batch: Sequence[Append]) -> list[Exception | None]:
        outcomes: list[Exception | None] = []
        for append in batch:
            try:
                outcomes += self.write([append])
            except Exception as error:  # the database is gone: do not try it once for each
                return outcomes + [error] * (len(batch) - len(outcomes))
        return outcomes

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On the connection that is kept for writing. If it ends without an error, all is on the disk."""
        with self._turn:
            if self._writing is None:
                self._writing = self.engine.connect()
            try:
                with self._writing.begin():
                    yield self._writing
            except SQLAlchemyError as error:
                if not isinstance(error, IntegrityError | DataError):
                    self._writing.invalidate()
                    self._let_go()
                raise
            if self._file is not None:
                self._file.remember_beside()

    def _let_go(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None
        if self._file is not None:
            self._file.forget_beside()

    def _insert(self, connection: Connection, batch: Sequence[Append]) -> None:
        added = [entry for append in batch for entry in append.entries]
        dealt = {entry.table for entry in added if isinstance(entry.change, Started)}
        opened = [opening for append in batch for opening in append.opens]
        if opened:
            connection.execute(INSERT_TABLE, [_opening_row(opening, opening.id in dealt) for opening in opened])
        if added:
            rows = msgspec.json.encode([_entry_row(entry) for entry in added]).decode()
            connection.exec_driver_sql(INSERT_POSTGRES if self.postgres else INSERT_SQLITE, (rows,))
        dealt.difference_update(opening.id for opening in opened)
        if dealt:
            connection.execute(update(tables).where(tables.c.id.in_(dealt), tables.c.listed).values(listed=False))
        if self.notifies:
            newest = {entry.table: entry.ply for entry in added}
            for notice in notices(f"{id}:{ply}" for id, ply in newest.items()):
                connection.execute(select(func.pg_notify(CHANNEL, notice)))

    def pulse(self) -> None:
        """Write and delete a row as large as the largest entry: writes work, and the disk has room."""
        self.check_file()
        with self._transaction() as connection:
            connection.execute(insert(pulse), {"id": self._name, "filler": FILLER})
            connection.execute(delete(pulse).where(pulse.c.id == self._name))
        self.check_file()

    # --- reading ---

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        self.check_file()
        with self.engine.connect() as connection:
            yield connection
        self.check_file()

    def load(self, id: str) -> tuple[Opening, list[Entry]] | None:
        with self._reading() as connection:
            opening = connection.execute(select(tables.c.opening).where(tables.c.id == id)).scalar()
            if not opening:  # or what is left of a table that is being removed
                return None
            return OPENING.read(opening), self._entries(connection, id, 0)

    def since(self, id: str, ply: int) -> list[Entry]:
        with self._reading() as connection:
            return self._entries(connection, id, ply)

    def _entries(self, connection: Connection, id: str, ply: int) -> list[Entry]:
        wanted = select(entries).where(entries.c.table_id == id, entries.c.ply > ply).order_by(entries.c.ply)
        return [_entry(row) for row in connection.execute(wanted)]

    def plies(self, ids: Sequence[str]) -> dict[str, int]:
        """How far each of these tables has come."""
        wanted = select(entries.c.table_id, func.max(entries.c.ply)).where(entries.c.table_id.in_(ids))
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(wanted.group_by(entries.c.table_id))}

    def listed(self, most: int = 50) -> list[tuple[Opening, list[Entry]]]:
        """Public tables that are not dealt yet, the newest first, each with who has joined."""
        newest = select(tables.c.id, tables.c.opening).where(tables.c.listed).order_by(tables.c.created.desc())
        with self._reading() as connection:
            found = {row.id: OPENING.read(row.opening) for row in connection.execute(newest.limit(most))}
            joined: dict[str, list[Entry]] = {id: [] for id in found}
            # the index holds these entries only, however many others a table has
            wanted = select(entries).where(entries.c.table_id.in_(found), text(JOINED_ONLY))
            for row in connection.execute(wanted.with_hint(entries, "INDEXED BY ix_entries_joined", "sqlite")):
                joined[row.table_id].append(_entry(row))
        return [(opening, sorted(joined[id], key=lambda entry: entry.ply)) for id, opening in found.items()]

    # --- cleaning up ---

    def forget(self, before: float, after: Passed = NOTHING_PASSED) -> tuple[int, Passed | None]:
        """Remove a few of the tables unchanged since `before`, the oldest first.

        Gives how many tables are gone, and where to go on; None where that was all. Each call is one short
        transaction: a table with very many entries takes several.
        """
        oldest = (
            select(tables.c.id, tables.c.created)
            .where(tables.c.created < before, tuple_(tables.c.created, tables.c.id) > tuple_(*after))
            .order_by(tables.c.created, tables.c.id)
            .limit(FORGET_TABLES)
            .with_for_update(skip_locked=True)  # PostgreSQL: no process adds entries meanwhile
        )
        last = select(entries.c.ply, entries.c.at).order_by(entries.c.ply.desc()).limit(1)
        gone: list[str] = []
        room = FORGET_ENTRIES
        with self._transaction() as connection:
            found = connection.execute(oldest).all()
            for id, created in found:
                touched = connection.execute(last.where(entries.c.table_id == id)).first()
                if touched is None or touched.at < before:
                    count = 0 if touched is None else touched.ply
                    if count > FORGET_ENTRIES and not gone:
                        self._forget_end(connection, id, count - FORGET_ENTRIES)
                        return 0, after
                    if count > room:
                        break
                    room -= count
                    gone.append(id)
                after = created, id
            else:
                if len(found) < FORGET_TABLES:
                    after = NOTHING_PASSED
            if gone:
                connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        return len(gone), None if after == NOTHING_PASSED else after

    def _forget_end(self, connection: Connection, id: str, ply: int) -> None:
        """Remove the last entries of a very long table. It cannot be loaded from now on."""
        connection.execute(update(tables).where(tables.c.id == id).values(opening=b"", listed=False))
        connection.execute(delete(entries).where(entries.c.table_id == id, entries.c.ply > ply))


def _prepare_postgres(connection: Any, record: ConnectionPoolEntry) -> None:
    """Nothing waits for ever, neither for a lock nor for a process that stands still while it holds one."""
    with connection.cursor() as cursor:
        cursor.execute("SET statement_timeout = '30s'")
        cursor.execute("SET idle_in_transaction_session_timeout = '60s'")
    connection.commit()


def _prepare_sqlite(connection: Any, record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a move is on the disk before any viewer is told
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _opening_row(opening: Opening, dealt: bool) -> dict[str, Any]:
    return {
        "id": opening.id,
        "game": opening.game,
        "opening": msgspec.json.encode(opening),
        "listed": opening.public and not dealt,
        "created": opening.created,
    }


def _entry_row(entry: Entry) -> tuple[object, ...]:
    return entry.table, entry.ply, entry.kind, msgspec.json.encode(entry.change).decode(), entry.at


def _entry(row: Any) -> Entry:
    return Entry(row.table_id, row.ply, CHANGE.read(row.change), row.at)

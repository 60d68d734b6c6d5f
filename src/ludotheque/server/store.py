"""Tables in a database, SQLite or PostgreSQL, through SQLAlchemy Core. All calls block: they are made in threads."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import anything

from . import log
from .log import Entry, Opening
from .refusals import NotNow

CHANNEL = "ludotheque"
MIGRATING = 0x6C75646F  # the key of PostgreSQL's lock for processes that start together
LONGEST_NOTICE = 7000  # bytes; PostgreSQL takes up to 8000

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("opening", LargeBinary, nullable=False),  # as JSON
    Column("listed", Boolean, nullable=False, index=True),  # public, and not dealt yet
    Column("created", Float, nullable=False),
)

entries = SqlTable(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("text", String(80)),
    Column("data", Text),  # as JSON
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# A whole batch is one parameter of one statement. Row by row, the thread would have to get hold of Python's lock again
# after every row, while the event loop is busy.
INSERT_SQLITE = (
    "INSERT INTO entries (table_id, ply, kind, seat, text, data, at) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'), "
    "json_extract(value, '$[6]') "
    "FROM json_each(?)"
)
INSERT_POSTGRES = (
    "INSERT INTO entries (table_id, ply, kind, seat, text, data, at) "
    "SELECT value->>0, (value->>1)::int, value->>2, (value->>3)::int, value->>4, value->>5, (value->>6)::float8 "
    "FROM json_array_elements(%s::json) AS given(value)"
)


class Append(msgspec.Struct):
    """Entries that are stored together or not at all, with the table they open."""

    entries: list[Entry]
    opens: list[Opening] = []


class Store:
    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            if parsed.drivername in ("postgres", "postgresql"):
                parsed = parsed.set(drivername="postgresql+psycopg")
            self.engine: Engine = create_engine(parsed, pool_pre_ping=True)
        except (ArgumentError, SQLAlchemyError, ImportError):
            raise BadRequest("error-database-url", found=url) from None
        self.url = parsed
        self.postgres = self.engine.dialect.name == "postgresql"
        self._writing: Connection | None = None
        self.notifies = self.postgres  # tells other processes through the database itself
        if not self.postgres:
            event.listen(self.engine, "connect", _prepare_sqlite)

    def migrate(self) -> None:
        """Bring the database to the newest form."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self.engine.connect() as connection:
                if self.postgres:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error)
            raise BadRequest("error-database", reason=reason) from None

    def close(self) -> None:
        if self._writing is not None:
            self._writing.close()
        self.engine.dispose()

    # --- writing ---

    def write(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Store all of the batch in one transaction; what is lost to another process says so, alone.

        Called by one thread only, which keeps its connection.
        """
        if self._writing is None:
            self._writing = self.engine.connect()
        try:
            with self._writing.begin():
                self._insert(self._writing, batch)
        except IntegrityError:
            if len(batch) > 1:
                return [self.write([append])[0] for append in batch]
            return [NotNow("error-overtaken")]
        except SQLAlchemyError:
            self._writing.invalidate()
            self._writing.close()
            self._writing = None
            raise
        return [None] * len(batch)

    def _insert(self, connection: Connection, batch: Sequence[Append]) -> None:
        opened = [_opening_row(opening) for append in batch for opening in append.opens]
        if opened:
            connection.execute(insert(tables), opened)
        added = [entry for append in batch for entry in append.entries]
        if added:
            rows = msgspec.json.encode([_entry_row(entry) for entry in added]).decode()
            connection.exec_driver_sql(INSERT_POSTGRES if self.postgres else INSERT_SQLITE, (rows,))
        dealt = [entry.table for entry in added if entry.kind == log.STARTED]
        if dealt:
            connection.execute(update(tables).where(tables.c.id.in_(dealt), tables.c.listed).values(listed=False))
        if self.notifies:
            for notice in _notices(batch):
                connection.execute(select(func.pg_notify(CHANNEL, notice)))

    # --- reading ---

    def load(self, id: str) -> tuple[Opening, list[Entry]] | None:
        with self.engine.connect() as connection:
            opening = connection.execute(select(tables.c.opening).where(tables.c.id == id)).scalar()
            if opening is None:
                return None
            return log.OPENING.read(opening), self._entries(connection, id, 0)

    def since(self, id: str, ply: int) -> list[Entry]:
        with self.engine.connect() as connection:
            return self._entries(connection, id, ply)

    def _entries(self, connection: Connection, id: str, ply: int) -> list[Entry]:
        wanted = select(entries).where(entries.c.table_id == id, entries.c.ply > ply).order_by(entries.c.ply)
        return [_entry(row) for row in connection.execute(wanted)]

    def plies(self, ids: Sequence[str]) -> dict[str, int]:
        """How far each of these tables has come."""
        wanted = select(entries.c.table_id, func.max(entries.c.ply)).where(entries.c.table_id.in_(ids))
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(wanted.group_by(entries.c.table_id))}

    def listed(self, most: int = 50) -> list[tuple[Opening, list[Entry]]]:
        """Public tables with open seats, the newest first."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(tables.c.opening).where(tables.c.listed).order_by(tables.c.created.desc()).limit(most)
            ).scalars()
            openings = [log.OPENING.read(opening) for opening in found]
            return [(opening, self._entries(connection, opening.id, 0)) for opening in openings]

    def ping(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def forget(self, days: float) -> int:
        """Remove tables that nobody has touched for so many days."""
        before = time.time() - days * 86400
        touched = select(entries.c.table_id).where(entries.c.at >= before)
        with self.engine.begin() as connection:
            done = connection.execute(delete(tables).where(tables.c.created < before, tables.c.id.not_in(touched)))
            return done.rowcount


def _prepare_sqlite(connection: Any, record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a move is on the disk before anybody sees it
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _opening_row(opening: Opening) -> dict[str, Any]:
    return {
        "id": opening.id,
        "game": opening.game,
        "opening": msgspec.json.encode(opening),
        "listed": opening.public,
        "created": opening.created,
    }


def _entry_row(entry: Entry) -> tuple[object, ...]:
    data = None if entry.data is None else msgspec.json.encode(entry.data).decode()
    return entry.table, entry.ply, entry.kind, entry.seat, entry.text, data, entry.at


def _entry(row: Any) -> Entry:
    data = None if row.data is None else anything.read(row.data)
    return Entry(row.table_id, row.ply, row.kind, row.seat, row.text, data, row.at)


def _notices(batch: Sequence[Append]) -> list[str]:
    """`table:ply` of every table that changed, as few notices as possible."""
    newest = {entry.table: entry.ply for append in batch for entry in append.entries}
    notices: list[str] = []
    for id, ply in newest.items():
        word = f"{id}:{ply}"
        if notices and len(notices[-1]) + len(word) < LONGEST_NOTICE:
            notices[-1] += f" {word}"
        else:
            notices.append(word)
    return notices

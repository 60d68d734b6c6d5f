"""The tables of the database, and the statements that fill them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Text, text
from sqlalchemy import Table as SqlTable

JOINED_ONLY = "kind = 'joined'"  # word for word, or SQLite does not see that the index fits

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("opening", LargeBinary, nullable=False),  # as JSON
    Column("listed", Boolean, nullable=False),  # public, and not dealt yet
    Column("created", Float, nullable=False, index=True),
    Index("ix_tables_listed", "listed", "created"),
)

entries = SqlTable(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("change", Text, nullable=False),  # as JSON
    Column("at", Float, nullable=False),
    Index("ix_entries_joined", "table_id", sqlite_where=text(JOINED_ONLY), postgresql_where=text(JOINED_ONLY)),
    sqlite_with_rowid=False,
)

pulse = SqlTable("pulse", metadata, Column("id", String(32), primary_key=True), Column("filler", Text, nullable=False))

INSERT_TABLE = tables.insert()

# A whole batch is one parameter of one statement. Row by row, the thread would have to get hold of Python's lock again
# after every row, while the event loop is busy.
INSERT_SQLITE = (
    "INSERT INTO entries (table_id, ply, kind, change, at) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]'), json_extract(value, '$[4]') "
    "FROM json_each(?)"
)
INSERT_POSTGRES = (
    "INSERT INTO entries (table_id, ply, kind, change, at) "
    "SELECT value->>0, (value->>1)::int, value->>2, value->>3, (value->>4)::float8 "
    "FROM json_array_elements(%s::json) AS given(value)"
)

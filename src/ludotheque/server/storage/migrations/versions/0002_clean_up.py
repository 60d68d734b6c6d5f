"""Indexes for cleaning up and for the list of public tables, and a place to try whether the database takes writes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_tables_created", "tables", ["created"])
    op.drop_index("ix_tables_listed", "tables")
    op.create_index("ix_tables_listed", "tables", ["listed", "created"])
    joined = sa.text("kind = 'joined'")
    op.create_index("ix_entries_joined", "entries", ["table_id"], sqlite_where=joined, postgresql_where=joined)
    op.create_table(
        "pulse", sa.Column("id", sa.String(32), primary_key=True), sa.Column("filler", sa.Text, nullable=False)
    )

"""An entry's change as one JSON text, instead of columns whose meaning depended on its kind."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# the fields of every kind of change, and the SQL that each comes from
SEAT = {"seat": "seat"}
FIELDS: dict[str, dict[str, str]] = {
    "joined": {**SEAT, "name": "text", "hash": "hash"},
    "filled": {**SEAT, "level": "text"},
    "mixed": {**SEAT, "text": "text"},
    "sealing": {},
    "sealed": {**SEAT, "seal": "text"},
    "unsealed": SEAT,
    "revealing": {},
    "revealed": {**SEAT, "text": "text"},
    "unrevealed": SEAT,
    "move": {**SEAT, "move": "text"},
    "resigned": SEAT,
    "asked": {**SEAT, "moves": "count"},
    "agreed": SEAT,
    "declined": SEAT,
    "back": {**SEAT, "moves": "count", "redrawn": "redrawn"},
    "hinted": SEAT,
    "replaced": {**SEAT, "level": "text"},
    "returned": SEAT,
    "rematch": {**SEAT, "table": "text"},
}
QUOTED = {"sqlite": "json_quote({})", "postgresql": "to_json({})::text"}
INSIDE = {"sqlite": "json_extract(data, '$.{}')", "postgresql": "(data::json->>'{}')"}


def upgrade() -> None:
    dialect = op.get_bind().dialect.name

    def text(sql: str) -> str:
        return f"coalesce({QUOTED[dialect].format(sql)}, 'null')"

    sources = {
        "seat": "coalesce(cast(seat AS text), 'null')",
        "text": text("text"),
        "count": "text",  # a number, stored as a text
        "hash": text(INSIDE[dialect].format("hash")),
        "redrawn": text(INSIDE[dialect].format("redrawn")),
    }
    op.add_column("entries", sa.Column("change", sa.Text))
    cases = [_case(kind, {name: sources[source] for name, source in fields.items()}) for kind, fields in FIELDS.items()]
    # the deal was JSON already, in the order in which a record tells it
    cases.append("""WHEN 'started' THEN '{"kind":"started",' || substr(data, 2)""")
    statement = f"UPDATE entries SET change = CASE kind {' '.join(cases)} END"
    op.execute(sa.text(statement.replace(":", "\\:")))  # colons in JSON are no parameters
    if dialect == "postgresql":  # SQLite cannot add this to a table that exists
        op.alter_column("entries", "change", nullable=False)
    for column in ("seat", "text", "data"):
        op.drop_column("entries", column)


def _case(kind: str, fields: dict[str, str]) -> str:
    parts = "".join(f""" || ',"{name}":' || {value}""" for name, value in fields.items())
    return f"""WHEN '{kind}' THEN '{{"kind":"{kind}"'{parts} || '}}'"""

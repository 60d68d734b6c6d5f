"""What can be chosen when a server starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from .storage.sqlite_file import make_private_folder


def default_database() -> str:
    folder = platformdirs.user_data_path("ludotheque")
    make_private_folder(folder)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def default_bot_threads() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database, repr=False)  # may hold a password, as may the relay
    relay: str | None = field(default=None, repr=False)  # None: PostgreSQL's NOTIFY with PostgreSQL, else nothing
    bot_threads: int = field(default_factory=default_bot_threads)
    lab_threads: int = 1  # that play games for the lab
    rate: float = 50  # requests a second from one address, in the long run; 0: no limit
    table_rate: float = 20  # changes a second at one table; 0: no limit
    tables_each: int = 100  # games that go on from one address; all limits by address are off where `rate` is 0
    bot_rate: float = 40  # moves a second that bots make at the tables of one address
    connections_each: int = 300  # of one address, sockets included
    header_seconds: float = 10  # that a request may take to say what it wants
    body_seconds: float = 30  # and to arrive as a whole
    write_seconds: float = 30  # that a client may read nothing of what it is sent
    origins: tuple[str, ...] = ()  # pages from elsewhere that may open sockets here
    public_url: str | None = None  # what invitations name, if not the address a page was opened at
    lan_url: str | None = None  # what they name instead of localhost, where other machines can come
    most_rooms: int = 2000  # tables kept in memory; the others are read again when somebody comes
    keep_days: float = 90  # tables nobody has touched for so long are removed; never less than 30
    web: Path = Path(__file__).parent / "web"  # the browser client, where there is one
    docs: Path = Path(__file__).parent / "docs"  # the documentation, likewise

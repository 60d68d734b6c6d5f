"""Server settings."""

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
    lab_threads: int = 1  # threads that play games for the lab
    rate: float = 50  # requests per second from one address, on average; 0: no limit
    table_rate: float = 20  # changes per second at one table; 0: no limit
    tables_each: int = 100  # running games per address; a `rate` of 0 turns off all limits per address
    bot_rate: float = 40  # moves per second by bots at the tables of one address
    connections_each: int = 300  # per address, sockets included
    header_seconds: float = 10  # until the headers of a request must have arrived
    body_seconds: float = 30  # until its body must have arrived
    write_seconds: float = 30  # until a client must have read something of what it is sent
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to this server
    public_url: str | None = None  # the address in invitations, if not the one the page was opened at
    lan_url: str | None = None  # the address in invitations instead of localhost, if other machines can connect
    most_rooms: int = 2000  # tables kept in memory; others are loaded when they are requested
    keep_days: float = 90  # tables unused for this long are removed; at least 30
    thinking_times: Path | None = None  # a file for how long people think, by kind of move; None: not measured
    web: Path = Path(__file__).parent / "web"  # the browser client, if it was built
    docs: Path = Path(__file__).parent / "docs"  # the documentation, if it was built

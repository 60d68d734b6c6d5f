"""The capacity plan in `docs/measurements/capacity.md`, computed from `capacity.toml` and the statistics.

    python -m docsite.capacity [--write]

compares the plan in the page with the numbers, or writes it.
"""

from __future__ import annotations

import math
import re
import sys
import tomllib
from statistics import fmean
from typing import Any

import msgspec

from ludotheque.core.shelf import find

from . import statistics
from .pages import DOCS

PAGE = DOCS / "measurements" / "capacity.md"
NUMBERS = DOCS / "measurements" / "capacity.toml"
SEATS = 2
DAY, HOUR = 86_400, 3_600
BLOCK = re.compile(r"(<!-- The plan[^>]*-->\n).*?(<!-- end of the plan -->)", re.DOTALL)


class Server(msgspec.Struct):
    moves_per_second: float
    tables: int
    process_mb: float
    table_mb: float


class Database(msgspec.Struct):
    microseconds_a_move: float


class Storage(msgspec.Struct):
    bytes_per_entry: float


class Measured(msgspec.Struct):
    server: Server
    database: Database
    storage: Storage
    thinking: dict[str, float]


class Assumed(msgspec.Struct):
    games_a_day: list[int]
    busiest_hour: float
    bot_seats: float
    busy: float
    keep_days: int


class Numbers(msgspec.Struct):
    measured: Measured
    assumed: Assumed


class Need(msgspec.Struct, frozen=True):
    """The resources for a number of games a day, in the busiest hour where that matters."""

    games: int
    moves: float  # a second, over the day
    peak: float  # a second, in the busiest hour
    by_moves: int  # processes, for the moves
    by_tables: int  # processes, for the tables in play
    tables: float  # at once
    sockets: float
    memory_gb: float
    bot_cores: float
    database_cores: float
    disk_gb: float


def numbers() -> Numbers:
    found: dict[str, Any] = tomllib.loads(NUMBERS.read_text(encoding="utf-8"))
    return msgspec.convert(found, Numbers)


def moves_of(game: str) -> float:
    """Moves of a game of two between greedy bots, including rolls of a die."""
    tables = statistics.read(game)["greedy"].report.tables
    return next(table.moves.value for table in tables if table.seats == SEATS)


def need(games: int, known: Numbers) -> Need:
    server, assumed = known.measured.server, known.assumed
    thinking = known.measured.thinking  # by game; all are played equally often
    moves = fmean(moves_of(game) for game in thinking)
    minutes = fmean(fmean(find(game).minutes) for game in thinking)
    bot_share = assumed.bot_seats / SEATS
    thought = fmean(moves_of(game) * bot_share * milliseconds / 1000 for game, milliseconds in thinking.items())
    begun = games * assumed.busiest_hour / HOUR  # games a second
    peak = begun * moves
    tables = begun * minutes * 60
    by_moves = math.ceil(peak / (server.moves_per_second * assumed.busy))
    by_tables = math.ceil(tables / server.tables)
    return Need(
        games,
        games * moves / DAY,
        peak,
        by_moves,
        by_tables,
        tables,
        tables * (SEATS - assumed.bot_seats),
        (max(by_moves, by_tables) * server.process_mb + tables * server.table_mb) / 1000,
        begun * thought / assumed.busy,
        peak * known.measured.database.microseconds_a_move / 1e6 / assumed.busy,
        games * moves * assumed.keep_days * known.measured.storage.bytes_per_entry / 1e9,
    )


def plan() -> str:
    known = numbers()
    in_each = known.measured.server.tables
    needs = [need(games, known) for games in known.assumed.games_a_day]
    rows = {
        "moves a second, over the day": [_figure(each.moves) for each in needs],
        "moves a second, busiest hour": [_figure(each.peak) for each in needs],
        "tables in play at once": [_figure(each.tables) for each in needs],
        "processes, for the moves": [str(each.by_moves) for each in needs],
        f"processes, for {in_each:,} tables in play in each": [str(each.by_tables) for each in needs],
        "sockets": [_figure(each.sockets) for each in needs],
        "memory of all processes": [f"{each.memory_gb:.1f} GB" for each in needs],
        "cores for bots": [_figure(each.bot_cores) for each in needs],
        "cores for the database": [_figure(each.database_cores) for each in needs],
        f"entries kept for {known.assumed.keep_days} days": [f"{_figure(each.disk_gb)} GB" for each in needs],
    }
    head = "| games a day | " + " | ".join(f"{each.games:,}" for each in needs) + " |"
    lines = [head, "| --- |" + " ---: |" * len(needs)]
    return "\n".join([*lines, *(f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows.items())])


def _figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def written(page: str) -> str:
    """The page with the plan as it is now."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{plan()}\n\n{found[2]}", page)


if __name__ == "__main__":
    before = PAGE.read_text(encoding="utf-8")
    after = written(before)
    if "--write" in sys.argv:
        PAGE.write_text(after, encoding="utf-8")
    sys.exit(before != after and "--write" not in sys.argv)

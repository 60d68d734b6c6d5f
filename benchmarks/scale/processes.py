"""Several server processes on one PostgreSQL, which tell each other of moves by NOTIFY or by Redis.

People at two-player tables move as soon as it is their turn, or after --pause seconds. Prints a line of JSON for each
number of processes and each way: moves a second, milliseconds until a move is acknowledged, and the cores that the
servers, the database, Redis and the people use. With as many processes as cores, the people take cores away from them.

    python -m benchmarks.scale.processes
    python -m benchmarks.scale.processes --processes 2 --relay redis --apart --seconds 5
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
import uvloop

from tests.server.processes import Process

from .people import Figures, Play, percentile, seated, stand_up
from .running import RELAYS, allow_files, cluster, processor_seconds, processor_seconds_of, spread

GAMES = ("winston", "winchester")
WARM_UP = 2.0


async def measure(
    processes: Sequence[Process], database: str, tables: int, seconds: float, pause: float, apart: bool
) -> dict[str, Any]:
    figures = Figures()
    plays = []
    for number in range(tables):
        places, homes = spread(processes, number, apart)
        plays.append(Play(places, homes, GAMES[number % len(GAMES)], pause, figures, None))
    tasks = await seated(plays)
    await asyncio.sleep(WARM_UP)
    meters: dict[str, Callable[[], float]] = {
        "servers": lambda: sum(processor_seconds(each.pid) for each in processes),
        "database": lambda: processor_seconds_of("postgres"),
        "redis": lambda: processor_seconds_of("redis-server"),
        "people": time.process_time,
        "commits": lambda: commits(database),
    }
    figures.counting = True
    started, before = time.perf_counter(), {name: meter() for name, meter in meters.items()}
    await asyncio.sleep(seconds)
    figures.counting = False
    took = time.perf_counter() - started
    used = {name: (meter() - before[name]) / took for name, meter in meters.items()}
    stand_up(tasks)
    return {
        "moves_per_s": round(figures.moves / took),
        "p50_ms": percentile(figures.seconds, 0.5),
        "p99_ms": percentile(figures.seconds, 0.99),
        "games_ended": figures.games,
        "refused": figures.refused,
        "commits_per_s": round(used.pop("commits")),
        "cores": {name: round(cores, 2) for name, cores in used.items()},
    }


def commits(database: str) -> float:
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT sum(xact_commit) FROM pg_stat_database").fetchone()
    return float(row[0]) if row else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(
        "python -m benchmarks.scale.processes", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], metavar="N", help="(1 2 4)")
    parser.add_argument("--relay", nargs="+", default=list(RELAYS), choices=RELAYS, help="how they tell each other")
    parser.add_argument("--tables", type=int, default=200, help="in all (200)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement (10)")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds before each move, about (0)")
    parser.add_argument("--apart", action="store_true", help="the two people of a table use different processes")
    asked = parser.parse_args()
    allow_files(4 * asked.tables + 500)
    for relay in asked.relay:
        for count in asked.processes:
            print(f"{count} processes, {relay} …", file=sys.stderr, flush=True)
            with cluster(count, relay) as (processes, database):
                found = uvloop.run(measure(processes, database, asked.tables, asked.seconds, asked.pause, asked.apart))
            print(json.dumps({"processes": count, "relay": relay, "apart": asked.apart, **found}), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nInterrupted: the lines above stand.")

"""Many tables at a human pace on one process, a part of them against bots; or many sockets, few of which play.

At every table each person moves about once in --pause seconds. Prints a line of JSON every minute, and one for all:
moves a second of people and bots, milliseconds until a move is acknowledged, memory, and cores in use. A stop by
Ctrl-C prints what was measured until then.

    python -m benchmarks.scale.crowd                                     # 5,000 tables for ten minutes
    python -m benchmarks.scale.crowd --tables 500 --watchers 9000 --bots 0 --minutes 2   # 10,000 sockets, 1,000 play
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server.bots import moves_of_bots
from benchmarks.server.load import decode
from benchmarks.server.socketclient import SocketClient, open_socket
from tests.server.processes import Process

from .people import AT_ONCE, Figures, Play, percentile, seated, stand_up
from .running import allow_files, memory_mb, place, processor_seconds

GAMES = ("winston", "winoc", "hundsgemein", "winchester")
WATCHED = 20  # tables that those who only watch are spread over, at most


class Watcher:
    """Somebody at a table who only watches."""

    def __init__(self) -> None:
        self.heard = 0
        self.socket: SocketClient | None = None

    async def come(self, port: int, table: str, token: str) -> None:
        self.socket = await open_socket(port, self._heard)
        self.socket.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}).encode())

    def _heard(self, payload: bytes) -> None:
        assert decode(payload).type != "refused", payload
        self.heard += 1


class Measured:
    """The server's figures between two moments."""

    def __init__(self, server: Process, figures: Figures) -> None:
        self.server, self.figures = server, figures
        self.began, self.used = time.perf_counter(), processor_seconds(server.pid)
        self.bots = moves_of_bots(server.port)

    def said(self, tables: int, moves: int, seconds: list[float]) -> dict[str, Any]:
        took = time.perf_counter() - self.began
        return {
            "tables": tables,
            "seconds": round(took),
            "people_moves_per_s": round(moves / took, 1),
            "bot_moves_per_s": round((moves_of_bots(self.server.port) - self.bots) / took, 1),
            "p50_ms": percentile(seconds, 0.5),
            "p99_ms": percentile(seconds, 0.99),
            "refused": self.figures.refused,
            "cores": round((processor_seconds(self.server.pid) - self.used) / took, 2),
            "memory_mb": round(memory_mb(self.server.pid)),
        }


async def watch(server: Process, wanted: int, plays: list[Play]) -> list[Watcher]:
    """People who watch tables that do not play."""
    from benchmarks.server.load import post

    if not wanted:
        return []
    seats = [{"kind": "human", "name": name} for name in "AB"]
    asked = {"game": "winston", "seats": seats}
    opened = [await asyncio.to_thread(post, server.port, "/api/tables", asked) for _ in range(WATCHED)]
    watchers: list[Watcher] = []
    for start in range(0, wanted, AT_ONCE):
        some = [Watcher() for _ in range(min(AT_ONCE, wanted - start))]
        tables = [opened[(start + k) % WATCHED] for k in range(len(some))]
        await asyncio.gather(
            *(one.come(server.port, at["table"], at["watch"]) for one, at in zip(some, tables, strict=True))
        )
        watchers += some
    while any(not one.heard for one in watchers):
        await asyncio.sleep(0.1)
    return watchers


async def run(server: Process, asked: argparse.Namespace) -> None:
    figures = Figures()
    empty = memory_mb(server.pid)
    bots = round(asked.tables * asked.bots)
    levels = [asked.level] * bots + [None] * (asked.tables - bots)
    random.shuffle(levels)
    plays = [
        Play([place(server)], [0, 0], GAMES[number % len(GAMES)], asked.pause, figures, level)
        for number, level in enumerate(levels)
    ]
    print("opening the tables …", file=sys.stderr, flush=True)
    tasks = await seated(plays)
    seated_mb = memory_mb(server.pid)
    watchers = await watch(server, asked.watchers, plays)
    watched_mb = memory_mb(server.pid)
    print(
        json.dumps(
            {
                "empty_mb": round(empty),
                "mb_a_table": round((seated_mb - empty) / max(1, asked.tables), 3),
                "sockets": sum(len(play.people) for play in plays) + len(watchers),
                "kb_a_watcher": round(1024 * (watched_mb - seated_mb) / len(watchers), 1) if watchers else None,
            }
        ),
        flush=True,
    )
    figures.counting = True
    whole, moves, seconds = Measured(server, figures), 0, list[float]()
    until = time.perf_counter() + 60 * asked.minutes
    try:
        while time.perf_counter() < until:
            minute = Measured(server, figures)
            await asyncio.sleep(min(60.0, until - time.perf_counter()))
            print(json.dumps(minute.said(asked.tables, figures.moves, figures.seconds)), flush=True)
            moves, seconds = moves + figures.moves, seconds + figures.seconds
            figures.new_minute()
    finally:
        moves, seconds = moves + figures.moves, seconds + figures.seconds
        print(json.dumps({"all": whole.said(asked.tables, moves, seconds)}), flush=True)
    stand_up(tasks)


def main() -> None:
    parser = argparse.ArgumentParser(
        "python -m benchmarks.scale.crowd", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=5000, help="in play (5000)")
    parser.add_argument("--bots", type=float, default=1 / 3, help="the share of tables with a bot in a seat (1/3)")
    parser.add_argument("--level", default="casual", help="of these bots (casual)")
    parser.add_argument("--pause", type=float, default=8.0, help="seconds a person thinks, about (8)")
    parser.add_argument("--watchers", type=int, default=0, help="sockets more, at tables where nothing happens (0)")
    parser.add_argument("--minutes", type=float, default=10.0, help="(10)")
    asked = parser.parse_args()
    allow_files(2 * asked.tables + asked.watchers + 500)
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{Path(folder) / 'tables.sqlite'}") as server,
    ):
        uvloop.run(run(server, asked))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nInterrupted: the lines above stand.")

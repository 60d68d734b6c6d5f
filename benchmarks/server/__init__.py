"""The server under load beside boardgame.io, in one run.

Ours stores every move on the disk before anyone sees it and plays by the rules of Winston and Winchester; boardgame.io
keeps a board of nine cells in memory. A fresh server and a fresh SQLite file for each run; both sides on loopback, the
clients in a process of their own. boardgame.io takes part if NODE_PATH names a folder with it (`make bench` sets it).

A steady pace is also measured with the SQLite file in memory: on the disk, the slowest moves are as slow as the disk.
A file of one block, unrelated to the server, shows what the disk did at the same time.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.comparison import Comparison

from .disk import watched

HERE = Path(__file__).parent
GAMES = ("winston", "winchester")
TABLES = 200
PACES = {"closed": 0.0, "paced": 2.0}  # moves a second at every table; 0: as fast as possible
MEMORY = Path("/dev/shm")  # a folder in memory, on Linux
MOST_ROUNDS, LEAST_SECONDS = 3, 10
SETTLING = 2  # seconds of rest after the games have been compiled

Figures = dict[str, Any]


def measure_all(rounds: int, seconds: float) -> tuple[dict[str, str], list[Comparison]]:
    rounds, seconds = min(rounds, MOST_ROUNDS), max(int(seconds), LEAST_SECONDS)
    ways: dict[str, tuple[str, Path | None]] = {"closed": ("closed", None), "paced": ("paced", None)}
    if MEMORY.is_dir():
        ways["in memory"] = "paced", MEMORY
    ours: dict[tuple[str, str], list[Figures]] = {(game, way): [] for way in ways for game in GAMES}
    theirs: dict[str, list[Figures]] = {pace: [] for pace in PACES}
    versions = {"ludotheque": version("ludotheque")}
    for number in range(rounds):  # in turns, so that a ratio sees the same noise
        for game, way in ours:
            print(f"server, round {number + 1}: {game} {way} …", file=sys.stderr, flush=True)
            pace, folder = ways[way]
            found = measure(game, TABLES, seconds, PACES[pace], folder)
            ours[game, way].append(found)
            print(f"  {_said(found)}", file=sys.stderr, flush=True)
        if boardgameio_is_there():
            print(f"server, round {number + 1}: boardgame.io …", file=sys.stderr, flush=True)
            found = measure_boardgameio(seconds)
            versions["boardgame.io"] = f"{found['version']}, node {found['node']}"
            for pace in PACES:
                theirs[pace].append(found["results"][pace])
    if not theirs["closed"]:
        print("boardgame.io is not here (it needs Node and npm): left out", file=sys.stderr, flush=True)
        return versions, []
    return versions, [
        *(_moves_a_second(game, ours[game, "closed"], theirs["closed"]) for game in GAMES),
        *(_latency(game, ours[game, "paced"], theirs["paced"]) for game in GAMES),
        *(
            _latency(f"{game}, both in memory", runs, theirs["paced"])
            for (game, way), runs in ours.items()
            if way == "in memory"
        ),
    ]


def _said(found: Figures) -> str:
    speed = f"{found['moves_per_s']:,} moves/s, 99th percentile {found['p99_ms']:.1f} ms"
    return f"{speed}; a block meanwhile took {found['block_ms']:.1f} ms, at most {found['slowest_block_ms']:.1f} ms"


def _moves_a_second(game: str, ours: list[Figures], theirs: list[Figures]) -> Comparison:
    mine = [float(run["moves_per_s"]) for run in ours]
    peers = [float(run["moves_per_s"]["median"]) for run in theirs]
    ratios = [a / b for a, b in zip(mine, peers, strict=True)]
    return _comparison(f"server: {TABLES} tables, moves, {game}", mine, peers, ratios, "/s")


def _latency(game: str, ours: list[Figures], theirs: list[Figures]) -> Comparison:
    mine, peers = ([float(run["p99_ms"]) for run in runs] for runs in (ours, theirs))
    ratios = [b / a for a, b in zip(mine, peers, strict=True)]
    work = f"server: {TABLES} tables at {PACES['paced']:.0f} moves/s, 99th percentile, {game}"
    return _comparison(work, mine, peers, ratios, "ms")


def _comparison(work: str, ours: list[float], theirs: list[float], ratios: list[float], unit: str) -> Comparison:
    ratio = min(ratios), statistics.median(ratios), max(ratios)
    return Comparison(work, "boardgame.io", statistics.median(ours), statistics.median(theirs), ratio, unit)


def boardgameio_is_there() -> bool:
    return Path(os.environ.get("NODE_PATH", ""), "boardgame.io").is_dir() and shutil.which("node") is not None


def measure_boardgameio(seconds: int) -> Figures:
    script = ["node", str(HERE / "boardgameio.js"), str(seconds), "1"]
    found: Figures = json.loads(subprocess.run(script, capture_output=True, text=True, check=True).stdout)
    return found


def measure(game: str, tables: int, seconds: int, pace: float, parent: Path | None = None) -> Figures:
    """Measure with the database in a folder in `parent`, by default that of temporary files."""
    with serving(parent) as (port, pid), watched(parent) as blocks:
        client = [sys.executable, "-m", "benchmarks.server.load"]
        arguments = [str(word) for word in (port, pid, game, tables, seconds, pace)]
        done = subprocess.run([*client, *arguments], capture_output=True, text=True, check=True)
    found: Figures = json.loads(done.stdout)
    found["block_ms"], found["slowest_block_ms"] = statistics.median(blocks), max(blocks)
    return found


@contextmanager
def serving(parent: Path | None = None) -> Iterator[tuple[int, int]]:
    """Start a server with an empty SQLite file and compiled games. Returns its port and process."""
    with tempfile.TemporaryDirectory(dir=parent) as folder:
        port = free_port()
        database = f"sqlite:///{folder}/tables.sqlite"
        words = ["serve", "--port", str(port), "--database", database, "--rate", "0"]
        server = subprocess.Popen([sys.executable, "-m", "ludotheque", *words], stdout=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            time.sleep(SETTLING)
            yield port, server.pid
        finally:
            server.terminate()
            server.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def wait_until_ready(port: int) -> None:
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/ready").close()
            return
        except OSError:
            pass
        time.sleep(0.1)

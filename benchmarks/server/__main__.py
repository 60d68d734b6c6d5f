"""The server under load beside boardgame.io, in one run, as JSON.

    python -m benchmarks.server [SECONDS] [REPEATS] > figures.json

A fresh server and a fresh SQLite file for each run; both sides on loopback, the clients in a process of their own.
boardgame.io is measured too if NODE_PATH names a folder that has it (`make bench-server` sees to that).
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
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RUNS = (("winston", 200, 0.0), ("winchester", 200, 0.0), ("winston", 200, 2.0), ("winchester", 200, 2.0))
GAMES = 4


def measure(game: str, tables: int, seconds: int, pace: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"sqlite:///{folder}/tables.sqlite"
        words = ["serve", "--port", str(port), "--database", database, "--rate", "0"]
        server = subprocess.Popen([sys.executable, "-m", "ludotheque", *words], stdout=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            client = [sys.executable, "-m", "benchmarks.server.load"]
            arguments = [str(word) for word in (port, server.pid, game, tables, seconds, pace)]
            done = subprocess.run([*client, *arguments], capture_output=True, text=True, check=True)
            found: dict[str, Any] = json.loads(done.stdout)
            return found
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
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
                if len(json.load(answer)["games"]) == GAMES:
                    return
        except OSError:
            pass
        time.sleep(0.1)


def medians(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of every figure, and the spread of the two that count."""
    found: dict[str, Any] = {
        name: statistics.median(run[name] for run in runs) if isinstance(value, (int, float)) else value
        for name, value in runs[0].items()
    }
    rates = [run["moves_per_s"] for run in runs]
    found["moves_per_s_range"] = [min(rates), max(rates)]
    found["p99_range_ms"] = [min(run["p99_ms"] for run in runs), max(run["p99_ms"] for run in runs)]
    return found


def main() -> None:
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    ours: dict[str, Any] = {}
    for game, tables, pace in RUNS:
        name = f"{game} {'paced' if pace else 'closed'}"
        print(f"{name} …", file=sys.stderr, flush=True)
        ours[name] = medians([measure(game, tables, seconds, pace) for _ in range(repeats)])
    peer = None
    if Path(os.environ.get("NODE_PATH", ""), "boardgame.io").is_dir() and shutil.which("node"):
        print("boardgame.io …", file=sys.stderr, flush=True)
        script = ["node", str(HERE / "boardgameio.js"), str(seconds), str(repeats)]
        peer = json.loads(subprocess.run(script, capture_output=True, text=True, check=True).stdout)
    print(json.dumps({"ludotheque": ours, "boardgame.io": peer}, indent=2))


if __name__ == "__main__":
    main()

"""Measures how fast the engine is on this machine."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numba
import numpy as np

from ludotheque.core.contract import Game, Variant
from ludotheque.core.kernels.build import prepare

from ..run.player import LOOPS, Player
from ..run.task import Task

REPEATS = 5
BATCH = 1000


def machine() -> dict[str, Any]:
    return {
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
    }


def bench(variant: Variant, seconds: float, progress: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """Moves and games per second on one thread and on two, and start-up times, with random bots at the fewest seats.

    Rounds on one thread and on two alternate, so that both see the same noise.
    """
    game = variant.game
    prepare(game, [LOOPS])
    seats = game.players[0]
    task = Task(variant, seats, BATCH, bots=("random",))
    one: list[tuple[float, float]] = []
    two: list[tuple[float, float]] = []
    Player(task).play(0, task.rows(1))
    for repeat in range(REPEATS):
        progress(f"{repeat + 1}/{REPEATS}")
        one.append(_rate(task, 1, seconds / REPEATS))
        two.append(_rate(task, 2, seconds / REPEATS))
    progress("start-up")
    return {
        "game": game.name,
        "options": dict(variant.options),
        "seats": seats,
        "state_bytes": variant.engine.state.itemsize,
        "one_thread": _figures(one),
        "two_threads": _figures(two),
        "two_threads_over_one": round(statistics.median(b[0] / a[0] for a, b in zip(one, two, strict=True)), 2),
        **start_up(game),
        "machine": machine(),
    }


def _rate(task: Task, threads: int, seconds: float) -> tuple[float, float]:
    """Moves and games per second."""
    players = [Player(task) for _ in range(threads)]
    start = time.perf_counter()

    def work(player: Player) -> tuple[int, int]:
        rows = task.rows(BATCH)
        moves = games = 0
        while time.perf_counter() - start < seconds:
            player.play(games, rows)
            moves += int(rows.moves.sum())
            games += BATCH
        return moves, games

    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(work, players))
    passed = time.perf_counter() - start
    return sum(moves for moves, _ in done) / passed, sum(games for _, games in done) / passed


def _figures(rounds: list[tuple[float, float]]) -> dict[str, Any]:
    moves = [moves for moves, _ in rounds]
    return {
        "moves_per_s": round(statistics.median(moves)),
        "games_per_s": round(statistics.median(games for _, games in rounds)),
        "spread_pct": round(100 * (max(moves) - min(moves)) / statistics.median(moves), 1),
    }


def start_up(game: Game) -> dict[str, float]:
    """Seconds for the import, the first compile (empty cache) and a start from the cache, each in a new process."""
    compile_all = (
        "from ludotheque.core.shelf import find; from ludotheque.core.kernels.build import prepare; "
        f"prepare(find({game.name!r}), [{LOOPS!r}])"
    )
    play = (
        "import ludotheque; "
        f"m = ludotheque.game({game.name!r}).new({game.players[0]}, 1); "
        "m.chance() if m.at_chance else None; m.play(m.legal()[0]); m.scores"
    )
    with tempfile.TemporaryDirectory() as cache:
        return {
            "import_s": _seconds("import ludotheque", cache),
            "first_compile_s": _seconds(compile_all, cache),
            "second_start_s": _seconds(play, cache),
        }


def _seconds(code: str, cache: str) -> float:
    """Seconds that the code takes, without the start of Python."""
    timed = f"import time; t = time.perf_counter(); exec({code!r}); print(time.perf_counter() - t)"
    environment = {**os.environ, "LUDOTHEQUE_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", timed], env=environment, capture_output=True, text=True, check=True)
    return round(float(done.stdout), 3)

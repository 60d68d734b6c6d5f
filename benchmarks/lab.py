"""The lab's speed and memory, as JSON: python -m benchmarks.lab [GAMES]

Random games of Winston for two. The contenders take turns, several times, and the ratio of the times is taken round by
round, so that it holds on a busy machine too. A single worker is kept to one core where the system can do that;
otherwise the thread that counts the games would use another core.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import find
from ludotheque.lab.api.bench import machine
from ludotheque.lab.run.player import LOOPS

ROUNDS = 3
GAMES = 1_000_000

# Seconds of playing, and the most memory the process ever had, in MB.
CODE = """
import json, resource, sys, time
from pathlib import Path
from contextlib import closing
import ludotheque
from ludotheque.lab.run.chunks import games_per_file, play_chunks
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.run.question import Chunking, Question, Rule
from ludotheque.lab.run.tally import Tally
from ludotheque.lab.run.task import Task
from ludotheque.lab.export.parquet import Folder
games, workers, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
task = Task(ludotheque.game("winston"), 2, games)
size = games_per_file(task)
question = Question((Rule("", task.variant),), (2,), ("random",), games, chunking=Chunking(size, size))
start, spent = time.perf_counter(), time.process_time()
folder = Folder(task, Path(path)) if path != "-" else None
tally = Tally(task)
with closing(play_chunks(question, question.chunks(2), executor_for(task.bots, workers))) as results:
    for result in results:
        if folder is not None:
            folder.add(result.chunk.start, result.rows)
        tally.add(result.rows)
assert tally.games == games
figures = {"seconds": time.perf_counter() - start, "processor_seconds": time.process_time() - spent}
print(json.dumps(figures | {"megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))
"""


def measure(games: int, workers: int, tables: bool) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "tables") if tables else "-"
        words = [sys.executable, "-c", CODE, str(games), str(workers), path]
        done = subprocess.run(_on_cores(workers) + words, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _on_cores(count: int) -> list[str]:
    return ["taskset", "--cpu-list", f"0-{count - 1}"] if shutil.which("taskset") else []


def compare(name: str, games: int, one: tuple[int, bool], other: tuple[int, bool]) -> dict[str, Any]:
    """Rounds of `one` and `other` (workers, tables); `ratio` is the time of `other` over that of `one`."""
    rounds = []
    for number in range(ROUNDS):
        print(f"{name} {number + 1}/{ROUNDS}", file=sys.stderr, flush=True)
        rounds.append((measure(games, *one), measure(games, *other)))

    def ratios(what: str) -> list[float]:
        return [round(b[what] / a[what], 3) for a, b in rounds]

    return {
        "games": games,
        "seconds": [[round(a["seconds"], 2), round(b["seconds"], 2)] for a, b in rounds],
        "ratios": ratios("seconds"),
        "ratio": statistics.median(ratios("seconds")),
        "processor_ratio": statistics.median(ratios("processor_seconds")),
    }


def memory(games: int) -> dict[str, Any]:
    print(f"memory {games}", file=sys.stderr, flush=True)
    found = measure(games, 2, True)
    return {"games": games, "seconds": round(found["seconds"], 1), "megabytes": round(found["megabytes"])}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    prepare(find("winston"), [LOOPS])
    measure(1000, 1, True)  # the first start is not measured
    started = time.time()
    results = {
        "tables_over_none": compare("tables", games, (2, False), (2, True)),
        "one_core_over_two": compare("cores", games, (2, False), (1, False)),
        "memory": [memory(games), memory(10 * games)],
        "machine": machine(),
        "minutes": round((time.time() - started) / 60, 1),
    }
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()

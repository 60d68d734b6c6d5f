"""The search in a browser's Python, under Node, beside the native one on one thread, in one run.

    python -m benchmarks.browser [--seconds 2] [--rounds 3] [--bundle FOLDER] [GAME …]

The two take turns, and the best round of each counts. To reach: 0.75 of the native simulations a second, and a master's
move in less than 150 ms.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from ludotheque.browser.build.bundle import FOLDER
from ludotheque.core.shelf import shelf

ROOT = Path(__file__).parents[1]
SPEED = Path(__file__).parent / "browser_speed.py"
NODE = ROOT / "tests" / "browser" / "python.mjs"


def measured(command: list[str]) -> dict[str, tuple[float, float]]:
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    return {game: (rate, move) for game, rate, move in rows}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bundle", type=Path, default=FOLDER, help="made by `make offline`")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    chosen = parser.parse_args()
    words = [str(SPEED), str(chosen.seconds), *(chosen.games or shelf())]
    places = {
        "native": [sys.executable, *words],
        "browser": ["node", str(NODE), str(ROOT / "web"), str(chosen.bundle), *words],
    }
    best: dict[str, dict[str, tuple[float, float]]] = {place: {} for place in places}
    for _ in range(chosen.rounds):
        for place, command in places.items():
            for game, (rate, move) in measured(command).items():
                before = best[place].get(game, (0.0, float("inf")))
                best[place][game] = max(rate, before[0]), min(move, before[1])
    for game, (rate, move) in best["native"].items():
        there, moved = best["browser"][game]
        figures = {"native": rate, "browser": there, "ratio": there / rate, "move_ms": moved, "native_move_ms": move}
        print(json.dumps({"game": game, **{name: round(value, 3) for name, value in figures.items()}}))


if __name__ == "__main__":
    main()

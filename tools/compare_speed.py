"""Compares two series of engine measurements: python tools/compare_speed.py FOLDER

FOLDER holds `before-N.json` and `after-N.json` from `python -m benchmarks.engine`. The exit code is 1 if a game has
become slower than `ALLOWED`. See compare_speed.sh.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

ALLOWED = 0.9  # of the earlier moves per second; hosted machines vary by a few per cent between runs


def medians(files: Iterable[Path]) -> dict[str, float]:
    """Moves per second on one thread for each game: the median over all files."""
    found: dict[str, list[float]] = {}
    for file in files:
        for game in json.loads(file.read_text(encoding="utf-8")):
            found.setdefault(game["game"], []).append(game["one_thread"]["moves_per_s"])
    return {game: statistics.median(rates) for game, rates in found.items()}


def slower(before: Mapping[str, float], after: Mapping[str, float]) -> list[str]:
    """The games that have become slower than allowed. New and removed games are not compared."""
    return [game for game in before if game in after and after[game] < ALLOWED * before[game]]


def main(folder: Path) -> int:
    before, after = medians(folder.glob("before-*.json")), medians(folder.glob("after-*.json"))
    for game in after:
        if game in before:
            print(
                f"{game:<14}{before[game]:>14,.0f} -> {after[game]:>14,.0f} moves/s  {after[game] / before[game]:.2f}"
            )
    failed = slower(before, after)
    if failed:
        print(f"slower: {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

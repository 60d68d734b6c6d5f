"""Many seeded games of every setting, natively and in the browser's Python, compared setting by setting.

python -m tests.browser.equality [--games 1000] [--thorough 5] [--seed 1] [--at-once 100] [--keep FILE] [GAME …]

All settings get their first games, then all their next. With `--keep`, what has been compared is written to a file, and
the same command goes on from there. At the end: how many games of each setting were compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from . import bundled

PLAYS = bundled.HERE / "plays.py"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.equality", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of every game, option set and number of players")
    parser.add_argument("--thorough", type=int, default=5, help="how many of these games are compared thoroughly")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--at-once", type=int, default=100, help="games of a setting before the next setting's turn")
    parser.add_argument("--keep", type=Path, default=Path(os.devnull), help="a file for what has been compared")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games, if none is named")
    chosen = parser.parse_args()
    known = [json.loads(line) for line in chosen.keep.read_text().splitlines()] if chosen.keep.is_file() else []
    with tempfile.TemporaryDirectory() as folder, chosen.keep.open("a") as keep:
        bundle = bundled.bundle(Path(folder))
        for done in range(0, chosen.games, chosen.at_once):
            first, games = chosen.seed + done, min(chosen.at_once, chosen.games - done)
            thorough = max(0, min(games, chosen.thorough - done))
            skipped = sum(line["first"] == first for line in known)
            words = [str(each) for each in (games, thorough, first, "all", skipped, *chosen.names)]
            for setting, same in compared(bundle, words):
                line: dict[str, Any] = {"first": first, "games": games, "setting": setting, "same": same}
                known.append(line)
                print(json.dumps(line), file=keep, flush=True)
                if not same:
                    print(f"different: {setting}, from seed {first}", flush=True)
                print(f"{setting}: to seed {first + games - 1}", file=sys.stderr, flush=True)
    counts: Counter[str] = Counter()
    for line in known:
        counts[line["setting"]] += line["games"]
    different = sum(not line["same"] for line in known)
    for setting, games in counts.items():
        print(f"{games:6} {setting}")
    print(f"{counts.total()} games of {len(counts)} settings, {different} times different", flush=True)
    sys.exit(different > 0)


def compared(bundle: Path, words: list[str]) -> Iterator[tuple[str, bool]]:
    """Every setting as soon as both have played it, and whether they found the same."""
    environment = {**os.environ, "LUDOTHEQUE_GAMES": str(bundled.OTHERS)}
    commands = [sys.executable, str(PLAYS), *words], bundled.command(bundle, PLAYS, *words)
    with (
        subprocess.Popen(commands[0], env=environment, stdout=subprocess.PIPE, text=True) as native,
        subprocess.Popen(commands[1], stdout=subprocess.PIPE, text=True) as browser,
    ):
        assert native.stdout is not None
        assert browser.stdout is not None
        assert native.stdout.readline() == browser.stdout.readline(), "the texts differ"
        for expected, found in zip_longest(native.stdout, browser.stdout):
            assert expected is not None, "natively, something has failed"
            assert found is not None, "in the browser's Python, something has failed"
            yield json.loads(expected)[0], expected == found


if __name__ == "__main__":
    main()

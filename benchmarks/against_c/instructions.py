"""How many instructions our kernels take, counted by valgrind: the same on every run, whatever else the machine does.

    python -m benchmarks.against_c.instructions [GAME …] [--write]

The kernels are compiled for one fixed processor, linked with a small C program and run on fixed work. The counts are
compared with `instructions.json`; `--write` renews it.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import llvmlite
import numba
import numpy as np

from . import programs
from .objects import PROCESSOR
from .work import GREEDY, RANDOM, SEARCH, Call, Work

EXPECTED = Path(__file__).with_name("instructions.json")
TOLERANCE = 0.03
RENEW = "make bench-instructions RENEW=--write"
DRIVER = programs.HERE / "driver.c"
SIZES = {
    "winston": {RANDOM: 2_000, GREEDY: 100, SEARCH: 500},
    "hundsgemein": {RANDOM: 1_000, GREEDY: 300, SEARCH: 500},
    "winoc": {RANDOM: 500, GREEDY: 300, SEARCH: 500},
    "winchester": {RANDOM: 10, GREEDY: 20, SEARCH: 500},
}


def main() -> int:
    arguments = argparse.ArgumentParser(
        prog="python -m benchmarks.against_c.instructions",
        description="Counts the instructions of our kernels and compares them with those that are expected.",
    )
    arguments.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(programs.GAMES)} (all)")
    arguments.add_argument("--write", action="store_true", help="renew what is expected")
    asked = arguments.parse_args()
    missing = [name for name in ("cc", "valgrind") if shutil.which(name) is None]
    if missing:
        print(f"This needs {' and '.join(missing)}. On Debian: apt install gcc valgrind", file=sys.stderr)
        return 2
    expected = _expected()
    found: dict[str, int] = {}
    print("| work | instructions | expected | C takes |\n| --- | ---: | ---: | ---: |", flush=True)
    for game in asked.games or programs.GAMES:
        for name, (ours, theirs) in counted(game).items():
            found[name] = ours
            before = expected.get(name)
            told = "–" if before is None else f"{before:,}"
            print(f"| {name} | {ours:,} | {told} | {theirs / ours:.2f} times as many |", flush=True)
    if asked.write:
        versions = {"numba": numba.__version__, "llvmlite": llvmlite.__version__, "processor": PROCESSOR}
        counts = dict(sorted({**_expected(), **found}.items()))
        EXPECTED.write_text(json.dumps({"versions": versions, "counts": counts}, indent=2) + "\n", encoding="utf-8")
        return 0
    wrong = drifted(found, expected)
    for what in wrong:
        print(what, file=sys.stderr)
    if wrong:
        print(f"If this is meant to be so: {RENEW}, and commit {EXPECTED.name}.", file=sys.stderr)
    return int(bool(wrong))


def _expected() -> dict[str, int]:
    if not EXPECTED.exists():
        return {}
    counts: dict[str, int] = json.loads(EXPECTED.read_text(encoding="utf-8"))["counts"]
    return counts


def drifted(found: Mapping[str, int], expected: Mapping[str, int]) -> list[str]:
    """What is not as expected, a sentence for each piece of work."""
    wrong = []
    for name, count in found.items():
        if name not in expected:
            wrong.append(f"{name}: nothing is expected yet.")
            continue
        change = count / expected[name] - 1
        if abs(change) > TOLERANCE:
            more = "more" if change > 0 else "fewer"
            told = f"{count:,}, not {expected[name]:,}"
            wrong.append(f"{name}: {abs(change):.1%} {more} instructions than expected ({told}).")
    return wrong


def counted(game: str) -> dict[str, tuple[int, int]]:
    """For every piece of work of a game, the instructions of our kernels and of the C program."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        kernels = made / "kernels.o"
        command = [sys.executable, "-m", "benchmarks.against_c.objects", str(kernels), game]
        subprocess.run(command, check=True)
        ours, theirs = made / "ours", made / "theirs"
        subprocess.run(["cc", "-O2", str(DRIVER), str(kernels), "-lm", "-o", str(ours)], check=True)
        programs.build(game, theirs, [f"-march={PROCESSOR}"], [DRIVER])
        counts = {}
        for kind, size in SIZES[game].items():
            work = Work(game, kind, size)
            calls = made / "calls"
            calls.write_bytes(packed(work.calls()))
            count, told = _count(ours, work, calls)
            other_count, other_told = _count(theirs, work, calls)
            if told != other_told:
                raise SystemExit(f"{work.name}: the C program plays other games than our kernels. Change both.")
            counts[work.name] = (count, other_count)
        return counts


def _count(program: Path, work: Work, calls: Path) -> tuple[int, str]:
    """The instructions between call and return, and what the program prints of its results."""
    kind = SEARCH if work.kind == SEARCH else "games"
    command = ["valgrind", "--tool=callgrind", f"--toggle-collect={work.function}", "--callgrind-out-file=/dev/null"]
    done = subprocess.run([*command, str(program), kind, str(calls)], capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        raise SystemExit(f"valgrind failed:\n{done.stderr}")
    return int(found[1]), done.stdout


def packed(calls: Sequence[Call]) -> bytes:
    """Calls as `driver.c` reads them."""
    parts = [struct.pack("q", len(calls))]
    for call in calls:
        slots: list[bytes] = []
        for argument in call:
            if isinstance(argument, (np.ndarray, np.void)):
                content = argument.tobytes()
                slots.append(struct.pack("q", len(content)) + (content or struct.pack("q", 0)))
                extents = argument.shape if isinstance(argument, np.ndarray) else ()
                slots += [struct.pack("qq", 0, extent) for extent in extents]
            else:
                slots.append(struct.pack("qd" if isinstance(argument, float) else "qq", 0, argument))
        parts += [struct.pack("q", len(slots)), *slots]
    return b"".join(parts)


if __name__ == "__main__":
    sys.exit(main())

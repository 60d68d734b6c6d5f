"""python -m benchmarks [--rounds 5] [--seconds 2] [--keep] [--history] [PART …]"""

from __future__ import annotations

import argparse
import datetime
import subprocess

from ludotheque.lab.api.bench import machine

from . import peers, server
from .comparison import Comparison, Run, keep, kept, over_time, table

PARTS = {"peers": peers.measure_all, "server": server.measure_all}


def main() -> None:
    arguments = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Ours beside the peers on the same work, in one run on this machine. Let nothing else run.",
    )
    arguments.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=f"{', '.join(PARTS)} (all)")
    arguments.add_argument("--rounds", type=int, default=5, help="rounds in which all take turns (default: 5)")
    arguments.add_argument("--seconds", type=float, default=2.0, help="of everybody in a round (default: 2)")
    arguments.add_argument("--keep", action="store_true", help="add this run to benchmarks/history.jsonl")
    arguments.add_argument("--history", action="store_true", help="only show the ratios of the runs that were kept")
    asked = arguments.parse_args()
    if asked.history:
        print(over_time(kept()))
        return
    versions: dict[str, str] = {}
    found: list[Comparison] = []
    for part in asked.parts or PARTS:
        more_versions, more = PARTS[part](asked.rounds, asked.seconds)
        versions |= more_versions
        found += more
    here = machine()
    print(", ".join(f"{name} {value}" for name, value in here.items()))
    print(", ".join(f"{name} {version}" for name, version in versions.items()), end="\n\n")
    print(table(found))
    if asked.keep:
        keep(Run(datetime.date.today().isoformat(), commit(), here, versions, found))


def commit() -> str:
    """The commit that is measured."""
    try:
        words = ["git", "describe", "--always", "--dirty"]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


if __name__ == "__main__":
    main()

"""python -m benchmarks.peers [--rounds 5] [--seconds 2] [--json FILE] [PEER …]"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from dataclasses import asdict
from pathlib import Path

from ludotheque.lab.bench import machine

from . import ours
from .work import Comparison, compare, measure

PEERS = ("openspiel", "pgx")


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.peers", description="Ours beside the peers.")
    arguments.add_argument("peers", nargs="*", choices=[*PEERS, []], help="which (default: all)", metavar="PEER")
    arguments.add_argument("--rounds", type=int, default=5, help="rounds in which all take turns (default: 5)")
    arguments.add_argument("--seconds", type=float, default=2.0, help="of everybody in a round (default: 2)")
    arguments.add_argument("--json", type=Path, help="write the figures to this file too")
    asked = arguments.parse_args()

    modules = [ours, *(importlib.import_module(f".{peer}", __package__) for peer in asked.peers or PEERS)]
    contenders = [contender for module in modules for contender in module.contenders()]
    versions = {module.NAME: module.version() for module in modules}
    print(", ".join(f"{name} {version}" for name, version in versions.items()), file=sys.stderr, flush=True)
    found = compare(ours.NAME, measure(contenders, asked.rounds, asked.seconds))
    print(table(found))
    if asked.json:
        figures = {"machine": machine(), "versions": versions, "comparisons": [asdict(row) for row in found]}
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


def table(found: list[Comparison]) -> str:
    lines = [
        "| work, connect four | peer | peer/s | ours/s | ours / peer: median [least, most] |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    for row in found:
        least, middle, most = row.ratio
        ratio = f"{middle:.1f} [{least:.1f}, {most:.1f}]"
        lines.append(f"| {row.work} | {row.peer} | {row.peer_per_s:,.0f} | {row.ours_per_s:,.0f} | {ratio} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()

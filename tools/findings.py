"""Measures what the games' pages say the lab found: the qualities of every game among players of two levels, and what
a change of its rules would do.

    python -m tools.findings KEPT [--games 60]

`KEPT` is a folder for what was counted: a run that was stopped goes on from it, and one of more games plays only what
is not there yet. The figures go to `docs/measurements/`, each file as soon as it is finished.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from docsite.findings import CHANGES, QUALITIES, MeasuredChange
from ludotheque.core.messages import messages
from ludotheque.lab import qualities, sweep
from ludotheque.lab.charts.pictures import write
from ludotheque.lab.quality.chart import chart
from ludotheque.lab.quality.found import READER
from ludotheque.lab.quality.page import PICTURED, levels, page

LEVELS = ("casual", "club")
FEWER = {"winchester": 4}  # its games are so many times as long
EXAMPLES = ("straw", "chanterelle")  # measured where they are installed
SEATS = 3
LEAST_URGENT = 19


@dataclass(frozen=True)
class Change:
    """A sweep for the page of a game."""

    game: str
    dial: str
    seats: int
    bots: str
    more: dict[str, Any]

    @property
    def command(self) -> str:
        words = ["ludotheque", "sweep", self.game, self.dial, "--seats", str(self.seats), "--bots", self.bots]
        for name, value in self.more.items():
            for each in value if isinstance(value, list) else [value]:
                words += [f"--{name.removesuffix('s') if name == 'options' else name}", str(each)]
        return shlex.join([*words, "--json", "--chart", f"{self.game}.svg"])


FOR_PAGES = (
    Change("winston", "hand=3-7", 3, "quick", {}),
    Change("hundsgemein", "dogs.Rex=3-8", 2, "quick", {}),
    Change("winchester", "pieces=2-5", 3, "quick", {"games": 1500, "ask": "first,turns"}),
    # on other deals than those on which the head start was found
    Change(
        "winoc", "ahead=0-4", 2, "club", {"options": ["rules=junior"], "games": 400, "precision": 2, "seed": 100_000}
    ),
)


def measure(kept: Path, games: int) -> None:
    for bot in LEVELS:
        for game in ("winston", "winoc", "hundsgemein", "winchester", *EXAMPLES):
            _say(f"{game}, {bot} bots")
            count = max(games // FEWER.get(game, 1), 2)
            found = qualities(game, seats=SEATS, bots=bot, games=count, keep=kept / f"{game}-{bot}.jsonl")
            _write(QUALITIES / f"{game}-{bot}.json", msgspec.json.encode(found))
    read = [READER.read(file.read_bytes()) for file in sorted(QUALITIES.glob("*.json"))]
    (QUALITIES.parent / "qualities.md").write_text(page(read), encoding="utf-8")
    write(chart(levels(read)[PICTURED], messages("en")), QUALITIES.parents[1] / "pictures" / "qualities.svg")


def try_changes(kept: Path) -> None:
    for change in FOR_PAGES:
        _say(change.command)
        more = {("measures" if name == "ask" else name): value for name, value in change.more.items()}
        found = sweep(
            change.game,
            change.dial,
            seats=change.seats,
            bots=change.bots,
            keep=kept / f"{change.game}.jsonl",
            chart=CHANGES / f"{change.game}.svg",
            **more,
        )
        _write(CHANGES / f"{change.game}.json", msgspec.json.encode(MeasuredChange(change.command, found)))


def _write(file: Path, text: bytes) -> None:
    file.write_bytes(msgspec.json.format(text, indent=1) + b"\n")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", type=Path)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    asked.kept.mkdir(exist_ok=True)
    os.nice(LEAST_URGENT)
    try_changes(asked.kept)
    measure(asked.kept, asked.games)

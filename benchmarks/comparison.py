"""Ours beside a peer at one piece of work, the table of all of them, and the history of earlier runs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

HISTORY = Path(__file__).with_name("history.jsonl")


@dataclass(frozen=True)
class Comparison:
    """The result of a comparison. A ratio above 1 means that ours is better."""

    work: str
    peer: str
    ours: float
    theirs: float
    ratio: tuple[float, float, float]  # least, median, most of the rounds
    unit: str = "/s"


def table(found: Iterable[Comparison]) -> str:
    lines = [
        "| work | peer | peer's | ours | ratio: median [least, most] |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    for row in found:
        least, middle, most = row.ratio
        theirs, ours = (_figure(figure, row.unit) for figure in (row.theirs, row.ours))
        lines.append(f"| {row.work} | {row.peer} | {theirs} | {ours} | {middle:.2f} [{least:.2f}, {most:.2f}] |")
    return "\n".join(lines)


def _figure(figure: float, unit: str) -> str:
    return f"{figure:,.0f}{unit}" if unit == "/s" else f"{figure:,.1f} {unit}"


@dataclass(frozen=True)
class Run:
    """One run of all comparisons, as kept in the history."""

    date: str
    commit: str
    machine: dict[str, Any]
    versions: dict[str, str]
    comparisons: list[Comparison]


def keep(run: Run, history: Path = HISTORY) -> None:
    with history.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(run), ensure_ascii=False) + "\n")


def kept(history: Path = HISTORY) -> list[Run]:
    if not history.exists():
        return []
    runs = []
    for line in history.read_text(encoding="utf-8").splitlines():
        run = json.loads(line)
        found = [Comparison(**{**row, "ratio": tuple(row["ratio"])}) for row in run.pop("comparisons")]
        runs.append(Run(**run, comparisons=found))
    return runs


def over_time(runs: Sequence[Run]) -> str:
    """The median ratio of every piece of work in every run, the newest run first."""
    newest = list(reversed(runs))
    works = list(dict.fromkeys((row.work, row.peer) for run in newest for row in run.comparisons))
    lines = [
        f"| work | peer | {' | '.join(f'{run.date} {run.commit}' for run in newest)} |",
        f"| --- | --- |{' ---: |' * len(newest)}",
    ]
    for work in works:
        ratios = [{(row.work, row.peer): row.ratio[1] for row in run.comparisons}.get(work) for run in newest]
        cells = ["" if ratio is None else f"{ratio:.2f}" for ratio in ratios]
        lines.append(f"| {work[0]} | {work[1]} | {' | '.join(cells)} |")
    return "\n".join(lines)

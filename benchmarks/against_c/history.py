"""What earlier runs found, a line of JSON for each, and whether this one is slower."""

from __future__ import annotations

import json
import platform
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import platformdirs

from .speed import Measured

KEPT = 10  # earlier runs that count
ALLOWED = 0.95  # of what earlier runs had: the best of this run's rounds must reach it


@dataclass(frozen=True)
class Run:
    date: str
    commit: str
    machine: Mapping[str, str]  # runs are compared with those on the same
    load: float  # of the machine when the run began: how many programs wanted to run
    ratios: Mapping[str, Sequence[float]]  # by work: least, median, most


def place() -> Path:
    """Where the history is kept: outside the repository, with the user's other state."""
    return platformdirs.user_state_path("ludotheque") / "speed.jsonl"


def machine(compiler: str, numba: str) -> dict[str, str]:
    return {"processor": _processor(), "compiler": compiler, "numba": numba, "python": platform.python_version()}


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.processor())


def read(file: Path) -> list[Run]:
    if not file.exists():
        return []
    return [Run(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def add(file: Path, run: Run) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as opened:
        opened.write(json.dumps(asdict(run), ensure_ascii=False) + "\n")


def usual(runs: Sequence[Run], work: str, here: Mapping[str, str]) -> float | None:
    """The median ratio of the last runs on the same machine; None if there is none."""
    found = [run.ratios[work][1] for run in runs if work in run.ratios and run.machine == here]
    return statistics.median(found[-KEPT:]) if found else None


def slower(measured: Measured, usually: float | None) -> bool:
    """Whether even the best round is below what earlier runs had: noise does not make all rounds slow."""
    return usually is not None and measured.ratio[2] < ALLOWED * usually

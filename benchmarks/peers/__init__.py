"""Our engine beside other engines and environments, on the same work, in one run.

Every file here but `work.py` and `ours.py` is one peer. It has `NAME`, `version()` and `contenders()`, the work it
can be measured at. To add a peer, add a file and its name to `PEERS`.
"""

from __future__ import annotations

import importlib
import sys

from benchmarks.comparison import Comparison

from . import ours
from .work import compare, measure

PEERS = ("openspiel", "pgx", "pettingzoo", "rlcard")


def measure_all(rounds: int, seconds: float) -> tuple[dict[str, str], list[Comparison]]:
    modules = [ours, *(importlib.import_module(f".{peer}", __package__) for peer in PEERS)]
    versions = {module.NAME: module.version() for module in modules}
    contenders = [contender for module in modules for contender in module.contenders()]
    print(f"{len(contenders)} contenders, {rounds} rounds of {seconds} s …", file=sys.stderr, flush=True)
    return versions, compare(ours.NAME, measure(contenders, rounds, seconds))

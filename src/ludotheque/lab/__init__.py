"""The lab: what games are like, what rules change and how strong bots are, found out by playing many games.

    from ludotheque.lab import arena, compare, report, simulate

    simulate("winston", seats=3, bots=["greedy", "random", "random"], games=10_000, out="games")
    arena("winoc", bots=["greedy", "club"], deals=200, out="arena.jsonl")
    report("winoc", seats=[2, 3], out="winoc.html")
    compare("winston", "edition=second,first", games=5000)

All four accept the same values as the commands of the same name. `progress` is called with the games played so far and
the games planned. Ctrl-C ends a run early: the function returns what it has, with `finished` set to False. `arena`,
and bots that think, play in processes: a script must then keep its calls below `if __name__ == "__main__":`, or use
`workers=1`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.bots.external.local import LocalBot

    from .api.arena import ArenaResult, arena
    from .api.compare import compare
    from .api.report import report
    from .api.simulate import Simulation, simulate
    from .comparisons.comparison import Comparison
    from .reports.report import Report

__all__ = ["ArenaResult", "Comparison", "LocalBot", "Report", "Simulation", "arena", "compare", "report", "simulate"]

_HOMES = {
    "ArenaResult": "ludotheque.lab.api.arena",
    "Comparison": "ludotheque.lab.comparisons.comparison",
    "LocalBot": "ludotheque.bots.external.local",
    "Report": "ludotheque.lab.reports.report",
    "Simulation": "ludotheque.lab.api.simulate",
    "arena": "ludotheque.lab.api.arena",
    "compare": "ludotheque.lab.api.compare",
    "report": "ludotheque.lab.api.report",
    "simulate": "ludotheque.lab.api.simulate",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__

"""The lab: what games are like, what rules change and how strong bots are, found out by playing many games.

    from ludotheque.lab import arena, calibrate, compare, learn, qualities, report, simulate, sweep, tune

    simulate("winston", seats=3, bots=["greedy", "random", "random"], games=10_000, out="games")
    arena("winoc", bots=["greedy", "club"], deals=200, out="arena.jsonl")
    report("winoc", seats=[2, 3], out="winoc.html")
    compare("winston", "edition=second,first", games=5000)
    sweep("winston", "hand=3-7", seats=[2, 3, 4], keep="hands.jsonl")
    tune("winston", "first=±1, turns=15-20", "hand", seats=[2, 3])
    calibrate("winoc", bots=["club", "expert"], positions=2000)
    learn("winoc", seats=[2, 3], games=400)
    qualities(["winston", "winoc"], seats=3, games=50, chart="qualities.svg")

All accept the same values as the commands of the same name. `progress` is called with the games played so far and
the games planned (of `tune`: the rules tried, and those that may be tried). Ctrl-C ends a run early: the function
returns what it has, with `finished` set to False. `arena`, and bots that think, play in processes: a script must then
keep its calls below `if __name__ == "__main__":`, or use `workers=1`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.bots.external.local import LocalBot

    from .api.arena import ArenaResult, arena
    from .api.calibrate import CalibrationResult, calibrate
    from .api.compare import compare
    from .api.learn import LearningResult, learn
    from .api.qualities import qualities
    from .api.report import report
    from .api.simulate import Simulation, simulate
    from .api.sweep import sweep
    from .api.tune import tune
    from .comparisons.comparison import Comparison
    from .quality.found import Qualities
    from .reports.report import Report
    from .sweeps.sweep import Sweep
    from .tuning.tuning import Tuning

__all__ = [
    "ArenaResult",
    "CalibrationResult",
    "Comparison",
    "LearningResult",
    "LocalBot",
    "Qualities",
    "Report",
    "Simulation",
    "Sweep",
    "Tuning",
    "arena",
    "calibrate",
    "compare",
    "learn",
    "qualities",
    "report",
    "simulate",
    "sweep",
    "tune",
]

_HOMES = {
    "ArenaResult": "ludotheque.lab.api.arena",
    "CalibrationResult": "ludotheque.lab.api.calibrate",
    "Comparison": "ludotheque.lab.comparisons.comparison",
    "LearningResult": "ludotheque.lab.api.learn",
    "LocalBot": "ludotheque.bots.external.local",
    "Qualities": "ludotheque.lab.quality.found",
    "Report": "ludotheque.lab.reports.report",
    "Simulation": "ludotheque.lab.api.simulate",
    "Sweep": "ludotheque.lab.sweeps.sweep",
    "Tuning": "ludotheque.lab.tuning.tuning",
    "arena": "ludotheque.lab.api.arena",
    "calibrate": "ludotheque.lab.api.calibrate",
    "compare": "ludotheque.lab.api.compare",
    "learn": "ludotheque.lab.api.learn",
    "qualities": "ludotheque.lab.api.qualities",
    "report": "ludotheque.lab.api.report",
    "simulate": "ludotheque.lab.api.simulate",
    "sweep": "ludotheque.lab.api.sweep",
    "tune": "ludotheque.lab.api.tune",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__

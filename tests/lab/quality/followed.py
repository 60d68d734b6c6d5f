"""Followed games, made up."""

from __future__ import annotations

from typing import Any

from ludotheque.lab.lengths.pace import Pace
from ludotheque.lab.quality.following import FollowedGame, Wait
from ludotheque.lab.quality.quality import Evidence
from ludotheque.lab.reports.luck import Luck
from ludotheque.lab.run.watching import Watched
from ludotheque.lab.stats.intervals import Estimate

PACE = Pace({"move": Estimate(10.0, 5.0, 20.0)}, {})


def followed(**changed: Any) -> FollowedGame:
    """A game of two in four positions, won by seat 0 from behind."""
    made: dict[str, Any] = {
        "result": (1.0, 0.0),
        "first": 0,
        "moments": [0.0, 0.25, 0.5, 0.75],
        "course": [(0.5, 0.5), (0.2, 0.8), (0.6, 0.4), (0.95, 0.05)],
        "goes": 10,
        "dead": 1,
        "waits": [Wait(1, {"move": 2}), Wait(1, {"move": 1})],
        "anywhere": [],
        "late": [],
        "watched": Watched(12, 30, 2, {"bone": 3}),
    }
    return FollowedGame(**made | changed)


def evidence(*games: FollowedGame, seats: int = 2, luck: Luck | None = None) -> Evidence:
    return Evidence(seats, games, PACE, luck, ("bone", "poo"))

"""Downtime: how long a player waits between two goes, in turns of the others and in seconds of their thinking."""

from __future__ import annotations

from statistics import fmean

from ..lengths.pace import Pace
from ..stats.intervals import FIXED, Estimate
from .following import Wait
from .quality import Evidence, Quality


def _turns(evidence: Evidence) -> Estimate | None:
    waits = [fmean(wait.turns for wait in game.waits) for game in evidence.games if game.waits]
    return FIXED.mean_of(waits) if waits else None


def _seconds(evidence: Evidence) -> Estimate | None:
    """The range has both in it: that of the games, and that of the pace."""
    games = [game.waits for game in evidence.games if game.waits]
    if not games:
        return None
    quick, usual, slow = (
        FIXED.mean_of([fmean(_thinking(wait, evidence.pace, end) for wait in waits) for waits in games])
        for end in ("low", "value", "high")
    )
    return Estimate(usual.value, max(quick.low, 0.0), slow.high)


def _thinking(wait: Wait, pace: Pace, end: str) -> float:
    return sum(count * float(getattr(pace.seconds[kind], end)) for kind, count in wait.moves.items())


WAITING = (Quality("waiting", "turns", _turns), Quality("thinking", "seconds", _seconds))

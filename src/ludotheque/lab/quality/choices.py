"""Agency, kingmaking and dead turns: how much choices matter."""

from __future__ import annotations

from statistics import fmean

from ..stats.intervals import FIXED, Estimate
from .quality import Evidence, Quality, mean, share

MATTERS = 0.1  # share of the win that must move between others to call it kingmaking


def _agency(evidence: Evidence) -> Estimate | None:
    spreads = [fmean(each.spread for each in game.anywhere) for game in evidence.games if game.anywhere]
    return FIXED.mean_of(spreads) if spreads else None


def _kingmaking(evidence: Evidence) -> Estimate | None:
    made = [fmean(each.moved >= MATTERS for each in game.late) for game in evidence.games if game.late]
    return share(made)


def _dead(evidence: Evidence) -> Estimate | None:
    return mean([game.dead / game.goes for game in evidence.games if game.goes])


CHOICES = (
    Quality("agency", "points", _agency),
    Quality("dead", "percent", _dead),
    Quality("kingmaking", "percent", _kingmaking),
)

"""Skill and luck, by strong bots against weak ones on the same deals; and what it is worth to begin."""

from __future__ import annotations

import math
from statistics import NormalDist

from ..stats.intervals import LEVEL, Estimate
from .quality import Evidence, Quality, share

ONE_SIDED = NormalDist().inv_cdf(LEVEL)


def _skill(evidence: Evidence) -> Estimate | None:
    """The strong bots' share of the wins, beyond an equal one."""
    luck = evidence.luck
    return None if luck is None else _beyond(luck.wins, luck.even)


def _luck(evidence: Evidence) -> Estimate | None:
    """How often the same seat wins again on the same deal, with all players moved on by one, beyond chance."""
    luck = evidence.luck
    return None if luck is None else _beyond(luck.same_seat, 1 / evidence.seats)


def _proof(evidence: Evidence) -> Estimate | None:
    luck = evidence.luck
    if luck is None or luck.wins.low <= luck.even:
        return None  # whether the strong bots are better is not clear
    worst, usual, best = (games_to_lead(wins, luck.even, evidence.seats) for wins in _three(luck.wins))
    return Estimate(usual, best, worst)


def games_to_lead(wins: float, even: float, seats: int) -> int:
    """After how many games a strong player has won more of them than a weak one, with 95 % confidence. Of the games
    that one of the two wins, the strong one wins a share `better`; the binomial is taken for a normal distribution."""
    strong, weak = wins / (even * seats), (1 - wins) / ((1 - even) * seats)
    better = strong / (strong + weak)
    decided = ONE_SIDED**2 * better * (1 - better) / (better - 0.5) ** 2
    return max(math.ceil(decided / (strong + weak)), 1)


def _start(evidence: Evidence) -> Estimate | None:
    """The share of the wins of who begins, beyond an equal one, in games that a player won."""
    found = share([game.result[game.first] for game in evidence.games if any(game.result)])
    return None if found is None else _beyond(found, 1 / evidence.seats)


def _beyond(estimate: Estimate, even: float) -> Estimate:
    return Estimate(estimate.value - even, estimate.low - even, estimate.high - even)


def _three(estimate: Estimate) -> tuple[float, float, float]:
    return estimate.low, estimate.value, estimate.high


STRENGTH = (
    Quality("skill", "points", _skill),
    Quality("luck", "points", _luck),
    Quality("proof", "games", _proof),
    Quality("start", "points", _start),
)

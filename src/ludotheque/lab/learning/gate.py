"""Matches that decide whether a new estimate is kept: a seat that searches with it among seats with the one before.

Every deal is played once for each seat, so that neither the deal nor the seat favours the new one.
"""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterable

import msgspec

from ludotheque.bots.review.judging import result
from ludotheque.core.shelf import find

from ..executors.local import Executor
from ..reliability.said import SayingBot
from ..run.playing import play_match
from ..run.seeds import derived
from ..run.setting import Setting
from ..stats.intervals import FIXED, Estimate
from .estimate_data import EstimateData


class GateMatch(msgspec.Struct, frozen=True):
    """What both sides judge by, and the setting, whose seed is that of the first deal."""

    setting: Setting
    new: EstimateData
    before: EstimateData


def play_gate_deal(match: GateMatch, deal: int) -> float:
    """The mean share of the win of the seat with the new estimate, over all seats."""
    setting = match.setting
    variant = find(setting.game).variant(setting.options, setting.numbers)
    new, before = (data.used_by(variant, setting.seats) for data in (match.new, match.before))
    seed = int(setting.seed, 16) + deal
    shares = []
    for tried in range(setting.seats):
        bots = [
            SayingBot.named(name, derived(seed, tried, seat), [], new if seat == tried else before)
            for seat, name in enumerate(setting.bots)
        ]
        shares.append(result(play_match(variant, seed, bots))[tried])
    return sum(shares) / len(shares)


def play_gate(match: GateMatch, deals: Iterable[int], executor: Executor) -> Generator[float]:
    return executor.run(functools.partial(play_gate_deal, match), deals)


def won(shares: list[float]) -> Estimate:
    """The share of the win, from those of the deals; 1 / seats is even."""
    return FIXED.mean_of(shares)

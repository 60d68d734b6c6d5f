"""How much luck decides: strong bots against weak ones on the same deals, the seats changed.

Every deal is played once for each seat, everybody moving one seat on every time. Take two games on the same deal: where
the same player won both, playing decided; where the same seat did, the deal did. Without any influence of either, each
would happen once in as many times as there are seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec
import numpy as np

from .contest import Deal
from .intervals import Estimate, mean_of


class Luck(msgspec.Struct, frozen=True):
    strong: str
    weak: str
    deals: int
    games: int
    wins: Estimate  # of the strong bots, in all
    even: float  # what they would be if all were alike: their share of the seats
    same_player: Estimate
    same_seat: Estimate


def luck_of(strong: str, weak: str, deals: Sequence[Deal]) -> Luck:
    """Deals are independent of each other, the games on one are not: so the interval is that of a mean over deals."""
    found = [_deal(strong, deal) for deal in deals]
    wins, players, seats, even = zip(*found, strict=True)
    return Luck(
        strong,
        weak,
        len(deals),
        sum(len(deal.games) for deal in deals),
        mean_of(wins),
        sum(even) / len(even),
        _share(mean_of(players)),
        _share(mean_of(seats)),
    )


def _deal(strong: str, deal: Deal) -> tuple[float, float, float, float]:
    places = np.array([game.places for game in deal.games])
    by_seat = (places == 1) / (places == 1).sum(axis=1, keepdims=True)  # shares of the win by game and seat
    by_player = np.array([np.roll(row, rotation) for rotation, row in enumerate(by_seat)])
    strongs = np.array([name == strong for name in deal.lineup])
    pairs = list(combinations(range(len(deal.games)), 2))
    same_player = np.mean([by_player[a] @ by_player[b] for a, b in pairs])
    same_seat = np.mean([by_seat[a] @ by_seat[b] for a, b in pairs])
    return float(by_player[:, strongs].sum(axis=1).mean()), float(same_player), float(same_seat), float(strongs.mean())


def _share(estimate: Estimate) -> Estimate:
    return Estimate(estimate.value, max(estimate.low, 0.0), min(estimate.high, 1.0))

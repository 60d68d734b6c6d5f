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

from ..arena.contest import Deal
from .intervals import FIXED, Estimate, Intervals


class Luck(msgspec.Struct, frozen=True):
    strong: str
    weak: str
    deals: int  # that tell something
    games: int  # played
    wins: Estimate  # of the strong bots together, where a player won
    even: float  # what they would be if all were alike: their share of the seats
    same_player: Estimate
    same_seat: Estimate


def luck_of(strong: str, weak: str, deals: Sequence[Deal], intervals: Intervals = FIXED) -> Luck | None:
    """Deals are independent of each other, the games on one are not: so a deal counts as one observation. Games that no
    player won tell nothing; None where too few are left."""
    found = [seen for deal in deals if (seen := _deal(strong, deal)) is not None]
    if not found:
        return None
    wins, players, seats, even = (sum(values) / len(found) for values in zip(*found, strict=True))
    games = sum(len(deal.games) for deal in deals)
    # a mean of numbers from 0 to 1 is known at least as well as a share
    return Luck(
        str(strong),
        str(weak),
        len(found),
        games,
        intervals.rate(wins, len(found)),
        even,
        intervals.rate(players, len(found)),
        intervals.rate(seats, len(found)),
    )


def _deal(strong: str, deal: Deal) -> tuple[float, float, float, float] | None:
    """The strong bots' share of the wins, how often the same player and the same seat won again, the strong bots' share
    of the seats. None where fewer than two games were won."""
    first = np.array([game.places for game in deal.games]) == 1
    by_seat = first / np.maximum(first.sum(axis=1, keepdims=True), 1)  # shares of the win by game and seat
    by_player = np.array([np.roll(row, rotation) for rotation, row in enumerate(by_seat)])
    strongs = np.array([name == strong for name in deal.lineup])
    won = np.flatnonzero(first.any(axis=1))
    if len(won) < 2:
        return None
    pairs = list(combinations(won, 2))
    same_player = np.mean([by_player[a] @ by_player[b] for a, b in pairs])
    same_seat = np.mean([by_seat[a] @ by_seat[b] for a, b in pairs])
    wins = by_player[won][:, strongs].sum(axis=1).mean()
    return float(wins), float(same_player), float(same_seat), float(strongs.mean())

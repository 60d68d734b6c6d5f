"""How much luck decides: strong bots against weak ones on the same deals, with the seats rotated.

Every deal is played once for each seat, and all bots move one seat on each time. Take two games on the same deal: if
the same player won both, skill decided; if the same seat won both, the deal did. If neither had any influence, each
would happen once in as many times as there are seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec
import numpy as np

from ..contests.contest import Deal
from ..stats.intervals import FIXED, Estimate, Intervals


class Luck(msgspec.Struct, frozen=True):
    strong: str
    weak: str
    deals: int  # with at least two games that a player won
    games: int  # played
    wins: Estimate  # share of the strong bots together, in games that a player won
    even: float  # the strong bots' share of the seats, which is their share of the wins if all bots are equal
    same_player: Estimate
    same_seat: Estimate


def luck_of(strong: str, weak: str, deals: Sequence[Deal], intervals: Intervals = FIXED) -> Luck | None:
    """A deal counts as one observation, because the games on one deal are not independent. Games that no player won are
    left out; None if too few remain."""
    found = [seen for deal in deals if (seen := _deal(strong, deal)) is not None]
    if not found:
        return None
    wins, players, seats, even = (sum(values) / len(found) for values in zip(*found, strict=True))
    games = sum(len(deal.games) for deal in deals)
    # an interval for a share also holds for a mean of numbers from 0 to 1
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
    of the seats. None if fewer than two games were won."""
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

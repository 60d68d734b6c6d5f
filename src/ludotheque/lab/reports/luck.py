"""How much luck decides: strong bots against weak ones on the same deals, with the seats rotated.

Every deal is played once for each seat, and all bots move one seat on each time. Take two games on the same deal: if
the same player won both, skill decided; if the same seat won both, the deal did. If neither had any influence, each
would happen once in as many times as there are seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from ..contests.contest import Deal
from ..stats.intervals import Estimate
from ..stats.sequences import GROWING


class Luck(msgspec.Struct, frozen=True):
    strong: str
    weak: str
    deals: int  # with at least two games that a player won
    games: int  # played
    wins: Estimate  # share of the strong bots together, in games that a player won
    even: float  # the strong bots' share of the seats, which is their share of the wins if all bots are equal
    same_player: Estimate
    same_seat: Estimate


def luck_of(strong: str, weak: str, deals: Sequence[Deal]) -> Luck | None:
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
        GROWING.rate(wins, len(found)),
        even,
        GROWING.rate(players, len(found)),
        GROWING.rate(seats, len(found)),
    )


def _deal(strong: str, deal: Deal) -> tuple[float, float, float, float] | None:
    """The strong bots' share of the wins, how often the same player and the same seat won again, the strong bots' share
    of the seats. None if fewer than two games were won."""
    seats = len(deal.lineup)
    won = [(rotation, shares) for rotation, game in enumerate(deal.games) if any(shares := _shares(game.places))]
    if len(won) < 2:
        return None
    # the player at `seat` in game r is number (seat + r) of the line-up
    by_player = [[shares[(player - rotation) % seats] for player in range(seats)] for rotation, shares in won]
    by_seat = [shares for _, shares in won]
    strongs = [player for player, name in enumerate(deal.lineup) if name == strong]
    wins = sum(shares[player] for shares in by_player for player in strongs) / len(won)
    return wins, _again(by_player), _again(by_seat), len(strongs) / seats


def _shares(places: Sequence[int]) -> list[float]:
    """Shares of the win."""
    first = [place == 1 for place in places]
    return [won / max(sum(first), 1) for won in first]


def _again(games: Sequence[Sequence[float]]) -> float:
    """How often, of two games, the same won both."""
    pairs = list(combinations(games, 2))
    return sum(x * y for one, other in pairs for x, y in zip(one, other, strict=True)) / len(pairs)

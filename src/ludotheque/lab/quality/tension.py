"""Drama, decisiveness and snowballing: the course of a game, as shares of the win.

Drama, lead change and decisiveness are qualities of Browne and Maire (2010), measured here by shares of the win in
place of an evaluation, so that games and numbers of players can be compared.
"""

from __future__ import annotations

from ..stats.intervals import FIXED, Estimate
from .following import FollowedGame
from .quality import Evidence, Quality, mean, share

DECIDED = 0.9  # share of the win from which on a game counts as decided


def _leads(evidence: Evidence) -> Estimate | None:
    return FIXED.mean_of([game.watched.leads for game in evidence.games])


def _comebacks(evidence: Evidence) -> Estimate | None:
    """The winner once had half of an equal share or less."""
    low = 1 / (2 * evidence.seats)
    won = [(game, winner) for game in evidence.games if (winner := _winner(game)) is not None]
    return share([float(min(shares[winner] for shares in game.course) <= low) for game, winner in won])


def _decided(evidence: Evidence) -> Estimate | None:
    return mean([_left(game) for game in evidence.games])


def _left(game: FollowedGame) -> float:
    """The part of the game that was left when it was decided: from then on the winner stood that well to the end."""
    winner, since = _winner(game), 1.0
    if winner is None:
        return 0.0
    for moment, shares in zip(reversed(game.moments), reversed(game.course), strict=True):
        if shares[winner] < DECIDED:
            break
        since = moment
    return 1 - since


def _snowball(evidence: Evidence) -> Estimate | None:
    """How much of the win went to who stood best at half time."""
    return share([game.result[_leader(game)] for game in evidence.games])


def _leader(game: FollowedGame) -> int:
    half = max(k for k, moment in enumerate(game.moments) if moment <= 0.5)
    return game.course[half].index(max(game.course[half]))


def _winner(game: FollowedGame) -> int | None:
    """None if the win was shared, or nobody's."""
    return game.result.index(1.0) if 1.0 in game.result else None


TENSION = (
    Quality("leads", "times", _leads),
    Quality("comebacks", "percent", _comebacks),
    Quality("decided", "percent", _decided),
    Quality("snowball", "percent", _snowball),
)

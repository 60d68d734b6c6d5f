"""What final scores do not tell: how much choice there is, how often the lead changes, and which rules come into play.

It works for any game: choices are counted by `legal`, leads by `estimate`, rules by the events of `tell`.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np

from ludotheque.core.kernels.structure import duplicate
from ludotheque.core.match import Match

LEAD = 0.05  # share of the win by which a seat must be ahead of all others to lead
OVER = "over"  # the event that every game has


class Watched(msgspec.Struct, frozen=True):
    """What was counted in one game."""

    decisions: int  # moves made by seats
    choices: int  # legal moves at these decisions, in all
    leads: int  # times the lead changed
    fired: dict[str, int]  # events by tag


def watch(match: Match) -> Watched:
    """Replay a finished game and count."""
    engine, board = match.engine, match.board
    position = np.zeros(1, engine.state)
    position[0] = match.position(0)
    actions = np.zeros(engine.actions, np.int16)
    shares = np.zeros(match.seats)
    fired: Counter[str] = Counter()
    decisions = choices = leads = 0
    leader = -1
    for seat, text in match.moves:
        if seat is not None:
            decisions += 1
            choices += engine.legal(board, position[0], actions)
        action = engine.action(text)
        assert action is not None
        before = duplicate(position)
        engine.apply(board, position[0], action)
        for event in engine.tell(board, before[0], action, position[0], None):
            fired[str(event.__struct_config__.tag)] += 1
        engine.estimate(board, position[0], shares)
        now = _leader(shares)
        leads += now >= 0 and leader >= 0 and now != leader
        leader = now if now >= 0 else leader
    winners = [seat for seat, place in enumerate(match.places) if place == 1]
    leads += leader >= 0 and leader not in winners
    del fired[OVER]
    return Watched(decisions, choices, int(leads), dict(fired))


def _leader(shares: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> int:
    """The seat that is clearly ahead, or -1."""
    order = np.argsort(shares)
    return int(order[-1]) if shares[order[-1]] - shares[order[-2]] >= LEAD else -1

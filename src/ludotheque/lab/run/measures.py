"""What final scores do not tell: how much there is to choose, who leads, and which rules come into play.

Any game can be watched: choices are counted by `legal`, leads by `estimate`, rules by the events of `tell`.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np

from ludotheque.core.kernels.structure import duplicate
from ludotheque.core.match import Match

from .simulate import Part, fill, matches, play_part
from .task import Rows, Task

LEAD = 0.05  # of the win, by which a seat must stand better than all others to lead
OVER = "over"  # the event that every game has


class Watched(msgspec.Struct, frozen=True):
    """One game."""

    decisions: int  # moves made by seats
    choices: int  # legal moves there were at these, in all
    leads: int  # times another seat took the lead
    fired: dict[str, int]  # events by tag


class Look(msgspec.Struct, frozen=True):
    """A share of games, the first of them watched."""

    part: Part
    watched: list[Watched]  # from row `part.start` on


def look(task: Task, sample: int, share: tuple[int, int]) -> Look:
    """Play a share; its games are watched if they are among the first `sample` of the task."""
    start, stop = share
    if start >= sample:
        return Look(play_part(task, False, share), [])
    rows = Rows.empty(stop - start, task.seats)
    watched = []
    for row, match in enumerate(matches(task, start, stop)):
        fill(rows, row, match)
        watched.append(watch(match))
    return Look(Part(start, rows, []), watched)


def watch(match: Match) -> Watched:
    """A game that is over, once more from its beginning."""
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
    """The seat that stands clearly best; -1 where none does."""
    order = np.argsort(shares)
    return int(order[-1]) if shares[order[-1]] - shares[order[-2]] >= LEAD else -1

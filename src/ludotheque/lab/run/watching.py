"""What final scores do not tell: how much choice there is, how often the lead changes, which rules come into play, and
how many turns there were.

It works for any game: choices are counted by `legal`, leads by `estimate`, rules by the events of `tell`, turns by
`decision`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Engine
from ludotheque.core.decisions import AGAIN
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
    values = shares.tolist()
    second, best = sorted(values)[-2:]
    return values.index(best) if best - second >= LEAD else -1


def kinds_of(match: Match) -> Iterator[tuple[int, int]]:
    """Who made each move, and of which kind it was; chance has no part in it."""
    engine, board, last = match.engine, match.board, -1
    position = np.zeros(1, engine.state)
    position[0] = match.position(0)
    for seat, text in match.moves:
        action = engine.action(text)
        if seat is not None:
            if engine.decision is None:
                yield seat, AGAIN if seat == last else 0
            else:
                yield seat, int(engine.decision(board, position[0], action))
            last = seat
        engine.apply(board, position[0], action)


def decisions_of(match: Match) -> npt.NDArray[np.int32]:
    """How many moves of each kind were made in a game."""
    made = np.zeros(len(match.engine.decisions), np.int32)
    for _, kind in kinds_of(match):
        made[kind] += 1
    return made


def turns_in(engine: Engine, decisions: npt.NDArray[np.int32]) -> Any:
    """How many turns so many moves of each kind make: of one game, or by row."""
    return (decisions * np.array([int(kind.turn) for kind in engine.decisions], np.int32)).sum(axis=-1)

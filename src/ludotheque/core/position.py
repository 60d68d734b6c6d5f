"""Questions about a position, from Python: scores and places as lists, moves as texts, the frame of a view."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from .contract import NOBODY

if TYPE_CHECKING:
    from .contract import Engine

T = TypeVar("T")


def scores_of(scores: Callable[..., None], board: np.record, state: np.record, seats: int) -> list[int]:
    out = np.zeros(seats, np.int32)
    scores(board, state, out)
    return out.tolist()


places_of = scores_of


def moves_shown(engine: Engine, state: np.record) -> dict[str, int]:
    """The legal moves as people see and type them, with their actions."""
    out = np.zeros(engine.actions, np.int16)
    actions = out[: engine.legal(engine.board, state, out)].tolist()
    if engine.shown is None:
        return {engine.text(action): action for action in actions}
    return {engine.shown(engine.board, state, action): action for action in actions}


def frame(engine: Engine, state: np.record, seat: int | None, seats: int) -> dict[str, Any]:
    """The fields that every `View` has."""
    mover = int(engine.mover(engine.board, state))
    legal = moves_shown(engine, state) if seat == mover else {}
    return {
        "seat": seat,
        "seats": seats,
        "mover": mover if mover >= 0 else None,
        "over": mover == NOBODY,
        "end": engine.endings[engine.ending(engine.board, state)] or None,
        "legal": list(legal) if engine.shown is None else sorted(legal),  # their order might reveal what is hidden
    }


def asked_again(function: Callable[[np.record, np.record], T]) -> Callable[[np.record, np.record], T]:
    """Remembers the answer for the last position: views of one position are made for one seat after another."""
    last: tuple[bytes, np.record, T] | None = None

    @functools.wraps(function)
    def remembering(board: np.record, s: np.record) -> T:
        nonlocal last
        known, position = last, s.tobytes()
        if known is not None and known[0] == position and known[1] is board:
            return known[2]
        answer = function(board, s)
        last = position, board, answer
        return answer

    return remembering


def told_again(
    function: Callable[[np.record, np.record, int, np.record], T],
) -> Callable[[np.record, np.record, int, np.record], T]:
    """The same for the story of a move, as far as all seats hear it alike. What is given is not to be changed."""
    last: tuple[bytes, int, bytes, np.record, T] | None = None

    @functools.wraps(function)
    def remembering(board: np.record, before: np.record, action: int, after: np.record) -> T:
        nonlocal last
        known, start, end = last, before.tobytes(), after.tobytes()
        if known is not None and known[:3] == (start, action, end) and known[3] is board:
            return known[4]
        answer = function(board, before, action, after)
        last = start, action, end, board, answer
        return answer

    return remembering

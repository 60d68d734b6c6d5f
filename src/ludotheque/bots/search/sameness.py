"""Moves that are the same to the mover, by all it knows: a search looks at one of them."""

from __future__ import annotations

import numpy as np

from ludotheque.core.chance.fast import generator, pick
from ludotheque.core.contract import Variant


def only_move(variant: Variant, root: np.record) -> int | None:
    """The legal move, if there is just one: nothing is to be thought about."""
    moves = _moves(variant, root)
    return moves[0] if len(moves) == 1 else None


def _moves(variant: Variant, root: np.record) -> list[int]:
    engine = variant.engine
    legal = np.zeros(engine.actions, np.int16)
    return [int(action) for action in legal[: engine.legal(engine.board, root, legal)]]


def distinct(variant: Variant, root: np.record) -> dict[int, int]:
    """Every legal move, with the first of the moves that are the same to the mover."""
    engine = variant.engine
    moves = _moves(variant, root)
    if engine.alike is None:
        return {action: action for action in moves}
    return {action: int(engine.alike(engine.board, root, action)) for action in moves}


def any_like(variant: Variant, root: np.record, action: int, seed: int) -> int:
    """One of the moves that are the same to the mover as this one. Always the first would be a pattern: what is hidden
    may follow the numbers of the actions, which the search does not know."""
    equal = [each for each, first in distinct(variant, root).items() if first == action]
    return equal[pick(generator(seed), len(equal))]

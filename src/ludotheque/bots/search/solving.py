"""Positions that can be solved: every move with its certain result."""

from __future__ import annotations

import functools

import numpy as np

from ludotheque.core.contract import Variant
from ludotheque.core.kernels.specialise import specialise

from .growing import EXACT
from .sameness import distinct

NODES_A_SIMULATION = 10  # a position looked at takes about a tenth of the time of a simulation
MOST_NODES = 30_000  # so that it takes less than the 50 ms within which a search must stop
TABLE = 1 << 15


def solved(variant: Variant, root: np.record, seats: int, simulations: int) -> dict[int, float] | None:
    """Seat 0's share of the win after every move, if both play as well as can be; None if it cannot be known within the
    time of so many simulations. Moves that are the same to the mover are there once."""
    engine = variant.engine
    if seats != 2 or engine.certain is None or not engine.certain(engine.board, root):
        return None
    exact = specialise(EXACT, variant.game)
    states = np.zeros(exact.DEEPEST, engine.state)
    raw = states.view(np.uint8).reshape(exact.DEEPEST, -1)
    keys, bounds = np.zeros(TABLE, np.uint64), np.zeros((TABLE, 2), np.int8)
    moves = np.zeros((exact.DEEPEST, engine.actions), np.int16)
    solve = functools.partial(exact.solve, engine.board, states, raw, keys, bounds, moves)
    left = min(MOST_NODES, NODES_A_SIMULATION * simulations)
    found = {}
    for action in sorted(set(distinct(variant, root).values())):
        states[0] = root
        engine.apply(engine.board, states[0], action)
        value, looked = solve(left)
        left -= looked
        if value == exact.UNSOLVED:
            return None
        found[action] = value / exact.WON
    return found

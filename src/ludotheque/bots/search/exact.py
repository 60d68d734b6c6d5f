"""The rest of a game of two without hidden information or chance, solved. A generic module: `specialise` binds it to a
game.

Depth first, with the bounds of alpha-beta, and a table of positions met before: the same cards in another order lead to
the same position. A value is seat 0's result: 0 lost, 1 shared, 2 won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch

if TYPE_CHECKING:
    from ludotheque.core.kernels.build import Types
    from ludotheque.core.slots import alike, apply, certain, legal, mover, places

LOST, WON = 0, 2
UNSOLVED = -1
NONE = -2  # a node whose value is not known yet
DEEPEST = 64  # moves
MOST_SEATS = 8
PRIME, BASIS = np.uint64(0x100000001B3), np.uint64(0xCBF29CE484222325)


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    import numba

    if certain is None:
        return {}  # nothing in this game is ever solved
    memory = (numba.uint8[:, ::1], numba.uint64[::1], numba.int8[:, ::1], numba.int16[:, ::1])
    return {"solve": (t.board, t.state[::1], *memory, t.integer)}


@kernel
def solve(
    board: np.record,
    states: npt.NDArray[np.void],
    raw: npt.NDArray[np.uint8],
    keys: npt.NDArray[np.uint64],
    bounds: npt.NDArray[np.int8],
    moves: npt.NDArray[np.int16],
    limit: int,
) -> tuple[int, int]:
    """The value of the first of `states`, and how many positions were looked at; UNSOLVED if `limit` are too few.

    `states` has room for DEEPEST positions, `raw` is its memory as bytes, `moves` has a row for the moves in each.
    `keys` and `bounds` (at least, at most) are the table, whose size is a power of two; it may be kept for other
    positions of the game.
    """
    count = np.zeros(DEEPEST, np.int64)
    tried = np.zeros(DEEPEST, np.int64)
    low = np.zeros(DEEPEST, np.int64)  # the bounds between which the value matters
    high = np.zeros(DEEPEST, np.int64)
    first = np.zeros((DEEPEST, 2), np.int64)  # the same when the position was entered
    best = np.zeros(DEEPEST, np.int64)
    key = np.zeros(DEEPEST, np.uint64)
    looked, depth = 0, 0
    low[0], high[0] = LOST - 1, WON + 1
    entering = True
    while True:
        value = NONE
        if entering:
            player = mover(board, states[depth])
            if player == NOBODY:
                value = _result(board, states[depth])
            elif player == CHANCE or depth + 1 == DEEPEST or looked == limit:
                return UNSOLVED, looked
            else:
                looked += 1
                key[depth] = _hash(raw[depth])
                slot = wide(key[depth] & np.uint64(len(keys) - 1))
                if keys[slot] == key[depth]:
                    low[depth] = max(low[depth], wide(bounds[slot, 0]) - 1)
                    high[depth] = min(high[depth], wide(bounds[slot, 1]) + 1)
                    if bounds[slot, 0] == bounds[slot, 1] or bounds[slot, 0] >= high[depth]:
                        value = wide(bounds[slot, 0])
                    elif bounds[slot, 1] <= low[depth]:
                        value = wide(bounds[slot, 1])
                if value == NONE:
                    first[depth, 0], first[depth, 1] = low[depth], high[depth]
                    best[depth] = LOST - 1 if player == 0 else WON + 1
                    count[depth] = _distinct(board, states[depth], moves[depth])
                    tried[depth] = 0
            entering = False
        if value == NONE:
            if tried[depth] < count[depth] and low[depth] + 1 < high[depth]:
                states[depth + 1] = states[depth]
                apply(board, states[depth + 1], wide(moves[depth, tried[depth]]))
                tried[depth] += 1
                low[depth + 1], high[depth + 1] = low[depth], high[depth]
                depth += 1
                entering = True
                continue
            value = best[depth]
            slot = wide(key[depth] & np.uint64(len(keys) - 1))
            keys[slot] = key[depth]
            bounds[slot, 0] = LOST if value <= first[depth, 0] else value
            bounds[slot, 1] = WON if value >= first[depth, 1] else value
        if depth == 0:
            return value, looked
        depth -= 1
        if mover(board, states[depth]) == 0:
            best[depth] = max(best[depth], value)
            low[depth] = max(low[depth], value)
        else:
            best[depth] = min(best[depth], value)
            high[depth] = min(high[depth], value)


@helper
def _result(board: np.record, state: np.record) -> int:
    ranks = scratch(MOST_SEATS, np.int32)
    places(board, state, ranks)
    if ranks[0] == ranks[1]:
        return 1
    return WON if ranks[0] == 1 else LOST


@helper
def _hash(raw: npt.NDArray[np.uint8]) -> np.uint64:
    found = BASIS
    for byte in raw:
        found = (found ^ np.uint64(byte)) * PRIME
    return found ^ (found >> np.uint64(29))


@helper
def _distinct(board: np.record, state: np.record, moves: npt.NDArray[np.int16]) -> int:
    """The legal moves, one of those that are the same to the mover."""
    kept = 0
    for k in range(legal(board, state, moves)):
        if alike(board, state, wide(moves[k])) == moves[k]:
            moves[kept] = moves[k]
            kept += 1
    return kept

"""A game of search against itself, in compiled code. A generic module, bound to a game's kernels and to its search.

Every seat moves as a bot that searches, and now and then at random: a search looks at bad moves too, and whoever has
never seen what comes of them overrates them. Endings are not solved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import peek
from ludotheque.core.chance.fast import Rng, next_word, pick
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.kernels.decorators import helper, kernel, wide

if TYPE_CHECKING:
    from ludotheque.bots.search.ismcts import search
    from ludotheque.core.slots import STATE, alike, apply, imagine, legal, mover

SIGN = np.uint64(1)  # bits that are left out of a seed


@kernel
def play_searching(
    board: np.record,
    state: np.record,
    seats: int,
    simulations: int,
    straying: int,
    exploration: float,
    horizon: int,
    guided: float,
    rng: Rng,
    tree: npt.NDArray[np.void],
    space: npt.NDArray[np.int32],
    actions: npt.NDArray[np.int16],
    marks: npt.NDArray[np.int64],
    sums: npt.NDArray[np.float64],
    results: npt.NDArray[np.float64],
    trace: npt.NDArray[np.int16],
) -> int:
    """Play on from a position, in place, to the end of the game. The moves are in `trace`; returns how many.

    One of `straying` moves is random. `exploration`, `horizon` and `guided` are as in `search`, and so is what follows
    the random numbers.
    """
    imagined = np.empty(1, STATE)
    n = 0
    while True:
        seat = mover(board, state)
        if seat == NOBODY:
            return n
        count = legal(board, state, actions)
        if seat == CHANCE:
            action = wide(actions[peek(state, count)])
        elif count == 1:
            action = wide(actions[0])
        elif pick(rng, straying) == 0:
            action = wide(actions[pick(rng, count)])
        else:
            imagined[0] = state
            imagine(board, imagined[0], seat, rng)
            tree[0].visits = 0
            tree[0].child = 0
            tree[0].children = 0
            space[:] = 0
            space[0] = 1
            sums[:] = 0
            worlds = wide(next_word(rng) >> SIGN)
            search(
                board, imagined[0], seats, seat, simulations, -1, exploration, horizon, guided, worlds,
                rng, tree, space, actions, marks, sums, results,
            )  # fmt: skip
            action = _any_like(board, state, _most_visited(tree), actions, rng)
        apply(board, state, action)
        trace[n] = action
        n += 1


@helper
def _most_visited(tree: npt.NDArray[np.void]) -> int:
    start = wide(tree[0].child)
    best = start
    for child in range(start, start + wide(tree[0].children)):
        if tree[child].visits > tree[best].visits:
            best = child
    return wide(tree[best].action)


@helper
def _any_like(board: np.record, state: np.record, action: int, actions: npt.NDArray[np.int16], rng: Rng) -> int:
    """One of the moves that are the same to the mover as this one."""
    n = 0
    count = legal(board, state, actions)
    for k in range(count):
        if alike(board, state, wide(actions[k])) == action:
            actions[n] = actions[k]
            n += 1
    return wide(actions[pick(rng, n)])

"""Whole games in compiled code. A generic module: `specialise` binds it to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import peek, sow
from ludotheque.core.chance.fast import pick, reseed_above, reseed_below
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.kernels.policy_codes import GREEDY

if TYPE_CHECKING:
    from ludotheque.core.kernels.build import Types
    from ludotheque.core.slots import STATE, apply, deal, draw, ending, greedy, legal, mover, places, scores

CHOICES = 1  # the stream of random numbers that bots choose by


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    opening = (t.board, t.key, t.integer, t.integer, t.codes, t.codes, t.actions, t.actions, t.actions)
    return {"play_games": (*opening, t.points_table, t.points_table, t.points, t.codes, t.codes)}


@kernel
def play_games(
    board: np.record,
    key: npt.NDArray[np.uint32],
    offset: int,
    seats: int,
    options: npt.NDArray[np.int8],
    policies: npt.NDArray[np.int8],
    layout: npt.NDArray[np.int16],
    actions: npt.NDArray[np.int16],
    trace: npt.NDArray[np.int16],
    points: npt.NDArray[np.int32],
    ranks: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    endings: npt.NDArray[np.int8],
    firsts: npt.NDArray[np.int8],
) -> None:
    """One game a row of the last five arrays, seat p played by policies[p]; `firsts` is the seat that acts first.

    The seed of a row, the number behind `key` plus `offset` plus the row, decides its game and nothing else does.
    The moves of the last game stay in `trace`, its opening in `layout`.
    """
    position = np.zeros(1, STATE)
    rng = np.zeros(1, np.uint64)
    above = -1  # the word of the seed before its last 64 bits: while it stays, all before it stay too
    begun = rng[0]
    for row in range(len(moves)):
        state = position[0]  # taken out in every round: a record by itself does not keep its array
        sow(state, key, offset + row)
        if state.key[5] != above:
            above = wide(state.key[5])
            reseed_above(rng, state, CHOICES)
            begun = rng[0]
        rng[0] = begun
        reseed_below(rng, state)
        draw(board, state, seats, layout)
        deal(board, state, seats, options, layout)
        n = 0
        first = -1
        seat = mover(board, state)
        while seat != NOBODY:
            if first < 0 and seat >= 0:
                first = seat
            if seat >= 0 and policies[seat] != GREEDY:
                action = wide(actions[pick(rng, legal(board, state, actions))])
            elif seat == CHANCE:
                action = wide(actions[peek(state, legal(board, state, actions))])
            else:
                action = greedy(board, state, rng)
            apply(board, state, action)
            trace[n] = action
            n += 1
            seat = mover(board, state)
        moves[row] = n
        scores(board, state, points[row])
        places(board, state, ranks[row])
        endings[row] = ending(board, state)
        firsts[row] = first

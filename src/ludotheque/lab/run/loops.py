"""Whole games in compiled code. A generic module: `specialise` binds it to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import peek, sow
from ludotheque.core.chance.fast import Rng, next_word, pick, reseed_above, reseed_below
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.decisions import AGAIN
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.policy_codes import GREEDY, QUICK, RANDOM

if TYPE_CHECKING:
    from ludotheque.core.kernels.build import Types
    from ludotheque.core.slots import (
        ONE_KIND,
        STATE,
        apply,
        deal,
        decision,
        draw,
        ending,
        forget,
        greedy,
        legal,
        mover,
        places,
        scores,
    )

CHOICES = 1  # the stream of random numbers that bots choose by
FINE = 1_000_000  # parts of a chance
HALF = np.uint64(33)  # bits that are left out of a seed


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    bots = (t.codes, t.shares, t.shares)
    opening = (t.board, t.key, t.integer, t.integer, t.codes, *bots, t.actions, t.actions, t.actions)
    return {"play_games": (*opening, t.points_table, t.points_table, t.points, t.codes, t.codes, t.points_table)}


@kernel
def play_games(
    board: np.record,
    key: npt.NDArray[np.uint32],
    offset: int,
    seats: int,
    options: npt.NDArray[np.int8],
    policies: npt.NDArray[np.int8],
    spans: npt.NDArray[np.float64],
    slips: npt.NDArray[np.float64],
    layout: npt.NDArray[np.int16],
    actions: npt.NDArray[np.int16],
    trace: npt.NDArray[np.int16],
    points: npt.NDArray[np.int32],
    ranks: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    endings: npt.NDArray[np.int8],
    firsts: npt.NDArray[np.int8],
    decisions: npt.NDArray[np.int32],
) -> None:
    """One game a row of the last six arrays, seat p played by policies[p], where it is quick with a memory of this span
    (below 0: it forgets nothing) and so many slips; `firsts` is the seat that acts first,
    `decisions` has how many moves of each kind were made.

    The seed of a row, the number behind `key` plus `offset` plus the row, decides its game and nothing else does.
    The moves of the last game stay in `trace`, its opening in `layout`.
    """
    position = np.zeros(1, STATE)
    recalled = np.zeros(1, STATE)
    memories = np.zeros(seats, np.int64)
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
        last = -1
        made = decisions[row]
        made[:] = 0
        for p in range(seats):
            if policies[p] == QUICK:
                memories[p] = wide(next_word(rng) >> HALF)
        seat = mover(board, state)
        while seat != NOBODY:
            if first < 0 and seat >= 0:
                first = seat
            if seat == CHANCE:
                action = wide(actions[peek(state, legal(board, state, actions))])
            elif policies[seat] == RANDOM:
                action = wide(actions[pick(rng, legal(board, state, actions))])
            elif policies[seat] == GREEDY:
                action = greedy(board, state, rng)
            else:
                recalled[0] = state
                action = quick(board, recalled[0], seat, spans[seat], memories[seat], slips[seat], actions, rng)
            if seat >= 0:
                kind = wide(decision(board, state, action))
                if ONE_KIND:
                    kind += AGAIN if seat == last else 0
                    last = seat
                made[kind] += 1
            apply(board, state, action)
            trace[n] = action
            n += 1
            seat = mover(board, state)
        moves[row] = n
        scores(board, state, points[row])
        places(board, state, ranks[row])
        endings[row] = ending(board, state)
        firsts[row] = first


@helper
def quick(
    board: np.record,
    recalled: np.record,
    seat: int,
    span: float,
    memory: int,
    slip: float,
    actions: npt.NDArray[np.int16],
    rng: Rng,
) -> int:
    """The greedy move by what the seat remembers, or any move if it slips. `recalled` is a copy of the position.

    Nothing has to be imagined: what the seat cannot know makes no difference to `greedy`."""
    n = legal(board, recalled, actions)
    if n == 1:
        return wide(actions[0])
    if pick(rng, FINE) < slip * FINE:
        return wide(actions[pick(rng, n)])
    if span >= 0.0:
        forget(board, recalled, seat, span, memory)
    return greedy(board, recalled, rng)

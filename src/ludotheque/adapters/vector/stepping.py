"""Many games at once, a move in each, in compiled code. A generic module: `specialise` binds it to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import peek, sow
from ludotheque.core.chance.fast import Rng, pick, reseed
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.policy_codes import GREEDY
from ludotheque.core.kernels.structure import structure

if TYPE_CHECKING:
    from ludotheque.core.kernels.build import Types
    from ludotheque.core.observation import Observation
    from ludotheque.core.slots import (
        apply,
        deal,
        disguise,
        draw,
        greedy,
        legal,
        mover,
        observe,
        places,
        refusal,
        undisguise,
    )

LEARNER = -1  # among the codes of bots: this seat waits for `step`
ANY = -1  # a `place` of the learners that is drawn for every game
CHOICES = 1  # the random stream of the bots, as in `lab.run.loops`

# What a row needs besides its position.
ROW = structure(
    [
        ("game", np.int64),  # how many games this row has finished
        ("rng", np.uint64),  # the random state of the bots of this game
        ("moves", np.int32),  # by learners, in this game
        ("shift", np.int8),  # seat p is played by policies[(p + shift) % seats]
    ]
)

Bytes = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    setting = (t.board, t.key, t.integer, t.codes, t.codes, t.integer, t.integer)
    rows = (t.state[::1], numba.typeof(np.zeros(1, ROW)))
    shown = (numba.int16[:, ::1], numba.int8[:, ::1], numba.int8[::1])
    result = (numba.float32[:, ::1], numba.boolean[::1], numba.boolean[::1], *shown)
    actions = numba.int64[::1]
    return {
        "begin": (*setting, *rows, *shown, t.integer, t.integer),
        "find_illegal": (t.board, rows[0], numba.int8[:, ::1], actions, t.integer, t.integer),
        "step": (*setting, *rows, *shown, *result, actions, t.integer, numba.boolean, t.integer, t.integer),
        "sample": (t.board, rows[0], numba.int8[:, ::1], t.rng, actions),
    }


@helper
def _open(
    board: np.record,
    key: npt.NDArray[np.uint32],
    seats: int,
    options: Bytes,
    policies: Bytes,
    place: int,
    layout: npt.NDArray[np.int16],
    state: np.record,
    row: np.record,
    number: int,
    rng: Rng,
    actions: npt.NDArray[np.int16],
) -> int:
    """Deal the game whose seed is that of `key` plus `number`, and play up to the first learner."""
    sow(state, key, number)
    reseed(rng, state, CHOICES)
    row.shift = (seats - (pick(rng, seats) if place == ANY else place)) % seats
    draw(board, state, seats, layout)
    deal(board, state, seats, options, layout)
    row.moves = 0
    return _go_on(board, state, seats, policies, wide(row.shift), rng, actions)


@helper
def _go_on(
    board: np.record,
    state: np.record,
    seats: int,
    policies: Bytes,
    shift: int,
    rng: Rng,
    actions: npt.NDArray[np.int16],
) -> int:
    """Let chance and the bots play until it is a learner's turn. Returns the learner's seat, or NOBODY."""
    while True:
        seat = mover(board, state)
        if seat == NOBODY:
            return seat
        if seat == CHANCE:
            action = wide(actions[peek(state, legal(board, state, actions))])
        else:
            policy = wide(policies[(seat + shift) % seats])
            if policy == LEARNER:
                return seat
            if policy == GREEDY:
                action = greedy(board, state, rng)
            else:
                action = wide(actions[pick(rng, legal(board, state, actions))])
        apply(board, state, action)


@helper
def _open_next(
    board: np.record,
    key: npt.NDArray[np.uint32],
    seats: int,
    options: Bytes,
    policies: Bytes,
    place: int,
    games: int,
    layout: npt.NDArray[np.int16],
    state: np.record,
    row: np.record,
    at: int,
    rng: Rng,
    actions: npt.NDArray[np.int16],
) -> int:
    while True:
        seat = _open(
            board, key, seats, options, policies, place, layout, state, row, wide(row.game) * games + at, rng, actions
        )
        if seat != NOBODY:  # else it was over before a learner could act
            return seat
        row.game += 1


@helper
def _show(
    board: np.record,
    state: np.record,
    seat: int,
    observation: Observation,
    mask: Bytes,
    actions: npt.NDArray[np.int16],
) -> None:
    observe(board, state, seat, observation)
    for action in range(len(mask)):
        mask[action] = 0
    n = legal(board, state, actions)
    disguise(board, state, actions, n)
    for k in range(n):
        mask[actions[k]] = 1


@kernel
def begin(
    board: np.record,
    key: npt.NDArray[np.uint32],
    seats: int,
    options: Bytes,
    policies: Bytes,
    place: int,
    layout_size: int,
    positions: npt.NDArray[np.void],
    rows: npt.NDArray[np.void],
    observations: npt.NDArray[np.int16],
    masks: Bytes,
    movers: Bytes,
    start: int,
    stop: int,
) -> None:
    """Open a game in each of these rows."""
    layout = np.empty(layout_size, np.int16)
    actions = np.empty(masks.shape[1], np.int16)
    rng = np.empty(1, np.uint64)
    games = len(positions)
    for i in range(start, stop):
        state = positions[i]
        row = rows[i]
        seat = _open_next(board, key, seats, options, policies, place, games, layout, state, row, i, rng, actions)
        row.rng = rng[0]
        movers[i] = seat
        _show(board, state, seat, observations[i], masks[i], actions)


@kernel
def find_illegal(
    board: np.record,
    positions: npt.NDArray[np.void],
    masks: Bytes,
    chosen: npt.NDArray[np.int64],
    start: int,
    stop: int,
) -> int:
    """The first row whose action cannot be played, or -1."""
    for i in range(start, stop):
        if not _is_legal(board, positions[i], chosen[i], masks.shape[1]):
            return i
    return -1


@helper
def _is_legal(board: np.record, state: np.record, chosen: int, count: int) -> bool:
    return 0 <= chosen < count and refusal(board, state, undisguise(board, state, chosen)) == 0


@kernel
def step(
    board: np.record,
    key: npt.NDArray[np.uint32],
    seats: int,
    options: Bytes,
    policies: Bytes,
    place: int,
    layout_size: int,
    positions: npt.NDArray[np.void],
    rows: npt.NDArray[np.void],
    observations: npt.NDArray[np.int16],
    masks: Bytes,
    movers: Bytes,
    rewards: npt.NDArray[np.float32],
    terminated: Flags,
    truncated: Flags,
    final_observations: npt.NDArray[np.int16],
    final_masks: Bytes,
    final_movers: Bytes,
    chosen: npt.NDArray[np.int64],
    limit: int,
    forfeit: bool,
    start: int,
    stop: int,
) -> None:
    """Play the chosen action in each of these rows; where that ends the game, open the next one.

    `limit`: moves of learners in a game, 0 for any number. With `forfeit` an illegal action loses at once; without it,
    all actions must be legal.
    """
    layout = np.empty(layout_size, np.int16)
    actions = np.empty(masks.shape[1], np.int16)
    ranks = np.empty(seats, np.int32)
    rng = np.empty(1, np.uint64)
    games = len(positions)
    for i in range(start, stop):
        state = positions[i]
        row = rows[i]
        rng[0] = row.rng
        acted = wide(movers[i])
        seat = acted
        for p in range(seats):
            rewards[i, p] = 0.0
        lost = forfeit and not _is_legal(board, state, chosen[i], masks.shape[1])
        if lost:
            rewards[i, acted] = -1.0
        else:
            apply(board, state, undisguise(board, state, chosen[i]))
            row.moves += 1
            seat = _go_on(board, state, seats, policies, wide(row.shift), rng, actions)
            if seat == NOBODY:
                places(board, state, ranks)
                reward(ranks, seats, rewards[i])
        over = lost or seat == NOBODY
        cut = not over and limit > 0 and row.moves >= limit
        terminated[i] = over
        truncated[i] = cut
        if over or cut:
            final_movers[i] = acted if over else seat
            _show(board, state, wide(final_movers[i]), final_observations[i], final_masks[i], actions)
            row.game += 1
            seat = _open_next(board, key, seats, options, policies, place, games, layout, state, row, i, rng, actions)
        row.rng = rng[0]
        movers[i] = seat
        _show(board, state, seat, observations[i], masks[i], actions)


@helper
def reward(ranks: npt.NDArray[np.int32], seats: int, out: npt.NDArray[np.float32]) -> None:
    """The rewards of `rewards.rewards_of`."""
    winners = 0
    for p in range(seats):
        winners += 1 if ranks[p] == 1 else 0
    for p in range(seats):
        share = seats / winners if winners > 0 and ranks[p] == 1 else 0.0
        out[p] = share - 1.0 if winners > 0 else 0.0


@kernel
def sample(
    board: np.record, positions: npt.NDArray[np.void], masks: Bytes, rng: Rng, chosen: npt.NDArray[np.int64]
) -> None:
    """A legal action for every row, all equally likely."""
    actions = np.empty(masks.shape[1], np.int16)
    for i in range(len(positions)):
        n = legal(board, positions[i], actions)
        disguise(board, positions[i], actions, n)
        chosen[i] = actions[pick(rng, n)]

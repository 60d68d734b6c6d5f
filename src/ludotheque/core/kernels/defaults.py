"""Kernels for games that do not have them. A generic module: `core.engine.collect` executes it for each such game.

They find the game's own kernels, `ACTIONS` and `LAYOUT` in their globals. Positions have a field `seats`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import shuffle
from ludotheque.core.chance.fast import Rng, pick
from ludotheque.core.chance.hidden import redraw_chance
from ludotheque.core.contract import NOBODY
from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.scoring import rank

if TYPE_CHECKING:
    from ludotheque.core.slots import ACTIONS, LAYOUT, legal, mover, places, scores

FORBIDDEN, OVER = 1, 1


@kernel
def default_draw(board: np.record, s: np.record, seats: int, layout: npt.NDArray[np.int16]) -> None:
    for k in range(LAYOUT):
        layout[k] = k
    shuffle(s, layout, LAYOUT)


@kernel
def default_refusal(board: np.record, s: np.record, action: int) -> int:
    actions = scratch(ACTIONS, np.int16)
    for k in range(legal(board, s, actions)):
        if actions[k] == action:
            return 0
    return FORBIDDEN


@kernel
def default_places(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    points = np.empty(wide(s.seats), np.int32)
    scores(board, s, points)
    rank(points, wide(s.seats), out)


@kernel
def default_ending(board: np.record, s: np.record) -> int:
    return OVER if mover(board, s) == NOBODY else 0


@kernel
def default_imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    redraw_chance(s, rng)


@kernel
def default_estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    seats = wide(s.seats)
    ranks = np.empty(seats, np.int32)
    places(board, s, ranks)
    first = 0
    for seat in range(seats):
        first += 1 if ranks[seat] == 1 else 0
    known = 1.0 if mover(board, s) == NOBODY else 0.5
    for seat in range(seats):
        out[seat] = (1.0 - known) / seats + (known / first if ranks[seat] == 1 else 0.0)


@kernel
def default_greedy(board: np.record, s: np.record, rng: Rng) -> int:
    actions = scratch(ACTIONS, np.int16)
    n = legal(board, s, actions)
    return wide(actions[pick(rng, n)])

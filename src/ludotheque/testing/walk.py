"""Positions that play really reaches, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance import fair
from ludotheque.core.chance.fast import generator, pick
from ludotheque.core.contract import CHANCE, NOBODY, Variant


@dataclass(frozen=True)
class Step:
    """A position (a copy), its mover, its legal actions and the one played next; and how it was reached."""

    state: np.record
    mover: int
    legal: list[int]
    action: int
    seed: int = 0
    ply: int = 0


def copy(state: np.record) -> np.record:
    """A copy of a position."""
    twin = np.zeros(1, state.dtype)
    twin[0] = state
    record: np.record = twin[0]
    return record


def opening(variant: Variant, seats: int, seed: int) -> np.record:
    engine = variant.engine
    state: np.record = np.zeros(1, engine.state)[0]
    layout = np.zeros(engine.layout_size, np.int16)
    fair.sow(state, fair.key_of(seed), 0)
    engine.draw(engine.board, state, seats, layout)
    engine.deal(engine.board, state, seats, variant.option_codes, layout)
    return state


def legal_actions(variant: Variant, state: np.record) -> list[int]:
    out: npt.NDArray[np.int16] = np.zeros(variant.engine.actions, np.int16)
    return [int(action) for action in out[: variant.engine.legal(variant.engine.board, state, out)]]


def walk(variant: Variant, seats: int, seed: int, limit: int = 2000) -> Iterator[Step]:
    """The positions of one game, played now greedily, now at random; the last step has no action (-1)."""
    engine = variant.engine
    state = opening(variant, seats, seed)
    rng = generator(seed)
    ply = 0
    while ply < limit:
        mover = int(engine.mover(engine.board, state))
        legal = legal_actions(variant, state)
        if mover == NOBODY:
            break
        assert legal, f"`legal` gives no action though `mover` is {mover}; expected at least one until the game is over"
        if mover != CHANCE and pick(rng, 3) == 0:
            action = int(engine.greedy(engine.board, state, rng))
            assert action in legal, f"`greedy` plays {action} for seat {mover}; expected one of {legal}"
        else:
            action = legal[pick(rng, len(legal))]
        yield Step(copy(state), mover, legal, action, seed, ply)
        engine.apply(engine.board, state, action)
        ply += 1
    yield Step(copy(state), int(engine.mover(engine.board, state)), legal_actions(variant, state), -1, seed, ply)

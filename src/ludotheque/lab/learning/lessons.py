"""What a network learns from: positions as it is told of them, with every seat's share of the win in the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import branch, generator, pick
from ludotheque.core.contract import NOBODY, Variant

from ..run.seeds import derived
from .drawing import EvenDraw, JudgedPositions

VIEWS, PRACTICE_VIEWS = 36, 18  # of a game on average at most, in which a seat sees a position
RANDOM = 10  # one of so many moves of practice is random: searches look at bad moves too


@dataclass(frozen=True)
class Lessons:
    rows: npt.NDArray[np.int16]  # of every position, for every seat
    numbers: npt.NDArray[np.float32]
    results: npt.NDArray[np.float64]


def lessons_of(variant: Variant, seats: int, positions: JudgedPositions) -> Lessons:
    """The positions as the network is told of them."""
    engine, network = variant.engine, variant.engine.network
    assert engine.features is not None
    assert network is not None
    told = [np.zeros(1 << 10, np.int16), np.zeros(network.numbers, np.float32)]
    each = int(engine.features(engine.board, positions.states[0], 0, *told)) if len(positions.states) else 0
    rows = np.zeros((len(positions.states), seats, network.shared + network.things * each), np.int16)
    numbers = np.zeros((len(positions.states), seats, network.numbers), np.float32)
    for k, state in enumerate(positions.states):
        for seat in range(seats):
            engine.features(engine.board, state, seat, rows[k, seat], numbers[k, seat])
    return Lessons(rows, numbers, positions.results)


def practice(
    variant: Variant, seats: int, games: int, seed: int, progress: Callable[[int, int], object]
) -> JudgedPositions:
    """Positions of games between greedy bots that sometimes move at random: many for little time."""
    draw = EvenDraw(PRACTICE_VIEWS // seats * games)
    for k in range(games):
        if k % 100 == 0:
            progress(k, games)
        played, result = _greedy_game(variant, seats, seed + k)
        draw.offer(played, result, derived("practice", seed, k))
    progress(games, games)
    return draw.drawn(variant.engine.state, seats)


def _greedy_game(variant: Variant, seats: int, seed: int) -> tuple[list[bytes], npt.NDArray[np.float64]]:
    """The positions of a game but the first and the last, and its result."""
    engine, board = variant.engine, variant.engine.board
    state = variant.new(seats, seed % (1 << 256)).state
    rng = generator(branch(seed, 0))
    actions = np.zeros(engine.actions, np.int16)
    played: list[bytes] = []
    while (mover := int(engine.mover(board, state))) != NOBODY:
        if mover >= 0:
            played.append(state.tobytes())
        if mover >= 0 and pick(rng, RANDOM):
            action = int(engine.greedy(board, state, rng))
        else:
            action = int(actions[pick(rng, engine.legal(board, state, actions))])
        engine.apply(board, state, action)
    places = np.zeros(seats, np.int32)
    engine.places(board, state, places)
    first = places == 1
    return played[1:], first / first.sum()

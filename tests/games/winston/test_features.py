"""What Winston's network is told: everything that matters, and nothing about which colour is which."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from ludotheque.core.contract import Variant
from ludotheque.core.kernels.structure import copied
from ludotheque.core.network import packed, rounded
from ludotheque.core.shelf import find
from ludotheque.games.winston.features import MOST_ROWS, NETWORK, SHARED, SHARED_TABLE
from ludotheque.games.winston.state import COLOURS, LANE, MOST_CARDS, NETWORK_NUMBERS, SEATS
from ludotheque.lab.learning.estimate_data import EstimateData
from tests.core.kernels.test_network import on_paper

GAME = find("winston")


def learnt(seats: int, edition: str = "second") -> Variant:
    """Winston with some network."""
    variant = GAME.variant({"edition": edition})
    weights = rounded(np.random.default_rng(seats).normal(0, 0.2, NETWORK.size).astype(np.float32))
    return EstimateData(EstimateData.of(variant, seats).numbers, packed(weights)).used_by(variant, seats)


def positions(variant: Variant, seats: int) -> list[np.record]:
    """Some positions of a game between greedy bots."""
    match = variant.new(seats, 5)
    engine, state = variant.engine, match.state
    rng = np.array([7], np.uint64)
    found = []
    while not state.over:
        engine.apply(engine.board, state, engine.greedy(engine.board, state, rng))
        if not state.over:
            found.append(copied(state))
    return found[::7]


def estimated(variant: Variant, state: np.record, seats: int) -> list[float]:
    out = np.zeros(SEATS)
    variant.engine.estimate(variant.engine.board, state, out)
    return [float(share) for share in out[:seats]]


def recoloured(state: np.record, order: Sequence[int]) -> np.record:
    """The position with colour c as colour order[c]."""

    def lanes(word: int) -> int:
        return sum((int(word) >> LANE * c & 31) << LANE * order[c] for c in range(COLOURS))

    other = copied(state)
    other.table = lanes(state.table)
    for p in range(SEATS):
        other.hand[p] = lanes(state.hand[p])
        for k, hint in enumerate(state.hints[p]):
            other.hints[p, k] = sum((int(hint) >> c & 1) << order[c] for c in range(COLOURS))
    for c in range(COLOURS):
        other.taken[order[c]] = state.taken[c]
    for k in range(MOST_CARDS):
        other.deck[k] = 2 * order[int(state.deck[k]) >> 1] + (int(state.deck[k]) & 1)
    return other


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_shares_are_those_of_the_network_on_paper(seats: int) -> None:
    variant = learnt(seats)
    engine = variant.engine
    assert engine.features is not None
    rows, numbers = np.zeros(MOST_ROWS, np.int16), np.zeros(NETWORK_NUMBERS, np.float32)
    for state in positions(variant, seats):
        worth = []
        for seat in range(seats):
            each = engine.features(engine.board, state, seat, rows, numbers)
            shared, told = rows[:SHARED], rows[SHARED : SHARED + each * COLOURS].reshape(COLOURS, each)
            assert shared.min() >= 0
            assert shared.max() < SHARED_TABLE <= told.min()
            assert told.max() < NETWORK.table
            worth.append(on_paper(NETWORK.weights(variant, seats), told, numbers, NETWORK.table, shared))
        shares = np.exp(np.array(worth) - max(worth))
        assert estimated(variant, state, seats) == pytest.approx(shares / shares.sum(), abs=1e-4)


@pytest.mark.parametrize("seats", [2, 4])
def test_colours_are_interchangeable(seats: int) -> None:
    variant = learnt(seats, "first")
    for state in positions(variant, seats):
        other = recoloured(state, [3, 5, 0, 1, 4, 2])
        assert estimated(variant, other, seats) == pytest.approx(estimated(variant, state, seats), abs=1e-5)


def test_the_order_of_the_pile_is_not_told() -> None:
    variant = learnt(3)
    for state in positions(variant, 3):
        other = copied(state)
        pile = [(int(state.top) + k) % MOST_CARDS for k in range(int(state.pile))]
        for here, there in zip(pile, reversed(pile), strict=True):
            other.deck[here] = state.deck[there]
        other.key[:] = 0
        assert estimated(variant, other, 3) == estimated(variant, state, 3)


def test_without_weights_the_formula_judges() -> None:
    variant = GAME.variant({})
    numbers = EstimateData.of(variant, 2).numbers
    formula = EstimateData(numbers).used_by(variant, 2)
    assert formula.thinking(2) == variant.engine.thinking
    assert learnt(2).thinking(2) == NETWORK.thinking
    state = positions(variant, 2)[3]
    assert estimated(formula, state, 2) != estimated(learnt(2), state, 2)

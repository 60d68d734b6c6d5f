"""What Winoc's network is told: everything that matters, and nothing that is hidden or only a name."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Variant
from ludotheque.core.kernels.network import LEARNT
from ludotheque.core.kernels.structure import copied
from ludotheque.core.network import packed, rounded
from ludotheque.core.shelf import find
from ludotheque.games.winoc.features import NETWORK, SHARED
from ludotheque.games.winoc.state import NETWORK_NUMBERS, SEATS, STONES, SYMBOLS
from ludotheque.lab.learning.estimate_data import EstimateData
from tests.core.kernels.test_network import on_paper

GAME = find("winoc")


def learnt(seats: int, **options: str) -> Variant:
    """Winoc with some network."""
    variant = GAME.variant(options)
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
    return found[::3]


def estimated(variant: Variant, state: np.record, seats: int) -> list[float]:
    out = np.zeros(SEATS)
    variant.engine.estimate(variant.engine.board, state, out)
    return [float(share) for share in out[:seats]]


def renamed(state: np.record, order: Sequence[int]) -> np.record:
    """The position with symbol k as symbol order[k]."""
    other = copied(state)
    for stone in range(STONES):
        other.up[stone], other.down[stone] = order[int(state.up[stone])], order[int(state.down[stone])]
    for path in range(2):
        other.symbols[path] = sum((int(state.symbols[path]) >> k & 1) << order[k] for k in range(SYMBOLS + 1))
    return other


@pytest.mark.parametrize(("seats", "rules"), [(2, "classic"), (3, "classic"), (4, "junior")])
def test_shares_are_those_of_the_network_on_paper(seats: int, rules: str) -> None:
    variant = learnt(seats, rules=rules)
    engine = variant.engine
    assert engine.features is not None
    rows, numbers = np.zeros(SHARED + SYMBOLS, np.int16), np.zeros(NETWORK_NUMBERS, np.float32)
    for state in positions(variant, seats):
        worth = []
        for seat in range(seats):
            assert engine.features(engine.board, state, seat, rows, numbers) == 1
            assert rows.min() >= 0
            assert rows.max() < NETWORK.table
            assert np.abs(numbers).max() <= 2
            weights = NETWORK.weights(variant, seats)
            worth.append(on_paper(weights, rows[SHARED:, None], numbers, NETWORK.table, rows[:SHARED]))
        shares = np.exp(np.array(worth) - max(worth))
        assert estimated(variant, state, seats) == pytest.approx(shares / shares.sum(), abs=1e-4)


@pytest.mark.parametrize("seats", [2, 4])
def test_symbols_are_interchangeable(seats: int) -> None:
    variant = learnt(seats, fortress="pass")
    for state in positions(variant, seats):
        other = renamed(state, [0, 3, 5, 6, 1, 4, 2])
        assert estimated(variant, other, seats) == pytest.approx(estimated(variant, state, seats), abs=1e-5)


def test_what_nobody_has_seen_is_not_told() -> None:
    variant = learnt(3)
    engine, changed = variant.engine, 0
    for number, state in enumerate(positions(variant, 3)):
        other = copied(state)
        engine.imagine(engine.board, other, 0, generator(number))
        assert estimated(variant, other, 3) == estimated(variant, state, 3)
        changed += other.down.tolist() != state.down.tolist()
    assert changed > 3


def test_on_a_changed_board_and_without_weights_the_formula_judges() -> None:
    variant = GAME.variant({})
    formula = EstimateData(EstimateData.of(variant, 2).numbers).used_by(variant, 2)
    assert formula.thinking(2) == variant.engine.thinking
    assert learnt(2).thinking(2) == NETWORK.thinking
    state = positions(formula, 2)[3]
    assert estimated(formula, state, 2) != estimated(learnt(2), state, 2)
    changed = GAME.variant({}, {"towers": 5})
    assert not changed.engine.board.network[..., LEARNT].any()

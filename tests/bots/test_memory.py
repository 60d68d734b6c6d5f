"""Forgetting, game by game: along a curve, permanently, and only what must be remembered."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.core.chance.fast import remembers
from ludotheque.testing.walk import copy, walk


def test_the_forgetting_curve_is_exponential() -> None:
    for age, left in ((0, 1.0), (10, 0.368), (20, 0.135)):
        kept = np.mean([remembers(seed, 5, age, 10.0) for seed in range(4000)])
        assert kept == pytest.approx(left, abs=0.03)


def test_what_is_forgotten_stays_forgotten() -> None:
    for seed in range(200):
        known = [remembers(seed, 5, age, 10.0) for age in range(60)]
        assert known == sorted(known, reverse=True)


def forgetful(name: str, seats: int, span: float, **options: Any) -> list[tuple[np.record, np.record]]:
    """Positions of a game, each with a copy in which its mover has forgotten."""
    variant = ludotheque.game(name, **options)
    found = []
    for step in walk(variant, seats, seed=4, limit=150):
        if step.mover >= 0:
            left = copy(step.state)
            assert variant.engine.forget is not None
            variant.engine.forget(variant.engine.board, left, step.mover, span, 99)
            found.append((step.state, left))
    return found


def test_Winoc_forgets_lower_faces_longest_unseen_first() -> None:
    forgotten: list[int] = []
    kept: list[int] = []
    for before, after in forgetful("winoc", 3, 12.0):
        for stone in range(16):
            if before.turned >> stone & 1:
                age = int(before.turns) - int(before.seen[stone])
                (kept if after.turned >> stone & 1 else forgotten).append(age)
    assert np.mean(forgotten) > np.mean(kept)
    assert 0 not in forgotten  # what was turned in this very turn is known


def test_Winoc_with_open_memory_forgets_nothing() -> None:
    assert all(before == after for before, after in forgetful("winoc", 3, 1.0, open_memory=True))


def test_Hundsgemein_forgets_owners_but_no_flea() -> None:
    changed = 0
    for before, after in forgetful("hundsgemein", 3, 8.0):
        assert np.bitwise_or.reduce(before.owners) == np.bitwise_or.reduce(after.owners)
        assert sum(int(o).bit_count() for o in before.owners) == sum(int(o).bit_count() for o in after.owners)
        changed += before.owners.tobytes() != after.owners.tobytes()
    assert changed > 10


def test_Hundsgemein_with_open_owners_forgets_nothing() -> None:
    assert all(before == after for before, after in forgetful("hundsgemein", 3, 1.0, open_owners=True))


def test_Winston_forgets_the_cards_longest_under_the_pile() -> None:
    variant = ludotheque.game("winston")
    state = copy(variant.new(2, seed=1).state)
    state.known = 6
    left = []
    for seed in range(300):
        forgetful = copy(state)
        assert variant.engine.forget is not None
        variant.engine.forget(variant.engine.board, forgetful, 0, 3.0, seed)
        left.append(int(forgetful.known))
    assert {0, 1, 2, 3} <= set(left) <= set(range(7))
    assert np.mean(left) < 3

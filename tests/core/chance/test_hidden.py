"""What a seat cannot know, drawn anew."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.chance.fast import generator
from ludotheque.core.chance.hidden import redraw_chance, redraw_hidden
from ludotheque.core.kernels.structure import structure


def redrawn(items: list[int], hidden: list[bool], seed: int) -> list[int]:
    out = np.array(items, np.int8)
    redraw_hidden(out, np.array(hidden), len(items), generator(seed))
    return [int(item) for item in out]


def test_what_is_known_stays_and_nothing_is_lost() -> None:
    items, hidden = [5, 3, 3, 1, 4], [True, False, True, True, False]
    for seed in range(50):
        found = redrawn(items, hidden, seed)
        assert (found[1], found[4]) == (3, 4)
        assert sorted(found) == sorted(items)


def test_the_result_holds_no_trace_of_how_it_lay() -> None:
    hidden = [True, False, True, True]
    for seed in range(50):
        assert redrawn([1, 0, 2, 3], hidden, seed) == redrawn([3, 0, 1, 2], hidden, seed)


def test_every_order_is_equally_likely() -> None:
    rng = generator(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        out = np.array([2, 9, 1, 3], np.int8)
        redraw_hidden(out, np.array([True, False, True, True]), 4, rng)
        found[tuple(int(item) for item in out)] += 1
    assert len(found) == 6
    assert all(abs(count - 1000) < 150 for count in found.values())  # five standard deviations


@pytest.mark.parametrize("hidden", [[], [False, False], [True], [False, True]])
def test_where_nothing_can_change_nothing_does(hidden: list[bool]) -> None:
    items = list(range(len(hidden)))
    assert redrawn(items, hidden, 3) == items


def test_chance_is_drawn_anew() -> None:
    # not at the beginning: Numba would take it for the base of every position
    state = np.zeros(1, structure([("first", np.int64), *FIELDS]))[0]
    redraw_chance(state, generator(5))
    assert len(set(state.key.tolist())) == 8
    assert state.words == 0

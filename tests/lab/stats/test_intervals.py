"""What is computed here without a library agrees with the libraries."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import t

from ludotheque.lab.compare.compare import Question, compare
from ludotheque.lab.stats.intervals import TAIL, student
from ludotheque.lab.stats.savvi_signs import LibraryTest
from ludotheque.lab.stats.signs import PlainTest

from ..compare.test_compare import EDITIONS


@pytest.mark.parametrize("freedom", [1, 2, 5, 10, 11, 12, 20, 50, 400, 20_000])
def test_students_quantile_is_scipys(freedom: int) -> None:
    assert student(freedom) == pytest.approx(t.ppf(TAIL, freedom), rel=1e-5)


@pytest.mark.parametrize("share", [0.5, 0.52, 0.7])
def test_the_sign_test_is_savvis_at_every_look(share: float) -> None:
    random = np.random.default_rng(7)
    plain, library = PlainTest(0.05), LibraryTest(0.05)
    for _ in range(40):
        up = int(random.binomial(50, share))
        assert plain.add(up, 50 - up) == pytest.approx(library.add(up, 50 - up), rel=1e-6)


def test_odds_beyond_all_numbers_are_no_trouble() -> None:
    assert PlainTest(0.05).add(100_000, 0) == 0


def test_comparisons_end_at_the_same_game_with_either() -> None:
    question = Question(EDITIONS, 2, ["random"], 2000, measures=["moves"])
    plain, library = ([*compare(question, tests=tests)][-1] for tests in (PlainTest, LibraryTest))
    assert plain.games == library.games
    assert plain.settled == library.settled

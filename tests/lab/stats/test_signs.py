"""The sign test, compared with the library savvi."""

from __future__ import annotations

import numpy as np
import pytest
from savvi.multinomial import Multinomial

from ludotheque.lab.comparisons.builder import growing_comparisons
from ludotheque.lab.stats.signs import SignTest

from ..comparisons.test_builder import EDITIONS, question


class LibraryTest:
    """The test of savvi, with the interface of `SignTest`."""

    def __init__(self) -> None:
        self._test = Multinomial(0.05, np.array([0.5, 0.5]))

    def add(self, up: int, down: int) -> float:
        with np.errstate(over="ignore"):  # infinite odds: p is 0
            self._test.update(np.array([up, down]))
        return float(self._test.calculate_p_value())


@pytest.mark.parametrize("share", [0.5, 0.52, 0.7])
def test_the_sign_test_is_savvis_at_every_look(share: float) -> None:
    random = np.random.default_rng(7)
    ours, library = SignTest(), LibraryTest()
    for _ in range(40):
        up = int(random.binomial(50, share))
        assert ours.add(up, 50 - up) == pytest.approx(library.add(up, 50 - up), rel=1e-6)


def test_infinite_odds_are_no_trouble() -> None:
    assert SignTest().add(100_000, 0) == 0


def test_comparisons_end_at_the_same_game_with_either(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question(EDITIONS, 2000, ("moves",))
    ours = [*growing_comparisons(asked)][-1]
    monkeypatch.setattr("ludotheque.lab.comparisons.builder.SignTest", LibraryTest)
    library = [*growing_comparisons(asked)][-1]
    assert ours.games == library.games
    assert ours.settled == library.settled

"""Confidence sequences: even with a look after every game, no more than 5 % of them ever miss the true value."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest
from scipy.special import betaln

from ludotheque.lab.stats.intervals import FIXED, Estimate
from ludotheque.lab.stats.sequences import ALPHA, GROWING, LEAST, SPARE, games_until, roughly, width

SERIES, LENGTH = 1000, 3000
COUNTS = np.arange(1, LENGTH + 1)

Numbers = npt.NDArray[np.float64]
Draw = Callable[[np.random.Generator], Numbers]  # SERIES times LENGTH values


def shared_wins(rng: np.random.Generator) -> Numbers:
    """The share of one seat: mostly nothing, sometimes a half or a third."""
    return rng.choice([0.0, 1 / 3, 0.5, 1.0], p=[0.6, 0.1, 0.1, 0.2], size=(SERIES, LENGTH))


def wins(share: float) -> Draw:
    return lambda rng: (rng.random((SERIES, LENGTH)) < share).astype(float)


@pytest.mark.parametrize(
    ("truth", "draw"),
    [(0.5, wins(0.5)), (0.25, wins(0.25)), (0.02, wins(0.02)), (0.1 / 3 + 0.05 + 0.2, shared_wins)],
    ids=["half", "quarter", "rare", "shared"],
)
def test_a_share_is_held_at_every_look(truth: float, draw: Draw) -> None:
    values = draw(np.random.default_rng(1))
    total = np.cumsum(values, axis=1)
    # the definition of `rate`, for all series at once: is the truth among the shares that are possible?
    odds = betaln(total + 1, COUNTS - total + 1) - total * np.log(truth) - (COUNTS - total) * np.log1p(-truth)
    out = odds >= -np.log(ALPHA)
    assert out.any(axis=1).mean() <= ALPHA
    # `rate` agrees at looks that miss the truth, and at some others
    looks = [*np.argwhere(out)[:50], *np.argwhere(~out)[:: SERIES * LENGTH // 50]]
    for series, look in looks:
        found = GROWING.rate(float(total[series, look] / COUNTS[look]), int(COUNTS[look]))
        assert (found.low <= truth <= found.high) != out[series, look]


def test_to_look_at_a_fixed_interval_misleads() -> None:
    """The reason for confidence sequences."""
    values = wins(0.5)(np.random.default_rng(2))[:200]
    means = np.cumsum(values, axis=1) / COUNTS
    misled = 0
    for series in means:
        looks = (FIXED.rate(float(series[count - 1]), count) for count in range(100, LENGTH, 20))
        misled += any(not found.low <= 0.5 <= found.high for found in looks)
    assert misled / len(means) > 2 * ALPHA


@pytest.mark.parametrize(
    ("truth", "draw"),
    [
        (100, lambda rng: rng.normal(100, 20, size=(SERIES, LENGTH)).round()),
        (3, lambda rng: rng.geometric(1 / 3, size=(SERIES, LENGTH))),
        (0.2, lambda rng: rng.poisson(0.2, size=(SERIES, LENGTH))),
        (0.01, lambda rng: rng.poisson(0.01, size=(SERIES, LENGTH))),
    ],
    ids=["moves", "skewed", "seldom", "hardly ever"],
)
def test_a_mean_is_held_at_every_look(truth: float, draw: Draw) -> None:
    values = draw(np.random.default_rng(3)).astype(float)
    means = np.cumsum(values, axis=1) / COUNTS
    # the definition of `mean`, for all series at once
    spread = np.sqrt(np.maximum(np.cumsum(values**2, axis=1) / COUNTS - means**2, 0) + SPARE / COUNTS)
    half = spread * [width(int(count)) for count in COUNTS]
    assert (np.abs(means - truth) > half)[:, LEAST - 1 :].any(axis=1).mean() <= ALPHA
    for series, look in [(0, LEAST - 1), (1, 500), (2, LENGTH - 1)]:
        found = GROWING.mean_of(values[series, : look + 1].tolist())
        assert (found.value, found.high) == pytest.approx((means[series, look], (means + half)[series, look]))


def test_nothing_is_said_of_the_mean_of_a_few() -> None:
    assert not GROWING.mean_of([1.0, 2.0] * (LEAST // 2 - 1)).bounded
    assert GROWING.mean_of([1.0, 2.0] * (LEAST // 2)).bounded
    assert not FIXED.mean_of([1.0]).bounded


@pytest.mark.parametrize("count", [1, 2, 30, 1000, 20_000])
@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 1.0])
def test_a_share_stays_between_nothing_and_all(share: float, count: int) -> None:
    found = GROWING.rate(share, count)
    assert 0 <= found.low <= share <= found.high <= 1
    other = GROWING.rate(1 - share, count)
    assert (other.low, other.high) == pytest.approx((1 - found.high, 1 - found.low))


@pytest.mark.parametrize("count", [100, 1000, 20_000])
def test_the_price_is_about_twice_the_width_at_most(count: int) -> None:
    def size(found: Estimate) -> float:
        return found.high - found.low

    values = [1.0, 3.0] * (count // 2)
    for growing, fixed in [
        (GROWING.rate(0.4, count), FIXED.rate(0.4, count)),
        (GROWING.mean_of(values), FIXED.mean_of(values)),
    ]:
        assert size(fixed) < size(growing) < 2.05 * size(fixed)


@pytest.mark.parametrize(("played", "needed"), [(0, 31), (20, 40), (100, 101), (100, 63_000)])
def test_how_many_games_would_settle_it(played: int, needed: int) -> None:
    found = games_until(lambda games: games >= needed, played)
    assert found is not None
    assert needed <= found <= 1.04 * needed + 1
    assert games_until(lambda games: False, played) is None


def test_two_digits_are_enough_for_a_rough_number() -> None:
    assert [roughly(games) for games in (7, 42, 948, 5_901, 10_000)] == [7, 42, 950, 6_000, 10_000]

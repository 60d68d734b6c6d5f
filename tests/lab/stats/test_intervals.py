"""Intervals for a fixed number of games."""

from __future__ import annotations

import pytest
from scipy.stats import t

from ludotheque.lab.stats.intervals import FIXED, TAIL, Estimate, student


@pytest.mark.parametrize("freedom", [1, 2, 5, 10, 11, 12, 20, 50, 400, 20_000])
def test_students_quantile_is_scipys(freedom: int) -> None:
    assert student(freedom) == pytest.approx(t.ppf(TAIL, freedom), rel=1e-5)


def test_what_is_counted_is_never_below_nothing() -> None:
    assert FIXED.mean_of([0.0, 0.0, 1.0]).low < 0
    assert FIXED.mean_of([0.0, 0.0, 1.0]).of_counts.low == 0
    assert not FIXED.mean_of([1.0]).of_counts.bounded


def test_two_shares_differ_by_no_more_than_all_of_them() -> None:
    found = Estimate(-0.9, -1.1, -0.7).of_shares
    assert (found.low, found.high) == (-1.0, -0.7)


def test_a_share_has_wilsons_interval_and_a_mean_students() -> None:
    half = FIXED.rate(0.5, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)  # Wilson's
    assert FIXED.rate(0.0, 100).high == pytest.approx(0.037, abs=1e-3)
    three = FIXED.mean_of([1.0, 2.0, 3.0])
    assert three.value == 2
    assert three.high - 2 == pytest.approx(4.303 / 3**0.5, abs=1e-3)  # Student's

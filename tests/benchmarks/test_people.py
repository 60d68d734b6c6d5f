"""What people at tables have seen, in figures."""

from __future__ import annotations

import math

import pytest

from benchmarks.scale.people import percentile


def test_percentiles_are_milliseconds() -> None:
    seconds = [number / 1000 for number in range(1, 101)]
    assert percentile(seconds, 0.5) == pytest.approx(51)
    assert percentile(seconds, 0.99) == pytest.approx(100)
    assert math.isnan(percentile([], 0.5))

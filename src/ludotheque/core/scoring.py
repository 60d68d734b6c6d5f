"""From points to places, and from what seats are worth to shares of the win."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .kernels.decorators import helper
from .kernels.exponential import exp


@helper
def rank(points: npt.NDArray[np.int32], n: int, out: npt.NDArray[np.int32]) -> None:
    """Places from 1; equal points share the place, and the places behind them stay empty (1, 1, 3)."""
    for i in range(n):
        place = 1
        for j in range(n):
            if points[j] > points[i]:
                place += 1
        out[i] = place


@helper
def to_shares(worth: npt.NDArray[np.float64], seats: int) -> None:
    """In place: shares that add up to 1. A difference of 1 is a factor of e."""
    most = worth[0]
    for p in range(1, seats):
        most = max(most, worth[p])
    total = 0.0
    for p in range(seats):
        worth[p] = exp(worth[p] - most)
        total += worth[p]
    for p in range(seats):
        worth[p] /= total

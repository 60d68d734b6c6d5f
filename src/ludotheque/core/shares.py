"""How `estimate` turns what seats are worth into shares of the win."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .kernels.decorators import helper


@helper
def to_shares(worth: npt.NDArray[np.float64], seats: int) -> None:
    """In place: shares that add up to 1. A difference of 1 is a factor of e."""
    most = worth[0]
    for p in range(1, seats):
        most = max(most, worth[p])
    total = 0.0
    for p in range(seats):
        worth[p] = np.exp(worth[p] - most)
        total += worth[p]
    for p in range(seats):
        worth[p] /= total

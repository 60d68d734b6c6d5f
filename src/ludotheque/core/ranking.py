"""Places from points."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .kernels.decorators import helper


@helper
def rank(points: npt.NDArray[np.int32], n: int, out: npt.NDArray[np.int32]) -> None:
    """Places from 1; equal points share the place, and the places behind them stay empty (1, 1, 3)."""
    for i in range(n):
        place = 1
        for j in range(n):
            if points[j] > points[i]:
                place += 1
        out[i] = place

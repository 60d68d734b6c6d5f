"""Scores and places of a position as Python lists."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np


def scores_of(scores: Callable[..., None], board: np.record, state: np.record, seats: int) -> list[int]:
    out = np.zeros(seats, np.int32)
    scores(board, state, out)
    return out.tolist()


places_of = scores_of

"""The common parts of `imagine`: what a seat cannot know, drawn anew."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernels.decorators import helper
from .fast import Rng, next_word, pick

LOW = np.uint64(0xFFFFFFFF)
KEY_WORDS = 8


@helper
def redraw_chance(state: np.record, rng: Rng) -> None:
    """Draw the generator's key anew: no seat knows what chance will do."""
    for i in range(KEY_WORDS):
        state.key[i] = next_word(rng) & LOW


@helper
def redraw_hidden(items: npt.NDArray[Any], hidden: npt.NDArray[np.bool_], n: int, rng: Rng) -> None:
    """Shuffle those of the first `n` items that are hidden, among themselves.

    They are sorted first, so that the result holds no trace of how they lay.
    """
    for i in range(n):  # an insertion sort over the hidden places
        if hidden[i]:
            item = items[i]
            at = i
            for k in range(i - 1, -1, -1):
                if hidden[k]:
                    if items[k] <= item:
                        break
                    items[at] = items[k]
                    at = k
            items[at] = item
    left = 0
    for i in range(n):
        left += 1 if hidden[i] else 0
    for i in range(n):
        if hidden[i]:
            steps = pick(rng, left)
            left -= 1
            other = i
            while steps > 0:
                other += 1
                steps -= 1 if hidden[other] else 0
            item = items[i]
            items[i] = items[other]
            items[other] = item

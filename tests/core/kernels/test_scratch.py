"""Scratch space of kernels is theirs alone, and holds as much as they asked for."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch

SIZE = 5


@helper
def squares(first: int) -> int:
    found = scratch(SIZE, np.int16)
    for k in range(SIZE):
        found[k] = (first + k) ** 2
    return total(found)


@helper
def total(numbers: npt.NDArray[np.int16]) -> int:
    result = 0
    for number in numbers:
        result += wide(number)
    return result


@kernel
def twice(first: int) -> int:
    """Two frames of the same kernel, and space of its own."""
    own = scratch(SIZE, np.int16)
    own[:] = 1
    return squares(first) + 1000 * squares(first + 1) + 1_000_000 * total(own) * len(own)


def test_scratch_space_is_an_array_of_its_own() -> None:
    assert twice(1) == 55 + 1000 * 90 + 1_000_000 * 25
    plain: Any = total
    assert plain.py_func(np.arange(4, dtype=np.int16)) == 6, "called from Python, uncompiled"

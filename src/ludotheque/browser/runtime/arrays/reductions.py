"""Sums as NumPy makes them, in the same order: the last bit of a float depends on it."""

from __future__ import annotations

import math
from typing import Any

BLOCK = 128  # numbers that are added up by eight sums side by side; of more, halves


def lines(values: list[Any], shape: tuple[int, ...], axis: int | None) -> tuple[list[list[Any]], tuple[int, ...]]:
    """The items along an axis, for every place on the others, and the shape of these."""
    if axis is None:
        return [values], ()
    axis %= len(shape)
    step = math.prod(shape[axis + 1 :])
    size = step * shape[axis]
    starts = [outer * size + inner for outer in range(math.prod(shape[:axis])) for inner in range(step)]
    return [values[start : start + size : step][: shape[axis]] for start in starts], shape[:axis] + shape[axis + 1 :]


def in_order(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total


def pairwise(values: list[float]) -> float:
    n = len(values)
    if n < 8:
        return in_order(values)
    if n > BLOCK:
        half = n // 2
        half -= half % 8
        return pairwise(values[:half]) + pairwise(values[half:])
    whole = n - n % 8
    s = values[:8]
    for k in range(8, whole, 8):
        s = [total + value for total, value in zip(s, values[k : k + 8], strict=True)]
    total = ((s[0] + s[1]) + (s[2] + s[3])) + ((s[4] + s[5]) + (s[6] + s[7]))
    for value in values[whole:]:
        total += value
    return total


def deviation(values: list[float], ddof: int) -> float:
    """The standard deviation."""
    mean = pairwise(values) / len(values)
    squares = [(value - mean) * (value - mean) for value in values]
    return math.sqrt(pairwise(squares) / max(len(values) - ddof, 0))

"""Arrays of different shapes beside each other, as NumPy lays them: what has one item along an axis is repeated."""

from __future__ import annotations

from itertools import zip_longest
from math import prod
from typing import Any

Shape = tuple[int, ...]


def common_shape(one: Shape, other: Shape) -> Shape:
    found = []
    for x, y in zip_longest(reversed(one), reversed(other), fillvalue=1):
        if x != y and 1 not in (x, y):
            raise ValueError(f"operands of shapes {one} and {other}")
        found.append(y if x == 1 else x)
    return tuple(reversed(found))


def spread(values: list[Any], shape: Shape, target: Shape) -> list[Any]:
    """The items of an array of this shape, in a row, as they lie in the target."""
    if shape == target:
        return values
    if len(values) == 1:
        return values * prod(target)
    if shape == target[len(target) - len(shape) :]:
        return values * prod(target[: len(target) - len(shape)])
    shape = (1,) * (len(target) - len(shape)) + shape
    if shape[0] != target[0]:
        return spread(values, shape[1:], target[1:]) * target[0]
    size = len(values) // shape[0]
    rows = (values[k * size : (k + 1) * size] for k in range(shape[0]))
    return [value for row in rows for value in spread(row, shape[1:], target[1:])]

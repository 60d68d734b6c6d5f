"""The functions of NumPy that are used."""

from __future__ import annotations

import bisect
import functools
import itertools
import math
import operator
from collections import Counter
from typing import Any

from . import kinds
from .array import combined, filled, flat, kind_of, ndarray, shape_of
from .array import empty as _empty
from .broadcasting import common_shape, spread
from .kinds import dtype as _dtype


def zeros(shape: int | tuple[int, ...], dtype: Any = kinds.float64) -> ndarray:
    return _empty(shape if isinstance(shape, tuple) else (shape,), _dtype(dtype))


empty = zeros


def full(shape: int | tuple[int, ...], value: Any, dtype: Any = None) -> ndarray:
    made = zeros(shape, kind_of(value) if dtype is None else dtype)
    made[:] = value
    return made


def array(values: Any, dtype: Any = None) -> ndarray:
    return filled(flat(values), kind_of(values) if dtype is None else _dtype(dtype), shape_of(values))


def asarray(values: Any) -> ndarray:
    return values if isinstance(values, ndarray) else array(values)


def arange(start: int, stop: int | None = None, dtype: Any = kinds.int64) -> ndarray:
    return array(list(range(start) if stop is None else range(start, stop)), dtype)


def asfortranarray(values: ndarray) -> ndarray:
    """As it is: only the order in memory would be another."""
    return values


def frombuffer(data: Any, dtype: Any = kinds.uint8) -> ndarray:
    kind = _dtype(dtype)
    return ndarray(data, 0, kind, (len(data) // kind.itemsize,))


def concatenate(arrays: list[ndarray]) -> ndarray:
    rows = [row for each in arrays for row in each]
    return filled(flat(rows), arrays[0].dtype, (len(rows), *arrays[0].shape[1:]))


def sum(values: Any, axis: int | None = None) -> Any:
    """Of an array; or of several arrays, along their list, which are added one to the other."""
    if isinstance(values, ndarray):
        return values.sum(axis)
    if axis != 0:
        raise ValueError("several arrays are added along their list only")
    return functools.reduce(operator.add, values[1:], values[0].copy())


def where(condition: ndarray, one: Any, other: Any) -> ndarray:
    shape = common_shape(condition.shape, common_shape(shape_of(one), shape_of(other)))
    chosen, left, right = (spread(flat(each), shape_of(each), shape) for each in (condition, one, other))
    values = [x if is_one else y for is_one, x, y in zip(chosen, left, right, strict=True)]
    return filled(values, kind_of(one), shape)


def sort(values: ndarray, axis: int = -1) -> ndarray:
    """Along the last axis."""
    rows = [sorted(row) for row in along_last(values, axis)]
    return filled([x for row in rows for x in row], values.dtype, values.shape)


def take_along_axis(values: ndarray, indices: ndarray, axis: int) -> ndarray:
    """Along the last axis."""
    rows = zip(along_last(values, axis), along_last(indices, axis), strict=True)
    return filled([row[k] for row, chosen in rows for k in chosen], values.dtype, indices.shape)


def along_last(values: ndarray, axis: int) -> list[list[Any]]:
    if axis % values.ndim != values.ndim - 1:
        raise ValueError("only along the last axis")
    numbers, step = flat(values), values.shape[-1]
    return [numbers[k : k + step] for k in range(0, len(numbers), step)]


def bincount(values: ndarray) -> ndarray:
    counted = [0] * (max(flat(values), default=-1) + 1)
    for value in flat(values):
        counted[value] += 1
    return array(counted, kinds.int64)


def unique(values: ndarray, return_counts: bool) -> tuple[ndarray, ndarray]:
    """With how often each occurs."""
    counts = Counter(flat(values))
    found = sorted(counts)
    return array(found, values.dtype), array([counts[value] for value in found], kinds.int64)


def flatnonzero(values: ndarray) -> ndarray:
    return array([k for k, value in enumerate(flat(values)) if value], kinds.int64)


def cumsum(values: ndarray) -> ndarray:
    return filled(list(itertools.accumulate(flat(values))), values.dtype, values.shape)


def searchsorted(values: ndarray, wanted: float) -> int:
    return bisect.bisect_left(flat(values), wanted)


def maximum(one: Any, other: Any) -> Any:
    if isinstance(one, ndarray) or isinstance(other, ndarray):
        return combined(max, one, other)
    return max(one, other)


def sqrt(value: Any) -> Any:
    if isinstance(value, ndarray):
        return filled([math.sqrt(x) for x in flat(value)], _dtype(kinds.float64), value.shape)
    return math.sqrt(value)

"""The network as a kernel is the network on paper."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ludotheque.core.kernels import rows as row_kernels
from ludotheque.core.kernels.decorators import kernel
from ludotheque.core.kernels.network import HIDDEN, SECOND, TABLE, Weights, size_of, worth_of

THINGS, EACH, SHARED, ROWS, NUMBERS = 4, 3, 2, 11, 5


def on_paper(
    weights: npt.NDArray[Any],
    rows: npt.NDArray[np.int16],
    numbers: Weights,
    table: int,
    shared: npt.NDArray[np.int16] | None = None,
) -> float:
    """The same with matrices, in double precision."""
    parts = weights[TABLE:].astype(float)
    sizes = [table * HIDDEN, len(numbers) * HIDDEN, HIDDEN, HIDDEN * SECOND, SECOND, SECOND]
    embedding, first, bias, second, second_bias, last = np.split(parts, np.cumsum(sizes)[:-1])
    common = numbers @ first.reshape(-1, HIDDEN) + bias
    if shared is not None:
        common = common + embedding.reshape(-1, HIDDEN)[shared].sum(axis=0)
    hidden = np.maximum(embedding.reshape(-1, HIDDEN)[rows].sum(axis=1) + common, 0).sum(axis=0)
    return float(np.maximum(hidden @ second.reshape(HIDDEN, SECOND) + second_bias, 0) @ last)


def one_by_one(weights: Weights, rows: npt.NDArray[np.int16], numbers: Weights, shared: npt.NDArray[np.int16]) -> float:
    """The same in single precision, every sum in the order of its parts."""
    sizes = [ROWS * HIDDEN, len(numbers) * HIDDEN, HIDDEN, HIDDEN * SECOND, SECOND, SECOND]
    table, first, bias, second, layer, last = np.split(weights[TABLE:], np.cumsum(sizes)[:-1])
    table, first, second = table.reshape(-1, HIDDEN), first.reshape(-1, HIDDEN), second.reshape(-1, SECOND)
    common = bias
    for k, number in enumerate(numbers):
        common = common + number * first[k]
    for row in shared:
        common = common + table[row]
    pooled = np.zeros(HIDDEN, np.float32)
    for thing in rows:
        hidden = common
        for row in thing:
            hidden = hidden + table[row]
        pooled = pooled + np.maximum(hidden, np.float32(0))
    for i, value in enumerate(pooled):
        layer = layer + value * second[i]
    worth = np.float32(0)
    for value, weight in zip(np.maximum(layer, np.float32(0)), last, strict=True):
        worth = worth + value * weight
    return float(worth)


@pytest.mark.parametrize("seed", range(5))
def test_the_kernel_computes_what_matrices_compute(seed: int) -> None:
    rng = np.random.default_rng(seed)
    weights = rng.normal(0, 0.3, size_of(ROWS, NUMBERS)).astype(np.float32)
    rows = rng.integers(0, ROWS, (THINGS, EACH)).astype(np.int16)
    shared = rng.integers(0, ROWS, SHARED).astype(np.int16)
    numbers = rng.normal(0, 1, NUMBERS).astype(np.float32)
    told = np.concatenate([shared, rows.ravel()])
    found = worth_of(weights, told, THINGS, EACH, SHARED, ROWS, numbers, NUMBERS)
    assert found == pytest.approx(on_paper(weights, rows, numbers, ROWS, shared), abs=1e-4)
    assert found == one_by_one(weights, rows, numbers, shared), "however many numbers are computed at a time"
    told = np.concatenate([shared, rows[[2, 0, 3, 1]].ravel()])
    again = worth_of(weights, told, THINGS, EACH, SHARED, ROWS, numbers, NUMBERS)
    assert again == pytest.approx(found, abs=1e-5), "which thing is which makes no difference"


def test_rows_are_computed_as_numbers_are() -> None:
    rng = np.random.default_rng(1)
    weights = rng.normal(0, 1, 3 * row_kernels.WIDTH).astype(np.float32)
    number = np.float32(0.3)

    def computed(how: Any) -> Weights:
        row, other = np.empty(row_kernels.WIDTH, np.float32), np.empty(row_kernels.WIDTH, np.float32)
        how(row, other, weights, number)
        return row

    assert (computed(in_rows) == computed(one_by_one_in_rows)).all()


def one_by_one_in_rows(row: Weights, other: Weights, weights: Weights, number: np.float32) -> None:
    other[:] = weights[3 : 3 + row_kernels.WIDTH] + number * weights[7 : 7 + row_kernels.WIDTH]
    row[:] = weights[: row_kernels.WIDTH] + weights[1 : 1 + row_kernels.WIDTH] + np.maximum(other, np.float32(0))


@kernel
def in_rows(row: Weights, other: Weights, weights: Weights, number: np.float32) -> None:
    row_kernels.set_row(other, weights, 3)
    row_kernels.add_times(other, weights, 7, number)
    row_kernels.set_row(row, weights, 0)
    row_kernels.add_row(row, weights, 1)
    row_kernels.add_above_zero(row, other)

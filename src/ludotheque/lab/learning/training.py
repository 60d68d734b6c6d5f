"""Train a network: the gradient of the log loss, and Adam (Kingma and Ba, 2015), compiled.

Plain arithmetic in a fixed order: the same games give the same weights, on every machine.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.network import HIDDEN, SECOND, TABLE, Weights
from ludotheque.core.scoring import to_shares

MEAN, SPREAD = np.float32(0.9), np.float32(0.999)  # how much of the running means a step of Adam keeps
SMALL = np.float32(1e-8)
ZERO, ONE = np.float32(0), np.float32(1)
MOST_SEATS = 8

Rows = npt.NDArray[np.int16]


@kernel
def train(
    weights: Weights,
    running: npt.NDArray[np.float32],
    rows: npt.NDArray[np.int16],
    things: int,
    shared: int,
    table: int,
    numbers: npt.NDArray[np.float32],
    results: npt.NDArray[np.float64],
    order: npt.NDArray[np.int64],
    batch: int,
    rate: float,
    decay: float,
    steps: int,
) -> int:
    """Go once through the positions in this order, a step of Adam for every `batch` of them.

    `rows` and `numbers` have what the network is told of each position, for each seat; `results` every seat's share of
    the win. `running` has the running means of the gradient and of its square; `steps` is how many steps were made, and
    what is returned as well. `decay` pulls every weight towards 0.
    """
    seats = rows.shape[1]
    each = (rows.shape[2] - shared) // things
    count = numbers.shape[2]
    gradient = np.zeros(len(weights), np.float32)
    firsts = np.empty((seats, things, HIDDEN), np.float32)
    pooled = np.empty((seats, HIDDEN), np.float32)
    seconds = np.empty((seats, SECOND), np.float32)
    shares = np.empty(MOST_SEATS, np.float64)
    back = np.empty(2 * HIDDEN + SECOND, np.float32)
    for start in range(0, len(order), batch):
        end = min(start + batch, len(order))
        for k in range(len(gradient)):
            gradient[k] = ZERO
        for k in range(start, end):
            at = order[k]
            for seat in range(seats):
                shares[seat] = _forward(
                    weights, rows[at, seat], things, each, shared, table, numbers[at, seat], count,
                    firsts[seat], pooled[seat], seconds[seat],
                )  # fmt: skip
            to_shares(shares, seats)
            for seat in range(seats):
                slope = np.float32((shares[seat] - results[at, seat]) / (end - start))
                _backward(
                    weights, gradient, slope, rows[at, seat], things, each, shared, table, numbers[at, seat], count,
                    firsts[seat], pooled[seat], seconds[seat], back,
                )  # fmt: skip
        steps += 1
        _adam(weights, running, gradient, np.float32(rate), np.float32(decay), steps)
    return steps


@helper
def _forward(
    weights: Weights,
    rows: Rows,
    things: int,
    each: int,
    shared: int,
    table: int,
    numbers: Weights,
    count: int,
    first: npt.NDArray[np.float32],
    pooled: Weights,
    second: Weights,
) -> float:
    """As `worth_of`, keeping every layer."""
    at = TABLE + HIDDEN * table
    bias = at + HIDDEN * count
    for j in range(HIDDEN):
        pooled[j] = ZERO
        first[0, j] = weights[bias + j]
    for k in range(count):
        number = numbers[k]
        if number != ZERO:
            for j in range(HIDDEN):
                first[0, j] += number * weights[at + HIDDEN * k + j]
    for k in range(shared):
        row = TABLE + HIDDEN * wide(rows[k])
        for j in range(HIDDEN):
            first[0, j] += weights[row + j]
    for thing in range(things - 1, -1, -1):  # the first holds what is common until the last
        for j in range(HIDDEN):
            first[thing, j] = first[0, j]
        for k in range(each):
            row = TABLE + HIDDEN * wide(rows[shared + each * thing + k])
            for j in range(HIDDEN):
                first[thing, j] += weights[row + j]
    for thing in range(things):
        for j in range(HIDDEN):
            value = first[thing, j]
            if value > ZERO:
                pooled[j] += value
    at = bias + HIDDEN
    bias = at + HIDDEN * SECOND
    for j in range(SECOND):
        second[j] = weights[bias + j]
    for i in range(HIDDEN):
        value = pooled[i]
        for j in range(SECOND):
            second[j] += value * weights[at + SECOND * i + j]
    worth = ZERO
    for j in range(SECOND):
        if second[j] > ZERO:
            worth += second[j] * weights[bias + SECOND + j]
    return float(worth)


@helper
def _backward(
    weights: Weights,
    gradient: Weights,
    slope: np.float32,
    rows: Rows,
    things: int,
    each: int,
    shared: int,
    table: int,
    numbers: Weights,
    count: int,
    first: npt.NDArray[np.float32],
    pooled: Weights,
    second: Weights,
    back: Weights,
) -> None:
    """Add to the gradient what changes the worth, times the slope."""
    numbers_at = TABLE + HIDDEN * table
    first_bias = numbers_at + HIDDEN * count
    second_at = first_bias + HIDDEN
    second_bias = second_at + HIDDEN * SECOND
    on_second, on_pooled, on_common = 0, SECOND, SECOND + HIDDEN
    for j in range(SECOND):
        value = second[j]
        if value > ZERO:
            gradient[second_bias + SECOND + j] += slope * value
            back[on_second + j] = slope * weights[second_bias + SECOND + j]
        else:
            back[on_second + j] = ZERO
        gradient[second_bias + j] += back[on_second + j]
    for i in range(HIDDEN):
        total = ZERO
        value = pooled[i]
        for j in range(SECOND):
            total += weights[second_at + SECOND * i + j] * back[on_second + j]
            gradient[second_at + SECOND * i + j] += value * back[on_second + j]
        back[on_pooled + i] = total
        back[on_common + i] = ZERO
    for thing in range(things):
        for j in range(HIDDEN):
            # from here on the layer holds its own slope
            first[thing, j] = back[on_pooled + j] if first[thing, j] > ZERO else ZERO
            back[on_common + j] += first[thing, j]
        for k in range(each):
            row = TABLE + HIDDEN * wide(rows[shared + each * thing + k])
            for j in range(HIDDEN):
                gradient[row + j] += first[thing, j]
    for j in range(HIDDEN):
        gradient[first_bias + j] += back[on_common + j]
    for k in range(shared):
        row = TABLE + HIDDEN * wide(rows[k])
        for j in range(HIDDEN):
            gradient[row + j] += back[on_common + j]
    for k in range(count):
        number = numbers[k]
        if number != ZERO:
            for j in range(HIDDEN):
                gradient[numbers_at + HIDDEN * k + j] += number * back[on_common + j]


@helper
def _adam(
    weights: Weights,
    running: npt.NDArray[np.float32],
    gradient: Weights,
    rate: np.float32,
    decay: np.float32,
    steps: int,
) -> None:
    mean_left, spread_left = ONE, ONE
    for _ in range(min(steps, 10_000)):  # beyond, nothing is left
        mean_left *= MEAN
        spread_left *= SPREAD
    for k in range(TABLE, len(weights)):
        running[0, k] = MEAN * running[0, k] + (ONE - MEAN) * gradient[k]
        running[1, k] = SPREAD * running[1, k] + (ONE - SPREAD) * gradient[k] * gradient[k]
        mean = running[0, k] / (ONE - mean_left)
        spread = np.sqrt(running[1, k] / (ONE - spread_left))
        weights[k] -= rate * (mean / (spread + SMALL) + decay * weights[k])

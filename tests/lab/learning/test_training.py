"""Networks are trained by the slope of the log loss, and always to the same weights."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ludotheque.core.network import Network
from ludotheque.lab.learning.lessons import Lessons
from ludotheque.lab.learning.network import first_weights, trained
from ludotheque.lab.learning.training import train
from tests.core.kernels.test_network import on_paper

NETWORK = Network(things=3, table=9, numbers=4, options=(), shared=2)
SEATS, EACH = 3, 2


def some_lessons(positions: int) -> Lessons:
    rng = np.random.default_rng(3)
    rows = rng.integers(0, NETWORK.table, (positions, SEATS, NETWORK.shared + NETWORK.things * EACH)).astype(np.int16)
    numbers = rng.normal(0, 1, (positions, SEATS, NETWORK.numbers)).astype(np.float32)
    winner = (rows == 2).sum(axis=2).argmax(axis=1)  # the seat with most of a row wins
    return Lessons(rows, numbers, np.eye(SEATS)[winner])


def loss(weights: npt.NDArray[Any], lessons: Lessons) -> float:
    """On paper, in double precision."""
    total = 0.0
    for rows, numbers, results in zip(lessons.rows, lessons.numbers, lessons.results, strict=True):
        shared, own = rows[:, : NETWORK.shared], rows[:, NETWORK.shared :].reshape(SEATS, NETWORK.things, EACH)
        seen = zip(own, numbers, shared, strict=True)
        worth = np.array([on_paper(weights, each, told, NETWORK.table, common) for each, told, common in seen])
        total -= float(results @ (worth - np.log(np.exp(worth).sum())))
    return total / len(lessons.results)


def test_the_first_step_goes_down_every_slope() -> None:
    """Adam's first step has the same length for every weight: the direction is the sign of the slope."""
    lessons = some_lessons(40)
    before = np.random.default_rng(1).normal(0, 0.3, NETWORK.size).astype(np.float32)
    after = before.copy()
    running = np.zeros((2, NETWORK.size), np.float32)
    told = (lessons.rows, NETWORK.things, NETWORK.shared, NETWORK.table, lessons.numbers, lessons.results)
    assert train(after, running, *told, np.arange(40), 40, 0.001, 0.0, 0) == 1
    agree = 0
    for k in np.random.default_rng(2).choice(np.arange(1, NETWORK.size), 60, replace=False):
        higher, lower = before.astype(float), before.astype(float)
        higher[k] += 1e-5
        lower[k] -= 1e-5
        slope = (loss(higher, lessons) - loss(lower, lessons)) / 2e-5
        agree += running[0, k] == pytest.approx(0.1 * slope, rel=1e-3, abs=1e-6)
        if abs(slope) > 1e-3:
            assert after[k] - before[k] == pytest.approx(-0.001 * np.sign(slope), rel=0.01)
    assert agree > 50, "all but those at a kink, where single precision may see the other side"


def test_training_learns_and_repeats_itself() -> None:
    lessons = some_lessons(2000)
    start = first_weights(NETWORK, "1")
    found = [trained(NETWORK, start, lessons, 0.01, "1") for _ in range(2)]
    assert (found[0] == found[1]).all()
    assert loss(found[0], lessons) < 0.6 * loss(start, lessons)

"""Fit the numbers of an estimate to what happened, by maximum likelihood.

The estimate is asked as it is, compiled, with the numbers on a board of its own. So anything it does with them can be
fitted: Fisher's scoring needs only how the shares change with each number, which is found by changing it a little.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Engine, Variant

from .drawing import JudgedPositions
from .estimate_data import EstimateData

Numbers = npt.NDArray[np.float64]

LITTLE = 1e-4  # the change of a number that shows its effect
TINY = 1e-4  # shares are taken as at least this: no estimate is certain
PULL = 1e-4  # towards the numbers by hand, which decides where the games do not
MOST_STEPS = 30
CLOSE = 1e-7  # a step that gains less is the last


@dataclass(frozen=True)
class FitResult:
    numbers: Numbers
    log_loss: float


class WithResults(Protocol):
    """Positions, with what happened in their games."""

    @property
    def results(self) -> Numbers: ...


Positions = TypeVar("Positions", bound=WithResults)
Asked = TypeVar("Asked", bound=WithResults, contravariant=True)


class Trial(Protocol[Asked]):
    """Something that says shares, with numbers to try."""

    by_hand: Numbers

    def shares(self, numbers: Numbers, positions: Asked) -> Numbers: ...


class TrialEstimate:
    """The formula of the estimate of one setting, with numbers to try."""

    def __init__(self, variant: Variant, seats: int) -> None:
        engine, fitted = variant.engine, variant.engine.fitted
        assert fitted is not None
        self._engine, self._seats = engine, seats
        self._rules = fitted.rules(variant.game.options, variant.options)
        formula = EstimateData(EstimateData.of(variant, seats).numbers)
        self.board = formula.used_by(variant, seats).engine.board
        self.by_hand: Numbers = np.array(fitted.by_hand(variant.options, seats))

    @property
    def numbers(self) -> Numbers:
        found: Numbers = self.board.fitted[self._rules, self._seats].copy()
        return found

    def use(self, numbers: Numbers) -> None:
        self.board.fitted[self._rules, self._seats] = numbers

    def shares(self, numbers: Numbers, positions: JudgedPositions) -> Numbers:
        """Every seat's share in every position."""
        before = self.numbers
        self.use(numbers)
        found = shares_by(self._engine, self.board, positions)
        self.use(before)
        return found


def shares_by(engine: Engine, board: np.record, positions: JudgedPositions) -> Numbers:
    """Every seat's share in every position, by the estimate with what is on this board."""
    out = np.zeros(8)
    found = np.empty_like(positions.results)
    for row, state in zip(found, positions.states, strict=True):
        engine.estimate(board, state, out)
        row[:] = out[: len(row)]
    floored: Numbers = np.maximum(found, TINY)
    normed: Numbers = floored / floored.sum(axis=1, keepdims=True)
    return normed


def log_loss(shares: Numbers, results: Numbers) -> float:
    return float(-(results * np.log(shares)).sum(axis=1).mean())


def fit(
    estimate: Trial[Positions],
    positions: Positions,
    progress: Callable[[int], object] = lambda step: None,
    pull: float = PULL,
) -> FitResult:
    """The numbers under which the results are likeliest, from those by hand on."""
    start = estimate.by_hand
    numbers = start.copy()

    def value(tried: Numbers) -> float:
        loss = log_loss(estimate.shares(tried, positions), positions.results)
        return loss + pull * float(((tried - start) ** 2).sum())

    best = value(numbers)
    for step in range(MOST_STEPS):
        progress(step)
        gradient, curvature = _slopes(estimate, positions, numbers)
        gradient -= 2 * pull * (numbers - start)
        curvature += 2 * pull * np.eye(len(numbers))
        move = np.linalg.solve(curvature, gradient)
        gained = 0.0
        for _ in range(8):  # a step that goes too far is halved
            after = value(numbers + move)
            if after < best:
                gained = best - after
                numbers, best = numbers + move, after
                break
            move = move / 2
        if gained < CLOSE:
            break
    return FitResult(numbers, log_loss(estimate.shares(numbers, positions), positions.results))


def _slopes(estimate: Trial[Positions], positions: Positions, numbers: Numbers) -> tuple[Numbers, Numbers]:
    """How the mean log likelihood rises with each number, and Fisher's information."""
    shares = estimate.shares(numbers, positions)
    changes = np.empty((len(numbers), *shares.shape))
    for k in range(len(numbers)):
        tried = numbers.copy()
        tried[k] += LITTLE
        changes[k] = (estimate.shares(tried, positions) - shares) / LITTLE
    count = len(shares)
    gradient = (changes * (positions.results / shares)).sum(axis=(1, 2)) / count
    flat = (changes / np.sqrt(shares)).reshape(len(numbers), -1)
    return gradient, flat @ flat.T / count

"""What measures will be at points that were not played: a Gaussian process, in NumPy alone, so that every server has
it. The measures share their kernel; its lengths, one for each column, are those of a few that explain best what was
seen."""

from __future__ import annotations

import math

import numpy as np

from .space import Floats

LENGTHS = (0.15, 0.4, 1.0, 3.0)
JITTER = 1e-4


class Surrogate:
    """`points` are rows of numbers from 0 to 1, `seen` has a column for each measure, `noise` the standard error of
    each of its values."""

    def __init__(self, points: Floats, seen: Floats, noise: Floats, lengths: Floats | None = None) -> None:
        self._points = points
        self._middle = seen.mean(axis=0)
        self._scale = np.maximum(seen.std(axis=0), 1e-9)
        self._seen = (seen - self._middle) / self._scale
        self._noise = np.minimum((noise / self._scale) ** 2, 1.0).mean(axis=1) + JITTER
        self.lengths = np.full(points.shape[1], 1.0) if lengths is None else lengths.copy()

    def fit(self) -> None:
        """Choose the length of every column in turn."""
        best = self._evidence(self.lengths)
        for column in range(len(self.lengths)):
            for length in LENGTHS:
                tried = self.lengths.copy()
                tried[column] = length
                if (evidence := self._evidence(tried)) > best + 1e-6:
                    best, self.lengths = evidence, tried

    def believe(self, point: Floats) -> Surrogate:
        """As if what is expected at this point had been seen there: for points that are played at the same time."""
        expected, _ = self.expect(point[None])
        more = Surrogate.__new__(Surrogate)
        more._points = np.vstack([self._points, point])
        more._middle, more._scale, more.lengths = self._middle, self._scale, self.lengths
        more._seen = np.vstack([self._seen, (expected - self._middle) / self._scale])
        more._noise = np.append(self._noise, JITTER)
        return more

    def expect(self, points: Floats) -> tuple[Floats, Floats]:
        """The mean and the standard deviation of every measure at each of these points."""
        inverse = np.linalg.inv(self._covariance(self.lengths))
        beside = _kernel(points, self._points, self.lengths)
        mean = beside @ (inverse @ self._seen)
        spread = np.sqrt(np.maximum(1.0 - ((beside @ inverse) * beside).sum(axis=1), 1e-9))
        return mean * self._scale + self._middle, spread[:, None] * self._scale

    def _covariance(self, lengths: Floats) -> Floats:
        return _kernel(self._points, self._points, lengths) + np.diag(self._noise)

    def _evidence(self, lengths: Floats) -> float:
        """The logarithm of the marginal likelihood, with a slight preference for smooth functions."""
        covariance = self._covariance(lengths)
        _, size = np.linalg.slogdet(covariance)
        fit = float((self._seen * np.linalg.solve(covariance, self._seen)).sum())
        rough = float((1 / lengths).sum())
        return -0.5 * (fit + int(self._seen.shape[1]) * float(size)) - 0.1 * rough


def _kernel(some: Floats, others: Floats, lengths: Floats) -> Floats:
    """Matérn 5/2."""
    differences = some[:, None, :] / lengths - others[None, :, :] / lengths
    distance = math.sqrt(5) * np.sqrt((differences * differences).sum(axis=2))
    found: Floats = (1 + distance + distance * distance / 3) * np.exp(-distance)
    return found

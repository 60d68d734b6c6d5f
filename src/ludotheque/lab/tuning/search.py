"""Which rules to try next: Bayesian optimisation over the dials.

Every measure is foreseen at points that were not tried (`surrogate`), and so is the chance that it is in its range. At
first the most promising points are tried. As soon as some reach the goal, only such as might reach it with fewer or
smaller changes. Batches have a fixed size and are proposed from the results of those before, so the answer does not
depend on how many cores play, or on interruptions. Points are never proposed twice.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..run.seeds import derived
from .goal import GoalPart
from .space import Floats, Point, Space
from .surrogate import Surrogate

FIRST, BATCH = 7, 4  # points in the first batch after the usual rules, and in each one later
ALL = 4000  # a space of so many points is looked at as a whole
DRAWN = 1500  # of a larger one, points drawn for every batch, and as many beside good ones
NEAREST = 3  # points that reach the goal: the search goes on until nothing nearer than so many is likely
HOPE = 0.05  # chance from which a nearer point is worth trying
PATIENCE, HOPELESS = 40, 1e-6  # points after which the search gives up if no other has such a chance


@dataclass(frozen=True)
class Tried:
    """What the search is told about a point."""

    point: Point
    reached: bool
    distance: float  # to the goal, in all
    seen: list[float]  # by output
    noise: list[float]


class RuleSearch:
    """`outputs` are the parts of the goal for every company, in the order of what was seen."""

    def __init__(self, space: Space, outputs: Sequence[GoalPart], seed: int | str) -> None:
        self._space, self._seed = space, seed
        self._least = np.array([part.least for part in outputs])
        self._most = np.array([part.most for part in outputs])
        self._tried: list[Tried] = []
        self._known: set[Point] = set()  # tried, or cannot be
        self._lengths: Floats | None = None
        self._batches = 0

    def tell(self, tried: Sequence[Tried]) -> None:
        self._tried += tried

    def batch(self, most: int) -> list[Point]:
        """The next points, at most so many. None are left if it is empty."""
        self._batches += 1
        if self._batches == 1 and self._possible(self._space.usual):
            return [self._space.usual]
        goal = self._to_beat()
        pool = [point for point in self._pool() if point not in self._known and self._space.cost(point) < goal]
        if not pool:
            return []
        if len(self._tried) <= 1:
            return self._spread(pool, min(most, FIRST))
        return self._promising(pool, min(most, BATCH), goal)

    def _to_beat(self) -> float:
        """How far changed a point may be to be of interest."""
        costs = sorted(self._space.cost(tried.point) for tried in self._tried if tried.reached)
        if costs and costs[0] == 0:  # the rules as they are
            return 0.0
        return costs[NEAREST - 1] if len(costs) >= NEAREST else math.inf

    def _possible(self, point: Point) -> bool:
        self._known.add(point)
        return self._space.rule(point) is not None

    def _spread(self, pool: list[Point], count: int) -> list[Point]:
        """Points far from each other."""
        vectors = self._space.vectors([*pool, self._space.usual])
        away = np.linalg.norm(vectors - vectors[-1], axis=1)
        found: list[Point] = []
        while len(found) < count and (away >= 0).any():
            best = int(np.argmax(np.round(away, 6)))
            if best == len(pool):  # the usual rules, and nothing else is left
                break
            if self._possible(pool[best]):
                found.append(pool[best])
                away = np.minimum(away, np.linalg.norm(vectors - vectors[best], axis=1))
            away[best] = -1
        return found

    def _promising(self, pool: list[Point], count: int, goal: float) -> list[Point]:
        model = Surrogate(
            self._space.vectors([tried.point for tried in self._tried]),
            np.array([tried.seen for tried in self._tried]),
            np.array([tried.noise for tried in self._tried]),
            self._lengths,
        )
        model.fit()
        self._lengths = model.lengths
        vectors = self._space.vectors(pool)
        costs = np.array([self._space.cost(point) for point in pool])
        left = np.ones(len(pool), bool)
        found: list[Point] = []
        some_reached = any(tried.reached for tried in self._tried)
        while len(found) < count and left.any():
            chance = self._chance(*model.expect(vectors))
            if len(self._tried) >= PATIENCE or some_reached:
                if not (np.exp(chance[left]) > (HOPE if some_reached else HOPELESS)).any():
                    break
            worth = chance + (np.log(min(goal, len(self._space.dials) + 2) - costs) if some_reached else -0.02 * costs)
            # rounded, so that the last bits of a machine's arithmetic decide nothing
            best = int(np.argmax(np.where(left, np.round(worth, 6), -math.inf)))
            left[best] = False
            if self._possible(pool[best]):
                found.append(pool[best])
                model = model.believe(vectors[best])
        return found

    def _chance(self, mean: Floats, spread: Floats) -> Floats:
        """The logarithm of the chance that all measures are in their ranges. Where there is none, nearer is better."""
        high, low = (self._most - mean) / spread, (self._least - mean) / spread
        inside = np.maximum(_below(high) - _below(low), 1e-12)
        beyond = np.maximum(np.maximum(low, -high), 0.0)
        found: Floats = (np.log(inside) - 0.001 * beyond).sum(axis=1)
        return found

    def _pool(self) -> list[Point]:
        """Points to choose from."""
        sizes = [len(dial.values) for dial in self._space.dials]
        if self._space.size <= ALL:
            return list(itertools.product(*map(range, sizes)))
        draw = np.random.Generator(np.random.PCG64(derived("tune", self._seed, self._batches)))
        usual = np.array(self._space.usual)
        anywhere = draw.integers(0, sizes, (DRAWN, len(sizes)))
        # few changes from the usual rules, and from the best points so far
        good = sorted(self._tried, key=lambda tried: (tried.distance, self._space.cost(tried.point)))[:10]
        starts = np.array([usual, *(np.array(tried.point) for tried in good)])
        beside = starts[draw.integers(0, len(starts), DRAWN)]
        turned = draw.random(beside.shape) < draw.integers(1, 4, (DRAWN, 1)) / len(sizes)
        beside = np.where(turned, draw.integers(0, sizes, beside.shape), beside)
        back = np.where(draw.random(beside.shape) < 0.5, usual, beside)
        single = [
            (*start[:dial], value, *start[dial + 1 :])
            for start in (self._space.usual, *(tried.point for tried in good[:3]))
            for dial, size in enumerate(sizes)
            for value in range(size)
        ]
        drawn = [tuple(map(int, point)) for point in np.vstack([anywhere, beside, back])]
        return list(dict.fromkeys([*single, *drawn]))


_erf = np.vectorize(math.erf, otypes=[np.float64])


def _below(deviations: Floats) -> Floats:
    """The normal distribution."""
    found: Floats = 0.5 * (1 + _erf(np.clip(deviations, -9, 9) / math.sqrt(2)))
    return found

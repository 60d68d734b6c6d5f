"""Trees that grow: the search in slices, so that the clock and the stop signal are looked at all the time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import branch
from ludotheque.core.contract import Thinking, Variant
from ludotheque.core.kernels.specialise import specialise

from ..slices import Sliced, at_once
from ..stopping import Stop, never
from .tree import NODE, SPACE

ISMCTS, EXACT = SEARCH = ("ludotheque.bots.search.ismcts", "ludotheque.bots.search.exact")  # compiled for every game
SLICE = 16  # simulations before the clock and the stop signal are first checked
CHECK = 0.02  # about so many seconds between two checks; well below the 50 ms within which a search must stop
NODES = 200_000  # of a tree; a full tree is still searched, but does not grow
UNBOUNDED = 1_000_000  # simulations, where time is the limit
ANY = -1  # a search that is not bound to one action

Results = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Budget:
    """How much a search may do. It stops at the bound it reaches first, or when `stop` returns True."""

    simulations: int = 1000
    milliseconds: float | None = None
    stop: Stop | None = None


class GrowingTree:
    """A search of one position that can be continued. What `seat` cannot know has been imagined in `root` already.

    `forced`: every simulation begins with this action. Trees with the same seed imagine the same worlds, in the same
    order for every action at the root.
    """

    def __init__(
        self,
        variant: Variant,
        root: np.record,
        seats: int,
        seat: int,
        thinking: Thinking,
        seed: int,
        forced: int = ANY,
        nodes: int = NODES,
    ) -> None:
        engine = variant.engine
        self.variant, self.root, self.seats, self.seat, self.forced = variant, root, seats, seat, forced
        turns = 0 if thinking.horizon is None else max(thinking.horizon * seats, 1)
        self._thinking = (thinking.exploration, turns, thinking.guided)
        self._search = specialise(ISMCTS, variant.game).search
        self._worlds = branch(seed, 0)
        self._rng = np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)
        self.tree: npt.NDArray[Any] = np.zeros(nodes, NODE)
        self._space = np.zeros(SPACE, np.int32)
        self._space[0] = 1  # the root
        self._actions = np.zeros(engine.actions, np.int16)
        self._marks = np.zeros(engine.actions, np.int64)
        self.sums = np.zeros((engine.actions, seats))  # of every seat's results, for every action at the root

    def grow(self, simulations: int) -> Results:
        """Run more simulations. Returns the result of each for the seat."""
        results = np.zeros(simulations)
        self._search(
            self.variant.engine.board,
            self.root,
            self.seats,
            self.seat,
            simulations,
            self.forced,
            *self.settings,
            self._rng,
            self.tree,
            self._space,
            self._actions,
            self._marks,
            self.sums,
            results,
        )
        return results

    @property
    def settings(self) -> tuple[float, int, float, int]:
        """How the kernel is told to think: exploration, turns of a playout, its greedy share, the seed of worlds."""
        return (*self._thinking, self._worlds)

    @property
    def visits(self) -> npt.NDArray[np.int64]:
        """Of every action at the root."""
        visits = np.zeros(self.variant.engine.actions, np.int64)
        for node in self._numbers(0):
            visits[self.tree[node].action] = self.tree[node].visits
        return visits

    def line(self, action: int) -> list[int]:
        """The moves from this one to the end of the turn, as the search would play it; fewer if it saw no further."""
        line, node = [action], next((n for n in self._numbers(0) if self.tree[n].action == action), 0)
        mover, board = self.variant.engine.mover, self.variant.engine.board
        while node and mover(board, self.after(line)) == self.seat:
            # what a move reveals is not known beforehand: there the line ends
            children = {int(self.tree[n].visits): n for n in self._numbers(node) if self.tree[n].action >= 0}
            if not children:
                break
            node = children[max(children)]
            line.append(int(self.tree[node].action))
        return line

    def after(self, line: Sequence[int]) -> np.record:
        """The position after these moves."""
        engine = self.variant.engine
        states = np.zeros(1, engine.state)
        states[0] = self.root
        for action in line:
            engine.apply(engine.board, states[0], action)
        found: np.record = states[0]
        return found

    def _numbers(self, node: int) -> range:
        start = int(self.tree[node].child)
        return range(start, start + int(self.tree[node].children))


def grow_within(budget: Budget, trees: Sequence[GrowingTree]) -> list[Results]:
    """Grow trees by equally many simulations each, at most those of the budget. Returns the results in every tree."""
    return at_once(growing_within(budget, trees))


def growing_within(budget: Budget, trees: Sequence[GrowingTree]) -> Sliced[list[Results]]:
    """The same in slices, where the clock or a stop signal is looked at."""
    left, limit = budget.simulations, budget.milliseconds
    watched = limit is not None or budget.stop not in (None, never)
    started = checked = time.perf_counter()
    now = SLICE
    results: list[list[Results]] = [[] for _ in trees]
    while left > 0:
        now = min(left, now) if watched else left
        for tree, found in zip(trees, results, strict=True):
            found.append(tree.grow(now))
        left -= now
        at = time.perf_counter()
        if limit is not None and (at - started) * 1000 >= limit:
            break
        if budget.stop is not None and budget.stop():
            break
        yield
        # as many more as take about CHECK; the slices do not change the result
        now = max(1, min(2 * now, int(now * CHECK / max(at - checked, 1e-6))))
        checked = time.perf_counter()
    return [np.concatenate(found) if found else np.zeros(0) for found in results]

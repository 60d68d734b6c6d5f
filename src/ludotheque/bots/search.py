"""The bot that thinks: information-set search within a budget of simulations or of time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Variant
from ludotheque.core.fastrandom import generator
from ludotheque.core.match import Match
from ludotheque.core.specialise import specialise

from . import ismcts

ISMCTS = "ludotheque.bots.ismcts"
SLICE = 64  # simulations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How much a search may do. With `milliseconds` it stops at whichever bound comes first."""

    simulations: int = 1000
    milliseconds: float | None = None


@dataclass(frozen=True)
class Thinking:
    """How a search thinks. `horizon`: moves it plays on before it guesses; `guided`: the greedy share of them.

    With half of them random it lost to greedy in three games of four.
    """

    exploration: float = 0.3
    horizon: int = 24
    guided: float = 1.0
    nodes: int = 200_000


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at: how often, and what it makes everybody's share of the win, as far as one can tell."""

    text: str
    visits: int
    expected: float  # the share of the seat that plays it
    shares: tuple[float, ...]  # of every seat


class Tree:
    """What one thread searches in. Its memory is all taken at the start."""

    def __init__(self, seed: int, nodes: int) -> None:
        self.rng = generator(seed)
        self.nodes = np.zeros(nodes, ismcts.NODE)

    def grow(
        self, variant: Variant, root: np.record, seats: int, seat: int, budget: Budget, thinking: Thinking, forced: int
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
        """A new search. Gives for every action the visits, and the sum of every seat's results."""
        engine = variant.engine
        search = specialise(ISMCTS, variant.game).search
        tree, used = self.nodes, np.ones(1, np.int32)
        tree[0] = np.zeros(1, ismcts.NODE)[0]
        tree[0].mover = -1
        actions = np.zeros(engine.actions, np.int16)
        children = np.zeros(engine.actions, np.int32)
        sums = np.zeros((engine.actions, seats))
        started, left = time.perf_counter(), budget.simulations
        limit = budget.milliseconds
        while left > 0:
            now = left if limit is None else min(left, SLICE)
            search(
                engine.board,
                root,
                seats,
                seat,
                now,
                forced,
                thinking.exploration,
                thinking.horizon,
                thinking.guided,
                self.rng,
                tree,
                used,
                actions,
                children,
                sums,
            )
            left -= now
            if limit is not None and (time.perf_counter() - started) * 1000 >= limit:
                break
        visits = np.zeros(engine.actions, np.int64)
        child = int(tree[0].child)
        while child:
            visits[tree[child].action] = tree[child].visits
            child = int(tree[child].sibling)
        return visits, sums


@dataclass
class SearchBot:
    """A bot at one seat. The same seed, budget of simulations and number of threads give the same moves.

    Threads search trees of their own, which are added up; a budget of simulations is shared out among them.
    """

    seed: int
    budget: Budget = field(default_factory=Budget)
    thinking: Thinking = field(default_factory=Thinking)
    threads: int = 1

    def __post_init__(self) -> None:
        self._trees = [Tree(self.seed + thread, self.thinking.nodes) for thread in range(self.threads)]

    def choose(self, match: Match) -> str:
        return self.candidates(match)[0].text

    def candidates(self, match: Match) -> list[Candidate]:
        """Every move looked at, the best first."""
        seat = match.mover
        assert seat is not None
        return self.candidates_at(match.variant, match.position(match.ply), match.seats, seat)

    def candidates_at(
        self, variant: Variant, root: np.record, seats: int, seat: int, forced: int = -1
    ) -> list[Candidate]:
        """The same for a position, which is changed: what the seat cannot know is imagined anew. `forced`: look at
        this action only."""
        engine = variant.engine
        engine.imagine(engine.board, root, seat, self._trees[0].rng)

        def grow(number: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
            share = (self.budget.simulations + number) // self.threads
            budget = Budget(share, self.budget.milliseconds)
            return self._trees[number].grow(variant, root, seats, seat, budget, self.thinking, forced)

        if self.threads == 1:
            visits, sums = grow(0)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                grown = list(pool.map(grow, range(self.threads)))
            visits = np.sum([visits for visits, _ in grown], axis=0)
            sums = np.sum([sums for _, sums in grown], axis=0)
        found = []
        for looked_at in np.flatnonzero(visits):
            shares = tuple(float(share) for share in sums[looked_at] / visits[looked_at])
            text = engine.text(int(looked_at))
            found.append(Candidate(text, int(visits[looked_at]), shares[seat], shares))
        return sorted(found, key=lambda c: (-c.visits, -c.expected, c.text))

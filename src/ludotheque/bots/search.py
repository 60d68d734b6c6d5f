"""The bot that thinks: information-set search within a budget of simulations or of time."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import numpy as np

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
    """A move that was looked at: how often, and the expected share of the win for the seat that plays it."""

    text: str
    visits: int
    expected: float


@dataclass
class SearchBot:
    """A bot at one seat. The same seed and budget of simulations give the same moves."""

    seed: int
    budget: Budget = field(default_factory=Budget)
    thinking: Thinking = field(default_factory=Thinking)

    def __post_init__(self) -> None:
        self._rng = generator(self.seed)
        self._tree = np.zeros(self.thinking.nodes, ismcts.NODE)

    def choose(self, match: Match) -> str:
        return self.candidates(match)[0].text

    def candidates(self, match: Match) -> list[Candidate]:
        """Every move looked at, the best first."""
        seat = match.mover
        assert seat is not None
        return self.candidates_at(match.variant, match.position(match.ply), match.seats, seat)

    def candidates_at(self, variant: Variant, root: np.record, seats: int, seat: int) -> list[Candidate]:
        """The same for a position, which is changed: what the seat cannot know is imagined anew."""
        engine = variant.engine
        search = specialise(ISMCTS, variant.game).search
        tree, used = self._tree, np.ones(1, np.int32)
        tree[0] = np.zeros(1, ismcts.NODE)[0]
        tree[0].mover = -1
        actions = np.zeros(engine.actions, np.int16)
        children = np.zeros(engine.actions, np.int32)
        engine.imagine(engine.board, root, seat, self._rng)
        thinking = self.thinking
        started, left = time.perf_counter(), self.budget.simulations
        limit = self.budget.milliseconds
        while left > 0:
            now = left if limit is None else min(left, SLICE)
            search(
                engine.board,
                root,
                seats,
                seat,
                now,
                thinking.exploration,
                thinking.horizon,
                thinking.guided,
                self._rng,
                tree,
                used,
                actions,
                children,
            )
            left -= now
            if limit is not None and (time.perf_counter() - started) * 1000 >= limit:
                break
        found, child = [], int(tree[0].child)
        while child:
            node = tree[child]
            if node.visits:
                found.append(Candidate(engine.text(int(node.action)), int(node.visits), node.total / node.visits))
            child = int(node.sibling)
        return sorted(found, key=lambda c: (-c.visits, -c.expected, c.text))

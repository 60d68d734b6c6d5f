"""The bot that thinks: information-set search within a budget of simulations or of time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, branch, generator
from ludotheque.core.contract import Thinking, Variant
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.match import Match

from ..policies import PolicyBot
from ..stopping import STOP, Stop, never
from . import ismcts

ISMCTS = "ludotheque.bots.search.ismcts"
SLICE = 16  # simulations before the first look at the clock
LOOK = 0.02  # seconds between two looks, about; well below the 50 ms within which a search has to stop
NODES = 200_000  # of a tree; a full one is searched on without growing
DECIDED = 0.002  # where every move brings less of the win than this, or all of it but this, none matters any more


@dataclass(frozen=True)
class Budget:
    """How much a search may do. It stops at whichever bound comes first, or when `stop` says so."""

    simulations: int = 1000
    milliseconds: float | None = None
    stop: Stop | None = None


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at: how often, and what it makes everybody's share of the win, as far as one can tell."""

    text: str
    visits: int
    expected: float  # the share of the seat that plays it
    shares: tuple[float, ...]  # of every seat


@dataclass
class SearchBot:
    """A bot at one seat; its choice follows from its seed, the position and the number of threads, unless time is
    its budget.

    Threads search trees of their own, which are added up; a budget of simulations is shared out among them.
    A weaker player has a short memory (`span`, in things seen since; None forgets nothing) and is soft: it does not
    always play the move it likes best, but each in proportion to its visits to the power of 1 / `softness` (times the
    game's leniency).
    """

    seed: int
    budget: Budget = field(default_factory=Budget)
    thinking: Thinking | None = None  # None: as the game advises
    threads: int = 1
    softness: float = 0.0
    span: float | None = None
    nodes: int = NODES

    def choose(self, match: Match) -> str:
        found = self.candidates(match)
        expected = [candidate.expected for candidate in found]
        if max(expected) < DECIDED or min(expected) > 1 - DECIDED:
            return PolicyBot("greedy", self.seed).choose(match)  # no move matters any more: on to the end
        if self.softness == 0.0:
            return found[0].text
        softness = self.softness * self._thinking(match.variant).leniency
        weights = np.array([candidate.visits for candidate in found], float) ** (1 / softness)
        chance = np.random.Generator(np.random.PCG64(branch(self.seed, match.ply))).random()
        return found[int(np.searchsorted(np.cumsum(weights), chance * weights.sum()))].text

    def candidates(self, match: Match) -> list[Candidate]:
        """Every move looked at, the one most looked at first."""
        seat = match.mover
        assert seat is not None
        position = match.position(match.ply)
        return self.candidates_at(match.variant, position, match.seats, seat, branch(self.seed, match.ply))

    def candidates_at(
        self, variant: Variant, root: np.record, seats: int, seat: int, seed: int, forced: int = -1
    ) -> list[Candidate]:
        """The same for a position, which is changed: what the seat cannot know is imagined anew. `seed` is that of
        the search; the bot's own is that of its memory. `forced`: look at this action only."""
        engine = variant.engine
        if self.span is not None and engine.forget is not None:
            engine.forget(engine.board, root, seat, self.span, branch(self.seed, seat))
        engine.imagine(engine.board, root, seat, generator(seed))

        stop = STOP.get() if self.budget.stop is None else self.budget.stop

        def grow(thread: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
            budget = replace(self.budget, simulations=(self.budget.simulations + thread) // self.threads, stop=stop)
            thinking = self._thinking(variant)
            tree = np.zeros(self.nodes, ismcts.NODE)
            return _grow(variant, root, seats, seat, budget, thinking, generator(branch(seed, thread)), tree, forced)

        if self.threads == 1:
            visits, sums = grow(0)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                grown = list(pool.map(grow, range(self.threads)))
            visits = np.sum([visits for visits, _ in grown], axis=0)
            sums = np.sum([sums for _, sums in grown], axis=0)
        found = []
        for action in np.flatnonzero(visits):
            shares = tuple(float(share) for share in sums[action] / visits[action])
            found.append(Candidate(engine.text(int(action)), int(visits[action]), shares[seat], shares))
        return sorted(found, key=lambda c: (-c.visits, -c.expected, c.text))

    def _thinking(self, variant: Variant) -> Thinking:
        return variant.engine.thinking if self.thinking is None else self.thinking


def _grow(
    variant: Variant,
    root: np.record,
    seats: int,
    seat: int,
    budget: Budget,
    thinking: Thinking,
    rng: Rng,
    tree: npt.NDArray[np.void],
    forced: int,
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """Search in an empty tree. Gives for every action the visits, and the sum of every seat's results."""
    engine = variant.engine
    search = specialise(ISMCTS, variant.game).search
    space = np.zeros(ismcts.SPACE, np.int32)
    space[0] = 1  # the root
    actions = np.zeros(engine.actions, np.int16)
    marks = np.zeros(engine.actions, np.int64)
    sums = np.zeros((engine.actions, seats))
    left, limit = budget.simulations, budget.milliseconds
    watched = limit is not None or budget.stop not in (None, never)
    started = looked = time.perf_counter()
    now = SLICE
    while left > 0:
        now = min(left, now) if watched else left
        search(
            engine.board,
            root,
            seats,
            seat,
            now,
            forced,
            thinking.exploration,
            max(thinking.horizon * seats, 1),
            thinking.guided,
            rng,
            tree,
            space,
            actions,
            marks,
            sums,
        )
        left -= now
        at = time.perf_counter()
        if limit is not None and (at - started) * 1000 >= limit:
            break
        if budget.stop is not None and budget.stop():
            break
        # as many more as take about LOOK: how they are divided changes nothing in the result
        now = max(1, min(2 * now, int(now * LOOK / max(at - looked, 1e-6))))
        looked = time.perf_counter()
    visits = np.zeros(engine.actions, np.int64)
    start = int(tree[0].child)
    for child in tree[start : start + int(tree[0].children)]:
        visits[child.action] = child.visits
    return visits, sums

"""The bot that searches: information-set search within a budget of simulations or of time."""

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
from .tree import NODE, SPACE

ISMCTS = "ludotheque.bots.search.ismcts"
SLICE = 16  # simulations before the clock and the stop signal are first checked
CHECK = 0.02  # about so many seconds between two checks; well below the 50 ms within which a search must stop
NODES = 200_000  # of a tree; a full tree is still searched, but does not grow
DECIDED = 0.002  # no move matters if every share of the win is below this, or every one above 1 less this


@dataclass(frozen=True)
class Budget:
    """How much a search may do. It stops at the bound it reaches first, or when `stop` returns True."""

    simulations: int = 1000
    milliseconds: float | None = None
    stop: Stop | None = None


@dataclass(frozen=True)
class CandidateMove:
    """A move that was searched: how often, and every seat's expected share of the win after it."""

    action: int
    visits: int
    expected: float  # the share of the seat that plays it
    shares: tuple[float, ...]  # of every seat


@dataclass
class SearchBot:
    """A bot at one seat. Its choice follows from its seed, the position and the number of threads, unless its budget
    is time.

    Every thread searches a tree of its own; the results are added up, and a budget of simulations is divided among the
    threads. `span` is the length of the memory: after so many more things seen, most of what was seen is forgotten
    (None: nothing is). `softness` weakens play: instead of the best move, each is played in proportion to its visits to
    the power of 1 / softness (times the game's leniency).
    """

    seed: int
    budget: Budget = field(default_factory=Budget)
    thinking: Thinking | None = None  # None: the game's own
    threads: int = 1
    softness: float = 0.0
    span: float | None = None
    nodes: int = NODES

    def choose(self, match: Match) -> int:
        """The action for the seat to move."""
        found = self.candidates(match)
        expected = [candidate.expected for candidate in found]
        if max(expected) < DECIDED or min(expected) > 1 - DECIDED:
            return PolicyBot("greedy", self.seed).choose(match)  # no move matters: play on quickly
        if self.softness == 0.0:
            return found[0].action
        softness = self.softness * self._thinking(match.variant).leniency
        weights = np.array([candidate.visits for candidate in found], float) ** (1 / softness)
        chance = np.random.Generator(np.random.PCG64(branch(self.seed, match.ply))).random()
        return found[int(np.searchsorted(np.cumsum(weights), chance * weights.sum()))].action

    def candidates(self, match: Match) -> list[CandidateMove]:
        """Every move that was searched, the one with most visits first."""
        seat = match.mover
        assert seat is not None
        position = match.position(match.ply)
        return self.candidates_at(match.variant, position, match.seats, seat, branch(self.seed, match.ply))

    def candidates_at(
        self, variant: Variant, root: np.record, seats: int, seat: int, seed: int, forced: int = -1
    ) -> list[CandidateMove]:
        """The same for a position, in place: what the seat cannot know is imagined anew.

        `seed` is the seed of the search; the bot's own seed decides what it forgets. `forced`: search this action only.
        """
        engine = variant.engine
        if self.span is not None and engine.forget is not None:
            engine.forget(engine.board, root, seat, self.span, branch(self.seed, seat))
        engine.imagine(engine.board, root, seat, generator(seed))

        stop = STOP.get() if self.budget.stop is None else self.budget.stop

        def grow(thread: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
            budget = replace(self.budget, simulations=(self.budget.simulations + thread) // self.threads, stop=stop)
            thinking = self._thinking(variant)
            tree = np.zeros(self.nodes, NODE)
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
            found.append(CandidateMove(int(action), int(visits[action]), shares[seat], shares))
        # ties in the order of the notation, which outlives a renumbering of the actions: so do the games of a seed
        return sorted(found, key=lambda c: (-c.visits, -c.expected, engine.text(c.action)))

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
    """Search in an empty tree. Returns for every action its visits and the sum of every seat's results."""
    engine = variant.engine
    search = specialise(ISMCTS, variant.game).search
    space = np.zeros(SPACE, np.int32)
    space[0] = 1  # the root
    actions = np.zeros(engine.actions, np.int16)
    marks = np.zeros(engine.actions, np.int64)
    sums = np.zeros((engine.actions, seats))
    left, limit = budget.simulations, budget.milliseconds
    watched = limit is not None or budget.stop not in (None, never)
    started = checked = time.perf_counter()
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
        # as many more as take about CHECK; the slices do not change the result
        now = max(1, min(2 * now, int(now * CHECK / max(at - checked, 1e-6))))
        checked = time.perf_counter()
    visits = np.zeros(engine.actions, np.int64)
    start = int(tree[0].child)
    for child in tree[start : start + int(tree[0].children)]:
        visits[child.action] = child.visits
    return visits, sums

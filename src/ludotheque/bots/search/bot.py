"""The bot that searches: information-set search within a budget of simulations or of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import numpy as np

from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.contract import Thinking, Variant
from ludotheque.core.match import Match

from ..policies import PolicyBot
from ..slices import Sliced, at_once
from ..stopping import STOP
from .growing import ANY, NODES, Budget, GrowingTree, grow_within, growing_within
from .sameness import any_like, only_move
from .solving import solved

DECIDED = 0.002  # no move matters if every share of the win is below this, or every one above 1 less this


@dataclass(frozen=True)
class CandidateMove:
    """A move that was searched: how often, and every seat's expected share of the win after it."""

    action: int
    visits: int
    expected: float  # the share of the seat that plays it
    shares: tuple[float, ...]  # of every seat
    exact: bool = False  # the shares are certain if everyone plays as well as can be


@dataclass
class SearchBot:
    """A bot at one seat. Its choice follows from its seed, the position and the number of threads, unless its budget
    is time.

    Every thread searches a tree of its own; the results are added up, and a budget of simulations is divided among the
    threads. Where the rest of the game can be solved, a bot that is not soft knows it. `span` is the length of the
    memory: after so many more things seen, most of what was seen is forgotten (None: nothing is). `softness` weakens
    play: instead of the best move, each is played in proportion to its visits to the power of 1 / softness (times the
    game's leniency).
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
        seat = match.mover
        assert seat is not None
        root = match.position(match.ply)
        only = only_move(match.variant, root)
        if only is not None:
            return only
        found = self.candidates_at(match.variant, root, match.seats, seat, branch(self.seed, match.ply))
        return self._choice(match, root, found)

    def choosing(self, match: Match) -> Sliced[int]:
        """The same in slices."""
        seat = match.mover
        assert seat is not None
        root = match.position(match.ply)
        only = only_move(match.variant, root)
        if only is not None:
            return only
        found = yield from self.searching_at(match.variant, root, match.seats, seat, branch(self.seed, match.ply))
        return self._choice(match, root, found)

    def _choice(self, match: Match, root: np.record, found: Sequence[CandidateMove]) -> int:
        expected = [candidate.expected for candidate in found]
        if max(expected) < DECIDED or min(expected) > 1 - DECIDED:
            return PolicyBot("greedy", self.seed).choose(match)  # no move matters: play on quickly
        return any_like(match.variant, root, self._chosen(match, found), branch(self.seed, match.ply))

    def _chosen(self, match: Match, found: Sequence[CandidateMove]) -> int:
        if self.softness == 0.0:
            return found[0].action
        softness = self.softness * self._thinking(match.variant, match.seats).leniency
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
        self, variant: Variant, root: np.record, seats: int, seat: int, seed: int, forced: int = ANY
    ) -> list[CandidateMove]:
        """The same for a position, in place: what the seat cannot know is imagined anew.

        `seed` is the seed of the search; the bot's own seed decides what it forgets. `forced`: search this action only.
        """
        return at_once(self.searching_at(variant, root, seats, seat, seed, forced))

    def searching_at(
        self, variant: Variant, root: np.record, seats: int, seat: int, seed: int, forced: int = ANY
    ) -> Sliced[list[CandidateMove]]:
        """The same in slices, on one thread."""
        self.forget(variant, root, seat)
        variant.engine.imagine(variant.engine.board, root, seat, generator(seed))
        budget = self.bounded()

        def grown(thread: int) -> GrowingTree:
            tree = self.tree(variant, root, seats, seat, branch(seed, thread), forced)
            grow_within(replace(budget, simulations=(budget.simulations + thread) // self.threads), [tree])
            return tree

        if self.threads == 1:
            trees = [self.tree(variant, root, seats, seat, branch(seed, 0), forced)]
            yield from growing_within(budget, trees)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                trees = list(pool.map(grown, range(self.threads)))
        found = candidates_in(trees)
        if self.softness > 0 or forced != ANY:  # people make mistakes in the end too
            return found
        results = solved(variant, root, seats, budget.simulations)
        return found if results is None else _solved(found, results, seat)

    def forget(self, variant: Variant, root: np.record, seat: int) -> None:
        """Take from the position, in place, what the seat has seen but may have forgotten."""
        engine = variant.engine
        if self.span is not None and engine.forget is not None:
            engine.forget(engine.board, root, seat, self.span, branch(self.seed, seat))

    def bounded(self) -> Budget:
        """The budget, which also ends when the code that started the search says so."""
        return self.budget if self.budget.stop is not None else replace(self.budget, stop=STOP.get())

    def tree(
        self, variant: Variant, root: np.record, seats: int, seat: int, seed: int, forced: int = ANY
    ) -> GrowingTree:
        return GrowingTree(variant, root, seats, seat, self._thinking(variant, seats), seed, forced, self.nodes)

    def _thinking(self, variant: Variant, seats: int) -> Thinking:
        return variant.thinking(seats) if self.thinking is None else self.thinking


def candidates_in(trees: Sequence[GrowingTree]) -> list[CandidateMove]:
    """Every move that was searched, in all these trees together, the one with most visits first."""
    engine, seat = trees[0].variant.engine, trees[0].seat
    visits = np.sum([tree.visits for tree in trees], axis=0)
    sums = np.sum([tree.sums for tree in trees], axis=0)
    found = []
    for action in np.flatnonzero(visits):
        shares = tuple(float(share) for share in sums[action] / visits[action])
        found.append(CandidateMove(int(action), int(visits[action]), shares[seat], shares))
    # ties in the order of the notation, which outlives a renumbering of the actions: so do the games of a seed
    return sorted(found, key=lambda c: (-c.visits, -c.expected, engine.text(c.action)))


def _solved(found: Sequence[CandidateMove], results: Mapping[int, float], seat: int) -> list[CandidateMove]:
    """All moves with their certain results, the best first; among equals, the one with most visits: against somebody
    who does not play as well, one of them may still be better than another."""
    visits = {candidate.action: candidate.visits for candidate in found}
    moves = [*visits, *(action for action in results if action not in visits)]
    exact = []
    for action in moves:
        shares = (results[action], 1 - results[action])
        exact.append(CandidateMove(action, visits.get(action, 0), shares[seat], shares, exact=True))
    return sorted(exact, key=lambda candidate: (-candidate.expected, -candidate.visits))

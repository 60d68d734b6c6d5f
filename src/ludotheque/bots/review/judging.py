"""Judge positions of a played game by what the seat to move could know: every seat's share of the win after its best
move, and after the move it played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import fsum  # exact: what `sum` gives depends on Python's version

import numpy as np

from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.match import Match

from ..search.advice import CLOSE, SURE, error
from ..search.bot import CandidateMove, SearchBot, candidates_in
from ..search.correction import Correction, corrections
from ..search.growing import ANY, Budget, GrowingTree, Results, grow_within
from ..search.sameness import distinct
from ..search.solving import solved

Shares = tuple[float, ...]  # every seat's share of the win

WELL_VISITED = 0.25  # of the visits of the most visited move


@dataclass(frozen=True)
class Judgement:
    """The shares after the best move found (`value`) and after the move that was played (`played`; the same if none
    was). Both are as they were judged, so the one played may seem a little better than the best. Chance in the judging
    is as often against it, and the sum of many decisions is right only if both count."""

    value: Shares
    played: Shares
    best: int | None = None  # an action: the one played, unless another is surely better
    visits: int = 0  # simulations behind each of them
    noise: float = 0.0  # the standard error of the mover's share


class Judge:
    """Judges the positions of a match, each on its own: the order and the threads do not change the results."""

    def __init__(self, match: Match, budget: Budget, seed: int) -> None:
        self.match, self.budget, self.seed = match, budget, seed
        self._told = match.variant.told
        self._corrections = corrections(match.variant, match.seats)
        engine = match.engine
        self.actions = [action for _, action in match.actions]
        # the engine's, not the match's: after a resignation a seat is still to move in the last position
        last = int(engine.mover(engine.board, match.position_to_read))
        self.movers = [CHANCE if seat is None else seat for seat, _ in match.actions] + [last]

    def judge(self, ply: int, times: int = 1) -> Judgement:
        """The position after `ply` moves, by a search that is so many times as large, in worlds of its own."""
        if times > 1:
            larger = replace(self.budget, simulations=times * self.budget.simulations)
            return Judge(self.match, larger, branch(self.seed, times)).judge(ply)
        mover = self.movers[ply]
        if mover == NOBODY:
            shares = result(self.match)
            return Judgement(shares, shares)
        if mover == CHANCE:
            return self._chance(ply)
        root = self._imagined(ply, mover)
        moves = distinct(self.match.variant, root)
        if ply == self.match.ply:
            return self._seat(ply, mover, root, moves, None)
        played = moves[self.actions[ply]]
        found = self._seat(ply, mover, root, moves, played)
        return replace(found, best=self.actions[ply]) if found.best == played else found

    def _imagined(self, ply: int, seat: int) -> np.record:
        engine = self.match.engine
        root = self.match.position(ply)
        engine.imagine(engine.board, root, seat, generator(branch(self.seed, ply)))
        return root

    def _seat(self, ply: int, seat: int, root: np.record, moves: Mapping[int, int], action: int | None) -> Judgement:
        """One search finds the best move as a bot does, others judge it and the move played by what people are told, in
        the same worlds, which are not those of the first. A move that was picked for its result would be overrated by
        it, and a move with few visits judged by too few."""
        variant, seats, seed = self._told, self.match.seats, branch(self.seed, ply)
        results = solved(variant, root, seats, self.budget.simulations)
        if results is not None:
            return _certain(results, seat, action)
        bot = SearchBot(seed, self.budget)
        only = len(set(moves.values())) == 1
        best = next(iter(moves.values())) if only else self._best(bot, root, seat, branch(seed, 0))
        actions = [best] if action in (None, best) else [best, action]
        trees = [bot.tree(variant, root, seats, seat, branch(seed, 1), each) for each in actions]
        grown = zip(trees, grow_within(bot.bounded(), trees), strict=True)
        found = [Judged(tree, each, self._corrections.at(len(each))) for tree, each in grown]
        value, played = found[0], found[-1]
        lead = value.results - played.results
        noise = max(CLOSE, SURE * float(error(lead)))
        if lead.mean() < -noise:  # the first search missed that the move played is better
            best, value = actions[-1], played
        # told in corrected shares, a point must be left of it
        sure = lead.mean() > noise and value.shares[seat] - played.shares[seat] > CLOSE
        return Judgement(value.shares, played.shares, best if sure else actions[-1], len(played.results), played.noise)

    def _chance(self, ply: int) -> Judgement:
        """Over all outcomes, with what seat 0 knows."""
        found = self._search(ply, 0)
        visits = sum(candidate.visits for candidate in found)
        seats = range(self.match.seats)
        totals = [fsum(candidate.visits * candidate.shares[seat] for candidate in found) for seat in seats]
        shares = tuple(total / visits for total in totals)
        return Judgement(shares, shares, None, visits)

    def _best(self, bot: SearchBot, root: np.record, seat: int, seed: int) -> int:
        tree = bot.tree(self.match.variant, root, self.match.seats, seat, seed)
        grow_within(bot.bounded(), [tree])
        found = candidates_in([tree])
        visited = [candidate for candidate in found if candidate.visits >= WELL_VISITED * found[0].visits]
        return max(visited, key=lambda candidate: candidate.expected).action

    def _search(self, ply: int, seat: int) -> list[CandidateMove]:
        seed = branch(branch(self.seed, ply), ANY)
        position = self.match.position(ply)
        return SearchBot(seed, self.budget).candidates_at(self._told, position, self.match.seats, seat, seed)


class Judged:
    """What was found about a move by searching nothing but it; its shares are corrected, as in advice."""

    def __init__(self, tree: GrowingTree, results: Results, by: Correction) -> None:
        self.results = results
        said: Shares = tuple(float(share) for share in tree.sums[tree.forced] / len(results))
        self.shares = by.one(said, tree.seat)
        self.noise = by.error(said, tree.seat, float(error(results)))


def _certain(results: Mapping[int, float], seat: int, action: int | None) -> Judgement:
    """The result of the best move, and of the move that was played, if everyone plays as well as can be."""
    best = max(results, key=lambda each: results[each] if seat == 0 else -results[each])
    action = best if action is None else action
    if results[action] == results[best]:
        best = action
    value, played = ((results[each], 1 - results[each]) for each in (best, action))
    return Judgement(value, played, best)


def result(match: Match) -> Shares:
    """Every seat's share of the win in a game that is over."""
    winners = match.places.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in match.places)

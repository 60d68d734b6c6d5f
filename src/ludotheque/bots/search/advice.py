"""Advice for people: the moves worth considering, how good each is, and how sure that is.

A move that was picked for looking best looks better than it is. So one search finds the moves, as a bot does, and
others judge them by what people are told, in the same imagined worlds: what differs then are the moves. Of the same
moves in another order one is enough, and moves whose difference may be chance are called equally good, with one chance
of winning. What the searches say is corrected by what happened in games (`correction.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.contract import Variant
from ludotheque.core.match import Match

from ..slices import Sliced, at_once
from .bot import SearchBot, candidates_in
from .correction import Correction, Shares, corrections
from .growing import Budget, GrowingTree, growing_within
from .sameness import any_like, distinct
from .solving import solved

WIDEST = 4  # moves that are judged
LOOKED_AT = 0.1  # of the visits of the most visited move: less, and the search has turned away from it
FINDING = 0.4  # of the budget; the rest is for judging
SURE = 2.0  # standard errors by which a move must be better to be called better
FINE, COARSE = 0.05, 0.1  # steps in which shares are told
CLOSE = 0.01  # a smaller difference matters to nobody


@dataclass(frozen=True)
class AdvisedMove:
    """A move worth considering: the mover's expected share of the win, and its standard error (0: it is certain)."""

    action: int
    expected: float
    error: float
    best: bool  # no other move is surely better
    visits: int  # simulations behind it
    shares: Shares  # every seat's

    @property
    def about(self) -> float:
        """The share as precisely as it is known: in steps of 5 or 10 points, and never 0 or 1 unless it is certain."""
        if self.error == 0.0:
            return self.expected
        step = FINE if SURE * self.error <= FINE else COARSE
        return round(min(max(round(self.expected / step) * step, FINE), 1 - FINE), 2)


def adviser(seed: int, budget: Budget) -> SearchBot:
    """The bot that gives hints. It forgets what the seat no longer sees: remembering is up to the player."""
    return SearchBot(seed, budget, span=0.0)


def is_rough(variant: Variant) -> bool:
    """Whether chances are less sure than they look: nothing was learnt on a changed board, and nothing is corrected."""
    return bool(variant.numbers)


def advise(bot: SearchBot, match: Match) -> list[AdvisedMove]:
    """The moves worth considering for the seat to move, the best first. Those that are equally good have one share."""
    return at_once(advising(bot, match))


def advising(bot: SearchBot, match: Match) -> Sliced[list[AdvisedMove]]:
    """The same in slices."""
    seat = match.mover
    assert seat is not None
    seed = branch(bot.seed, match.ply)
    return (yield from advising_at(bot, match.variant, match.position(match.ply), match.seats, seat, seed))


def advise_at(bot: SearchBot, variant: Variant, root: np.record, seats: int, seat: int, seed: int) -> list[AdvisedMove]:
    """The same for a position, in place."""
    return at_once(advising_at(bot, variant, root, seats, seat, seed))


def judged_at(bot: SearchBot, variant: Variant, root: np.record, seats: int, seat: int, seed: int) -> list[AdvisedMove]:
    """The moves as the searches judge them, before anything is corrected."""
    return at_once(_judging_at(bot, variant, root, seats, seat, seed))


def advising_at(
    bot: SearchBot, variant: Variant, root: np.record, seats: int, seat: int, seed: int
) -> Sliced[list[AdvisedMove]]:
    moves = yield from _judging_at(bot, variant, root, seats, seat, seed)
    by = corrections(variant, seats)
    return [_corrected(move, by.at(move.visits), seat) for move in moves]


def _corrected(move: AdvisedMove, by: Correction, seat: int) -> AdvisedMove:
    if move.error == 0.0:
        return move
    shares = by.one(move.shares, seat)
    return replace(move, expected=shares[seat], error=by.error(move.shares, seat, move.error), shares=shares)


def _judging_at(
    bot: SearchBot, variant: Variant, root: np.record, seats: int, seat: int, seed: int
) -> Sliced[list[AdvisedMove]]:
    engine = variant.engine
    seen = root.tobytes()
    bot.forget(variant, root, seat)
    remembered = root.tobytes() == seen  # what may have been forgotten makes nothing certain
    engine.imagine(engine.board, root, seat, generator(seed))
    results = solved(variant, root, seats, bot.budget.simulations) if remembered else None
    if results is None:
        moves = yield from _searched(bot, variant, root, seats, seat, seed)
    else:
        moves = _certain(results, seat)
    return [replace(move, action=any_like(variant, root, move.action, branch(seed, move.action))) for move in moves]


def _certain(results: Mapping[int, float], seat: int) -> list[AdvisedMove]:
    shares = {action: (result, 1 - result) for action, result in results.items()}
    best = max(each[seat] for each in shares.values())
    moves = [AdvisedMove(action, each[seat], 0.0, each[seat] == best, 0, each) for action, each in shares.items()]
    return sorted(moves, key=lambda move: -move.expected)


def _searched(
    bot: SearchBot, variant: Variant, root: np.record, seats: int, seat: int, seed: int
) -> Sliced[list[AdvisedMove]]:
    budget = bot.bounded()
    finder = bot.tree(variant, root, seats, seat, branch(seed, 0))  # a network that plays no better finds none better
    yield from growing_within(_part(budget, FINDING), [finder])
    found = candidates_in([finder])
    considered = [candidate.action for candidate in found if candidate.visits >= LOOKED_AT * found[0].visits]
    plans = _different(finder, considered)[:WIDEST]
    # the rest of the turn belongs to the move: trying out other ends of it would make it look worse than it is
    trees = [
        bot.tree(variant.told, finder.after(plan[:-1]), seats, seat, branch(seed, 1), forced=plan[-1]) for plan in plans
    ]
    results = yield from growing_within(_part(budget, 1 - FINDING, len(plans)), trees)
    shares = np.array([tree.sums[tree.forced] / len(each) for tree, each in zip(trees, results, strict=True)])
    return _ranked([plan[0] for plan in plans], np.array(results), shares, seat)


def _part(budget: Budget, part: float, trees: int = 1) -> Budget:
    milliseconds = None if budget.milliseconds is None else part * budget.milliseconds
    return Budget(max(1, int(part * budget.simulations) // trees), milliseconds, budget.stop)


def _different(finder: GrowingTree, actions: Sequence[int]) -> list[list[int]]:
    """The turns that begin with these moves, without those that are part of an earlier one and may as well come first:
    the same cards in another order."""
    plans: list[list[int]] = []
    for action in actions:
        if not any(_may_come_first(finder, plan, action) for plan in plans):
            plans.append(finder.line(action))
    return plans


def _may_come_first(finder: GrowingTree, plan: Sequence[int], action: int) -> bool:
    """Whether the plan can begin with this one of its moves, and leads to the same position."""
    if action not in plan:
        return False
    at = plan.index(action)
    other = [action, *plan[:at], *plan[at + 1 :]]
    for k, each in enumerate(other):
        if each not in distinct(finder.variant, finder.after(other[:k])):
            return False
    return finder.after(other).tobytes() == finder.after(plan).tobytes()


def _ranked(
    actions: Sequence[int], results: npt.NDArray[np.float64], shares: npt.NDArray[np.float64], seat: int
) -> list[AdvisedMove]:
    """By the results of every move for the seat, in the same worlds; `shares` has the means of all seats."""
    means = results.mean(axis=1)
    lead = results[int(means.argmax())] - results
    best = lead.mean(axis=1) <= np.maximum(CLOSE, SURE * error(lead))
    together, equally = results[best].mean(axis=0), _shares(shares[best].mean(axis=0))
    doubt = float(error(together))
    moves = []
    for action, equal, own, row in zip(actions, best, map(_shares, shares), results, strict=True):
        if equal:
            moves.append(AdvisedMove(action, equally[seat], doubt, True, len(row), equally))
        else:
            told = min(own, equally, key=lambda each: each[seat])
            moves.append(AdvisedMove(action, told[seat], float(error(row)), False, len(row), told))
    return sorted(moves, key=lambda move: (not move.best, -move.expected))  # a stable sort: equals in the order found


def _shares(row: npt.NDArray[np.float64]) -> Shares:
    return tuple(float(share) for share in row)


def error(results: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The standard error of the mean of each row. That many results are the same does not make them certain."""
    n = results.shape[-1]
    return np.asarray(np.maximum(results.std(axis=-1, ddof=1 if n > 1 else 0) / np.sqrt(n), 0.5 / n))

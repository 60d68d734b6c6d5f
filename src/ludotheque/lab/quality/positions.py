"""What a small search says about the positions of a played game: every seat's share of the win, and how much the choice
of a move changes it.

Shares are those of a hint with this budget, corrected as hints are, by what the mover could know who forgets nothing.
How much a choice changes is measured without that correction. Simulations of every move in the same imagined worlds
find the best and the worst; what these two are worth is taken from other simulations. Moves that were picked for their
results would seem further apart than they are. So chance makes a spread too small rather than too large.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.bots.search.advice import advise_at
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget, GrowingTree
from ludotheque.bots.search.sameness import distinct
from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.match import Match

SIMULATIONS = 200  # for the shares in a position
EACH_MOVE = 48  # to find the best and the worst of the moves, and as many again to judge them
SURER = 400  # of two moves between which a seat without a chance chooses
HOPELESS = 0.05  # share of the win that is (almost) no chance

Numbers = npt.NDArray[np.float64]


class JudgedDecision(msgspec.Struct, frozen=True):
    """A decision whose moves were all judged."""

    spread: float  # share of the win between the mover's best move and its worst
    hopeless: bool  # whether even the best leaves it (almost) no chance
    moved: float  # share of the win that a hopeless mover can move between two others; 0 if it is not hopeless


def shares_at(match: Match, ply: int, seat: int, seed: int) -> tuple[float, ...]:
    """Every seat's share of the win before move number `ply`, which `seat` made."""
    bot = SearchBot(branch(seed, ply), Budget(SIMULATIONS))
    best = advise_at(bot, match.variant, match.position(ply), match.seats, seat, bot.seed)[0]
    return tuple(round(share, 4) for share in best.shares)


def choices_in(match: Match) -> Iterator[int]:
    """At every move of a seat: how many moves there were that differ to it."""
    engine, board = match.engine, match.board
    position = np.zeros(1, engine.state)
    position[0] = match.position(0)
    for seat, action in match.actions:
        if seat is not None:
            yield len(set(distinct(match.variant, position[0]).values()))
        engine.apply(board, position[0], action)


def judge_decision(match: Match, ply: int, seat: int, seed: int) -> JudgedDecision:
    """Judge every move that could be made in place of move number `ply`."""
    variant, root = match.variant.told, match.position(ply)
    variant.engine.imagine(variant.engine.board, root, seat, generator(branch(seed, ply)))
    bot = SearchBot(branch(seed, ply))
    moves = dict.fromkeys(distinct(variant, root).values())
    trees = [bot.tree(variant, root, match.seats, seat, branch(bot.seed, 1), move) for move in moves]
    found, judged = _grown(trees, EACH_MOVE), _grown(trees, EACH_MOVE)
    best, worst = int(found[:, seat].argmax()), int(found[:, seat].argmin())
    spread = float(judged[best, seat] - judged[worst, seat])
    hopeless = float((found[best, seat] + judged[best, seat]) / 2) <= HOPELESS
    others = [each for each in range(match.seats) if each != seat]
    moved = _moved(trees, (found + judged) / 2, others) if hopeless and len(others) > 1 else 0.0
    return JudgedDecision(round(spread, 4), hopeless, round(moved, 4))


def _moved(trees: list[GrowingTree], found: Numbers, others: list[int]) -> float:
    """How much a move can give to one of the others: the seat and the moves for which it seemed most, judged anew."""
    gains = found[:, others].max(axis=0) - found[:, others].min(axis=0)
    other = others[int(gains.argmax())]
    two = [trees[int(found[:, other].argmax())], trees[int(found[:, other].argmin())]]
    judged = _grown(two, SURER)
    return float(judged[0, other] - judged[1, other])


def _grown(trees: Iterable[GrowingTree], simulations: int) -> Numbers:
    """Every seat's share by tree, from so many simulations more."""
    shares = []
    for tree in trees:
        before = tree.sums[tree.forced].copy()
        tree.grow(simulations)
        shares.append((tree.sums[tree.forced] - before) / simulations)
    return np.array(shares)

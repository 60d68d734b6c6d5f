"""Ratings of bots from the places in their games: Bradley–Terry by evalica, on the Elo scale.

Every two different bots in a game are one comparison; equal places are a tie, which counts as half a win each. Every
pair that met gets half a win each way in addition, so that a bot that always wins has a finite rating. A difference of
400 means ten wins to one. Greedy has 1000 if it takes part; otherwise the mean is 1000.

Intervals are bootstrapped over deals, because the games on one deal are not independent.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import evalica
import numpy as np
import numpy.typing as npt

from ludotheque.bots.external.local import plain

from .contest import Contest, Deal
from .standings import Duel, Interval, Limit, RatingStep, Standing, Standings

ANCHOR = 1000.0
ANCHOR_BOT = "greedy"
PRIOR = 0.5  # wins each way
RESAMPLES = 1000
FEWEST = 20  # deals; resampling fewer says too little
BOUNDS = 2.5, 97.5  # per cent

Floats = npt.NDArray[np.float64]
Truths = npt.NDArray[np.bool_]


class Counts:
    """The results counted by deal (the first index) and by bot."""

    def __init__(self, bots: Sequence[str], deals: Sequence[Deal]) -> None:
        shape = len(deals), len(bots)
        self.better = np.zeros((*shape, len(bots)))  # [deal, i, j]: i was placed before j
        self.equal = np.zeros((*shape, len(bots)))
        self.games, self.wins, self.places = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        index = {bot: k for k, bot in enumerate(bots)}
        for row, deal in enumerate(deals):
            for rotation, played in enumerate(deal.games):
                self._count(row, [index[bot] for bot in deal.seating(rotation)], played.places)

    def _count(self, row: int, bots: list[int], places: list[int]) -> None:
        winners = max(places.count(1), 1)  # in Winoc a guard without a player may win
        for bot, place in zip(bots, places, strict=True):
            self.games[row, bot] += 1
            self.places[row, bot] += place
            self.wins[row, bot] += (place == 1) / winners
        for (one, first), (two, second) in itertools.combinations(zip(bots, places, strict=True), 2):
            if one == two:
                continue
            if first == second:
                self.equal[row, one, two] += 1
                self.equal[row, two, one] += 1
            elif first < second:
                self.better[row, one, two] += 1
            else:
                self.better[row, two, one] += 1


def rate(contest: Contest, deals: Sequence[Deal]) -> Standings:
    """The standings after these deals. Every two bots must have met in them, at least through other bots."""
    names = plain(contest.bots)
    counts = Counts(names, deals)
    better, equal = counts.better.sum(axis=0), counts.equal.sum(axis=0)
    met = better + better.T + equal > 0
    anchor = names.index(ANCHOR_BOT) if ANCHOR_BOT in names else None
    ratings = _ratings(better, equal, met, anchor)
    weights = np.random.default_rng(0).multinomial(len(deals), [1 / len(deals)] * len(deals), RESAMPLES).astype(float)
    betters = np.tensordot(weights, counts.better, 1)
    equals = np.tensordot(weights, counts.equal, 1)
    resampled = np.array([_ratings(b, e, met, anchor) for b, e in zip(betters, equals, strict=True)])
    reached = _closure((better > 0) | (equal > 0))
    enough = len(deals) >= FEWEST
    order = sorted(range(len(names)), key=lambda k: (-ratings[k], names[k]))

    def standing(k: int) -> Standing:
        limit = _limit(reached, k, anchor)
        games = float(counts.games[:, k].sum())
        return Standing(
            bot=names[k],
            rating=round(float(ratings[k]), 1),
            interval=None if limit else _interval(resampled[:, k], 1),
            limit=limit,
            games=int(games),
            wins=round(float(counts.wins[:, k].sum()) / games, 4),
            wins_interval=_share_interval(counts.wins[:, k], counts.games[:, k], weights),
            place=round(float(counts.places[:, k].sum()) / games, 3),
        )

    def duel(i: int, j: int) -> Duel:
        won, decided = counts.better[:, i, j], counts.better[:, i, j] + counts.better[:, j, i]
        return Duel(
            bot=names[i],
            other=names[j],
            decided=int(decided.sum()),
            ties=int(equal[i, j]),
            share=round(float(won.sum() / decided.sum()), 4) if decided.any() else None,
            interval=_share_interval(won, decided, weights),
        )

    def step(i: int, j: int) -> RatingStep:
        separated = not (reached[i, j] and reached[j, i])
        interval = _interval(resampled[:, i] - resampled[:, j], 1)
        return RatingStep(
            upper=names[i],
            lower=names[j],
            difference=round(float(ratings[i] - ratings[j]), 1),
            interval=interval,
            apart=enough and (separated or interval[0] > 0),
        )

    return Standings(
        seats=contest.seats,
        deals=len(deals),
        games=sum(len(deal.games) for deal in deals),
        anchor="mean" if anchor is None else "greedy",
        enough=enough,
        bots=[standing(k) for k in order],
        duels=[duel(i, j) for i, j in itertools.combinations(order, 2) if met[i, j]],
        steps=[step(i, j) for i, j in itertools.pairwise(order)],
    )


def comparable(contest: Contest, deals: Sequence[Deal]) -> bool:
    """Whether these deals link every bot with every other, directly or through other bots."""
    counts = Counts(contest.bots, deals)
    met = (counts.better + counts.equal).sum(axis=0) > 0
    return bool(_closure(met | met.T).all())


def _ratings(better: Floats, equal: Floats, met: Truths, anchor: int | None) -> Floats:
    """Ratings on the Elo scale."""
    ones: list[int] = []
    twos: list[int] = []
    winners: list[evalica.Winner] = []
    weights: list[float] = []
    for i, j in itertools.combinations(range(len(met)), 2):
        if met[i, j]:
            ones += [i] * 3
            twos += [j] * 3
            winners += [evalica.Winner.X, evalica.Winner.Y, evalica.Winner.Draw]
            weights += [better[i, j] + PRIOR, better[j, i] + PRIOR, equal[i, j]]
    scores = evalica.bradley_terry(ones, twos, winners, weights=weights, tolerance=1e-8, limit=10_000).scores
    elo = 400 * np.log10(np.array([scores[k] for k in range(len(met))], float))
    shifted: Floats = elo - (elo.mean() if anchor is None else elo[anchor]) + ANCHOR
    return shifted


def _closure(step: Truths) -> Truths:
    """Which bots can be reached from which in any number of steps. Every bot reaches itself."""
    reached = step | np.eye(len(step), dtype=bool)
    for k in range(len(step)):
        reached |= np.outer(reached[:, k], reached[k])
    return reached


def _limit(reached: Truths, bot: int, anchor: int | None) -> Limit | None:
    """A rating has a limit on both sides only if the bot has won and lost, at least through other bots, against the
    anchor."""
    others = slice(None) if anchor is None else slice(anchor, anchor + 1)
    won, lost = bool(reached[bot, others].all()), bool(reached[others, bot].all())
    if won and lost:
        return None
    return "no-upper" if won else "no-lower" if lost else "no-limits"


def _share_interval(parts: Floats, wholes: Floats, weights: Floats) -> Interval | None:
    """The interval of a share counted by deal. None where resampling cannot tell: with few deals, or at 0 and 1."""
    if np.count_nonzero(wholes) < FEWEST or not 0 < parts.sum() < wholes.sum():
        return None
    drawn = weights @ wholes
    return _interval((weights @ parts)[drawn > 0] / drawn[drawn > 0], 4)


def _interval(values: Floats, digits: int) -> Interval:
    low, high = np.percentile(values, BOUNDS)
    return round(float(low), digits), round(float(high), digits)

"""How well what was said agrees with what happened.

The *error* is the expected calibration error: positions are put into ten bins by the share that the mover was told; in
each bin the mean said and the mean that happened are compared; the differences are averaged, each bin by its number of
positions. With few positions it is never zero. Its *floor* is what it would be on average if every share were exactly
right: outcomes are drawn from the shares themselves, many times. The positions of a game have one outcome in common, so
one number is drawn for each game, and at each of its positions the seat wins into whose part of the shares the number
falls.

Equally many positions are drawn from every game, so each counts for as many as it was drawn from. Otherwise positions
of short games would count for more than others, and a game is short because of what happens after the position: at
Winoc, where lengths differ most, the seat to move then seems to win 3 points more often than it does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.bots.search.correction import UNCORRECTED, Corrections, Shares

from ..stats.intervals import NORMAL, Estimate, rate
from .said import SaidGame, Saying

BINS = 10
REPEATS = 400  # simulated outcomes for the floor
EARLY = 0.25  # the first positions: this part of all, by the number of moves played

Numbers = npt.NDArray[np.float64]


class ReliabilityBin(msgspec.Struct, frozen=True):
    """The positions in which a share between two tenths was said."""

    positions: int
    said: float
    happened: Estimate


class Reliability(msgspec.Struct, frozen=True, kw_only=True):
    """All shares are those of the seat to move."""

    games: int
    positions: int
    said: float  # mean
    happened: float  # mean
    gap: Estimate  # happened less said; the interval resamples games
    early_said: float
    early_happened: float
    error: float
    floor: float  # of the error, if all shares were exactly right: its mean
    floor_high: float  # and the 95 % quantile
    bins: list[ReliabilityBin]  # those that have positions


@dataclass(frozen=True)
class Positions:
    """The positions drawn from some games, as arrays."""

    game: npt.NDArray[np.int64]  # which of the games
    ply: npt.NDArray[np.int64]
    seat: npt.NDArray[np.int64]
    shares: Numbers  # said, for every seat
    result: Numbers  # what happened, for every seat
    certain: npt.NDArray[np.bool_]  # said of a position that was solved
    weight: Numbers  # how much the position counts

    @property
    def said(self) -> Numbers:
        return self.shares[np.arange(len(self.seat)), self.seat]

    @property
    def happened(self) -> Numbers:
        return self.result[np.arange(len(self.seat)), self.seat]


def positions_in(games: Sequence[SaidGame], by: Corrections = UNCORRECTED) -> Positions:
    """The positions at which something was said, with what is told to people."""
    said = [(number, saying, game) for number, game in enumerate(games) for saying in game.sayings]
    seat = np.array([saying.seat for _, saying, _ in said], np.int64)
    shares = np.array([_told(saying, by) for _, saying, _ in said])
    certain = np.array([saying.certain for _, saying, _ in said], bool)
    return Positions(
        np.array([number for number, _, _ in said], np.int64),
        np.array([saying.ply for _, saying, _ in said], np.int64),
        seat,
        shares,
        np.array([game.shares for _, _, game in said]),
        certain,
        np.array([game.weight for _, _, game in said]),
    )


def _told(saying: Saying, by: Corrections) -> Shares:
    return saying.shares if saying.certain else by.at(saying.simulations).one(saying.shares, saying.seat)


def measure(positions: Positions, seed: int = 0) -> Reliability:
    """The agreement at these positions, of which there must be at least one."""
    said, happened, weight = positions.said, positions.happened, positions.weight
    simulated = _simulated_errors(positions, np.random.Generator(np.random.PCG64(seed)))
    bins, early = _bin_of(said), _early(positions)
    return Reliability(
        games=len(set(positions.game.tolist())),
        positions=len(said),
        said=_mean(said, weight),
        happened=_mean(happened, weight),
        gap=_gap(happened - said, positions.game, weight),
        early_said=_mean(said[early], weight[early]),
        early_happened=_mean(happened[early], weight[early]),
        error=_error(said, happened, bins, weight),
        floor=float(simulated.mean()),
        floor_high=float(np.quantile(simulated, 0.95)),
        bins=[
            ReliabilityBin(
                positions=int(inside.sum()),
                said=_mean(said[inside], weight[inside]),
                happened=rate(_mean(happened[inside], weight[inside]), _worth(weight[inside])),
            )
            for inside in (bins == k for k in range(BINS))
            if inside.any()
        ],
    )


def _mean(numbers: Numbers, weight: Numbers) -> float:
    return float((numbers * weight).sum() / weight.sum())


def _worth(weight: Numbers) -> int:
    """How many positions that count alike would tell as much."""
    return max(1, round(float(weight.sum() ** 2 / (weight**2).sum())))


def _early(positions: Positions) -> npt.NDArray[np.int64]:
    """The first positions: a quarter of all that they stand for."""
    order = np.argsort(positions.ply, kind="stable")
    counted = np.cumsum(positions.weight[order])
    return order[: max(1, int(np.searchsorted(counted, EARLY * counted[-1])))]


def _bin_of(said: Numbers) -> npt.NDArray[np.int64]:
    return np.minimum((said * BINS).astype(np.int64), BINS - 1)


def calibration_error(said: Numbers, happened: Numbers, weight: Numbers) -> float:
    """The sum over the bins of |happened − said|, each summed over its positions, by the sum of all weights."""
    return _error(said, happened, _bin_of(said), weight)


def _error(said: Numbers, happened: Numbers, bins: npt.NDArray[np.int64], weight: Numbers) -> float:
    return float(np.abs(np.bincount(bins, weight * (happened - said), BINS)).sum() / weight.sum())


def _simulated_errors(positions: Positions, rng: np.random.Generator) -> Numbers:
    said, bins = positions.said, _bin_of(positions.said)
    total = np.cumsum(positions.shares, axis=1)
    rows = np.arange(len(said))
    high = total[rows, positions.seat] / total[:, -1]
    low = high - said / total[:, -1]
    errors = np.empty(REPEATS)
    for k in range(REPEATS):
        drawn = rng.random(int(positions.game.max()) + 1)[positions.game]
        errors[k] = _error(said, ((drawn >= low) & (drawn < high)).astype(float), bins, positions.weight)
    return errors


def _gap(differences: Numbers, game: npt.NDArray[np.int64], weight: Numbers) -> Estimate:
    """The mean difference. Its standard error is that of a mean over games of different sizes."""
    value = _mean(differences, weight)
    sums = np.bincount(game, weight * (differences - value))
    half = NORMAL * float(np.sqrt((sums**2).sum()) / weight.sum())
    return Estimate(value, value - half, value + half) if len(sums) > 1 else Estimate(value, -math.inf, math.inf)

"""Fit the correction of what is said to what happened, by maximum likelihood, and keep it in the game's folder."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.bots.search import correction
from ludotheque.bots.search.advice import SURE
from ludotheque.bots.search.correction import (
    NONE,
    UNCORRECTED,
    CorrectedShares,
    Correction,
    Corrections,
    FittedCorrection,
    SizedCorrection,
    ways,
)
from ludotheque.core.errors import BadRequest

from ..reliability.measure import calibration_error, positions_in
from ..reliability.said import EACH_GAME, SaidGame
from .fitting import TINY, Numbers, fit

FOLDS = 5
USUAL = 3.0  # how far the numbers may be from those that change nothing before it takes many games to believe it
STEEPEST = 16.0  # slopes are between this and its inverse
CLOSER = 0.005  # shares must come closer to what happened by so much on average


@dataclass(frozen=True)
class Sayings:
    """What was said to the seat to move in positions that were not solved, before any correction."""

    ways: Numbers  # the distance of its share from an even one: what lies between each two bends
    seats: int
    results: Numbers  # what it got of the win, and what the others got, times how much the position counts
    rows: npt.NDArray[np.int64]  # of the games

    def where(self, kept: npt.NDArray[np.bool_]) -> Sayings:
        return Sayings(self.ways[kept], self.seats, self.results[kept], self.rows[kept])

    def losses(self, shares: Numbers) -> Numbers:
        """The log loss of these shares in each position, times how much it counts."""
        found: Numbers = -(self.results * np.log(shares)).sum(axis=1)
        return found

    def error(self, shares: Numbers) -> float:
        """How far these shares are from what happened."""
        weight = self.results.sum(axis=1)
        return calibration_error(shares[:, 0], self.results[:, 0] / weight, weight)


def sayings_of(games: Sequence[SaidGame]) -> Sayings:
    said = positions_in(games)
    open = ~said.certain
    if not open.any():
        return Sayings(np.zeros((0, len(NONE.slopes))), 2, np.zeros((0, 2)), np.zeros(0, np.int64))
    happened, seats, weight = said.happened[open], said.shares.shape[1], said.weight[open]
    found = np.array([ways(float(share), seats) for share in said.said[open]])
    results = np.stack([happened, 1 - happened], axis=1) * (weight / weight.mean())[:, None]
    return Sayings(found, seats, results, np.array([game.row for game in games])[said.game[open]])


class TrialCorrection:
    """A correction with numbers to try. Its slopes are tried as logarithms, which keeps them above 0."""

    by_hand: Numbers = np.zeros(1 + len(NONE.slopes))

    def shares(self, numbers: Numbers, positions: Sayings) -> Numbers:
        return corrected(made(numbers), positions)


def corrected(by: Correction, sayings: Sayings) -> Numbers:
    """The share of the seat to move, and that of the others."""
    own = 1 / (1 + (sayings.seats - 1) * np.exp(-by.mover - sayings.ways @ np.array(by.slopes)))
    found: Numbers = np.clip(np.stack([own, 1 - own], axis=1), TINY, 1)
    return found


def made(numbers: Numbers) -> Correction:
    most = math.log(STEEPEST)
    return Correction(float(numbers[0]), tuple(np.exp(np.clip(numbers[1:], -most, most)).tolist()))


def fit_correction(sayings: Sayings) -> Correction:
    """The positions of a game have one outcome: what they tell is about that of one position."""
    if not len(sayings.results):
        return NONE
    pull = EACH_GAME / (2 * USUAL**2 * len(sayings.results))
    found = made(fit(TrialCorrection(), sayings, pull=pull).numbers)
    return Correction(round(found.mover, 3), tuple(round(each, 3) for each in found.slopes))


@dataclass(frozen=True)
class CheckedCorrection:
    """How a correction did on games that it was not fitted to, and what was said without it."""

    error: float
    error_before: float
    log_loss: float
    log_loss_before: float
    better: bool  # closer to what happened by more than `CLOSER`, and not surely less likely


def check_correction(games: Sequence[SaidGame]) -> CheckedCorrection:
    """Every game is judged by the correction that is fitted to four fifths of the games, without it."""
    sayings = sayings_of(games)
    said, now = corrected(NONE, sayings), np.zeros((len(sayings.rows), 2))
    for fold in range(FOLDS):
        kept = sayings.rows % FOLDS == fold
        now[kept] = corrected(fit_correction(sayings.where(~kept)), sayings.where(kept))
    before, after = sayings.losses(said), sayings.losses(now)
    _, game = np.unique(sayings.rows, return_inverse=True)
    gain = np.bincount(game, before - after)
    error, error_before = sayings.error(now), sayings.error(said)
    surely_worse = gain.mean() < -SURE * gain.std() / math.sqrt(len(gain))
    return CheckedCorrection(
        error=error,
        error_before=error_before,
        log_loss=float(after.mean()),
        log_loss_before=float(before.mean()),
        better=bool(error < error_before - CLOSER and not surely_worse),
    )


def fit_sizes(sizes: Sequence[tuple[Sequence[SaidGame], CheckedCorrection]]) -> Corrections:
    """The corrections of searches of several sizes, each by what they said in the same games. A size at which nothing
    comes closer to what happened is not corrected."""
    found = {}
    for games, checked in sizes:
        simulations = _simulations(games)
        if simulations not in found:
            numbers = fit_correction(sayings_of(games)) if checked.better else NONE
            found[simulations] = SizedCorrection(simulations, numbers)
    if all(each.numbers == NONE for each in found.values()):
        return UNCORRECTED
    return Corrections(tuple(found[simulations] for simulations in sorted(found)))


def _simulations(games: Sequence[SaidGame]) -> int:
    """How many were behind what was said: their geometric mean."""
    behind = [saying.simulations for game in games for saying in game.sayings if not saying.certain]
    return round(math.exp(math.fsum(math.log(max(each, 1)) for each in behind) / max(len(behind), 1)))


def keep_correction(folder: Path, found: FittedCorrection) -> None:
    """Put a correction into the file of the game. It replaces the one of the same setting; one that changes nothing
    only removes that. Without any correction there is no file."""
    file = folder / correction.FILE
    known = correction.read(file)
    kept = [each for each in (known.corrections if known else []) if _key(each) != _key(found)]
    kept += [found] if found.numbers != UNCORRECTED else []
    try:
        if kept:
            _write(file, kept)
        elif known:
            file.unlink()
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
    correction.read_again()


def _write(file: Path, kept: Sequence[FittedCorrection]) -> None:
    text = msgspec.json.encode(CorrectedShares(correction.FORM, sorted(kept, key=_key)))
    part = file.with_name(file.name + ".part")
    part.write_bytes(msgspec.json.format(text, indent=1) + b"\n")
    part.replace(file)


def _key(each: FittedCorrection) -> tuple[str, int]:
    return str(sorted(each.options.items())), each.seats

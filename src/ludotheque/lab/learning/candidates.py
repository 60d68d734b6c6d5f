"""A new estimate for one setting, from games of search: numbers of the formula, or a network."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ludotheque.core.contract import Variant
from ludotheque.core.fitted import FittedNumbers
from ludotheque.core.network import packed, rounded

from ..executors.local import Executor
from ..reliability.said import SaidGame
from ..reliability.store import SaidGames
from ..run.setting import Setting
from .drawing import JudgedPositions
from .estimate_data import EstimateData
from .fitting import TrialEstimate, fit, log_loss, shares_by
from .gate import GateMatch, play_gate
from .keeping import fingerprint
from .lessons import VIEWS, lessons_of, practice
from .network import PRACTICE_RATE, first_weights, learnt, trained
from .playing import LearningRound, play_learning_games, simulations_of
from .positions import positions_of

VALIDATION = 5  # every fifth game is kept from the fit
MATCHES, PRACTICE = 1 << 40, 1 << 41  # deals of matches and of practice begin so far behind those of the games
PRACTICE_GAMES = 1  # for each game of search
STRAYING = 20  # one of so many moves is random in the games that a network learns from


@dataclass(frozen=True)
class EstimateCandidate:
    """A new estimate, and how well it and the one before predict games that it has not learnt from."""

    new: EstimateData
    before: EstimateData
    games: int  # in the last round
    data: str  # a hash of all games it was made from
    log_loss: float
    log_loss_before: float
    practice: int = 0  # games of greedy bots
    log_loss_told: float = math.inf  # of the network that only tells people so far, if there is one


@dataclass(frozen=True)
class LearningRun:
    """How one setting is learnt. Games, rounds, practice and matches have different deals."""

    variant: Variant
    setting: Setting
    games: int
    rounds: int
    deals: int
    folder: Path
    executor: Executor
    progress: Callable[[int, int], object]

    @property
    def names(self) -> tuple[str, ...]:
        """Of the numbers of the formula."""
        return self._fitted.names

    @property
    def options(self) -> tuple[str, ...]:
        """Those that have numbers of their own."""
        return self._fitted.options

    @property
    def _fitted(self) -> FittedNumbers:
        assert self.variant.engine.fitted is not None
        return self.variant.engine.fitted

    def numbers(self) -> EstimateCandidate:
        """The numbers of the formula. The first round is played with those by hand, each other one with those of the
        round before."""
        seats = self.setting.seats
        estimate = TrialEstimate(self.variant, seats)
        before, numbers = estimate.numbers, estimate.by_hand
        for number in range(self.rounds):
            played = self._played(number, EstimateData(tuple(numbers.tolist())))
            for_fit, for_validation = (positions_of(self.setting, part) for part in _parts(played))
            numbers = np.round(fit(estimate, for_fit).numbers, 4)
        losses = [log_loss(estimate.shares(each, for_validation), for_validation.results) for each in (numbers, before)]
        data = [EstimateData(tuple(each.tolist())) for each in (numbers, before)]
        return EstimateCandidate(data[0], data[1], len(played), fingerprint(played), losses[0], losses[1])

    def network(self) -> EstimateCandidate:
        """The weights of a network. The first round is played with what practice taught, each other one with the
        network of the round before; it learns from all of them."""
        seats, seed = self.setting.seats, self.setting.seed
        network = self.variant.engine.network
        assert network is not None
        before = EstimateData.of(self.variant, seats)
        practised = PRACTICE_GAMES * self.games * self.rounds
        lessons = practice(self.variant, seats, practised, int(seed, 16) + PRACTICE, self.progress)
        weights = trained(
            network, first_weights(network, seed), lessons_of(self.variant, seats, lessons), PRACTICE_RATE, seed
        )
        data = EstimateData(before.numbers, packed(rounded(weights)))
        all_rounds: list[SaidGame] = []
        for number in range(self.rounds):
            played = self._played(number, data, STRAYING if simulations_of(self.setting.bots[0]) else 0)
            all_rounds += played
            lessons = positions_of(self.setting, _parts(all_rounds)[0], VIEWS // seats, everywhere=True)
            made = learnt(network, weights, lessons_of(self.variant, seats, lessons), seed)
            data = EstimateData(before.numbers, packed(made))
        for_validation = positions_of(self.setting, _parts(played)[1])
        losses = [self._log_loss(each, for_validation) for each in (data, before)]
        told = EstimateData.of(self.variant.told, seats)
        known = self._log_loss(told, for_validation) if told.weights else math.inf
        return EstimateCandidate(
            data, before, len(played), fingerprint(all_rounds), losses[0], losses[1], practised, known
        )

    def matches(self, candidate: EstimateCandidate) -> list[float]:
        """The share of the win of the new estimate on each deal; none if it is the one before."""
        shares: list[float] = []
        if self.deals and candidate.new != candidate.before:
            match = GateMatch(self.setting, candidate.new, candidate.before)
            self.progress(0, self.deals)
            with closing(play_gate(match, range(MATCHES, MATCHES + self.deals), self.executor)) as results:
                for share in results:
                    shares.append(share)
                    self.progress(len(shares), self.deals)
        return shares

    def _log_loss(self, data: EstimateData, positions: JudgedPositions) -> float:
        engine = data.used_by(self.variant, self.setting.seats).engine
        return log_loss(shares_by(engine, engine.board, positions), positions.results)

    def _played(self, number: int, data: EstimateData, straying: int = 0) -> Sequence[SaidGame]:
        """The games of a round. Finished ones are kept, and a run that was stopped goes on from them."""
        rows = range(number * self.games, (number + 1) * self.games)
        played_as = LearningRound(self.setting, data, straying)
        with SaidGames(self.setting, played_as.file(self.folder)) as store:
            missing = store.missing(rows)
            self.progress(len(rows) - len(missing), len(rows))
            with closing(play_learning_games(played_as, missing, self.executor)) as played:
                for done, game in enumerate(played, len(rows) - len(missing) + 1):
                    store.add(game)
                    self.progress(done, len(rows))
            return store.first(rows)


def _parts(played: Sequence[SaidGame]) -> tuple[list[SaidGame], list[SaidGame]]:
    """The games for the fit, and those that only judge it."""
    return [game for game in played if game.row % VALIDATION], [game for game in played if not game.row % VALIDATION]

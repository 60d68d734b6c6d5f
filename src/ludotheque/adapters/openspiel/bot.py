"""OpenSpiel's search as a bot for our arena.

`openspiel:200` makes 200 simulations a move, `openspiel:500ms` has half a second.
"""

from __future__ import annotations

import re
import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match

from .game import ShelfGame, game_of
from .ruleset import as_position
from .state import ShelfState

EXPLORATION = 1.4  # for results from -1 to 1; scaled up for more players
SIMULATIONS = 1000
UNLIMITED = 1_000_000_000

_NAME = re.compile(r"openspiel(?::([1-9][0-9]{0,8})(ms)?)?")


class _TimeIsUp(Exception):
    pass


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set search in Python, with a time limit and seeded resampling."""

    def __init__(self, game: ShelfGame, seed: int, simulations: int, milliseconds: float | None) -> None:
        random = np.random.RandomState(seed % 2**32)
        # returns grow with the number of players
        exploration = EXPLORATION * game.num_players() / 2
        super().__init__(game, mcts.RandomRolloutEvaluator(1, random), exploration, simulations, random_state=random)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
        self._milliseconds, self._started = milliseconds, 0.0

    def run_search(self, state: ShelfState) -> list[tuple[int, float]]:
        self._started = time.perf_counter()
        try:
            return super().run_search(state)  # type: ignore[no-any-return]
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)  # type: ignore[no-any-return]

    def sample_root_state(self, state: ShelfState) -> Any:
        """Called once per simulation. The first two are always made."""
        passed = (time.perf_counter() - self._started) * 1000
        if self._milliseconds is not None and passed >= self._milliseconds and self._root_node.total_visits > 0:
            raise _TimeIsUp
        return super().sample_root_state(state)


class OpenSpielBot:
    """A bot at one seat. Its choice follows from its seed and the position, unless its budget is time."""

    def __init__(self, name: str, seed: int) -> None:
        found = _NAME.fullmatch(name)
        if found is None:
            raise BadRequest("error-bot", found=name, known=["openspiel", "openspiel:200", "openspiel:500ms"])
        number, unit = found.groups()
        self.seed = seed
        self.simulations = UNLIMITED if unit else int(number or SIMULATIONS)
        self.milliseconds = float(number) if unit else None

    def choose(self, match: Match) -> int:
        """The action of the search in a position imagined for the seat."""
        seat = match.mover
        assert seat is not None
        seed = branch(self.seed, match.ply)
        game = game_of(match.variant, match.seats)
        state = game.state_for(match, seat, generator(seed))
        action = Search(game, seed, self.simulations, self.milliseconds).step(state)
        return game.ruleset.action(as_position(match.position_now()), int(action))

"""The games on the shelf as OpenSpiel games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from ludotheque.core.chance.fast import Rng
from ludotheque.core.contract import Game, Value, Variant
from ludotheque.core.match import Match
from ludotheque.core.shelf import shelf

from .nodes import BYTE, SEED_BYTES, DealNode, Node
from .observer import ShelfObserver, observer
from .ruleset import as_position, ruleset_of
from .state import ShelfState

PREFIX = "ludotheque_"


def type_of(game: Game) -> pyspiel.GameType:
    """OpenSpiel's description of a game. Even Winchester has imperfect information: no one sees the seed."""
    numbers = game.engine.observe is not None
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=numbers,
        provides_observation_string=True,
        provides_observation_tensor=numbers,
        parameter_specification={"players": game.players[0], **{o.name: o.default for o in game.options}},
    )


class ShelfGame(pyspiel.Game):  # type: ignore[misc]
    """A variant for a number of players. Every game on the shelf has a class of its own."""

    game: Game

    def __init__(self, parameters: Mapping[str, Value]) -> None:
        game = self.game
        options = {option.name: parameters[option.name] for option in game.options}
        self.ruleset = ruleset_of(game.name, options, int(parameters["players"]))
        engine, seats = self.ruleset.engine, self.ruleset.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=engine.actions,
            max_chance_outcomes=max(BYTE, engine.actions),
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=engine.longest,
        )
        super().__init__(type_of(game), info, dict(parameters))

    def new_initial_state(self) -> ShelfState:
        return ShelfState(self, DealNode(self.ruleset))

    def state_for(self, match: Match, seat: int, rng: Rng) -> ShelfState:
        """A match as a seat may know it: a world imagined for the seat, with an empty history."""
        return ShelfState(self, Node(self.ruleset, self.ruleset.imagined(as_position(match.position_now()), seat, rng)))

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES + self.ruleset.engine.longest

    def make_py_observer(
        self, wanted: pyspiel.IIGObservationType | None = None, parameters: Mapping[str, object] | None = None
    ) -> ShelfObserver | None:
        if parameters:
            raise ValueError(f"observers take no parameters: {parameters}")
        return observer(self.ruleset, wanted or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        """`register` makes the class, so pickle cannot find it; rebuild the game from its description."""
        return loaded, (str(self),)


def loaded(text: str) -> ShelfGame:
    """The game of a description, in any process."""
    game: ShelfGame = pyspiel.load_game(text)
    return game


def game_of(variant: Variant, seats: int) -> ShelfGame:
    """OpenSpiel's game for one of ours."""
    game: ShelfGame = pyspiel.load_game(PREFIX + variant.name, {"players": seats, **variant.options})
    return game


def register() -> None:
    """Register all games. Each needs a class, because OpenSpiel keeps the factory until after Python has ended."""
    for game in shelf().values():
        pyspiel.register_game(type_of(game), type(f"{game.name.title()}Game", (ShelfGame,), {"game": game}))

"""OpenSpiel: its connect four in C++, under its C++ search, and driven from Python."""

from __future__ import annotations

import random
from importlib.metadata import version as installed

import pyspiel

from .work import GAMES_ONE, SEARCH, SIMULATIONS, Contender

NAME = "OpenSpiel"
BATCH = 1000
MEGABYTES = 4000  # of the tree; its default would throw nodes away


def version() -> str:
    return installed("open_spiel")


def contenders() -> list[Contender]:
    return [Contender(SEARCH, f"{NAME} C++ MCTSBot", _search), Contender(GAMES_ONE, f"{NAME} from Python", _games)]


_GAME = pyspiel.load_game("connect_four")
_CHOICES = random.Random(1)


def _search() -> float:
    rollouts = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(_GAME, rollouts, 1.4, SIMULATIONS, MEGABYTES, False, 7, False)
    bot.step(_GAME.new_initial_state())
    return SIMULATIONS


def _games() -> float:
    for _ in range(BATCH):
        state = _GAME.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(_CHOICES.random() * len(actions))])
    return BATCH

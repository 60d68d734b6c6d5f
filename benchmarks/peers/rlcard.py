"""RLCard: its two card games closest to ours in length, random players, by its own loop."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version as installed

import rlcard
from rlcard.agents import RandomAgent

from .work import CARDS, CARDS_PYTHON, Contender

NAME = "RLCard"


def version() -> str:
    return installed("rlcard")


def contenders() -> list[Contender]:
    """RLCard has one way of playing, compared with both of ours."""
    return [
        Contender(work, f"{NAME} {name}", _moves(name))
        for work in (CARDS_PYTHON, CARDS)
        for name in ("uno", "gin-rummy")
    ]


def _moves(name: str) -> Callable[[], float]:
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def once() -> float:
        before = env.timestep  # counts on from game to game
        env.run(is_training=False)
        return float(env.timestep - before)

    return once

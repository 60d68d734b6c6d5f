"""PettingZoo's own connect four, stepped as its users do."""

from __future__ import annotations

import random
from importlib.metadata import version as installed

from pettingzoo.classic import connect_four_v3

from .work import STEPS, Contender, play_aec

NAME = "PettingZoo classic"


def version() -> str:
    return installed("pettingzoo")


def contenders() -> list[Contender]:
    env, choices = connect_four_v3.raw_env(), random.Random(1)
    return [Contender(STEPS, NAME, lambda: play_aec(env, choices))]

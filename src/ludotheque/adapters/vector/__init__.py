"""Thousands of games at once, stepped by one compiled call.

>>> from ludotheque.adapters.vector import VectorGames
>>> games = VectorGames("winston", games=1000, seats=3, edition="first")
>>> shown = games.reset(seed=7)
>>> shown.observations.shape, shown.masks.shape
((1000, 464), (1000, 26))
>>> result = games.step(games.sample())
>>> result.rewards.shape, int(result.terminated.sum())
((1000, 3), 0)
"""

from __future__ import annotations

from .games import STEPPING, Shown, StepResult, VectorGames, learner_place
from .stepping import ANY

__all__ = ["ANY", "STEPPING", "Shown", "StepResult", "VectorGames", "learner_place"]

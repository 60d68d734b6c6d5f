"""Five levels of play. They differ in how many simulations they run, how soft they are and how long they remember."""

from __future__ import annotations

from dataclasses import dataclass

from .bot import Budget, SearchBot


@dataclass(frozen=True)
class PlayingLevel:
    """The settings of a SearchBot."""

    simulations: int
    softness: float
    span: float | None

    def search_bot(self, seed: int) -> SearchBot:
        return SearchBot(seed, Budget(self.simulations), softness=self.softness, span=self.span)


# The weakest first. docs/measurements/levels.md has their measured strength at every game.
LEVELS = {
    "beginner": PlayingLevel(100, 1.0, 10.0),
    "casual": PlayingLevel(150, 0.48, 35.0),
    "club": PlayingLevel(300, 0.3, 70.0),
    "expert": PlayingLevel(600, 0.18, 200.0),
    "master": PlayingLevel(2000, 0.0, None),
}

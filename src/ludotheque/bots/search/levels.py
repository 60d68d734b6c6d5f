"""Five levels of play. They differ in how far they think, how soft they are and how long they remember."""

from __future__ import annotations

from dataclasses import dataclass

from .bot import Budget, SearchBot


@dataclass(frozen=True)
class Level:
    simulations: int
    softness: float  # see SearchBot
    span: float | None  # things seen since, until most of what was seen is forgotten; None: never

    def bot(self, seed: int) -> SearchBot:
        return SearchBot(seed, Budget(self.simulations), softness=self.softness, span=self.span)


# The weakest first. How strong they are at which game is measured: docs/measurements/levels.md.
LEVELS = {
    "beginner": Level(100, 1.0, 10.0),
    "casual": Level(150, 0.48, 35.0),
    "club": Level(300, 0.3, 70.0),
    "expert": Level(600, 0.18, 200.0),
    "master": Level(2000, 0.0, None),
}

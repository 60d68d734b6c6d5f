"""Five levels of play. They differ in how far they think, how soft they are and how long they remember."""

from __future__ import annotations

from dataclasses import dataclass

from .search import Budget, SearchBot


@dataclass(frozen=True)
class Level:
    simulations: int
    softness: float  # see SearchBot
    span: float | None  # turns until most of what was seen is forgotten; None: never

    def bot(self, seed: int) -> SearchBot:
        return SearchBot(seed, Budget(self.simulations), softness=self.softness, span=self.span)


# The weakest first. How strong they are at which game is measured: docs/levels.md.
LEVELS = {
    "beginner": Level(8, 2.0, 3.0),
    "casual": Level(24, 1.0, 8.0),
    "club": Level(100, 0.6, 20.0),
    "expert": Level(500, 0.25, 60.0),
    "master": Level(4000, 0.0, None),
}

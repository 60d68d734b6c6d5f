"""Five levels of play, and everything between them. They differ in how many simulations they run, how soft they are and
how long they remember."""

from __future__ import annotations

from dataclasses import dataclass

from .bot import SearchBot
from .growing import Budget


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

STRONGEST = float(len(LEVELS))


def level_at(strength: float) -> PlayingLevel:
    """A point on the scale of levels: 1 is the weakest of them, 5 the strongest, 2.5 between two."""
    levels = list(LEVELS.values())
    below = min(int(strength), len(levels) - 1)
    lower, upper, part = levels[below - 1], levels[below], strength - below
    forgetting = _between(1 / lower.span if lower.span else 0.0, 1 / upper.span if upper.span else 0.0, part)
    return PlayingLevel(
        round(lower.simulations ** (1 - part) * upper.simulations**part),
        _between(lower.softness, upper.softness, part),
        1 / forgetting if forgetting else None,
    )


def _between(lower: float, upper: float, part: float) -> float:
    return lower if part == 0 else upper if part == 1 else (1 - part) * lower + part * upper

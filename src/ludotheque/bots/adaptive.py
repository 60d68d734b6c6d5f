"""The adaptive bot: as strong as the people it plays with, so that they come in ahead of it in a chosen share of games.

Its strength is a point on the scale of levels, and fixed for a game. It is part of the name: `adaptive:60:2.40` plays
between *casual* (2) and *club* (3), and people are to win 60 % of the games. So everybody can see it, it is stored with
the table, and nothing else has to be remembered: the next name follows from this one and the result.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from ludotheque.core.chance.fast import branch
from ludotheque.core.match import Match

from .policies import PolicyBot
from .search.bot import SearchBot
from .search.levels import STRONGEST, level_at

ADAPTIVE = "adaptive"
SHARE = 60  # percent
START = 2.0  # casual
# A win makes the bot stronger and a loss weaker, by this much of the surprise. While the strength stays within the
# scale, all these steps add up to a bounded number, so the share is kept in the long run, whatever a level is worth.
STEP = 0.6

_NAME = re.compile(r"adaptive(?::([1-8][05]|90)(?::([0-4]\.[0-9]{2}|5\.00))?)?", re.ASCII)


@dataclass(frozen=True)
class AdaptiveStrength:
    """How strong the bot is in one game, and which share of the games people are to win."""

    share: int = SHARE  # percent
    strength: float = START  # from 0, which plays any move, to 5, the master

    @property
    def name(self) -> str:
        return f"{ADAPTIVE}:{self.share}:{self.strength:.2f}"

    def after(self, ahead: float) -> AdaptiveStrength:
        """The one for the next game. `ahead`: 1 if the people came in ahead of the bot, 0 if behind."""
        strength = self.strength + STEP * (ahead - self.share / 100)
        return AdaptiveStrength(self.share, round(min(max(strength, 0.0), STRONGEST), 2))

    def bot(self, seed: int) -> SearchBot | HalfRandomBot:
        if self.strength < 1:
            return HalfRandomBot(seed, level_at(1).search_bot(seed), 1 - self.strength)
        return level_at(self.strength).search_bot(seed)


def adaptive_strength(name: str) -> AdaptiveStrength | None:
    """What the name says; None if it is not that of an adaptive bot. What it leaves out is as usual."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    share, strength = found.groups()
    return AdaptiveStrength(int(share or SHARE), float(strength or START))


def next_levels(levels: Sequence[str | None], places: Sequence[int]) -> list[str | None]:
    """The bots of the next game, after one with these places. `levels`: the bot of every seat, None for a person.

    With several people or adaptive bots, it is counted how many of the people came in ahead of how many of the bots;
    sharing a place counts half. Without people, nothing changes.
    """
    people = [seat for seat, level in enumerate(levels) if level is None]
    adaptive = {seat: strength for seat, level in enumerate(levels) if level and (strength := adaptive_strength(level))}
    pairs = [(places[person], places[bot]) for person, bot in product(people, adaptive)]
    if not pairs:
        return list(levels)
    ahead = sum(1.0 if person < bot else 0.5 if person == bot else 0.0 for person, bot in pairs) / len(pairs)
    return [adaptive[seat].after(ahead).name if seat in adaptive else level for seat, level in enumerate(levels)]


@dataclass
class HalfRandomBot:
    """Weaker than the weakest level: now and then it plays any legal move."""

    seed: int
    usual: SearchBot
    chance: float  # of such a move

    def choose(self, match: Match) -> int:
        drawn = np.random.Generator(np.random.PCG64([branch(self.seed, match.ply), 1])).random()
        return (PolicyBot("random", self.seed) if drawn < self.chance else self.usual).choose(match)

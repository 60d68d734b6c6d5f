"""Rule use: how many of a game's special events come up in a game."""

from __future__ import annotations

import re

from ludotheque.core.contract import Game
from ludotheque.core.messages import catalogue_of

from ..stats.intervals import Estimate
from .quality import Evidence, Quality, mean


def countable(game: Game) -> tuple[str, ...]:
    """The events that a game has words for (`<game>-fires-<event>`)."""
    text = catalogue_of("en", game.folder / "locales")
    return tuple(re.findall(rf"^{re.escape(game.name)}-fires-(\S+) *=", text, re.MULTILINE))


def _rules(evidence: Evidence) -> Estimate | None:
    known = evidence.countable
    if not known:
        return None
    return mean([sum(tag in game.watched.fired for tag in known) / len(known) for game in evidence.games])


RULES = (Quality("rules", "percent", _rules),)

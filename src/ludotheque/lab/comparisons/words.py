"""The verdict of a comparison in words."""

from __future__ import annotations

from ludotheque.core.messages import Messages

from ..stats.sequences import roughly
from .comparison import Difference


def verdict(found: Difference, games: int, say: Messages) -> str:
    """What the interval says; and if it is too close to call, how many more games would tell."""
    if found.clear is not None or not found.difference.bounded:
        return say.say(f"compare-{found.clear or 'few'}")
    if found.needed is None:
        return say.say("compare-unclear")
    return say.say("compare-needed", games=roughly(found.needed - games))

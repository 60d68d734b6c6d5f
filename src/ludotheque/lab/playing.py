"""One game between bots that are asked move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar

from ludotheque.bots.roster import Bot, dismiss
from ludotheque.core.contract import Variant
from ludotheque.core.match import Match

# Whether nobody waits for the game any more; asked before every move.
UNWANTED: ContextVar[Callable[[], bool]] = ContextVar("UNWANTED", default=lambda: False)


class GivenUp(Exception):
    """Nobody waits for this game."""


def play_match(variant: Variant, seed: int, bots: Sequence[Bot]) -> Match:
    """The game from this seed to its end."""
    match = variant.new(len(bots), seed % (1 << 256))
    unwanted = UNWANTED.get()
    try:
        while not match.over:
            if unwanted():
                raise GivenUp
            seat = match.mover
            if seat is None:
                match.chance()
            else:
                match.play(bots[seat].choose(match), seat)
    finally:
        dismiss(bots, match)
    return match

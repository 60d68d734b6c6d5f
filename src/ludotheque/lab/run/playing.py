"""One game between bots that are asked move by move."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.roster import Bot, dismiss
from ludotheque.bots.stopping import STOP
from ludotheque.core.contract import Variant
from ludotheque.core.match import Match


class GivenUp(Exception):
    """The client that asked for this game has disconnected."""


def play_match(variant: Variant, seed: int, bots: Sequence[Bot]) -> Match:
    """Play the game with this seed to its end."""
    match = variant.new(len(bots), seed % (1 << 256))
    stop = STOP.get()
    try:
        while not match.over:
            if stop():
                raise GivenUp
            seat = match.mover
            if seat is None:
                match.chance()
            else:
                match.play_action(bots[seat].choose(match), seat)
    finally:
        dismiss(bots, match)
    return match

"""Who starts: as the rules say, by lot, or as the players have agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ludotheque.core.contract import Game, Setup, TypedName
from ludotheque.core.errors import BadRequest

FIRST = "first"  # the entry of a record's setup
RULES: Final = "rules"
LOT: Final = "lot"

First = Literal["rules", "lot"] | int  # what players ask for; a number is a seat
Reason = Literal["name", "lot", "chosen"]


def check_first(game: Game, seats: int, asked: First) -> None:
    """Raises BadRequest where the game does not leave it open who starts, or the seat does not exist."""
    if asked == RULES:
        return
    if FIRST not in game.choices:
        raise BadRequest("error-first-fixed", title=game.title)
    if asked != LOT and (isinstance(asked, bool) or not isinstance(asked, int) or not 0 <= asked < seats):
        raise BadRequest("error-seat", found=str(asked), last=seats - 1)


def choose_first(game: Game, asked: First, names: Sequence[TypedName | None]) -> tuple[Setup, Reason | None]:
    """What is chosen of the opening, and the reason why somebody starts; what is not chosen is drawn from the seed.

    No reason where the rules leave nothing to choose.
    """
    if isinstance(asked, int):
        return {FIRST: asked}, "chosen"
    customs = game.customs(names) if asked == RULES else {}
    if FIRST in customs:
        return customs, "name"
    return customs, "lot" if FIRST in game.choices else None

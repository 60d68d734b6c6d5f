"""A turn: the position in words and, for the seat to move, its moves in words."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ludotheque.core.contract import Variant
from ludotheque.core.events import View

from ..table import Table
from .choices import choices, words_of
from .wire import Turn


@dataclass(frozen=True, slots=True)
class TurnSource:
    """What a turn is made from, taken from the table at one moment. Putting it into words takes milliseconds and can be
    done in another thread while the game goes on."""

    variant: Variant
    names: list[str]
    ply: int
    view: View
    seat: int | None
    position: np.record | None  # only for the seat to move

    def in_words(self, language: str) -> Turn:
        moves = []
        if self.position is not None and self.seat is not None:
            moves = choices(self.variant, self.position, self.seat, self.view.legal, language)
        return Turn(self.ply, words_of(self.variant.game, self.view, self.names, language), moves)


def turn_source(table: Table, viewer: int | None, view: View | None = None) -> TurnSource | None:
    """None before the deal. `view` is the viewer's view of the position, where it is known already."""
    match = table.match
    if match is None:
        return None
    position = match.position_now() if viewer is not None and match.mover == viewer else None
    return TurnSource(
        table.variant, table.names, table.ply, match.view(viewer) if view is None else view, viewer, position
    )

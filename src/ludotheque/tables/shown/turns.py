"""A turn: the position in words and, for the seat to move, its moves in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

import numpy as np

from ludotheque.core.contract import Variant
from ludotheque.core.events import View

from ..table import Table
from .choices import choices, words_of
from .wire import PushedTurn, Turn


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

    def pushed(self, table: str, language: str) -> PushedTurn:
        """The turn as it is sent behind the news."""
        turn = self.in_words(language)
        return PushedTurn("turn", table, self.seat, language, turn.ply, turn.words, turn.moves)


class TurnListener(Protocol):
    """A client that may want turns, as seen by each of `viewers`."""

    viewers: Sequence[int | None]

    @property
    def turns_in(self) -> str | None:
        """The language in which it wants turns, if it wants them."""


L = TypeVar("L", bound=TurnListener)


def turns_for(
    table: Table, listeners: Iterable[L], views: Mapping[int | None, View | None]
) -> list[tuple[TurnSource, str, list[L]]]:
    """The turns to make, each with its language and its listeners: one for each viewer and language. The player to move
    comes first. `views`: those that are known already."""
    wanted: dict[tuple[int | None, str], list[L]] = {}
    for listener in listeners:
        if listener.turns_in is not None:
            for viewer in listener.viewers:
                wanted.setdefault((viewer, listener.turns_in), []).append(listener)
    mover = table.mover
    sources: dict[int | None, TurnSource | None] = {}
    found = []
    for viewer, language in sorted(wanted, key=lambda key: key[0] != mover):
        if viewer not in sources:
            sources[viewer] = turn_source(table, viewer, views.get(viewer))
        source = sources[viewer]
        if source is not None:
            found.append((source, language, wanted[viewer, language]))
    return found


def turn_source(table: Table, viewer: int | None, view: View | None = None) -> TurnSource | None:
    """None before the deal. `view` is the viewer's view of the position, where it is known already."""
    match = table.match
    if match is None:
        return None
    position = match.position_now() if viewer is not None and match.mover == viewer else None
    return TurnSource(
        table.variant, table.names, table.ply, match.view(viewer) if view is None else view, viewer, position
    )

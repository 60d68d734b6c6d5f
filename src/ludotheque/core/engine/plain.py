"""The Python functions of a game that does not write its own: moves, openings, stories and views in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from ..contract import NOBODY, Setup
from ..errors import BadSetup
from ..events import Event, View
from ..messages import Messages, Phrase
from ..position import scores_of

if TYPE_CHECKING:
    from collections.abc import Callable

DECK = "deck"
FRAME = frozenset(View.__struct_fields__)


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A move, of a seat or of chance."""

    seat: int | None
    move: str


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str
    scores: list[int]


class Plain:
    """The default functions of one game. `parts` is its engine in the making, `moves` the names of its actions."""

    def __init__(self, name: str, parts: Mapping[str, Any], moves: Sequence[str] | None) -> None:
        self._name, self._parts = name, parts
        self._moves = tuple(moves or ())
        self._actions = {text: action for action, text in enumerate(self._moves)}

    def text(self, action: int) -> str:
        return self._moves[action]

    def action(self, text: str) -> int | None:
        return self._actions.get(text)

    def setup(self, layout: npt.NDArray[np.int16], seats: int) -> Setup:
        return {DECK: [int(card) for card in layout]} if len(layout) else {}

    def layout(self, setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
        size = self._parts["layout_size"]
        deck = setup[DECK] if size else []
        whole = isinstance(deck, list) and all(type(card) is int for card in deck)
        if not whole or sorted(deck) != list(range(size)):
            raise BadSetup("error-setup-deck", found=str(deck), last=size - 1)
        return np.array(deck, np.int16)

    def tell(self, board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
        mover = int(self._parts["mover"](board, before))
        events: list[Event] = [Played(seat=mover if mover >= 0 else None, move=self._shown(board, before, action))]
        if self._parts["mover"](board, after) == NOBODY:
            seats = self._parts["view"](board, after, None).seats
            end = self._parts["endings"][self._parts["ending"](board, after)]
            events.append(Over(end=end, scores=scores_of(self._parts["scores"], board, after, seats)))
        return events

    def phrase(self, board: np.record, state: np.record, action: int) -> Phrase:
        return Phrase("plain-move", {"move": self._shown(board, state, action)})

    def describe(self, view: View, say: Messages, names: Sequence[str]) -> list[str]:
        """A list with an item for every seat is told seat by seat."""
        lines = []
        for field in view.__struct_fields__:
            if field in FRAME:
                continue
            value, title = getattr(view, field), self._title(field, say)
            if isinstance(value, list) and len(value) == view.seats and value and not isinstance(value[0], str):
                for seat, item in enumerate(value):
                    mark = ">" if seat == view.mover else " "
                    lines.append(f"{mark} {names[seat]}: {self._told(item, say)}")
            else:
                lines.append(f"{title}: {self._told(value, say)}")
        return lines

    def audit(self, board: np.record, state: np.record) -> list[str]:
        return []

    def _shown(self, board: np.record, state: np.record, action: int) -> str:
        shown: Callable[..., str] | None = self._parts["shown"]
        return self._parts["text"](action) if shown is None else shown(board, state, action)

    def _title(self, field: str, say: Messages) -> str:
        id = f"{self._name}-view-{field.replace('_', '-')}"
        return say.say(id) if say.knows(id) else field.replace("_", " ")

    def _told(self, value: Any, say: Messages) -> str:
        """A value as people read it; `–` for what this seat may not know."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return say.say("plain-yes") if value else say.say("plain-no")
        if isinstance(value, (list, tuple)):
            return " ".join(self._told(item, say) for item in value) or "–"
        if isinstance(value, msgspec.Struct):
            fields = ((self._title(name, say), getattr(value, name)) for name in value.__struct_fields__)
            return ", ".join(f"{title} {self._told(item, say)}" for title, item in fields)
        return str(value)

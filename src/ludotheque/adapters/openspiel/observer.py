"""What a seat knows, as OpenSpiel asks for it: in words and in numbers."""

from __future__ import annotations

import pyspiel

from .state import ShelfState


class ShelfObserver:
    """An observer as in `open_spiel.python.observation`. With perfect recall it says all that the seat has been told and
    what it sees, without only what it sees. Without private information it is a bystander."""

    def __init__(self, perfect_recall: bool, public: bool) -> None:
        self.perfect_recall, self.public = perfect_recall, public
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: ShelfState, player: int) -> None:
        pass

    def string_from(self, state: ShelfState, player: int) -> str:
        seat = None if self.public else player
        seen = state.course.seen(seat)
        return state.course.told(seat) + seen if self.perfect_recall else seen


def observer(wanted: pyspiel.IIGObservationType) -> ShelfObserver | None:
    """None where there is no such observation: what is private cannot be told apart from a view."""
    if not wanted.public_info or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    return ShelfObserver(wanted.perfect_recall, wanted.private_info == pyspiel.PrivateInfoType.NONE)

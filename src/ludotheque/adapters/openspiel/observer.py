"""What a seat knows, as OpenSpiel asks for it: in words and in numbers."""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt
import pyspiel

from ludotheque.core.observation import size

from .state import ShelfState
from .table import Table

STORY = 2  # numbers that tell stories apart
STORY_BYTES = 3  # of each of them: a float has room for no more


class ShelfObserver:
    """As in `open_spiel.python.observation`. With perfect recall it gives all that the seat has been told and what it
    sees; without, only what it sees. Without private information it is a bystander, and has no numbers."""

    def __init__(self, table: Table, perfect_recall: bool, bystander: bool) -> None:
        self.perfect_recall, self.bystander = perfect_recall, bystander
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}  # the parts of the tensor
        self._sight = size(table.engine.parts)
        if table.engine.observe is not None and not bystander:
            parts = [(part.name, part.shape) for part in table.engine.parts]
            if perfect_recall:
                parts.append(("story", (STORY,)))
            self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in parts), np.float32)
            start = 0
            for name, shape in parts:
                end = start + int(np.prod(shape))
                self.dict[name] = self.tensor[start:end].reshape(shape)
                start = end

    def set_from(self, state: ShelfState, player: int) -> None:
        if self.tensor is None:
            return
        seen = state.course.observation(player)
        if seen is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._sight] = seen
        if self.perfect_recall:
            self.tensor[self._sight :] = fingerprint(self.string_from(state, player))

    def string_from(self, state: ShelfState, player: int) -> str:
        seat = None if self.bystander else player
        seen = state.course.seen(seat)
        return state.course.told(seat) + seen if self.perfect_recall else seen


def fingerprint(text: str) -> list[float]:
    """Numbers from 0 to 1, the same for the same text and hardly ever for another."""
    content = hashlib.blake2b(text.encode(), digest_size=STORY * STORY_BYTES).digest()
    whole = 1 << 8 * STORY_BYTES
    return [int.from_bytes(content[k : k + STORY_BYTES]) / whole for k in range(0, len(content), STORY_BYTES)]


def observer(table: Table, wanted: pyspiel.IIGObservationType) -> ShelfObserver | None:
    """None where there is no such observation: what is private stands in a view beside what is not."""
    if not wanted.public_info or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    return ShelfObserver(table, wanted.perfect_recall, wanted.private_info == pyspiel.PrivateInfoType.NONE)

"""Observers for OpenSpiel: the knowledge of a seat as text and as numbers."""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt
import pyspiel

from ludotheque.core.observation import size

from .ruleset import Ruleset
from .state import ShelfState

STORY = 2  # numbers that distinguish stories
STORY_BYTES = 3  # in each of them; a float has room for no more


class ShelfObserver:
    """An observer as in `open_spiel.python.observation`.

    With perfect recall it gives everything the seat has been told and what it sees; without, only what it sees. Without
    private information it is a spectator, and has no numbers.
    """

    def __init__(self, ruleset: Ruleset, perfect_recall: bool, spectator: bool) -> None:
        self.perfect_recall, self.spectator = perfect_recall, spectator
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}  # the parts of the tensor
        self._sight = size(ruleset.engine.parts)
        if ruleset.engine.observe is not None and not spectator:
            parts = [(part.name, part.shape) for part in ruleset.engine.parts]
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
        seen = state.node.observation(player)
        if seen is None:
            self.tensor.fill(0)
            return
        self.tensor[: self._sight] = seen
        if self.perfect_recall:
            self.tensor[self._sight :] = fingerprint(self.string_from(state, player))

    def string_from(self, state: ShelfState, player: int) -> str:
        seat = None if self.spectator else player
        seen = state.node.seen(seat)
        return state.node.told(seat) + seen if self.perfect_recall else seen


def fingerprint(text: str) -> list[float]:
    """A hash of a text as numbers from 0 to 1."""
    content = hashlib.blake2b(text.encode(), digest_size=STORY * STORY_BYTES).digest()
    whole = 1 << 8 * STORY_BYTES
    return [int.from_bytes(content[k : k + STORY_BYTES]) / whole for k in range(0, len(content), STORY_BYTES)]


def observer(ruleset: Ruleset, wanted: pyspiel.IIGObservationType) -> ShelfObserver | None:
    """An observer, or None if views cannot provide it: they do not separate private from public information."""
    if not wanted.public_info or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    return ShelfObserver(ruleset, wanted.perfect_recall, wanted.private_info == pyspiel.PrivateInfoType.NONE)

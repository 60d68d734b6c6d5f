"""The results of games, as arrays with one row per game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass
class Rows:
    scores: npt.NDArray[np.int32]  # row, seat
    places: npt.NDArray[np.int32]  # row, seat
    moves: npt.NDArray[np.int32]
    endings: npt.NDArray[np.int8]  # an index into the game's endings
    firsts: npt.NDArray[np.int8]  # the seat that acted first

    @classmethod
    def empty(cls, games: int, seats: int) -> Rows:
        return cls(
            np.zeros((games, seats), np.int32),
            np.zeros((games, seats), np.int32),
            np.zeros(games, np.int32),
            np.zeros(games, np.int8),
            np.zeros(games, np.int8),
        )

    @classmethod
    def joined(cls, parts: Sequence[Rows]) -> Rows:
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__dataclass_fields__))

    def part(self, start: int, stop: int) -> Rows:
        """The rows from `start` to before `stop`, as a view."""
        return Rows(*(getattr(self, name)[start:stop] for name in self.__dataclass_fields__))

    def __len__(self) -> int:
        return len(self.moves)

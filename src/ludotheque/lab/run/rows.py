"""The results of games, as arrays with one row per game."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludotheque.core.decisions import USUAL


@dataclass
class Rows:
    scores: npt.NDArray[np.int32]  # row, seat
    places: npt.NDArray[np.int32]  # row, seat
    moves: npt.NDArray[np.int32]
    endings: npt.NDArray[np.int8]  # an index into the game's endings
    firsts: npt.NDArray[np.int8]  # the seat that acted first
    turns: npt.NDArray[np.int32]  # of all players together
    decisions: npt.NDArray[np.int32]  # row, kind of move: how many were made

    @classmethod
    def empty(cls, games: int, seats: int, kinds: int = len(USUAL)) -> Rows:
        """`kinds`: how many kinds of moves the game has."""
        return cls(
            np.zeros((games, seats), np.int32),
            np.zeros((games, seats), np.int32),
            np.zeros(games, np.int32),
            np.zeros(games, np.int8),
            np.zeros(games, np.int8),
            np.zeros(games, np.int32),
            np.zeros((games, kinds), np.int32),
        )

    def part(self, start: int, stop: int) -> Rows:
        """The rows from `start` to before `stop`, as a view."""
        return Rows(*(getattr(self, name)[start:stop] for name in self.__dataclass_fields__))

    def __len__(self) -> int:
        return len(self.moves)

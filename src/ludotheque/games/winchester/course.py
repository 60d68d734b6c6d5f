"""The distance home in turns: `estimate` and `greedy` use it to measure a piece's progress."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .grid import CELLS, STEPS
from .state import BISHOP, FACES, HOME, KING, KNIGHT, NUMBERS, OFF_TRACK, PAWN, QUEEN, ROOK, START

ROUNDS = 60  # iterations that improve the guess; after these it changes by less than a hundredth of a turn
FAR = 300.0  # more turns than any square needs

SLIDERS = {KING: (0, 8, 1), QUEEN: (0, 8, CELLS), ROOK: (0, 4, CELLS), BISHOP: (4, 8, CELLS)}  # directions, distance


def turns_to_go(board: np.record) -> npt.NDArray[np.int16]:
    """The approximate number of turns that a piece alone on the track needs from each cell to get home, in hundredths.

    Every turn has a random face, and the piece goes to its best target, or stays. The result is the mean over six
    boards, those with the same number rolled for all sections.
    """
    total = np.zeros(CELLS + 1)
    count = np.zeros(CELLS + 1)
    paths = _Paths(board)
    for number in range(1, NUMBERS + 1):
        free = (board.zone != OFF_TRACK) & (board.number != number)
        turns = _improve([paths.targets(free.tolist(), face) for face in range(FACES)])
        total[:CELLS][free] += turns[:CELLS][free]
        count[:CELLS][free] += 1
    hundredths: npt.NDArray[np.int16] = np.rint(100 * np.minimum(total / np.maximum(count, 1), FAR)).astype(np.int16)
    return hundredths


def _improve(targets: list[npt.NDArray[np.int16]]) -> npt.NDArray[np.float64]:
    turns = np.full(CELLS + 1, FAR)
    turns[HOME] = 0
    for _ in range(ROUNDS):
        best = [turns[cells].min(axis=0) for cells in targets]
        # summed one by one, so that the result is identical on every machine
        turns[:CELLS] = 1 + (best[0] + best[1] + best[2] + best[3] + best[4] + best[5]) / FACES
    return turns


class _Paths:
    """The targets of every face from every cell."""

    def __init__(self, board: np.record) -> None:
        self.start = (board.zone == START).tolist()
        self.reach = board.reach.tolist()
        self.ahead = board.ahead.tolist()
        self.landings = [board.landings[cell, : board.jump_count[cell]].tolist() for cell in range(CELLS)]

    def targets(self, free: list[bool], face: int) -> npt.NDArray[np.int16]:
        """A column for every cell, padded with the cell itself."""
        found = [self._from(free, face, cell) if free[cell] else [] for cell in range(CELLS)]
        height = max(len(cells) for cells in found) + 1
        return np.array([cells + [cell] * (height - len(cells)) for cell, cells in enumerate(found)], np.int16).T.copy()

    def _from(self, free: list[bool], face: int, cell: int) -> list[int]:
        if face == KNIGHT:
            found = [to for to in self.landings[cell] if free[to]]
        elif face == PAWN:
            ways = [direction for direction in range(4) if self.ahead[cell] >> direction & 1]
            found = [to for direction in ways for to in self._along(free, cell, direction, 1)]
        else:
            low, high, distance = SLIDERS[face]
            found = [to for direction in range(low, high) for to in self._along(free, cell, direction, distance)]
        return found if self.start[cell] else [HOME if self.start[to] else to for to in found]

    def _along(self, free: list[bool], cell: int, direction: int, distance: int) -> list[int]:
        found: list[int] = []
        to = cell
        for _ in range(min(distance, self.reach[cell][direction])):
            to += STEPS[direction]
            if not free[to]:
                break
            found.append(to)
        return found

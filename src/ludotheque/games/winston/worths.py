"""What dogs, bone and poo are worth to bots on a board. On a changed one: as printed, in proportion."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .beliefs import HAS_BONE, HAS_POO, POINT, PROSPECT
from .state import TABLE_BODIES, TABLE_HEAD

# A dog left on the table is a gift to the seats that follow, by its bodies: without a head, with a head. Found in games
# among bots and against random play, 2 to 4 players.
GIFT_HEADLESS = (0.0, -0.2, -0.2, 1.2, 6.0, 6.7, 8.0, 10.0, 12.0)
GIFT_HEADED = (0.9, 1.3)
BONE_WORTH, POO_WORTH = 3.0, 3.0

# What the board had where these were found: the printed numbers.
BONE = POO = 6
HEADS = 3
MIDDLING = 4  # bodies of a dog that is neither long nor short


def price(board: np.record) -> None:
    """Set what bots think things are worth."""
    complete = int(board.complete)
    for bodies in range(int(board.bodies) + 1):
        known = min(bodies, len(GIFT_HEADLESS) - 1)
        board.lane_worth[bodies] = -GIFT_HEADLESS[known] * _dearer(board, bodies) * (int(board.heads) / HEADS)
    for bodies in range(TABLE_BODIES + 1):
        if bodies >= complete:
            board.lane_worth[TABLE_HEAD | bodies] = board.points[bodies]
        else:
            board.lane_worth[TABLE_HEAD | bodies] = -_gift_headed(complete - bodies) * (int(board.points[complete]) / 3)
    board.bone_worth = BONE_WORTH * int(board.bone) / BONE
    board.poo_worth = POO_WORTH * int(board.poo) / POO


def _gift_headed(missing: int) -> float:
    """By the bodies it lacks, for a dog that has 3 points then."""
    return GIFT_HEADED[1] if missing == 1 else GIFT_HEADED[0] * 2 / missing


def in_proportion(board: np.record, fitted: npt.NDArray[np.float64]) -> None:
    """Change the numbers of the estimate, made for printed points, to what points mean on this board."""
    dearer = _dearer(board, MIDDLING)
    fitted[..., POINT : POINT + 3] /= dearer
    fitted[..., PROSPECT : PROSPECT + 9] /= dearer
    fitted[..., HAS_BONE : HAS_BONE + 3] *= int(board.bone) / BONE / dearer
    fitted[..., HAS_POO : HAS_POO + 3] *= int(board.poo) / POO / dearer


def _dearer(board: np.record, bodies: int) -> float:
    """How many times its printed points a dog with so many bodies has."""
    return int(board.points[bodies]) / (bodies * (bodies + 1) / 2) if bodies else 1.0

"""The printed boards: made from their files, or as bytes that were made from them before.

Where a game comes in a bundle (in a browser), making its board again would need all of NumPy, and time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

_MADE: dict[str, bytes] = {}  # by the names of games


def bring(game: str, board: bytes) -> None:
    """Let the board of this game be these bytes."""
    _MADE[game] = board


def printed(game: str, kind: np.dtype[Any], make: Callable[[], np.record], changed: bool = False) -> np.record:
    """The board of a game, an element of this type: as it is printed, unless it is `changed`."""
    if changed or game not in _MADE:
        return make()
    board: np.record = np.frombuffer(_MADE[game], kind)[0]
    return board

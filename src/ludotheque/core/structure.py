"""The type of positions and boards: NumPy records whose fields are attributes, aligned as in C."""

from __future__ import annotations

from typing import Any

import numpy as np


def structure(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """`np.record` elements, so that `s.turn = 1` works the same compiled and uncompiled.

    The alignment belongs to the inner type: asked of the outer one, NumPy forgets it.
    """
    return np.dtype((np.record, np.dtype(fields, align=True)))

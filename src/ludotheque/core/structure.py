"""The type of positions and boards: NumPy records whose fields are attributes, aligned as in C."""

from __future__ import annotations

from typing import Any

import numpy as np

FILLER = "_"  # names that begin so are no fields of the game


def structure(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """`np.record` elements, so that `s.turn = 1` works the same compiled and uncompiled.

    The alignment belongs to the inner type: asked of the outer one, NumPy forgets it. The gaps it leaves are filled
    with fields of their own: NumPy does not copy gaps, and the bytes of equal positions must be equal.
    """
    aligned = np.dtype(fields, align=True)
    filled: list[tuple[Any, ...]] = []
    end = 0
    starts = [aligned.fields[field[0]][1] for field in fields] if aligned.fields else []
    for field, start in zip([*fields, None], [*starts, aligned.itemsize], strict=True):
        if start > end:
            filled.append((f"{FILLER}{end}", np.uint8, (start - end,)))
        if field is not None:
            filled.append(field)
            end = start + np.dtype([field]).itemsize
    return np.dtype((np.record, np.dtype(filled, align=True)))

"""The type of positions and boards: NumPy records whose fields are attributes, aligned as in C."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

FILLER = "_"  # names that begin so are no fields of the game


class Record(np.record):  # type: ignore[misc]
    """A position or a board. NumPy finds a field in 3 µs, a property in half of one; views read dozens of them."""

    __slots__ = ()
    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        """A field whose structure was not made in this process (an array that came from another one)."""
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None


def structure(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """Elements are `np.record`, so that `s.turn = 1` works the same compiled and uncompiled.

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
    for field in fields:
        if not hasattr(Record, field[0]):
            setattr(Record, field[0], property(itemgetter(field[0])))
    return np.dtype((Record, np.dtype(filled, align=True)))


def reader(dtype: np.dtype[Any]) -> Callable[[np.record], Any]:
    """A function that reads all fields of a record at once: numbers as Python's, arrays as arrays.

    Views read dozens of fields, and each on its own takes NumPy as long as all of them together.
    """
    fields = namedtuple("fields", dtype.names or (), rename=True)  # type: ignore[misc]
    return lambda record: fields._make(record.item())


def copied(record: np.record) -> np.record:
    """A record of its own with the same bytes."""
    twin: np.record = np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]
    return twin


def duplicate(position: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """A copy of an array of records. NumPy's own copies field by field, which takes eight times as long."""
    return position.view(np.uint8).copy().view(position.dtype)

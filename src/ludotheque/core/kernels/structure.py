"""The type of positions and boards: NumPy elements whose fields are attributes, aligned as in C."""

from __future__ import annotations

import copyreg
import functools
import struct
from collections import namedtuple
from collections.abc import Callable
from math import prod
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

REMEMBERED = 512  # positions, of as many tables that are played at the same time
FILLER = "_"  # names that begin so are no fields of the game
BYTE = np.dtype(np.uint8)


class _ByFields(type):
    """The type of classes made for one list of fields; they are pickled as that list."""

    fields: tuple[str, ...]


class Element(np.record):  # type: ignore[misc]
    """A position or a board. NumPy finds a field in 3 µs, a property in half of one; views read dozens of them."""

    __slots__ = ()
    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]


@functools.cache
def element_class(*fields: str) -> type[Element]:
    """The class whose properties are these fields."""
    properties = {name: property(itemgetter(name)) for name in fields}
    return _ByFields("Element", (Element,), {"__slots__": (), "fields": fields, **properties})  # type: ignore[return-value]


copyreg.pickle(_ByFields, lambda made: (element_class, made.fields))  # type: ignore[arg-type,return-value]


def structure(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """Elements are `np.record`, so that `s.turn = 1` works the same compiled and uncompiled.

    The alignment belongs to the inner type: asked of the outer one, NumPy forgets it. The gaps it leaves are filled
    with extra fields: NumPy does not copy gaps, and the bytes of equal positions must be equal.
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
    return np.dtype((element_class(*(field[0] for field in fields)), np.dtype(filled, align=True)))


def reader(dtype: np.dtype[Any]) -> Callable[[np.record], Any]:
    """A function that reads all fields of a position at once: numbers as Python's, arrays flat, as tuples, or as bytes
    where their numbers are `np.uint8`.

    Views read dozens of fields, and each on its own takes NumPy as long as all of them together here. The latest
    positions read are remembered: a view and the stories of two moves are made of the same one.
    """
    names = dtype.names or ()
    fields = namedtuple("fields", names, rename=True)  # type: ignore[misc]
    layout, places, at = "", list[int | slice](), 0
    for name in names:
        found = dtype[name]
        count, kind = prod(found.shape), found.base
        whole = kind == BYTE and bool(found.shape)
        layout += f"{count}s" if whole else f"{count}{kind.char}"
        step = 1 if whole else count
        places.append(slice(at, at + count) if found.shape and not whole else at)
        at += step
    read, sorted_out = struct.Struct(layout), itemgetter(*places)
    assert read.size == dtype.itemsize, "the fields fill the structure"

    @functools.lru_cache(REMEMBERED)
    def fields_in(position: bytes) -> Any:
        return fields._make(sorted_out(read.unpack(position)))

    def fields_of(element: np.record) -> Any:
        return fields_in(element.tobytes())

    return fields_of


def copied(element: np.record) -> np.record:
    """A copy with its own memory and the same bytes."""
    twin: np.record = np.frombuffer(bytearray(element.tobytes()), element.dtype)[0]
    return twin


def duplicate(elements: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """A copy of an array. NumPy's own copies field by field, which takes eight times as long."""
    return np.frombuffer(bytearray(elements.tobytes()), elements.dtype)

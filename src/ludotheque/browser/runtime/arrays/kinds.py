"""The types of numbers, and `dtype`: how the items of an array lie in memory."""

from __future__ import annotations

import struct
from math import prod
from typing import Any


class generic:  # noqa: N801  names are NumPy's here
    """A type of numbers. Called, it gives one of Python's, within its range: whole numbers wrap around."""

    format = ""

    def __new__(cls, value: Any = 0) -> Any:
        return fitted(cls, value)


def fitted(kind: type[generic], value: Any) -> Any:
    """The value as an array of this kind keeps it."""
    if kind.format == "?":
        return bool(value)
    if kind.format == "d":
        return float(value)
    if kind.format == "f":
        return struct.unpack("<f", struct.pack("<f", value))[0]
    bits = 8 * struct.calcsize("=" + kind.format)
    number = int(value) & ((1 << bits) - 1)
    return number - (1 << bits) if kind.format in "bhiq" and number >> (bits - 1) else number


class integer(generic):  # noqa: N801
    pass


class floating(generic):  # noqa: N801
    pass


class bool_(generic):  # noqa: N801
    format = "?"


def _kind(name: str, base: type[generic], form: str) -> Any:
    return type(name, (base,), {"format": form})


int8, int16, int32, int64 = (_kind(f"int{8 << k}", integer, "bhiq"[k]) for k in range(4))
uint8, uint16, uint32, uint64 = (_kind(f"uint{8 << k}", integer, "BHIQ"[k]) for k in range(4))
float32, float64 = _kind("float32", floating, "f"), _kind("float64", floating, "d")

_ALSO: dict[Any, type[generic]] = {int: int64, float: float64, bool: bool_, "<u4": uint32}


class dtype:  # noqa: N801
    """The layout of an item: a number, or a structure of fields (`fields`: name -> type, place)."""

    type: Any
    format: str
    itemsize: int
    alignment: int
    fields: dict[str, tuple[dtype, int]] | None
    shape: tuple[int, ...]
    base: dtype
    isalignedstruct: bool

    def __new__(cls, spec: Any, align: bool = False) -> dtype:
        return spec if isinstance(spec, dtype) else object.__new__(cls)

    def __init__(self, spec: Any, align: bool = False) -> None:
        if spec is self:
            return
        self.fields, self.format, self.shape, self.base, self.isalignedstruct = None, "", (), self, False
        if isinstance(spec, tuple):  # the class of the items, and their structure
            self.__dict__.update(dtype(spec[1]).__dict__)
            self.type, self.base = spec[0], self
        elif isinstance(spec, list):
            self._structure(spec, align)
        else:
            self.type = _ALSO.get(spec, spec)
            self.format = self.type.format
            self.itemsize = self.alignment = struct.calcsize("=" + self.format)

    def __class_getitem__(cls, item: Any) -> type[dtype]:
        return cls

    def __getitem__(self, name: str) -> dtype:
        assert self.fields is not None
        return self.fields[name][0]

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, dtype) and (self.format, self.itemsize) == (other.format, other.itemsize)
        return same and self.fields == other.fields  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        return hash((self.format, self.itemsize))

    @property
    def char(self) -> str:
        return self.format

    @property
    def names(self) -> tuple[str, ...] | None:
        return None if self.fields is None else tuple(self.fields)

    def repeated(self, shape: tuple[int, ...]) -> dtype:
        """The type of a field that is an array."""
        if not shape:
            return self
        made = object.__new__(dtype)
        made.__dict__.update(self.__dict__)
        made.shape, made.base, made.itemsize = shape, self, self.itemsize * prod(shape)
        return made

    def _structure(self, spec: list[tuple[Any, ...]], align: bool) -> None:
        from .array import void

        self.type, self.fields, self.isalignedstruct = void, {}, align
        at, widest = 0, 1
        for name, kind, *shape in spec:
            field = dtype(kind).repeated(tuple(shape[0]) if shape else ())
            if align:
                at = -(-at // field.alignment) * field.alignment
                widest = max(widest, field.alignment)
            self.fields[name] = field, at
            at += field.itemsize
        self.alignment, self.itemsize = widest, -(-at // widest) * widest

"""Arrays and records over bytes: `ndarray`, `void`, `record`.

An array is a contiguous part of a buffer. Indexing with numbers, and with one slice at the end of them, gives a view as
in NumPy; with lists, arrays and masks, a copy. Numbers that are read are Python's own.
"""

from __future__ import annotations

import array
import operator
import struct
from collections.abc import Callable, Iterator
from math import prod
from typing import Any

from . import kinds, reductions
from .broadcasting import common_shape, spread
from .kinds import dtype, fitted


class void:  # noqa: N801  names are NumPy's here
    """A structure in a buffer; its fields by their names."""

    __slots__ = ("_at", "_buffer", "dtype")
    _at: int
    _buffer: Any
    dtype: dtype

    def __getitem__(self, name: str) -> Any:
        kind, at = self._field(name)
        return item_at(self._buffer, self._at + at, kind)

    def __setitem__(self, name: str, value: Any) -> None:
        kind, at = self._field(name)
        if kind.shape:
            ndarray(self._buffer, self._at + at, kind.base, kind.shape)[:] = value
        else:
            struct.pack_into("<" + kind.format, self._buffer, self._at + at, fitted(kind.type, value))

    def _field(self, name: str) -> tuple[kinds.dtype, int]:
        try:
            return self.dtype.fields[name]  # type: ignore[index]
        except KeyError:
            raise ValueError(f"no field of name {name}") from None

    def item(self) -> tuple[Any, ...]:
        fields = self.dtype.fields or {}
        return tuple(item_at(self._buffer, self._at + at, kind) for kind, at in fields.values())

    def tobytes(self) -> bytes:
        return bytes(self._buffer[self._at : self._at + self.dtype.itemsize])

    def copy(self) -> Any:
        return _structure(bytearray(self.tobytes()), 0, self.dtype)


class record(void):  # noqa: N801
    """A structure whose fields are attributes."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def item_at(buffer: Any, at: int, kind: dtype) -> Any:
    """What lies there: a number, a record or an array."""
    if kind.shape:
        return ndarray(buffer, at, kind.base, kind.shape)
    if kind.fields is not None:
        return _structure(buffer, at, kind)
    return struct.unpack_from("<" + kind.format, buffer, at)[0]


def _structure(buffer: Any, at: int, kind: dtype) -> Any:
    made = object.__new__(kind.type)
    object.__setattr__(made, "_buffer", buffer)
    object.__setattr__(made, "_at", at)
    object.__setattr__(made, "dtype", kind)
    return made


class ndarray:  # noqa: N801
    __slots__ = ("_at", "_buffer", "_numbers", "dtype", "shape")
    dtype: dtype

    def __init__(self, buffer: Any, at: int, kind: kinds.dtype, shape: tuple[int, ...]) -> None:
        self._buffer, self._at, self.dtype, self.shape = buffer, at, kind, shape
        self._numbers: Any = None  # all of them in a row, unless they are records
        if kind.fields is None:
            form: Any = kind.format
            self._numbers = memoryview(buffer)[at : at + kind.itemsize * prod(shape)].cast("B").cast(form)

    # --- what it is ---

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    def __len__(self) -> int:
        return self.shape[0]

    def __bool__(self) -> bool:
        return bool(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __iter__(self) -> Iterator[Any]:
        return (self[k] for k in range(self.shape[0]))

    def __contains__(self, value: Any) -> bool:
        return value in self._numbers.tolist()

    # --- its items ---

    def _part(self, key: Any) -> tuple[int, tuple[int, ...]]:
        """Where an index leads: the number of items before it, and the shape that is left."""
        at, shape = 0, self.shape
        steps = key if isinstance(key, tuple) else (key,)
        for nth, step in enumerate(steps):
            inner = prod(shape[1:])
            if isinstance(step, slice):
                start, stop, by = step.indices(shape[0])
                if by != 1 or any(each != slice(None) for each in steps[nth + 1 :]):
                    raise IndexError("only one slice, without steps, after numbers")
                return at + start * inner, (max(stop - start, 0), *shape[1:])
            index = operator.index(step)
            if not -shape[0] <= index < shape[0]:
                raise IndexError(f"index {index} is out of bounds for {shape[0]} items")
            at, shape = at + index % shape[0] * inner, shape[1:]
        return at, shape

    def _chosen(self, key: Any) -> list[int]:
        """The rows that a list, an array or a mask chooses."""
        values = key.tolist() if isinstance(key, ndarray) else list(key)
        return [k for k, value in enumerate(values) if value] if values and isinstance(values[0], bool) else values

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and self._numbers is not None and len(self.shape) == 1:
            return self._numbers[key]
        if isinstance(key, (list, ndarray)):
            rows = [self[k] for k in self._chosen(key)]
            return filled([x for row in rows for x in flat(row)], self.dtype, (len(rows), *self.shape[1:]))
        if isinstance(key, tuple) and len(key) == 2 and key[0] == slice(None) and not isinstance(key[1], slice):
            return self._column(key[1])
        at, shape = self._part(key)
        kind = self.dtype.repeated(shape) if shape else self.dtype
        return item_at(self._buffer, self._at + at * self.dtype.itemsize, kind)

    def _column(self, index: int | None) -> ndarray:
        """One item of every row, which cannot be changed: in NumPy it would be a view. None: rows of one item."""
        if index is None:
            return self.reshape(*self.shape, 1)
        column = _packed(flat(self)[operator.index(index) % self.shape[1] :: self.shape[1]], self.dtype)
        return ndarray(bytes(column), 0, self.dtype, self.shape[:1])

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, (list, ndarray)):
            rows = self._chosen(key)
            values = value if isinstance(value, (list, ndarray)) else [value] * len(rows)
            for k, each in zip(rows, values, strict=True):
                self[k] = each
            return
        at, shape = self._part(key)
        if self._numbers is None:
            start, size = self._at + at * self.itemsize, self.itemsize * prod(shape)
            self._buffer[start : start + size] = value.tobytes()
            return
        count = prod(shape)
        values = flat(value)
        if count % max(len(values), 1) or (count and not values):
            raise ValueError(f"{len(values)} numbers for {count} places")
        for k in range(count):
            self._numbers[at + k] = fitted(self.dtype.type, values[k % len(values)])

    def item(self) -> Any:
        (value,) = self._numbers
        return value

    def tolist(self) -> list[Any]:
        if self._numbers is None:
            return [each.item() for each in self]
        return self._numbers.tolist() if len(self.shape) == 1 else [row.tolist() for row in self]

    def tobytes(self) -> bytes:
        return bytes(self._buffer[self._at : self._at + self.nbytes])

    # --- others made of it ---

    def copy(self) -> ndarray:
        return ndarray(bytearray(self.tobytes()), 0, self.dtype, self.shape)

    def astype(self, kind: Any, order: str = "C") -> ndarray:
        """The order in memory is always that of the rows."""
        return filled(flat(self), dtype(kind), self.shape)

    def view(self, kind: Any) -> ndarray:
        made = dtype(kind)
        shape = (*self.shape[:-1], self.shape[-1] * self.itemsize // made.itemsize)
        return ndarray(self._buffer, self._at, made, shape)

    def reshape(self, *shape: int) -> ndarray:
        known = prod(extent for extent in shape if extent >= 0)
        whole = tuple(self.size // known if extent < 0 else extent for extent in shape)
        return ndarray(self._buffer, self._at, self.dtype, whole)

    def ravel(self) -> ndarray:
        return self.reshape(-1)

    # --- arithmetic, item by item ---

    def _with(self, other: Any, does: Callable[[Any, Any], Any], kind: Any = None) -> ndarray:
        return combined(does, self, other, kind)

    def _before(self, other: Any, does: Callable[[Any, Any], Any]) -> ndarray:
        return combined(does, other, self)

    def __add__(self, other: Any) -> ndarray:
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> ndarray:
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> ndarray:
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> ndarray:
        return self._with(other, operator.truediv, kinds.float64)

    def __floordiv__(self, other: Any) -> ndarray:
        return self._with(other, operator.floordiv)

    def __mod__(self, other: Any) -> ndarray:
        return self._with(other, operator.mod)

    def __pow__(self, other: Any) -> ndarray:
        return self._with(other, operator.pow)

    def __lshift__(self, other: Any) -> ndarray:
        return self._with(other, operator.lshift)

    def __and__(self, other: Any) -> ndarray:
        return self._with(other, operator.and_)

    def __or__(self, other: Any) -> ndarray:
        return self._with(other, operator.or_)

    def __radd__(self, other: Any) -> ndarray:
        return self._before(other, operator.add)

    def __rsub__(self, other: Any) -> ndarray:
        return self._before(other, operator.sub)

    def __rmul__(self, other: Any) -> ndarray:
        return self._before(other, operator.mul)

    def __rfloordiv__(self, other: Any) -> ndarray:
        return self._before(other, operator.floordiv)

    def __eq__(self, other: object) -> ndarray:  # type: ignore[override]
        return self._with(other, operator.eq, kinds.bool_)

    def __ne__(self, other: object) -> ndarray:  # type: ignore[override]
        return self._with(other, operator.ne, kinds.bool_)

    def __lt__(self, other: Any) -> ndarray:
        return self._with(other, operator.lt, kinds.bool_)

    def __le__(self, other: Any) -> ndarray:
        return self._with(other, operator.le, kinds.bool_)

    def __gt__(self, other: Any) -> ndarray:
        return self._with(other, operator.gt, kinds.bool_)

    def __ge__(self, other: Any) -> ndarray:
        return self._with(other, operator.ge, kinds.bool_)

    __hash__ = None  # type: ignore[assignment]

    # --- all items, or those along an axis, in one number ---

    def _reduced(self, does: Callable[[list[Any]], Any], axis: int | None, kind: Any = None) -> Any:
        lines, shape = reductions.lines(flat(self), self.shape, axis)
        found = [does(line) for line in lines]
        return filled(found, dtype(kind or self.dtype), shape) if axis is not None and shape else found[0]

    def sum(self, axis: int | None = None, dtype: Any = None, keepdims: bool = False) -> Any:
        """`keepdims`: along the last axis."""
        real = self.dtype.format in "fd"
        along_last = axis is None or axis % self.ndim == self.ndim - 1
        does = sum if not real else reductions.pairwise if along_last else reductions.in_order
        found = self._reduced(does, axis, dtype or (self.dtype if real else kinds.int64))
        return found.reshape(*found.shape, 1) if keepdims else found

    def mean(self, axis: int | None = None) -> Any:
        count = self.size if axis is None else self.shape[axis]
        return self.sum(axis) / count

    def std(self, axis: int = -1, ddof: int = 0) -> Any:
        """Along the last axis."""
        return self._reduced(lambda line: reductions.deviation(line, ddof), axis, kinds.float64)

    def max(self, axis: int | None = None, initial: Any = None) -> Any:
        return self._reduced(max if initial is None else lambda line: max(initial, *line), axis)

    def min(self, axis: int | None = None, initial: Any = None) -> Any:
        return self._reduced(min if initial is None else lambda line: min(initial, *line), axis)

    def any(self, axis: int | None = None) -> Any:
        return self._reduced(any, axis, kinds.bool_)

    def all(self, axis: int | None = None) -> Any:
        return self._reduced(all, axis, kinds.bool_)

    def argmax(self) -> int:
        values = flat(self)
        return values.index(max(values))


def flat(value: Any) -> list[Any]:
    """All numbers in it, in a row."""
    if isinstance(value, ndarray):
        return list(value) if value._numbers is None else value._numbers.tolist()
    if isinstance(value, (list, tuple)):
        return [x for each in value for x in flat(each)]
    return [value]


def shape_of(value: Any) -> tuple[int, ...]:
    if isinstance(value, ndarray):
        return value.shape
    if isinstance(value, (list, tuple)):
        return (len(value), *(shape_of(value[0]) if value else ()))
    return ()


def empty(shape: tuple[int, ...], kind: dtype) -> ndarray:
    return ndarray(bytearray(kind.itemsize * prod(shape)), 0, kind, shape)


def filled(values: list[Any], kind: dtype, shape: tuple[int, ...]) -> ndarray:
    """An array of these numbers or records."""
    if kind.fields is not None:
        return ndarray(bytearray(b"".join(each.tobytes() for each in values)), 0, kind, shape)
    return ndarray(_packed(values, kind), 0, kind, shape)


def _packed(values: list[Any], kind: dtype) -> bytearray:
    if kind.format == "?":
        return bytearray(map(bool, values))
    try:
        return bytearray(memoryview(array.array(kind.format, values)).cast("B"))
    except (OverflowError, TypeError):  # numbers of another kind, or beyond its range
        return bytearray(memoryview(array.array(kind.format, [fitted(kind.type, x) for x in values])).cast("B"))


def kind_of(value: Any) -> dtype:
    """The type of the array that a value becomes."""
    if isinstance(value, ndarray):
        return value.dtype
    numbers = flat(value)
    if all(isinstance(x, bool) for x in numbers) and numbers:
        return dtype(kinds.bool_)
    return dtype(kinds.float64 if not numbers or any(isinstance(x, float) for x in numbers) else kinds.int64)


def combined(does: Callable[[Any, Any], Any], one: Any, other: Any, kind: Any = None) -> ndarray:
    """`does` for every pair of items."""
    shape = common_shape(shape_of(one), shape_of(other))
    values = list(map(does, spread(flat(one), shape_of(one), shape), spread(flat(other), shape_of(other), shape)))
    if kind is None:
        kind = _common([each for each in (one, other) if isinstance(each, ndarray)], values)
    return filled(values, dtype(kind), shape)


def _common(arrays: list[ndarray], values: list[Any]) -> dtype:
    widest = max((array.dtype for array in arrays), key=lambda kind: (kind.format in "fd", kind.itemsize))
    real = any(isinstance(x, float) for x in values)
    return dtype(kinds.float64) if real and widest.format not in "fd" else widest

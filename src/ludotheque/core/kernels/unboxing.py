"""Records are handed to kernels by the address that stands in them.

Numba asks NumPy for a buffer instead, which NumPy describes field by field, in text: 3 µs and more for each record of
each call, several times what most kernels take. The address is a public member of NumPy's `PyVoidScalarObject`.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numba.core import boxing, pythonapi, types
from numba.extending import NativeValue

ADDRESS = tuple.__basicsize__  # bytes: it is the first member after the head of an object that has a size


def address_of(record: np.void) -> int | None:
    """Where the record's data are, by this way."""
    return ctypes.c_void_p.from_address(id(record) + ADDRESS).value


def works() -> bool:
    """Whether the address stands there, as it has since NumPy's beginnings."""
    records = np.zeros(2, [("number", np.int64)])
    return address_of(records[1]) == records.ctypes.data + records.itemsize


def unbox_record(kind: types.Record, record: Any, context: Any) -> NativeValue:
    builder = context.builder
    data = context.context.get_value_type(kind)
    place = builder.gep(record, [context.context.get_constant(types.intp, ADDRESS)])
    return NativeValue(builder.load(builder.bitcast(place, data.as_pointer())))


def install() -> None:
    """Numba lets nobody else unbox a type it unboxes itself, so its entry is replaced. Without, all is only slower."""
    registry = getattr(pythonapi, "_unboxers", None)
    functions = getattr(registry, "functions", {})
    if functions.get(types.Record) is getattr(boxing, "unbox_record", None) and works():
        functions[types.Record] = unbox_record

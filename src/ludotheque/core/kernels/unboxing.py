"""Positions are handed to kernels by the address in them.

Numba asks NumPy for a buffer instead (`unbox_record` in `numba/core/boxing.py`), which NumPy describes field by field,
in text: 3 µs and more for each position of each call, several times what most kernels take. The address is a public
member of NumPy's `PyVoidScalarObject` (`numpy/arrayscalars.h`). `LUDOTHEQUE_UNBOXING=off` leaves Numba as it is.
"""

from __future__ import annotations

import ctypes
import os
from typing import Any

import numpy as np
from numba.core import boxing, pythonapi, types
from numba.extending import NativeValue

SWITCH, OFF = "LUDOTHEQUE_UNBOXING", "off"
ADDRESS = tuple.__basicsize__  # bytes: it is the first member after the head of an object that has a size


def address_of(element: np.void) -> int | None:
    """Where the element's data are, read from the object itself."""
    return ctypes.c_void_p.from_address(id(element) + ADDRESS).value


def works() -> bool:
    """Whether the address is there, as it has been since NumPy's beginnings."""
    elements = np.zeros(2, [("number", np.int64)])
    return address_of(elements[1]) == elements.ctypes.data + elements.itemsize


def unbox_record(kind: types.Record, record: Any, context: Any) -> NativeValue:
    builder = context.builder
    data = context.context.get_value_type(kind)
    place = builder.gep(record, [context.context.get_constant(types.intp, ADDRESS)])
    return NativeValue(builder.load(builder.bitcast(place, data.as_pointer())))


def install() -> None:
    """Replace Numba's entry: it accepts no second way to unbox a type. Without this, everything is only slower."""
    if os.environ.get(SWITCH) == OFF:
        return
    registry = getattr(pythonapi, "_unboxers", None)
    functions = getattr(registry, "functions", {})
    if functions.get(types.Record) is getattr(boxing, "unbox_record", None) and works():
        functions[types.Record] = unbox_record

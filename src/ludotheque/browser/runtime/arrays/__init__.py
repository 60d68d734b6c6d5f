"""A stand-in for NumPy: the little of it that matches, views, tables and bots use from Python.

There is no NumPy for Pyodide in the registries that this project builds from, and with kernels compiled there is no
need for its speed. Everything here means the same as in NumPy, and the tests compare the two.
"""

from . import random, typing
from .array import ndarray, record, void
from .functions import (
    arange,
    array,
    asarray,
    asfortranarray,
    bincount,
    concatenate,
    cumsum,
    empty,
    flatnonzero,
    frombuffer,
    full,
    maximum,
    searchsorted,
    sort,
    sqrt,
    sum,  # noqa: A004
    take_along_axis,
    unique,
    where,
    zeros,
)
from .kinds import (
    bool_,
    dtype,
    float32,
    float64,
    floating,
    generic,
    int8,
    int16,
    int32,
    int64,
    integer,
    uint8,
    uint16,
    uint32,
    uint64,
)

__version__ = "0"  # no NumPy

__all__ = [
    "arange",
    "array",
    "asarray",
    "asfortranarray",
    "bincount",
    "bool_",
    "concatenate",
    "cumsum",
    "dtype",
    "empty",
    "flatnonzero",
    "float32",
    "float64",
    "floating",
    "frombuffer",
    "full",
    "generic",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "maximum",
    "ndarray",
    "random",
    "record",
    "searchsorted",
    "sort",
    "sqrt",
    "sum",
    "take_along_axis",
    "typing",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "unique",
    "void",
    "where",
    "zeros",
]

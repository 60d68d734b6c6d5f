"""Arithmetic on rows of `WIDTH` numbers, all at once: as many instructions as the processor needs for a whole row.

Each number is computed by itself and in float32, so these are the same bits as one by one. A row that is made here
with `scratch` stays in registers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .linked import linked

WIDTH = 32

Row = npt.NDArray[np.float32]
ZERO = np.float32(0)


def set_row(row: Row, weights: Row, at: int) -> None:
    """The row becomes the one in `weights` from there on."""
    row[:WIDTH] = weights[at : at + WIDTH]


def add_row(row: Row, weights: Row, at: int) -> None:
    """Add the one in `weights` from there on."""
    for j in range(WIDTH):
        row[j] += weights[at + j]


def add_times(row: Row, weights: Row, at: int, number: np.float32) -> None:
    """Add the one in `weights` from there on, times a number."""
    for j in range(WIDTH):
        row[j] += number * weights[at + j]


def add_above_zero(row: Row, other: Row) -> None:
    """Add what is above zero in the other."""
    for j in range(WIDTH):
        row[j] += other[j] if other[j] > ZERO else ZERO


def _compiled() -> tuple[Any, ...]:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic
    from numba.np import arrayobj

    floats = ir.VectorType(ir.FloatType(), WIDTH)
    row_type = types.Array(types.float32, 1, "C")
    each = 4  # bytes: what a row is aligned to

    def place(context: Any, builder: Any, array: Any, at: Any = None) -> Any:
        data = arrayobj.make_array(row_type)(context, builder, array).data
        return builder.bitcast(data if at is None else builder.gep(data, [at]), floats.as_pointer())

    def load(builder: Any, where: Any) -> Any:
        return builder.load(where, align=each)

    def function(arguments: tuple[Any, ...], compute: Any) -> Any:
        """A function that computes a new row from the one it has and the others it gets."""

        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            first = place(context, builder, given[0])
            other = load(builder, place(context, builder, *given[1:3]))
            row = compute(builder, lambda: load(builder, first), other, *given[3:])
            builder.store(row, first, align=each)
            return context.get_dummy_value()

        return lambda typing, *names: (types.none(*arguments), generate)

    def times(builder: Any, row: Any, other: Any, number: Any) -> Any:
        one = builder.insert_element(ir.Constant(floats, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
        same = builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), WIDTH), [0] * WIDTH))
        return builder.fadd(row(), builder.fmul(same, other))

    def above_zero(builder: Any, row: Any, other: Any) -> Any:
        zero = ir.Constant(floats, [0.0] * WIDTH)
        return builder.fadd(row(), builder.select(builder.fcmp_ordered(">", other, zero), other, zero))

    one = (row_type, row_type, types.int64)
    setting = function(one, lambda builder, row, other: other)
    adding = function(one, lambda builder, row, other: builder.fadd(row(), other))
    adding_times = function((*one, types.float32), times)
    adding_above = function((row_type, row_type), above_zero)
    return (
        intrinsic(lambda typing, row, weights, at: setting(typing)),
        intrinsic(lambda typing, row, weights, at: adding(typing)),
        intrinsic(lambda typing, row, weights, at, number: adding_times(typing)),
        intrinsic(lambda typing, row, other: adding_above(typing)),
    )


if not linked():
    from numba.core import config

    if not config.DISABLE_JIT:
        set_row, add_row, add_times, add_above_zero = _compiled()

"""Scratch space of kernels, on the stack.

`np.empty` asks the heap, which takes longer than much of what a kernel does, and counts the users of the array. Scratch
space is part of the frame of the kernel that makes it, as in C, and gone when this returns.
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from .linked import linked

T = TypeVar("T", bound=np.generic)


def scratch(size: int, kind: type[T]) -> npt.NDArray[T]:
    """An array of this size, a constant with a name, that holds anything. No kernel may return it."""
    return np.empty(size, kind)


def _on_the_stack() -> Any:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np import arrayobj

    def make(typing: Any, size: Any, kind: Any) -> Any:
        if not isinstance(size, types.IntegerLiteral):
            return None  # Numba asks again, with the constant if it is one
        array = types.Array(kind.dtype, 1, "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            item = context.get_data_type(array.dtype)
            extent = context.get_constant(types.intp, size.literal_value)
            step = context.get_constant(types.intp, context.get_abi_sizeof(item))
            made = arrayobj.make_array(array)(context, builder)
            data = cgutils.alloca_once(builder, item, size=extent)
            arrayobj.populate_array(made, data=data, shape=[extent], strides=[step], itemsize=step, meminfo=None)
            return made._getvalue()

        return array(size, kind), generate

    return intrinsic(prefer_literal=True)(make)


if not linked():
    from numba.core import config

    if not config.DISABLE_JIT:
        scratch = _on_the_stack()

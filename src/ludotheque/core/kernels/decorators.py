"""The decorators of compiled functions: `kernel` for those of the contract, `helper` for those that kernels call."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

from . import unboxing
from .cache import keep

F = TypeVar("F", bound=Callable[..., Any])

unboxing.install()


def kernel(function: F) -> F:
    """Compile `function` at its first call, without the GIL, cached on disk.

    With `NUMBA_DISABLE_JIT=1` the function stays plain Python, for debugging and coverage.
    """
    compiled = helper(function)
    if not config.DISABLE_JIT:
        keep(compiled, function)
    return compiled


def helper(function: F) -> F:
    """A kernel that only kernels call: compiled into them, and quicker to compile for that."""
    return cast(F, numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function))


if TYPE_CHECKING:

    def wide(number: Any) -> int:
        """The number in 64 bits. Widen small fields before any arithmetic: compiled they widen by themselves,
        uncompiled they wrap."""

else:
    wide = np.int64

"""The decorators of compiled functions: `kernel` for those of the contract, `helper` for those that kernels call.

This is the place where it is decided how a kernel runs: compiled by Numba, as plain Python (`NUMBA_DISABLE_JIT=1`, for
debugging and coverage), or linked from a module that was compiled before (`linked`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from .linked import LinkedKernel, linked

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile `function` at its first call, without the GIL, cached on disk."""
    return cast(F, _run(function, cached=True))


def helper(function: F) -> F:
    """A kernel that only kernels call: compiled into them, and quicker to compile for that."""
    return cast(F, _run(function, cached=False))


def _run(function: Callable[..., Any], cached: bool) -> Any:
    if linked():
        return LinkedKernel(function)
    from .compiled import compiled  # imports Numba

    return compiled(function, cached)


if TYPE_CHECKING:

    def wide(number: Any) -> int:
        """The number in 64 bits. Widen small fields before any arithmetic: compiled they widen by themselves,
        uncompiled they wrap."""

else:
    wide = np.int64

"""Kernels compiled by Numba; with `NUMBA_DISABLE_JIT=1`, plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import config

from . import unboxing
from .cache import keep
from .parts import KernelDispatcher

unboxing.install()

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "boundscheck": None}


def compiled(function: Callable[..., Any], cached: bool) -> Any:
    """Compile `function` at its first call, without the GIL."""
    if config.DISABLE_JIT:
        return function
    made = KernelDispatcher(function, OPTIONS)
    if cached:
        keep(made, function)
    return made

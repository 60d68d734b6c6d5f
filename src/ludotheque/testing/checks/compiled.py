"""What only a compiler knows."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from ludotheque.core.engine.functions import KERNELS

from ..case import Case, check
from ..lifetimes import dangling, kernels_of


@check
def kernels_keep_their_arrays(case: Case) -> None:
    """See `lifetimes`."""
    wrong = [fault for function in kernels_of(*_kernels(case)) for fault in _faults(function)]
    assert not wrong, "; ".join(wrong)


def _kernels(case: Case) -> list[Callable[..., Any]]:
    found = (getattr(case.engine, kernel.name) for kernel in KERNELS)
    return [kernel for kernel in found if hasattr(kernel, "py_func")]


@functools.cache  # the same for all options and numbers of players
def _faults(function: Callable[..., Any]) -> list[str]:
    return dangling(function)

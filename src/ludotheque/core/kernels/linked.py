"""Kernels that were compiled before, into a module of WebAssembly: a browser cannot compile them.

`link` is called before the first kernel is defined, and says how such a kernel is called. From then on `decorators`
makes a `LinkedKernel` of every function.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

Caller = Callable[..., Any]
Linker = Callable[[str], Caller]  # from the name of a kernel, with its module's, to what calls it

_linker: Linker | None = None


def link(linker: Linker | None) -> None:
    """Let kernels be those that `linker` finds by their names. None: let them be compiled."""
    global _linker
    _linker = linker


def linked() -> bool:
    """Whether kernels are linked rather than compiled."""
    return _linker is not None


class LinkedKernel:
    """A kernel known by its name. It is looked for when it is first called: most helpers never are."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function
        self._caller: Caller | None = None

    def __call__(self, *arguments: Any) -> Any:
        if self._caller is None:
            assert _linker is not None
            self._caller = _linker(f"{self.py_func.__module__}:{self.py_func.__name__}")
        return self._caller(*arguments)

"""The sources that decide what a kernel does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any


def sources_of(function: Callable[..., Any]) -> tuple[Path, ...]:
    """The folders and files whose sources decide what this kernel does, besides `core/`."""
    extra = function.__globals__.get("__kernel_sources__", ())
    file = Path(function.__code__.co_filename)
    return (file.parent if (file.parent / "__init__.py").exists() else file, *extra)

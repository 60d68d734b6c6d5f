"""One decorator for every compiled function, and a disk cache that cannot go stale.

Numba's own cache looks at the file a function stands in, not at the files it takes constants and other kernels from.
So every kernel is cached in a folder named by a fingerprint of all the sources it may depend on: `core/`, the folder
it stands in, and whatever `__kernel_sources__` in its module names (see `core.specialise`). A kernel may use kernels
and constants from those places only.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba.core import config

from ..messages import Phrase, messages, preferred_language
from . import unboxing
from .trust import distrust, make_private

F = TypeVar("F", bound=Callable[..., Any])

unboxing.install()

CORE = Path(__file__).parents[1]
WARNED = "LUDOTHEQUE_CACHE_WARNED"
UNUSED_AFTER = 60 * 24 * 3600  # seconds after which a fingerprint nobody runs any more is thrown away


def cache_root() -> Path:
    """Where compiled kernels are kept: `$LUDOTHEQUE_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("LUDOTHEQUE_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("ludotheque")


@functools.cache
def fingerprint(*folders: Path) -> str:
    """A hash of every Python source in these folders, and of the compiler that reads them."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__} {np.__version__}".encode())
    for folder in sorted({CORE, *folders}):
        for source in sorted(folder.rglob("*.py")):
            digest.update(f"\n{source}\n".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:20]


@functools.cache
def cache_folder(*folders: Path) -> Path | None:
    """The cache folder for kernels made of these sources; None where the disk cannot be written, or where others can
    write too: what Numba reads from its cache can run anything."""
    root = cache_root()
    kernels = root / "kernels"
    folder = kernels / fingerprint(*folders)
    try:
        new = not folder.exists()
        make_private(folder)
        doubt = distrust(root, folder)
        if doubt is not None:
            _warn(doubt)
            return None
        if new:
            _forget_unused(kernels)
        os.utime(folder)
    except OSError:
        return None
    return folder


def _warn(doubt: Phrase) -> None:
    """Once, and not again in the processes this one starts."""
    if WARNED not in os.environ:
        os.environ[WARNED] = "1"
        print(messages(preferred_language()).say_phrase(doubt), file=sys.stderr)


def _forget_unused(root: Path) -> None:
    for old in root.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > UNUSED_AFTER:
            shutil.rmtree(old, ignore_errors=True)


def kernel(function: F) -> F:
    """Compile `function` at its first call, without the GIL, cached on disk.

    With `NUMBA_DISABLE_JIT=1` the function stays plain Python, for debugging and coverage.
    """
    folder = cache_folder(*sources_of(function))
    if folder is not None:
        config.CACHE_DIR = str(folder)
    return _compile(function, cache=folder is not None)


def helper(function: F) -> F:
    """A kernel that only kernels call: compiled into them, and quicker to compile for that."""
    return _compile(function)


def _compile(function: F, **options: bool) -> F:
    compiled = numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True, **options)(function)
    return cast(F, compiled)


@helper
def reveals_nothing(board: np.record, state: np.record, action: int) -> int:
    """Stands in generic code for the kernel `reveals` of a game that has none."""
    return -1


def sources_of(function: Callable[..., Any]) -> tuple[Path, ...]:
    """The folders whose sources decide what this kernel does, besides `core/`."""
    extra = function.__globals__.get("__kernel_sources__", ())
    return (Path(function.__code__.co_filename).parent, *extra)


if TYPE_CHECKING:

    def wide(number: Any) -> int:
        """The number in 64 bits. Small fields are widened before any arithmetic: compiled they would widen by
        themselves, uncompiled they would wrap."""

else:
    wide = np.int64

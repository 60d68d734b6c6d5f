"""A disk cache for compiled kernels that cannot go stale.

Numba's own cache looks at the file a function is in, not at the files it takes constants and other kernels from. So
every kernel is cached in a folder named by a fingerprint of all the sources it may depend on: `core/`, the folder it is
in (the file alone, if that folder is not a package), and whatever `__kernel_sources__` in its module names (see
`specialise`). A kernel may use kernels and constants from those places only.
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
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core import caching

from ..messages import Phrase, messages, preferred_language
from .sources import sources_of
from .trust import distrust, make_private

CORE = Path(__file__).parents[1]
WARNED = "LUDOTHEQUE_CACHE_WARNED"
_on = True
UNUSED_AFTER = 60 * 24 * 3600  # seconds after which an unused fingerprint is deleted


def cache_root() -> Path:
    """Where compiled kernels are kept: `$LUDOTHEQUE_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("LUDOTHEQUE_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("ludotheque")


@functools.cache
def fingerprint(*places: Path) -> str:
    """A hash of every Python source in these folders and files, and of the compiler that reads them."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__} {np.__version__}".encode())
    for place in sorted({CORE, *places}):
        for source in [place] if place.is_file() else sorted(place.rglob("*.py")):
            digest.update(f"\n{source}\n".encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:20]


def switch_off() -> None:
    """For the rest of this process there is no cache."""
    global _on
    _on = False
    cache_folder.cache_clear()


@functools.cache
def cache_folder(*places: Path) -> Path | None:
    """The cache folder for kernels made of these sources; None where the disk cannot be written, or where others can
    write too: what Numba reads from its cache can run anything."""
    if not _on:
        return None
    root = cache_root()
    kernels = root / "kernels"
    folder = kernels / fingerprint(*places)
    try:
        new = not folder.exists()
        make_private(folder)
        doubt = distrust(root, folder)
        if doubt is not None:
            _warn(doubt)
            return None
        if new:
            _remove_unused(kernels)
        os.utime(folder)
    except OSError:
        return None
    return folder


def _warn(doubt: Phrase) -> None:
    """Once, and not again in the processes this one starts."""
    if WARNED not in os.environ:
        os.environ[WARNED] = "1"
        print(messages(preferred_language()).say_phrase(doubt), file=sys.stderr)


def _remove_unused(kernels: Path) -> None:
    for old in kernels.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > UNUSED_AFTER:
            shutil.rmtree(old, ignore_errors=True)


class Locator(caching._CacheLocator):  # type: ignore[misc]
    """Tells Numba where a kernel is cached, and that the fingerprint decides whether it is still good."""

    def __init__(self, function: Callable[..., Any], file: str, folder: Path) -> None:
        self._folder = folder / self.get_suitable_cache_subpath(file)
        self._stamp = folder.name
        self._line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Locator | None:
        folder = cache_folder(*sources_of(py_func))
        return None if folder is None else cls(py_func, py_file, folder)


class _Results(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (Locator,)


class KernelCache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, kept where `Locator` says."""

    _impl_class = _Results


def keep(compiled: Any, function: Callable[..., Any]) -> None:
    """Cache what `compiled`, a dispatcher of Numba's, compiles of this function; nothing where there is no cache."""
    if cache_folder(*sources_of(function)) is not None:
        compiled._cache = KernelCache(function)

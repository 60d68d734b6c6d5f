"""The linker of WebAssembly: Debian's `lld`, or the one in PyPI's `ziglang`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from ludotheque.core.errors import BadRequest

NAMES = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(25, 13, -1)))
STACK = 1 << 18
MEMORY = 1 << 24  # enough for a search: it need not grow


def linker() -> list[str]:
    """The words that start it. Raises BadRequest where there is none."""
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    if installed is not None:
        return [installed]
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise BadRequest("bundle-no-linker")


def link(objects: list[Path], exports: list[str], made: Path) -> None:
    """One module out of these objects, that keeps what it exports and what this needs."""
    options = ["--no-entry", "-O3", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
    options += [f"--initial-memory={MEMORY}", *(f"--export={name}" for name in exports)]
    subprocess.run([*linker(), *options, *map(str, objects), "-o", str(made)], check=True)

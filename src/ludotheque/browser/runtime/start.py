"""The first thing that runs inside the browser's Python: from here on, ours finds its kernels, boards and arrays."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from . import arrays
from .frames import FrameSpace, KernelCaller, Module


def start(kernels: Path, games: Path | None = None) -> None:
    """`kernels` has, for every game, its module (`.wasm`), how to call it (`.json`) and its board (`.board`); `games`
    the files of games in one file."""
    sys.modules["numpy"] = arrays
    sys.modules["numpy.random"] = arrays.random
    sys.modules["numpy.typing"] = arrays.typing
    if games is not None:
        os.environ["LUDOTHEQUE_GAMES"] = os.pathsep.join(str(file) for file in sorted(games.glob("*.py")))
    from ludotheque.core.board import printed
    from ludotheque.core.kernels import linked

    linked.link(Linker(kernels))
    for board in kernels.glob("*.board"):
        printed.bring(board.stem, board.read_bytes())


class Linker:
    """Finds kernels by their names. A module is loaded when the first of its kernels is called."""

    def __init__(self, kernels: Path) -> None:
        self._folder = kernels
        self._exports: dict[str, tuple[str, Any]] = {}
        for file in kernels.glob("*.json"):
            self._exports |= {name: (file.stem, export) for name, export in json.loads(file.read_bytes()).items()}
        self._rooms: dict[str, FrameSpace] = {}

    def __call__(self, name: str) -> KernelCaller:
        if name not in self._exports:
            raise LookupError(f"Python calls {name}, which was not exported")
        module, export = self._exports[name]
        if module not in self._rooms:
            self._rooms[module] = FrameSpace(self._loaded(self._folder / f"{module}.wasm"))
        return KernelCaller(self._rooms[module], export["function"], export["takes"], export["gives"])

    def _loaded(self, file: Path) -> Module:
        from .javascript import JavaScriptModule

        return JavaScriptModule(file)

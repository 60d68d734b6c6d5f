"""Generic compiled code, made once for every game.

A generic module (a simulation loop, a search) is written against the names in `core.slots`. `specialise` executes
its source under a separate module name for each game, with that game's kernels already in its globals. So calls are
direct, inlined and cached on disk; passing kernels as arguments or closing over them would lose the disk cache.
"""

from __future__ import annotations

import importlib.util
import sys
import threading
from collections.abc import Mapping, Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from ..contract import Game

_ONE_AT_A_TIME = threading.RLock()  # a module being executed is in `sys.modules` already, but not yet complete


def specialise(generic: str, game: Game) -> ModuleType:
    """The module named `generic` (never imported itself), bound to the kernels of `game`."""
    with _ONE_AT_A_TIME:
        name = f"{generic}__{game.name}"
        return sys.modules.get(name) or executed(generic, name, game.engine.slots(), [game.folder])


def executed(generic: str, name: str, names: Mapping[str, Any], sources: Sequence[Path]) -> ModuleType:
    """The module named `generic`, executed as `name` with these names in its globals. `sources` decide, beside its own
    folder, what they are (see `cache`)."""
    with _ONE_AT_A_TIME:
        if name in sys.modules:
            return sys.modules[name]
        found = importlib.util.find_spec(generic)
        if found is None or found.origin is None:
            raise ImportError(f"no module {generic}")
        loader = SourceFileLoader(name, found.origin)
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader) or found)
        module.__dict__.update(names)
        module.__dict__["__kernel_sources__"] = list(sources)
        sys.modules[name] = module
        loader.exec_module(module)
        return module

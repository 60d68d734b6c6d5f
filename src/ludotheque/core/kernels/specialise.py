"""Generic compiled code, made once for every game.

A generic module (a simulation loop, a search) is written against the names in `core.slots`. `specialise` executes
its source under a module name of its own for each game, with that game's kernels already in its globals. So calls
are direct, inlined and cached on disk; passing kernels as arguments or closing over them would lose the disk cache.
"""

from __future__ import annotations

import importlib.util
import sys
import threading
from importlib.machinery import SourceFileLoader
from types import ModuleType

from ..contract import Game

_ONE_AT_A_TIME = threading.RLock()  # a module being executed is in `sys.modules` already, but not yet complete


def specialise(generic: str, game: Game) -> ModuleType:
    """The module named `generic` (never imported itself), bound to the kernels of `game`."""
    with _ONE_AT_A_TIME:
        return _specialise(generic, game)


def _specialise(generic: str, game: Game) -> ModuleType:
    name = f"{generic}__{game.name}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.find_spec(generic)
    if found is None or found.origin is None:
        raise ImportError(f"no module {generic}")
    loader = SourceFileLoader(name, found.origin)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader) or found)
    module.__dict__.update(game.engine.slots())
    module.__dict__["__kernel_sources__"] = [game.folder]
    sys.modules[name] = module
    loader.exec_module(module)
    return module

"""Compile a game before it is played: once, in a process of its own, with progress.

    python -m ludotheque.core.kernels.build GAME [GENERIC …]

is that process: it compiles the kernels into the disk cache and prints a line for each. One process translates every
function once (see `parts`); two would take less time, but each would translate nearly all of them.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import config

from ..chance import fair
from ..contract import Engine, Game
from ..engine.functions import KERNELS, Kernel
from ..errors import BadRequest
from .cache import cache_folder
from .specialise import specialise

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Types:
    """The types of the arguments kernels are called with, by the names in `core.engine.functions.TYPES`."""

    board: Any
    state: Any
    integer: Any = numba.int64
    real: Any = numba.float64
    actions: Any = numba.int16[::1]
    codes: Any = numba.int8[::1]
    points: Any = numba.int32[::1]
    points_table: Any = numba.int32[:, ::1]
    shares: Any = numba.float64[::1]
    numbers: Any = numba.float32[::1]
    key: Any = numba.uint32[::1]
    rng: Any = numba.uint64[::1]


def types_of(engine: Engine) -> Types:
    return Types(numba.typeof(engine.board), numba.typeof(np.zeros(1, engine.state)[0]))


def signature(kernel: Kernel, types: Types) -> tuple[Any, ...]:
    """How a kernel of the contract is called."""
    return (types.board, types.state, *(getattr(types, name) for name in kernel.types))


def jobs(game: Game, generics: Sequence[str]) -> list[tuple[Any, tuple[Any, ...]]]:
    """The kernels to compile, with the types they are compiled for."""
    engine = game.engine
    types = types_of(engine)
    kernels = [(getattr(engine, kernel.name), signature(kernel, types)) for kernel in KERNELS if kernel.early]
    found = [job for job in kernels if job[0] is not None]
    found.append((fair.peek, (types.state, types.integer)))
    found.append((fair.sow, (types.state, types.key, types.integer)))
    for generic in generics:
        module = specialise(generic, game)
        found += [(getattr(module, name), called) for name, called in module.signatures(types).items()]
    return found


def prepare(game: Game, generics: Sequence[str] = (), progress: Progress = lambda done: None) -> None:
    """Make sure that every kernel of the game, and of these generic modules, is compiled and cached.

    `progress` gets the fraction that is done, from 0 to 1; it is not called if nothing is to do.
    """
    folder = cache_folder(game.folder)
    if config.DISABLE_JIT or folder is None:
        return
    modules = [specialise(generic, game) for generic in generics]
    places = [cache_folder(Path(str(module.__file__)).parent, game.folder) for module in modules]
    mark = folder / "-".join(["ready", *(place.name for place in places if place)])
    if mark.exists():
        return
    total = len(jobs(game, generics))
    progress(0.0)
    command = [sys.executable, "-m", "ludotheque.core.kernels.build", game.name, *generics]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout is not None
        try:
            for done, _ in enumerate(worker.stdout, 1):
                progress(done / total)
        except BaseException:
            worker.kill()
            raise
    if worker.returncode:
        raise BadRequest("error-compile", game=game.name)
    mark.touch()


def _work(arguments: Sequence[str]) -> None:
    from ..shelf import find

    name, *generics = arguments
    for kernel, types in jobs(find(name), generics):
        kernel.compile(types)
        print(kernel.py_func.__name__, flush=True)


if __name__ == "__main__":
    _work(sys.argv[1:])

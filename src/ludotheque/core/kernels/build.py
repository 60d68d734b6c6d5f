"""Compile a game before somebody waits for it: visibly, once, and on every core.

    python -m ludotheque.core.kernels.build GAME SHARE [GENERIC …]

is one worker: it compiles its share of the kernels into the disk cache and prints a line for each.
"""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import config

from ..chance import fair
from ..contract import Engine, Game
from ..errors import BadRequest
from .decorators import cache_folder
from .specialise import specialise

Progress = Callable[[float], None]

# Who compiles what, so that two workers end together. A generic module comes last: it finds the kernels it calls
# in the cache.
SHARES = (
    ("apply", "draw", "deal", "mover", "ending", "peek", "sow"),
    ("greedy", "legal", "scores", "places", "imagine", "refusal", "estimate", "reveals", "forget"),
)


@dataclass(frozen=True)
class Types:
    """The types of the arguments kernels are called with."""

    board: Any
    state: Any
    integer: Any = numba.int64
    actions: Any = numba.int16[::1]
    codes: Any = numba.int8[::1]
    points: Any = numba.int32[::1]
    points_table: Any = numba.int32[:, ::1]
    shares: Any = numba.float64[::1]
    key: Any = numba.uint32[::1]
    rng: Any = numba.uint64[::1]


def types_of(engine: Engine) -> Types:
    return Types(numba.typeof(engine.board), numba.typeof(np.zeros(1, engine.state)[0]))


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    """How every kernel of the contract is called."""
    position = (t.board, t.state)
    return {
        "draw": (*position, t.integer, t.actions),
        "deal": (*position, t.integer, t.codes, t.actions),
        "mover": position,
        "legal": (*position, t.actions),
        "apply": (*position, t.integer),
        "refusal": (*position, t.integer),
        "scores": (*position, t.points),
        "places": (*position, t.points),
        "ending": position,
        "imagine": (*position, t.integer, t.rng),
        "estimate": (*position, t.shares),
        "greedy": (*position, t.rng),
        "reveals": (*position, t.integer),
        "forget": (*position, t.integer, numba.float64, t.integer),
    }


def jobs(game: Game, share: int, generics: Sequence[str]) -> list[tuple[Any, tuple[Any, ...]]]:
    """The kernels of one share, with the types they are compiled for."""
    engine = game.engine
    types = types_of(engine)
    kernels = {name: (getattr(engine, name), signature) for name, signature in signatures(types).items()}
    found = {name: job for name, job in kernels.items() if job[0] is not None}
    found["sow"] = fair.sow, (types.state, types.key, types.integer)
    found["peek"] = fair.peek, (types.state, types.integer)
    chosen = [found[name] for name in SHARES[share] if name in found]
    for generic in generics if share == 0 else ():
        module = specialise(generic, game)
        chosen += [(getattr(module, name), signature) for name, signature in module.signatures(types).items()]
    return chosen


def prepare(game: Game, generics: Sequence[str] = (), progress: Progress = lambda done: None) -> None:
    """Make sure that every kernel of the game, and of these generic modules, is compiled and cached.

    `progress` is told how much is done, from 0 to 1; it is not called if all is there already.
    """
    folder = cache_folder(game.folder)
    if config.DISABLE_JIT or folder is None:
        return
    modules = [specialise(generic, game) for generic in generics]
    places = [cache_folder(Path(str(module.__file__)).parent, game.folder) for module in modules]
    mark = folder / "-".join(["ready", *(place.name for place in places if place)])
    if mark.exists():
        return
    total = sum(len(jobs(game, share, generics)) for share in range(len(SHARES)))
    workers = [_worker(game, share, generics) for share in range(len(SHARES))]
    output: queue.SimpleQueue[str] = queue.SimpleQueue()
    readers = [threading.Thread(target=_read, args=(worker, output), daemon=True) for worker in workers]
    try:
        for reader in readers:
            reader.start()
        done, ended = 0, 0
        progress(0.0)
        while ended < len(workers):
            if output.get():
                done += 1
                progress(done / total)
            else:
                ended += 1
        if any(worker.wait() for worker in workers):
            raise BadRequest("error-compile", game=game.name)
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()
        for reader in readers:
            reader.join()
    mark.touch()


def _worker(game: Game, share: int, generics: Sequence[str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ludotheque.core.kernels.build", game.name, str(share), *generics]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _read(worker: subprocess.Popen[str], output: queue.SimpleQueue[str]) -> None:
    assert worker.stdout is not None
    with worker.stdout:
        for line in worker.stdout:
            output.put(line)
    output.put("")


def _work(arguments: Sequence[str]) -> None:
    from ..shelf import find

    name, share, *generics = arguments
    for kernel, signature in jobs(find(name), int(share), generics):
        kernel.compile(signature)
        print(kernel.py_func.__name__, flush=True)


if __name__ == "__main__":
    _work(sys.argv[1:])

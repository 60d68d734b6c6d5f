"""Writes the stub with the names that generic compiled code may use, for the type checker.

    python -m tools.slots src/ludotheque/core/slots.pyi

It is made from `core.engine.functions`. A test checks that it is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.core.engine.functions import KERNELS, TYPES, Kernel

HEAD = '''\
"""The names a generic compiled module may use, for the type checker. `specialise` binds them to a game's own.

Made by `python -m tools.slots src/ludotheque/core/slots.pyi`; do not edit.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

STATE: np.dtype[Any]
ACTIONS: int
LAYOUT: int
ONE_KIND: bool  # the game has no `decision`

Actions = npt.NDArray[np.int16]

'''


def stub() -> str:
    return HEAD + "".join(f"{_line(kernel)}\n" for kernel in KERNELS)


def _line(kernel: Kernel) -> str:
    own = [f"{name}: {TYPES[kind]}" for name, kind in zip(kernel.arguments, kernel.types, strict=True)]
    arguments = ", ".join(["board: np.record", "state: np.record", *own])
    return f"def {kernel.name}({arguments}) -> {'int' if kernel.returns else 'None'}: ..."


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(stub(), encoding="utf-8")

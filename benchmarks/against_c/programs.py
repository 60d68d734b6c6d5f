"""The C programs, built by the system's compiler."""

from __future__ import annotations

import ctypes
import functools
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from ludotheque.core.shelf import find

from .layout import header
from .work import Call, frame

HERE = Path(__file__).parent / "c"
BUILT = Path(__file__).parent / "built"
GAMES = tuple(sorted(path.stem for path in HERE.glob("*.c") if path.stem != "driver"))
# arithmetic as it is written: fused multiplications would round differently
OPTIONS = (
    "-std=c11",
    "-O3",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-Wall",
    "-Wno-unused-function",
    "-Wno-maybe-uninitialized",
)


def compiler() -> str | None:
    """The system's C compiler, if there is one."""
    return shutil.which("cc")


def version() -> str:
    """Of the compiler."""
    told = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True).stdout
    return told.splitlines()[0]


def build(game: str, made: Path, options: Sequence[str], more: Sequence[Path] = ()) -> Path:
    """Compile the program of a game, with its header."""
    BUILT.mkdir(exist_ok=True)
    (BUILT / f"{game}_layout.h").write_text(header(find(game).engine), encoding="utf-8")
    sources = list(map(str, [HERE / f"{game}.c", *more]))
    subprocess.run(["cc", *OPTIONS, f"-I{BUILT}", *options, *sources, "-lm", "-o", str(made)], check=True)
    return made


@functools.cache
def library(game: str) -> ctypes.CDLL:
    """The program of a game for this processor."""
    return ctypes.CDLL(str(build(game, BUILT / f"{game}.so", ["-march=native", "-shared", "-fPIC"])))


def run(game: str, function: str, call: Call) -> None:
    """One call of the C program."""
    slots = frame(call)
    getattr(library(game), function)(slots.ctypes.data_as(ctypes.POINTER(ctypes.c_int64)))

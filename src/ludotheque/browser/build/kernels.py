"""The kernels of all games, compiled once for the same sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.cache import cache_root, fingerprint
from ludotheque.core.kernels.trust import make_private
from ludotheque.core.shelf import shelf

from .linker import linker
from .module import SHARED

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LOOPS = ROOT / "lab" / "run" / "loops.py"
COMPILER = tuple(HERE / name for name in ("codegen.py", "exports.py", "module.py", "runtime.ll", "wrapper.py"))
MODULE, EXPORTS, BOARD = ".wasm", ".json", ".board"


def kernels(progress: Callable[[str], None] = lambda name: None) -> dict[str, Path]:
    """For every game on the shelf, and for what they share, the folder with its module and how it is called; of a game,
    also its board. Raises BadRequest where there is no linker."""
    linker()
    found = {}
    for name, game in ((SHARED, None), *shelf().items()):
        used = (ROOT / "bots", ROOT / "tables") if game is None else (ROOT / "bots" / "search", LOOPS, game.folder)
        folder = found[name] = cache_root() / "wasm" / fingerprint(*COMPILER, *used)
        if not (folder / f"{name}{EXPORTS}").exists():
            progress(name)
            _make(folder, name, [] if game is None else [name])
        if game is not None:
            (folder / f"{name}{BOARD}").write_bytes(game.engine.board.tobytes())
    return found


def _make(folder: Path, name: str, words: list[str]) -> None:
    """In a process of its own: see `module`. Its files appear all at once."""
    make_private(folder)
    with tempfile.TemporaryDirectory(dir=folder.parent) as apart:
        command = [sys.executable, "-m", "ludotheque.browser.build.module", apart, *words]
        if subprocess.run(command, env=os.environ).returncode:
            raise BadRequest("error-compile", game=name)
        for kind in (MODULE, EXPORTS):
            shutil.move(Path(apart, f"{name}{kind}"), folder / f"{name}{kind}")

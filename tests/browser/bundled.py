"""The bundle for tests: built once, with games of others, and run under Node."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.browser.build.bundle import PYODIDE
from ludotheque.browser.build.linker import linker
from ludotheque.core.errors import BadRequest

ROOT = Path(__file__).parents[2]
WEB, HERE = ROOT / "web", Path(__file__).parent
OTHERS = ROOT / "examples" / "first_game.py"


def need() -> None:
    """Skip where the bundle cannot be built."""
    try:
        linker()
    except BadRequest as error:
        pytest.skip(str(error))
    if not (PYODIDE / "pyodide.mjs").exists() or shutil.which("node") is None:
        pytest.skip("Node and the client's packages are needed")


@functools.cache
def bundle(folder: Path) -> Path:
    """A bundle of all games on the shelf, and one in a single file."""
    environment = {**os.environ, "LUDOTHEQUE_GAMES": str(OTHERS)}
    command = [sys.executable, "-m", "ludotheque.browser.build", "--into", str(folder / "offline")]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return folder / "offline"


def command(bundle: Path, script: Path, *words: str) -> list[str]:
    """Starts a script in the browser's Python."""
    return ["node", str(HERE / "python.mjs"), str(WEB), str(bundle), str(script), *words]


def python(bundle: Path, script: Path, *words: str, memory: Path | None = None) -> str:
    """What a script prints in the browser's Python. `memory`: the file where that of the interpreter is kept."""
    environment = {**os.environ, "MEMORY": str(memory or "")}
    done = subprocess.run(command(bundle, script, *words), env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout

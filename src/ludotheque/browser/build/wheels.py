"""The packages that come compiled for Pyodide, pinned in `wheels.txt`; pip fetches them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.cache import cache_root

PINNED = Path(__file__).parent / "wheels.txt"
PYTHON, ABI = "3.14", "2026_0"  # of Pyodide's version in web/package.json
PLATFORM = f"pyemscripten_{ABI}_wasm32"


def wheels() -> list[Path]:
    """Their files. Raises BadRequest where they cannot be fetched."""
    folder = cache_root() / "wheels"
    tag = f"cp{PYTHON.replace('.', '')}"
    found = list(_known(folder))
    if len(found) < len(_pinned()):
        options = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--quiet", "--disable-pip-version-check"]
        target = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", tag]
        command = [sys.executable, "-m", "pip", "download", *options, *target, "-d", str(folder), "-r", str(PINNED)]
        if subprocess.run(command).returncode:
            raise BadRequest("bundle-no-wheels")
        found = list(_known(folder))
    return found


def _pinned() -> list[str]:
    lines = PINNED.read_text(encoding="utf-8").splitlines()
    return [line.split()[0].replace("==", "-") for line in lines if line and not line.startswith("#")]


def _known(folder: Path) -> list[Path]:
    return [file for name in _pinned() for file in folder.glob(f"{name}-*{PLATFORM}.whl")]

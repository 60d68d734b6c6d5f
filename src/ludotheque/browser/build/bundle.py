"""The bundle: a folder with everything that the house needs in a browser, listed in its `index.json`."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path

from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import shelf

from .archive import pack
from .index import FILE, BundledFile, BundleIndex, Role, described, index_of, write
from .kernels import BOARD, EXPORTS, MODULE, kernels
from .library import trim
from .module import SHARED
from .sources import our_sources
from .texts import text_sources
from .wheels import ABI, PYTHON, wheels

ROOT = Path(__file__).parents[4]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
FOLDER = ROOT / "src" / "ludotheque" / "server" / "web" / "offline"
LOADER, INTERPRETER = "pyodide.mjs", ("pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
KERNELS = "ludotheque_kernels/"  # where modules and boards are among the sources


def build(
    folder: Path = FOLDER, pyodide: Path = PYODIDE, progress: Callable[[str], None] = lambda name: None
) -> BundleIndex:
    """Write the bundle into a folder, in place of an earlier one. Raises BadRequest for what is missing."""
    if not (pyodide / LOADER).exists():
        raise BadRequest("bundle-no-pyodide", place=str(pyodide))
    made = kernels(progress)
    packages = wheels()
    (folder / FILE).unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = _interpreter(folder, pyodide)
    sources = {**our_sources(), **text_sources()}
    library = folder / "library.zip"
    trim(pyodide / LIBRARY, sources, library)
    files.append(_named(folder, library, "library"))
    for wheel in packages:
        shutil.copy(wheel, folder)
        files.append(described(folder, wheel.name, "wheel"))
    games = list(shelf())
    for name in (SHARED, *games):
        for kind in (EXPORTS, BOARD):
            if (made[name] / f"{name}{kind}").exists():
                sources[f"{KERNELS}{name}{kind}"] = (made[name] / f"{name}{kind}").read_bytes()
        module = Path(shutil.copy(made[name] / f"{name}{MODULE}", folder))
        files.append(_named(folder, module, "kernels", None if name == SHARED else name))
    ours = folder / "sources.zip"
    pack(ours, sources)
    files.append(_named(folder, ours, "sources"))
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    index = index_of(files, version, PYTHON, ABI, games)
    write(folder, index)
    return index


def _interpreter(folder: Path, pyodide: Path) -> list[BundledFile]:
    """Its files look for each other by their names: the folder has the hash."""
    names = (LOADER, *INTERPRETER)
    digest = hashlib.sha256(b"".join((pyodide / name).read_bytes() for name in names)).hexdigest()[:12]
    inside = folder / f"pyodide-{digest}"
    inside.mkdir()
    found = []
    for name in names:
        shutil.copyfile(pyodide / name, inside / name)
        role: Role = "loader" if name == LOADER else "interpreter"
        found.append(described(folder, f"{inside.name}/{name}", role))
    return found


def _named(folder: Path, file: Path, role: Role, game: str | None = None) -> BundledFile:
    """A file renamed by its content."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    named = file.rename(file.with_name(f"{file.stem}-{digest}{file.suffix}"))
    named.chmod(0o644)
    return described(folder, named.name, role, game)

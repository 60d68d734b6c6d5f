"""Our own sources for the browser: rules, bots and tables, with texts, rulebooks and the list of games."""

from __future__ import annotations

import importlib.metadata
import sys
from collections.abc import Iterable
from pathlib import Path

from ludotheque import __version__
from ludotheque.core.contract import Game
from ludotheque.core.shelf import GROUP, shelf

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "bots",
    "browser/host",
    "browser/lab",
    "browser/runtime",
    "core",
    "games",
    "lab/lengths",
    "lab/run",
    "lab/stats",
    "locales",
    "tables",
)
LAB = {
    "comparisons": ("builder", "comparison"),
    "contests": ("contest", "skills"),
    "executors": ("local",),
    "reports": ("builder", "live", "luck", "playing", "report", "summary", "wire"),
}  # without what draws charts, writes files or starts processes
FILES = (
    "__init__.py",
    "browser/__init__.py",
    "lab/__init__.py",
    *(f"lab/{folder}/{name}.py" for folder, names in LAB.items() for name in ("__init__", *names)),
)
KINDS = (".ftl", ".json", ".md", ".py", ".toml")
COMPILING = tuple(
    f"core/kernels/{name}.py" for name in ("build", "cache", "compiled", "trust", "unboxing")
)  # need Numba
SINGLE = "ludotheque_files/"  # games in one file


def our_sources() -> dict[str, bytes]:
    """Their files by the paths from which they are imported."""
    found = {f"ludotheque/{name}": (ROOT / name).read_bytes() for name in FILES}
    for folder in FOLDERS:
        found |= _all(ROOT / folder, f"ludotheque/{folder}")
    for name in COMPILING:
        del found[f"ludotheque/{name}"]
    points = {point.name: point for point in importlib.metadata.entry_points(group=GROUP)}
    listed = []
    for game in shelf().values():
        if game.folder.is_file():
            found[SINGLE + game.folder.name] = game.folder.read_bytes()
        else:
            listed.append(points[game.name])
            if not game.folder.is_relative_to(ROOT):
                found |= _package_of(game, points[game.name].module)
    lines = [f"[{GROUP}]", *(f"{point.name} = {point.value}" for point in listed)]
    described = f"ludotheque-{__version__}.dist-info"
    found[f"{described}/METADATA"] = f"Metadata-Version: 2.1\nName: ludotheque\nVersion: {__version__}\n".encode()
    found[f"{described}/entry_points.txt"] = "\n".join([*lines, ""]).encode()
    return found


def _package_of(game: Game, module: str) -> dict[str, bytes]:
    """The top package that a game of others is in, or its module."""
    name = module.partition(".")[0]
    file = Path(str(sys.modules[name].__file__))
    return _all(file.parent, name) if file.name == "__init__.py" else {file.name: file.read_bytes()}


def _all(folder: Path, name: str) -> dict[str, bytes]:
    files: Iterable[Path] = (file for file in folder.rglob("*") if file.suffix in KINDS)
    return {f"{name}/{file.relative_to(folder).as_posix()}": file.read_bytes() for file in files}

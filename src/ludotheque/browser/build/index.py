"""The list of what is in a bundle, `index.json`:

    version  a hash of all files: another bundle has another one
    pyodide  the version of the interpreter
    python   the version of its Python
    abi      what compiled packages must fit
    games    the names of the games, in the order of the shelf
    bytes    of all files together
    files    of each
        url     relative to `index.json`; a file of the same name and other content has another one
        bytes   its size
        sha256  of its content
        role    loader: the script that starts the interpreter; interpreter: its script and its WebAssembly, which the
                loader finds beside itself; library: the modules of Python's standard library that are used (zip);
                wheel: a package compiled for Pyodide; sources: ours, with texts and boards (zip);
                kernels: the compiled rules and bots of a game (`game` says which), of none: those of all games

Every file is needed; nothing else is ever loaded.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

import msgspec

FILE = "index.json"
Role = Literal["loader", "interpreter", "library", "wheel", "sources", "kernels"]


class BundledFile(msgspec.Struct, frozen=True, omit_defaults=True):
    url: str
    bytes: int
    sha256: str
    role: Role
    game: str | None = None


class BundleIndex(msgspec.Struct, frozen=True):
    version: str
    pyodide: str
    python: str
    abi: str
    games: list[str]
    bytes: int
    files: list[BundledFile]


def described(folder: Path, url: str, role: Role, game: str | None = None) -> BundledFile:
    content = (folder / url).read_bytes()
    return BundledFile(url, len(content), hashlib.sha256(content).hexdigest(), role, game)


def index_of(files: list[BundledFile], pyodide: str, python: str, abi: str, games: list[str]) -> BundleIndex:
    whole = hashlib.sha256("\n".join(f"{file.url} {file.sha256}" for file in files).encode())
    total = sum(file.bytes for file in files)
    return BundleIndex(whole.hexdigest()[:16], pyodide, python, abi, games, total, files)


def write(folder: Path, index: BundleIndex) -> None:
    """Last of all, so that a folder with an index is whole."""
    text = msgspec.json.format(msgspec.json.encode(index), indent=1)
    (folder / FILE).write_bytes(text)

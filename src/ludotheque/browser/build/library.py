"""Python's standard library, reduced to the modules that are used: those that our sources import, and what these
import in turn."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

from .archive import pack
from .imports import imported
from .shortening import shortened

# what the interpreter and msgspec import from C, and what is imported by a name that is put together
STARTING = (
    "_pyodide._base",
    "_pyodide._core_docs",
    "_pyodide._future_helper",
    "_pyodide._importhook",
    "_pyodide.docs_argspec",
    "_pyodide.docstring",
    "_pyodide.jsbind",
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "_strptime",
    "asyncio",
    "base64",
    "concurrent.futures.thread",
    "copyreg",
    "dataclasses",
    "datetime",
    "decimal",
    "encodings.aliases",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "enum",
    "importlib.metadata",
    "importlib.resources",
    "numbers",
    "pyodide._core",
    "pyodide._package_loader",
    "pyodide._run_js",
    "pyodide._state",
    "pyodide.code",
    "pyodide.ffi",
    "pyodide.webloop",
    "runpy",
    "site",
    "sysconfig",
    "traceback",
    "typing",
    "uuid",
    "weakref",
    "zipfile",
)
# what only developers need, or what stands in for modules that the interpreter has in C
LEFT_OUT = {"_pydatetime", "_pydecimal", "argparse", "bdb", "difflib", "doctest", "pdb", "pydoc", "tarfile", "unittest"}
INTERPRETERS = ("_pyodide", "pyodide")  # of which functions too count


def trim(whole: Path, sources: Mapping[str, bytes], made: Path) -> None:
    """Write the part of the library (a zip file) that these sources need. Of theirs, all imports count; of the
    library's own, those that importing a module runs."""
    with zipfile.ZipFile(whole) as archive:
        library = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    files = {_module(name): name for name in library if name.endswith(".py")}
    wanted = set(STARTING)
    for name, content in sources.items():
        if name.endswith(".py"):
            ours = name.startswith("ludotheque/")
            wanted |= set(imported(content, _package(name), everywhere=ours))
    used: set[str] = set()
    while wanted:
        parts = wanted.pop().split(".")
        if parts[0] in LEFT_OUT:
            continue
        for end in range(1, len(parts) + 1):
            module = ".".join(parts[:end])
            if module in files and module not in used:
                used.add(module)
                everywhere = module.split(".")[0] in INTERPRETERS
                wanted |= set(imported(library[files[module]], _package(files[module]), everywhere))
    pack(made, {files[module]: _kept(module, library[files[module]]) for module in used})


def _kept(module: str, source: bytes) -> bytes:
    """Pyodide gives its own docstrings to what it has in C."""
    return source if module.split(".")[0] in INTERPRETERS else shortened(source)


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _package(file: str) -> str:
    return file.rpartition("/")[0].replace("/", ".")

"""The kernels of a game as one module of WebAssembly.

    python -m ludotheque.browser.build.module FOLDER [GAME]

writes `<game>.wasm`, and `<game>.json` with how each kernel is called; without a game, `core.wasm` with the kernels of
all games. A process can do this once: from then on it compiles nothing that it could run.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from numba.core.compiler_lock import global_compiler_lock

from ludotheque.core.kernels import cache
from ludotheque.core.shelf import find

from .linker import link

SHARED = "core"
ALLOC = "alloc"
RUNTIME = Path(__file__).parent / "runtime.ll"


class LinkedExport(msgspec.Struct, frozen=True):
    """How a kernel is called: the function of the module, its arguments and its result (see `wrapper`)."""

    function: str
    takes: tuple[str, ...]
    gives: str


def make(folder: Path, game: str | None) -> None:
    cache.switch_off()  # what it has is native
    from ludotheque.core.kernels.parts import whole

    from . import codegen
    from .exports import exports_of, shared_exports
    from .wrapper import add_wrapper

    name = game or SHARED
    exports = shared_exports() if game is None else exports_of(find(game))
    with global_compiler_lock:
        context = codegen.install()
        library = whole(context.codegen(), name)
        made = {}
        for number, export in enumerate(exports):
            function = f"k{number}_{export.dispatcher.py_func.__name__}"
            gives = add_wrapper(context, library, function, export.dispatcher, export.types)
            made[export.name] = LinkedExport(function, export.takes, gives)
        functions = [each.function for each in made.values()]
        library.finalize()
        for variable in library._final_module.global_variables:
            if not variable.is_declaration and variable.linkage.name == "common":
                variable.linkage = "internal"  # WebAssembly has no common ones
        code = context.codegen().object_of(library._final_module)
        runtime = context.codegen().object_of_text(RUNTIME.read_text(encoding="utf-8"))
    objects = []
    for part, content in (("kernels", code), ("runtime", runtime)):
        objects.append(folder / f"{name}.{part}.o")
        objects[-1].write_bytes(content)
    link(objects, [ALLOC, *functions], folder / f"{name}.wasm")
    for each in objects:
        each.unlink()
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(made))


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)

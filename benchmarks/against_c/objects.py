"""Our kernels as object files for one fixed processor, the same on every machine.

    python -m benchmarks.against_c.objects FILE GAME

writes the one of a game. A process can do this once: from then on it compiles nothing that it could run. Numba is
changed as for the browser (`browser/build/codegen.py`), with native code in place of WebAssembly.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from numba.core import codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target
from numba.core.runtime import nrtdynmod, rtsys

from ludotheque.core.kernels import cache

PROCESSOR = "x86-64-v3"


class ObjectLibrary(codegen.AOTCodeLibrary):  # type: ignore[misc]
    def get_pointer_to_function(self, name: str) -> int:
        return 0  # nothing can be called here


class ObjectCodegen(codegen.AOTCPUCodegen):  # type: ignore[misc]
    _library_class = ObjectLibrary

    def set_env(self, name: str, env: Any) -> None:
        """Nothing here needs surroundings."""


def install() -> CPUContext:
    """From here on, everything that this process compiles is for `PROCESSOR`."""
    context = cpu_target.target_context
    context.refresh()
    rtsys.initialize(context)
    context._internal_codegen = ObjectCodegen("objects", PROCESSOR)
    module, library = nrtdynmod.create_nrt_module(context)
    library.add_ir_module(module)
    library.finalize()
    rtsys._library = library
    CPUContext.create_cpython_wrapper = lambda *arguments, **options: None
    CPUContext.create_cfunc_wrapper = lambda *arguments, **options: None
    return context


def make(file: Path, game: str) -> None:
    cache.switch_off()  # what it has is for this machine; before the first kernel is defined
    from ludotheque.browser.build.wrapper import add_wrapper
    from ludotheque.core.kernels.parts import whole

    from .work import GREEDY, SEARCH, Work

    works = [Work(game, kind, 1) for kind in (GREEDY, SEARCH)]
    kernels = [(work.function, work.kernel, work.signature) for work in works]
    with global_compiler_lock:
        context = install()
        library = whole(context.codegen(), game)
        for function, kernel, signature in kernels:
            add_wrapper(context, library, function, kernel, signature)
        file.write_bytes(library.emit_native_object())


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2])

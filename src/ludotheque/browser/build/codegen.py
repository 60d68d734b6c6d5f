"""Numba's CPU target, generating WebAssembly instead of machine code.

`install` changes Numba for the rest of the process. Integers stay as they are, 64 bits wide, and only pointers have 32:
so the arithmetic is that of the native kernels. Loops are computed several numbers at a time (SIMD, which browsers have
since 2023) where that changes no bit. There is no interpreter to tell about an exception, so one traps.
"""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import cgutils, codegen
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target
from numba.core.runtime import nrtdynmod, rtsys

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue,+simd128"
FUNCTION = re.compile(r"^(define .*\))(.*)$", re.MULTILINE)
ROOT = re.compile(r'@"?sqrt(f?)"?\(')


def without_library(text: str) -> str:
    """A module that needs no C library: roots are instructions, and no loop becomes a call, as LLVM likes to do."""
    text = FUNCTION.sub(r'\1 "no-builtins"\2', text)
    return ROOT.sub(lambda found: f"@llvm.sqrt.f{32 if found[1] else 64}(", text)


class WasmLibrary(codegen.AOTCodeLibrary):  # type: ignore[misc]
    def add_ir_module(self, ir_module: Any) -> None:
        self._raise_if_finalized()
        module = llvm.parse_assembly(without_library(cgutils.normalize_ir_text(str(ir_module))))
        module.name = ir_module.name
        module.verify()
        self.add_llvm_module(module)

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # nothing can be called here


class WasmCodegen(codegen.CPUCodegen):  # type: ignore[misc]
    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._tm_features = FEATURES
        target = llvm.Target.from_triple(TRIPLE)
        self._tm = target.create_target_machine(
            cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
        )
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect = False
        self._opt_level = 0

    def _create_empty_module(self, name: str) -> ir.Module:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        if self._data_layout:
            module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        """There is no engine that would run it."""

    def set_env(self, name: str, env: Any) -> None:
        """Nor one that needs surroundings."""

    def object_of(self, module: Any) -> bytes:
        """The module as an object file."""
        code: bytes = self._tm.emit_object(module)
        return code

    def object_of_text(self, text: str) -> bytes:
        return self.object_of(llvm.parse_assembly(without_library(text)))


def install() -> CPUContext:
    """From here on, everything that this process compiles is WebAssembly."""
    context = cpu_target.target_context
    context.refresh()
    rtsys.initialize(context)  # natively: Numba insists
    context._internal_codegen = WasmCodegen("wasm")
    module, library = nrtdynmod.create_nrt_module(context)
    library.add_ir_module(module)
    library.finalize()
    rtsys._library = library
    CPUContext.create_cpython_wrapper = lambda *arguments, **options: None
    CPUContext.create_cfunc_wrapper = lambda *arguments, **options: None
    return context

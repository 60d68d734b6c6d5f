"""Kernels made of parts: every function is translated once, and machine code is made once, of all that a kernel needs.

Numba optimises each function by itself, with all that it calls, and makes machine code of it that can be called from
Python, even if only other kernels call it. So what is called deep down is optimised again at every level, and since
each function could be called from outside, much of it is not inlined. Here the translation of a function to LLVM is a
part, which nobody optimises or runs. A kernel that Python calls is its wrapper with all parts it needs, of which the
wrapper alone is seen from outside.

Parts are made for types, not for constants: Numba would translate `f(x, 1)` and `f(x, 2)` twice.
"""

from __future__ import annotations

import functools
from typing import Any

from numba.core import compiler, sigutils, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral


class _Part:
    """The library of a part: it is never optimised as a whole, nor made into machine code."""

    _finalized: bool
    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._finalized = True


class _Whole:
    """A library of functions that are called from outside, with all parts these need."""

    _final_module: Any
    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._called = {function.name for function in self._final_module.functions if not function.is_declaration}
        found = list(dict.fromkeys(self._linking_libraries))
        for library in found:  # which grows
            if isinstance(library, _Part):
                found += [other for other in dict.fromkeys(library._linking_libraries) if other not in found]
        self._linking_libraries = found
        super().finalize()  # type: ignore[misc]

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._called:
                function.linkage = "internal"
        super()._optimize_final_module()  # type: ignore[misc]


@functools.cache
def _mixed(first: type, second: type) -> type:
    return type(first.__name__, (first, second), {})


def whole(codegen: Any, name: str) -> Any:
    """A new library for functions that are called from outside."""
    return _mixed(_Whole, codegen._library_class)(codegen, name)


def _part(codegen: Any, name: str) -> Any:
    return _mixed(_Part, codegen._library_class)(codegen, name)


class KernelDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A compiled function. For Python it is compiled as a whole, for other kernels as a part."""

    def __init__(self, function: Any, targetoptions: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=targetoptions)
        self.parts: dict[tuple[Any, ...], Any] = {}
        self._compiler = _KernelCompiler(self)

    def part(self, signature: tuple[Any, ...]) -> Any:
        """What Numba knows of the function compiled for these types as a part."""
        with global_compiler_lock:
            if signature not in self.parts:
                made = self._compiler.translate(signature)
                made = made._replace(entry_point=_Entry())
                self.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library])
                self.parts[signature] = made
            return self.parts[signature]

    def get_call_template(self, args: Any, kws: Any) -> Any:
        pysig, args = self._compiler.fold_argument_types(args, kws)
        args = tuple(unliteral(each) for each in args)
        self.part(args)
        template = typing.make_concrete_template(
            f"CallTemplate({self.py_func.__name__})", key=self.py_func.__name__, signatures=self._signatures()
        )
        return template, pysig, args, {}

    def get_overload(self, sig: Any) -> Any:
        args, _ = sigutils.normalize_signature(sig)
        return self.parts[tuple(args)].entry_point

    def _signatures(self) -> list[Any]:
        return [made.signature for made in self.parts.values()]


class _Entry:
    """By which Numba knows a part: it has no address."""


class _KernelCompiler(_FunctionCompiler):  # type: ignore[misc]
    def __init__(self, made_for: KernelDispatcher) -> None:
        super().__init__(
            made_for.py_func, made_for.targetdescr, made_for.targetoptions, made_for.locals, compiler.Compiler
        )
        self._made_for = made_for

    def translate(self, args: tuple[Any, ...]) -> Any:
        """The function as a part."""
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = True
        flags.no_cpython_wrapper = True
        context = self.targetdescr.target_context
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            context,
            self.py_func,
            args=args,
            return_type=None,
            flags=flags,
            locals=self.locals,
            library=_part(context.codegen(), self.py_func.__qualname__),
            pipeline_class=self.pipeline_class,
        )

    def _compile_core(self, args: tuple[Any, ...], return_type: Any) -> Any:
        """The function for Python."""
        part = self._made_for.part(tuple(args))
        context = self.targetdescr.target_context
        library = whole(context.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        library.add_linking_library(part.library)
        context.create_cpython_wrapper(library, part.fndesc, part.environment, part.call_helper, release_gil=True)
        entry = context.get_executable(library, part.fndesc, part.environment)
        return part._replace(entry_point=entry, library=library)

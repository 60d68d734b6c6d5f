"""Which kernels of a game Python calls, and with what: derived from the contract, from what generic modules declare,
and from the code of everything else."""

from __future__ import annotations

import dis
import importlib
import pkgutil
import sys
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core.dispatcher import Dispatcher

from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.chance import fair
from ludotheque.core.contract import Game
from ludotheque.core.engine.collect import DEFAULTS
from ludotheque.core.engine.functions import KERNELS
from ludotheque.core.kernels.build import Types, signature, types_of
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.kernels.structure import structure

ROOT = Path(__file__).parents[2]
SHARED = ("core", "bots", "tables")  # whose Python knows no game
LOOPS = "ludotheque.lab.run.loops"
GLOBAL, MEMBER = ("LOAD_GLOBAL", "LOAD_NAME"), ("LOAD_ATTR", "LOAD_METHOD")  # of Python's bytecode
GENERICS = (*SEARCH, LOOPS)


@dataclass(frozen=True)
class Export:
    """A kernel with the types of its arguments. `takes` names them for the runtime."""

    name: str  # as `core.kernels.linked` asks for it
    dispatcher: Any
    types: tuple[Any, ...]
    takes: tuple[str, ...]


def exports_of(game: Game) -> list[Export]:
    """All kernels of a game that Python may call."""
    types = types_of(game.engine)
    found = {}
    for kernel in KERNELS:
        dispatcher = getattr(game.engine, kernel.name)
        if dispatcher is not None:
            found[_name(dispatcher)] = (dispatcher, signature(kernel, types))
    for generic in GENERICS:
        module = specialise(generic, game)
        for name, called in module.signatures(types).items():
            found[_name(getattr(module, name))] = (getattr(module, name), called)
    for dispatcher in called_in(game.folder):
        if not _shared(dispatcher) and _name(dispatcher) not in found:
            found[_name(dispatcher)] = dispatcher, _annotated(dispatcher, types)
    return [_export(name, dispatcher, called, types) for name, (dispatcher, called) in found.items()]


def shared_exports() -> list[Export]:
    """The kernels that belong to no game. Of a position they see the generator only, with which all of them begin."""
    position = numba.typeof(np.zeros(1, structure(fair.FIELDS))[0])
    types = Types(board=None, state=position)
    found: dict[str, Any] = {}
    for package in SHARED:
        for module in pkgutil.walk_packages([str(ROOT / package)], f"ludotheque.{package}."):
            if module.name not in (*GENERICS, DEFAULTS):
                importlib.import_module(module.name)
        found |= {_name(kernel): kernel for kernel in called_in(ROOT / package) if _shared(kernel)}
    return [_export(name, kernel, _annotated(kernel, types), types) for name, kernel in sorted(found.items())]


def called_in(folder: Path) -> Iterator[Any]:
    """The kernels that Python functions call in the modules that were imported from this folder, or this file."""
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None)
        if file is not None and Path(file).is_relative_to(folder) and "__kernel_sources__" not in vars(module):
            yield from _called_by(module)


def _called_by(module: ModuleType) -> Iterator[Any]:
    own = vars(module)
    compiled = {value.py_func.__code__ for value in own.values() if isinstance(value, Dispatcher)}
    loader: Any = getattr(module, "__loader__", None)
    whole = loader.get_code(module.__name__) if hasattr(loader, "get_code") else None
    for code in _inside(whole, compiled) if whole else ():
        before: Any = None
        for step in dis.get_instructions(code):
            found = own.get(step.argval) if step.opname in GLOBAL else None
            if isinstance(before, ModuleType) and step.opname in MEMBER:
                found = getattr(before, step.argval, None)
            if isinstance(found, Dispatcher):
                yield found
            before = found


def _inside(code: CodeType, compiled: set[CodeType]) -> Iterator[CodeType]:
    """The functions in this code, at any depth, except the compiled ones."""
    places = {(each.co_name, each.co_firstlineno) for each in compiled}
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and (constant.co_name, constant.co_firstlineno) not in places:
            yield constant
            yield from _inside(constant, compiled)


def _shared(dispatcher: Any) -> bool:
    file = Path(dispatcher.py_func.__code__.co_filename)
    return file.is_relative_to(ROOT / "core") and "__kernel_sources__" not in dispatcher.py_func.__globals__


def _annotated(dispatcher: Any, types: Types) -> tuple[Any, ...]:
    """The types of a kernel's arguments by its annotations."""
    hints = typing.get_type_hints(dispatcher.py_func)
    names = dispatcher.py_func.__code__.co_varnames[: dispatcher.py_func.__code__.co_argcount]
    return tuple(_type(name, hints[name], types) for name in names)


def _type(name: str, hint: Any, types: Types) -> Any:
    if hint is np.record:
        return types.board if name == "board" else types.state
    if hint in (int, float):
        return types.integer if hint is int else types.real
    if typing.get_origin(hint) is np.ndarray:
        kind = typing.get_args(typing.get_args(hint)[1])[0]
        return numba.from_dtype(np.dtype(kind))[::1]
    raise TypeError(f"Python calls a kernel with `{name}: {hint}`, which cannot be handed over")


def _name(dispatcher: Any) -> str:
    return f"{dispatcher.py_func.__module__}:{dispatcher.py_func.__name__}"


def _export(name: str, dispatcher: Any, called: tuple[Any, ...], types: Types) -> Export:
    return Export(name, dispatcher, called, tuple(_taken(kind, types) for kind in called))


def _taken(kind: Any, types: Types) -> str:
    if isinstance(kind, numba.types.Record):
        return "board" if kind == types.board else "record"
    if isinstance(kind, numba.types.Array):
        return "array"
    return "real" if isinstance(kind, numba.types.Float) else "integer"

"""Finds kernels that use a record after its array has been freed.

Compiled, a record taken out of an array is a bare address, and so is an array that is a field of a record. Neither
keeps the array alive, which Numba frees right after its own last use::

    position = np.zeros(1, STATE)
    state = position[0]          # the last use of `position`: from here on `state` points into freed memory

    for row in range(rows):
        state = position[0]      # taken anew in every round, so that `position` is in use until the loop ends

Numba writes into its intermediate form where it lets a variable go. `dangling` reads it there, before anything is
compiled, and follows every array of records that a kernel makes for itself; those it is given are kept by its caller.
What another kernel returns is not followed: no kernel may return a record, or an array of records, that it made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numba.core import ir
from numba.core.compiler import run_frontend
from numba.core.dispatcher import Dispatcher
from numba.core.ir_utils import find_const, get_definition, guard

Place = tuple[str, np.dtype[Any] | None]  # the array of records pointed into, and what is there (None: anything)


def kernels_of(*started: Callable[..., Any] | None) -> Iterator[Callable[..., Any]]:
    """The Python functions behind these kernels and all that they call."""
    waiting, seen = [kernel for kernel in started if kernel is not None], set()
    while waiting:
        kernel = waiting.pop()
        function = kernel.py_func if isinstance(kernel, Dispatcher) else kernel
        if function not in seen:
            seen.add(function)
            yield function
            called = (function.__globals__.get(name) for name in function.__code__.co_names)
            waiting += [other for other in called if isinstance(other, Dispatcher)]


def dangling(function: Callable[..., Any]) -> list[str]:
    """What is wrong with this kernel, a sentence for each line; empty if it is sound."""
    code = run_frontend(function, emit_dels=True)
    found = _Variables(code)
    if not found.records:
        return []
    wrong: dict[int, str] = {}
    _follow(code, found, wrong)
    where = f"{function.__module__}.{function.__qualname__}"
    return [f"{where}, line {line}: {wrong[line]}" for line in sorted(wrong)]


class _Variables:
    """Which variables hold an array of records that was made here, and which only point into one."""

    def __init__(self, code: ir.FunctionIR) -> None:
        self.code = code
        self.arrays: dict[str, set[Place]] = {}
        self.records: dict[str, set[Place]] = {}
        assigned = [step for block in code.blocks.values() for step in block.body if isinstance(step, ir.Assign)]
        known = -1
        while known != (known := self._size()):  # loops hand things back to what stands above them
            for step in assigned:
                self._read(step.target.name, step.value)

    def _size(self) -> int:
        return sum(map(len, (*self.arrays.values(), *self.records.values())))

    def _read(self, target: str, value: Any) -> None:
        if isinstance(value, ir.Var):
            self._same(target, value.name)
        elif isinstance(value, ir.Expr):
            if value.op == "call":
                made = [kind for kind in map(self._structure, _arguments(value)) if kind is not None]
                self._add(self.arrays, target, {(target, kind) for kind in made})
            elif value.op in ("cast", "getiter", "exhaust_iter", "pair_first"):
                self._same(target, value.value.name)
            elif value.op == "iternext":
                self._add(self.records, target, self.arrays.get(value.value.name, set()))
                self._same(target, value.value.name, only=self.records)
            elif value.op in ("getitem", "static_getitem"):
                self._item(target, value)
            elif value.op == "getattr":
                fields = {(array, _field(kind, value.attr)) for array, kind in self._pointed(value.value.name)}
                self._add(self.records, target, fields)
            elif value.op in ("build_tuple", "build_list"):
                inside: set[Place] = {(array, None) for item in value.items for array, _ in self._pointed(item.name)}
                self._add(self.records, target, inside)

    def _item(self, target: str, value: ir.Expr) -> None:
        source = value.value.name
        if self._slices(value):
            self._same(target, source)  # a part of an array holds the array
        else:
            self._add(self.records, target, self.arrays.get(source, set()))
            self._add(self.records, target, {(array, _element(kind)) for array, kind in self._pointed(source)})

    def _pointed(self, name: str) -> set[Place]:
        return self.records.get(name, set())

    def _same(self, target: str, source: str, only: dict[str, set[Place]] | None = None) -> None:
        for table in (self.arrays, self.records) if only is None else (only,):
            self._add(table, target, table.get(source, set()))

    @staticmethod
    def _add(table: dict[str, set[Place]], target: str, places: set[Place]) -> None:
        lasting = {(array, kind) for array, kind in places if kind is None or _is_place(kind)}
        if lasting:
            table.setdefault(target, set()).update(lasting)

    def _structure(self, argument: ir.Var) -> np.dtype[Any] | None:
        """The type of records that this argument names, as `np.zeros(1, STATE)` does."""
        constant = guard(find_const, self.code, argument)
        return constant if isinstance(constant, np.dtype) and constant.names else None

    def _slices(self, value: ir.Expr) -> bool:
        if isinstance(value.index, slice):
            return True
        index = guard(get_definition, self.code, value.index) if isinstance(value.index, ir.Var) else None
        return isinstance(index, ir.Expr) and index.op == "call" and guard(find_const, self.code, index.func) is slice


def _arguments(call: ir.Expr) -> list[ir.Var]:
    return [*call.args, *(value for _, value in call.kws)]


def _is_place(kind: np.dtype[Any]) -> bool:
    """Whether what is read there stays an address, rather than becoming a number."""
    return bool(kind.names) or kind.shape != ()


def _field(kind: np.dtype[Any] | None, name: str) -> np.dtype[Any] | None:
    return None if kind is None or kind.fields is None or name not in kind.fields else kind.fields[name][0]


def _element(kind: np.dtype[Any] | None) -> np.dtype[Any] | None:
    return None if kind is None or not kind.shape else np.dtype((kind.base, kind.shape[1:]))


def _follow(code: ir.FunctionIR, found: _Variables, wrong: dict[int, str]) -> None:
    """Along every way through the kernel: which variables surely hold their array, and which may point to nothing."""
    held: dict[int, frozenset[str]] = {}
    lost: dict[int, frozenset[str]] = {}
    first = min(code.blocks)
    held[first] = lost[first] = frozenset()
    waiting = [first]
    while waiting:
        label = waiting.pop()
        block = code.blocks[label]
        holding, losing = _through(block, set(held[label]), set(lost[label]), found, wrong)
        for following in block.terminator.get_targets():
            now = (held.get(following, holding) & holding, lost.get(following, frozenset()) | losing)
            if following not in held or now != (held[following], lost[following]):
                held[following], lost[following] = now
                waiting.append(following)


def _through(
    block: ir.Block, held: set[str], lost: set[str], found: _Variables, wrong: dict[int, str]
) -> tuple[frozenset[str], frozenset[str]]:
    for step in block.body:
        if isinstance(step, ir.Del):
            if step.value in found.arrays:
                held.discard(step.value)
                lost |= _released(step.value, held, found)
            continue
        used = {variable.name for variable in step.list_vars()}
        target = step.target.name if isinstance(step, ir.Assign) else None
        for name in sorted(used - {target}):
            if name in lost:
                owner = _name(next(iter(found.records[name]))[0])
                wrong[step.loc.line] = f"{_name(name)} points into {owner}, which has been freed by then"
        if isinstance(step, ir.Return) and used & (found.arrays.keys() | found.records.keys()):
            wrong[step.loc.line] = "returns a record, or an array of records, that was made in it"
        if target is not None:
            if target in held:  # what it held until now
                held.discard(target)
                lost |= _released(target, held, found)
            lost.discard(target)
            if target in found.arrays:
                held.add(target)
            elif target in found.records and used & lost:
                lost.add(target)
    return frozenset(held), frozenset(lost)


def _released(variable: str, held: set[str], found: _Variables) -> set[str]:
    """What points to nothing once this variable lets its array go, unless another one holds it."""
    kept = {array for other in held for array, _ in found.arrays[other]}
    gone = {array for array, _ in found.arrays[variable]} - kept
    return {name for name, places in found.records.items() if any(array in gone for array, _ in places)}


def _name(variable: str) -> str:
    return "an unnamed value" if variable.startswith("$") else f"“{variable}”"

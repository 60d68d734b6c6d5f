"""The contract's table, and what is made from it."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.contract import Engine
from ludotheque.core.engine.functions import CONSTANTS, FUNCTIONS, KERNELS, PYTHON, TYPES
from ludotheque.core.kernels.build import Types, jobs, signature, types_of
from ludotheque.core.shelf import find, shelf
from tools.slots import stub

SLOTS = Path(ludotheque.__file__).parent / "core" / "slots.pyi"


def test_the_engine_has_exactly_what_is_declared() -> None:
    declared = [each.name for each in (*CONSTANTS, *KERNELS, *PYTHON)]
    assert len(set(declared)) == len(declared)
    assert {field.name for field in dataclasses.fields(Engine)} == set(declared)


def test_what_an_engine_may_lack_is_declared_with_what_holds_then() -> None:
    optional = {field.name for field in dataclasses.fields(Engine) if field.default is None}
    assert {kernel.name for kernel in KERNELS if kernel.optional} <= optional
    assert all(function.default for function in FUNCTIONS if function.name in optional)


def test_every_argument_has_a_type_for_python_and_for_numba() -> None:
    names = {field.name for field in dataclasses.fields(Types)}
    for kernel in KERNELS:
        assert len(kernel.types) == len(kernel.arguments), kernel.name
        assert set(kernel.types) <= TYPES.keys() & names, kernel.name


def test_the_documentation_names_every_function() -> None:
    assert Engine.__doc__ is not None
    for function in FUNCTIONS:
        assert f"`{function.call}`" in Engine.__doc__
    for constant in CONSTANTS:
        assert f"`{constant.constant}`" in Engine.__doc__


def test_the_stub_of_slots_is_made_from_the_table() -> None:
    assert SLOTS.read_text(encoding="utf-8") == stub(), "python -m tools.slots src/ludotheque/core/slots.pyi"


@pytest.mark.parametrize("name", shelf())
def test_generic_code_finds_every_kernel(name: str) -> None:
    slots = find(name).engine.slots()
    assert slots.keys() >= {kernel.name for kernel in KERNELS}
    assert all(slots[kernel.name] is not None for kernel in KERNELS if not kernel.optional or kernel.stand_in)


def test_every_early_kernel_is_prepared() -> None:
    engine = find("winston").engine
    found = jobs(find("winston"), ())
    expected = [
        (getattr(engine, kernel.name), signature(kernel, types_of(engine)))
        for kernel in KERNELS
        if kernel.early and getattr(engine, kernel.name) is not None
    ]
    assert len(expected) > 15
    assert all(job in found for job in expected)

"""Writes TypeScript for the browser client: the structs of the wire and the constants that both sides share.

    python -m tools.typescript web/src/api

It makes `wire.ts`, `constants.ts`, and a file for each game with its view, events and constants. A test compares
them with the Python sources.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from ludotheque.bots.review import analysis
from ludotheque.core.asking import Request
from ludotheque.core.chance.proof import Proof
from ludotheque.core.events import Event, View
from ludotheque.core.shelf import shelf
from ludotheque.lab.comparisons.comparison import Difference
from ludotheque.lab.reports import wire as lab_wire
from ludotheque.lab.reports.luck import Luck
from ludotheque.lab.reports.report import AtLevel, Fired, InTurn, TableReport
from ludotheque.lab.stats.intervals import Estimate
from ludotheque.lab.sweeps.sweep import Sweep, SweptMeasure, SweptPlace
from ludotheque.lab.sweeps.swept import SweptDial
from ludotheque.lab.tuning.goal import GoalPart
from ludotheque.lab.tuning.tuning import TunedMeasure, TunedPoint, Tuning
from ludotheque.server import schema
from ludotheque.tables import requests
from ludotheque.tables.shown import wire as tables_wire

from .constants import OF_GAMES, SHARED, constants

MADE = "// Made by `python -m tools.typescript web/src/api` from the Python sources; do not edit.\n"
PLAIN: dict[type, str] = {
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def typescript(kind: types.Type) -> str:
    """A type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.Metadata):
        return typescript(kind.type) + (" | null" if (kind.extra or {}).get("nullable") else "")
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, types.UnionType):
        return " | ".join(typescript(each) for each in kind.types)
    if isinstance(kind, types.ListType | types.VarTupleType | types.SetType):
        item = typescript(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(typescript(each) for each in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
    if isinstance(kind, types.StructType):
        return str(kind.cls.__name__)
    raise TypeError(f"{kind} has no TypeScript")


def interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    optional = struct.__struct_config__.omit_defaults or issubclass(struct, Request)
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def structs_of(module: Any) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in order."""
    return [
        each
        for each in dict.fromkeys(filter(inspect.isclass, vars(module).values()))
        if issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]


def wire() -> str:
    base = f"{interface(View)}\n\nexport interface Event {{\n  event: string;\n}}"
    lab: list[type[msgspec.Struct]] = [Estimate, Luck, InTurn, Fired, AtLevel, TableReport, Difference]
    lab += [SweptDial, SweptMeasure, SweptPlace, Sweep, GoalPart, TunedMeasure, TunedPoint, Tuning]
    structs: list[type[msgspec.Struct]] = [
        Proof,
        *structs_of(analysis),
        *lab,
        *structs_of(tables_wire),
        *structs_of(requests),
        *structs_of(lab_wire),
        *structs_of(schema),
    ]
    return _file([base, *(interface(each) for each in structs if each is not Request)])


def of_game(name: str) -> str:
    """A game's view, the union of its events, and its constants."""
    structs = structs_of(sys.modules[shelf()[name].engine.view.__module__])
    events = [each for each in structs if issubclass(each, Event)]
    title = name.capitalize()
    union = f"export type {title}Event = {' | '.join(each.__name__ for each in events)};"
    return _file([*(interface(each) for each in structs), union, constants(OF_GAMES.get(name, {}))])


def _file(blocks: Iterable[str]) -> str:
    return MADE + "\n" + "\n\n".join(block for block in blocks if block) + "\n"


def files() -> dict[str, str]:
    """The name and text of every file."""
    return {
        "wire.ts": wire(),
        "constants.ts": _file([constants(SHARED)]),
        **{f"{name}.ts": of_game(name) for name in shelf()},
    }


def main() -> None:
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""The positions, boards and trees of our kernels as C structures: the compiler checks that they lie the same way."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.bots.search.tree import NODE
from ludotheque.core.contract import Engine


def header(engine: Engine) -> str:
    """A header with `Board`, `State` and `Node`."""
    structures = {"Board": engine.board.dtype, "State": engine.state, "Node": NODE}
    return "\n".join(
        ["#include <stddef.h>", "#include <stdint.h>", *(_structure(*each) for each in structures.items()), ""]
    )


def _structure(name: str, dtype: np.dtype[Any]) -> str:
    fields: dict[str, Any] = dict(dtype.fields or {})
    lines = [f"typedef struct {{ {' '.join(_field(*field) for field in fields.items())} }} {name};"]
    lines.append(f'_Static_assert(sizeof({name}) == {dtype.itemsize}, "{name}");')
    for field, place in fields.items():
        lines.append(f'_Static_assert(offsetof({name}, {field}) == {place[1]}, "{name}.{field}");')
    return "\n".join(lines)


def _field(name: str, place: tuple[Any, ...]) -> str:
    dtype = place[0]
    return f"{_type(dtype.base)} {name}{''.join(f'[{extent}]' for extent in dtype.shape)};"


def _type(dtype: np.dtype[Any]) -> str:
    if dtype.kind == "f":
        return {4: "float", 8: "double"}[dtype.itemsize]
    return f"{'u' if dtype.kind in 'ub' else ''}int{8 * dtype.itemsize}_t"

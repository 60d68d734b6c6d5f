"""An engine put together from the modules of a game (`Engine.collect`)."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from ..contract import Thinking
from ..decisions import USUAL
from ..errors import BadGame
from .functions import CONSTANTS, KERNELS, PYTHON, Constant, Function
from .plain import Plain

DEFAULTS = "ludotheque.core.kernels.defaults"
OPTIONAL = ("fitted", "network")  # constants that an engine may lack
MOVES = "MOVES"  # the names of all actions, for games without `text` and `action`


def parts_of(modules: Sequence[Any], name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What an engine is made of. Raises BadGame for what is missing."""
    unknown = given.keys() - {declared.name for declared in (*CONSTANTS, *KERNELS, *PYTHON)}
    if unknown:
        raise TypeError(f"not in the contract: {', '.join(sorted(unknown))}")
    parts = dict(given)
    moves = _find(modules, MOVES)
    constants = _constants(modules, parts, moves)
    parts |= {constant: value for constant, value in constants.items() if constant not in parts}
    for function in (*KERNELS, *PYTHON):
        if function.name not in parts:
            found = _find(modules, function.name)
            parts[function.name] = found if callable(found) else None
    _add_kernels(modules, parts)
    plain = Plain(name, parts, moves)
    for function in PYTHON:
        if parts[function.name] is None:
            if not function.default or (function.name in ("text", "action") and moves is None):
                _missing(modules, function)
            parts[function.name] = getattr(plain, function.name, None)
    return parts


def named(path: str) -> Any:
    """What `module:name` stands for."""
    module, _, name = path.partition(":")
    return getattr(importlib.import_module(module), name)


def _find(modules: Sequence[Any], name: str) -> Any:
    """What the first of the modules has under this name; a submodule of the same name does not count."""
    found = (getattr(module, name, None) for module in modules)
    return next((value for value in found if value is not None and not isinstance(value, ModuleType)), None)


def _constants(modules: Sequence[Any], parts: Mapping[str, Any], moves: Any) -> dict[str, Any]:
    from ..kernels.structure import structure

    defaults: dict[str, Any] = {
        "board": structure([("unused", np.uint8)]),
        "actions": None if moves is None else len(moves),
        "layout_size": 0,
        "refusals": ("", "legal"),
        "endings": ("", "over"),
        "decisions": USUAL,
        "parts": (),
        "styles": {},
        "fitted": None,
        "network": None,
        "thinking": Thinking(),
    }
    constants = {}
    for constant in CONSTANTS:
        found = parts.get(constant.name, _find(modules, constant.constant))
        value = defaults.get(constant.name) if found is None else found
        if value is None and constant.name not in OPTIONAL:
            _missing(modules, constant)
        constants[constant.name] = value
    if isinstance(constants["board"], np.dtype):
        constants["board"] = np.zeros(1, constants["board"])[0]
    return constants


def _add_kernels(modules: Sequence[Any], parts: dict[str, Any]) -> None:
    """Default kernels for those the game does not have."""
    missing = [kernel for kernel in KERNELS if parts[kernel.name] is None and not kernel.optional]
    for kernel in missing:
        if not kernel.default:
            _missing(modules, kernel)
    if not missing:
        return
    if any(kernel.name in ("places", "estimate") for kernel in missing) and "seats" not in parts["state"].names:
        raise BadGame("error-game-seats", module=_title(modules))
    from ..kernels.sources import sources_of
    from ..kernels.specialise import executed

    legal = parts["legal"]
    names = {kernel.name: parts[kernel.name] for kernel in KERNELS if parts[kernel.name] is not None}
    names |= {"ACTIONS": parts["actions"], "LAYOUT": parts["layout_size"]}
    sources = sources_of(getattr(legal, "py_func", legal))
    module = executed(DEFAULTS, f"{DEFAULTS}__{legal.__module__}", names, sources)
    for kernel in missing:
        parts[kernel.name] = getattr(module, f"default_{kernel.name}")
        setattr(module, kernel.name, parts[kernel.name])  # for the other defaults, which are compiled later


def _missing(modules: Sequence[Any], declared: Function | Constant) -> Any:
    what = declared.call if isinstance(declared, Function) else declared.constant
    raise BadGame("error-game-part", module=_title(modules), what=what, home=declared.home, does=declared.does)


def _title(modules: Sequence[Any]) -> str:
    """The names of the modules searched."""
    return ", ".join(getattr(module, "__name__", type(module).__name__) for module in modules)

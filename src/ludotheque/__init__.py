"""Ludothèque: tabletop games with exact rules, for people, bots and designers.

>>> import ludotheque
>>> match = ludotheque.game("winston", edition="first").new(seats=3, seed=7)
>>> match.play(match.legal()[0])
>>> len(match.moves)
1
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Game", "LudothequeError", "Match", "Variant", "game", "shelf"]

if TYPE_CHECKING:
    from .core.contract import Game, Variant
    from .core.errors import LudothequeError
    from .core.match import Match
    from .core.shelf import game, shelf

_PLACES = {
    "Game": "contract",
    "LudothequeError": "errors",
    "Match": "match",
    "Variant": "contract",
    "game": "shelf",
    "shelf": "shelf",
}


def __getattr__(name: str) -> Any:
    # Loaded when first used: `import ludotheque` is quick and touches neither NumPy nor Numba.
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".core.{_PLACES[name]}", __name__), name)

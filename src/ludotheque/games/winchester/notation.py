"""Winchester in writing: squares, moves, and the opening of a game record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.errors import BadSetup

from .grid import CELL, MOVES, SQUARES
from .rules import AS_ROLLED
from .state import LAYOUT, LAYOUT_FIRST, NUMBERS, SECTIONS

LETTERS = "KQRBNP"  # the faces of the die
LOCALES = Path(__file__).parent / "locales"

TEXTS = (
    *(f"roll {letter}" for letter in LETTERS),
    "pass",
    *(f"{SQUARES[origin]}-{SQUARES[target]}" for origin, target in MOVES),
)
_ACTIONS = {text: action for action, text in enumerate(TEXTS)}


def text(action: int) -> str:
    return TEXTS[action]


def action(text: str) -> int | None:
    return _ACTIONS.get(text)


def never(board: np.record, state: np.record, text: str) -> int:
    """The rule that forbids a move no figure can make: that of the figure on the die."""
    squares = text.split("-")
    far = len(squares) == 2 and squares[0] != squares[1] and all(square in CELL for square in squares)
    return AS_ROLLED + int(state["die"]) if far else 0


def setup(layout: npt.NDArray[np.int16], seats: int) -> dict[str, Any]:
    obstacles = {section: int(number) for section, number in zip(SECTIONS, layout[:LAYOUT_FIRST], strict=True)}
    return {"first": int(layout[LAYOUT_FIRST]), "obstacles": obstacles}


def layout(setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
    obstacles = setup["obstacles"]
    if not isinstance(obstacles, Mapping):
        raise BadSetup("winchester-setup-obstacles", LOCALES, sections=list(SECTIONS))
    for section in SECTIONS:
        if section not in obstacles:
            raise BadSetup("winchester-setup-missing", LOCALES, section=section)
    for section in obstacles:
        if not isinstance(section, str) or section not in list(SECTIONS):
            raise BadSetup("winchester-setup-section", LOCALES, found=str(section), sections=list(SECTIONS))
    out = np.zeros(LAYOUT, np.int16)
    for k, section in enumerate(SECTIONS):
        number = obstacles[section]
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= NUMBERS:
            raise BadSetup("winchester-setup-number", LOCALES, section=section, found=str(number), last=NUMBERS)
        out[k] = number
    first = setup["first"]
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadSetup("winchester-setup-first", LOCALES, found=str(first), last=seats - 1)
    out[LAYOUT_FIRST] = first
    return out

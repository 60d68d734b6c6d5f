"""Connect four in writing: a move is the letter of its column; there is no opening to write down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

LETTERS = "abcdefg"


def text(action: int) -> str:
    return LETTERS[action]


def action(text: str) -> int | None:
    return LETTERS.index(text) if len(text) == 1 and text in LETTERS else None


def setup(layout: npt.NDArray[np.int16], seats: int) -> dict[str, Any]:
    return {}


def layout(setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
    return np.zeros(0, np.int16)

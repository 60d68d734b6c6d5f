"""Connect four in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ludotheque.core.messages import Messages, Phrase

from .notation import LETTERS, text
from .view import MARKS, ConnectFourView

LOCALES = Path(__file__).parent / "locales"


def describe(view: ConnectFourView, say: Messages, names: Sequence[str]) -> list[str]:
    return [LETTERS, *view.rows, *(f"{mark} {name}" for mark, name in zip(MARKS, names, strict=True))]


def phrase(board: np.record, state: np.record, action: int) -> Phrase:
    return Phrase("connect_four-move-drop", {"column": text(action)}, LOCALES)

"""Reads `board.toml`: the printed board and the printed dogs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.core.board.file import BoardFile

from .notation import BLOCK_NAMES, DOG_NAMES, LOCALES
from .state import BOARD

FILE = Path(__file__).with_name("board.toml")
WORTH = range(1, 101)


def read(file: Path = FILE, entries: dict[str, Any] | None = None) -> np.record:
    """The board in this file, or the one made of `entries` instead. Raises BadSetup with the line that is wrong."""
    source = BoardFile(file, "hundsgemein", LOCALES, entries)
    source.check(("bones", "dogs"))
    bones, dogs = source.entries["bones"], source.entries["dogs"]
    if bones not in BLOCK_NAMES:
        source.wrong("bones", "bones", found=bones)
    if not isinstance(dogs, dict):
        source.wrong("dogs", "dogs", found=dogs)
    source.check(DOG_NAMES, "dogs")
    board: np.record = np.zeros(1, BOARD)[0]
    board.bones = 1 << BLOCK_NAMES.index(bones)
    for kind, name in enumerate(DOG_NAMES):
        worth = dogs[name]
        if type(worth) is not int or worth not in WORTH:
            source.wrong("worth", "dogs", name, dog=name, found=worth, low=WORTH[0], high=WORTH[-1])
        board.worth[kind] = worth
    return board

"""Reads `board.toml`: what the printed board and the printed dogs fix."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from ludotheque.core.errors import BadSetup

from .notation import BLOCK_NAMES, DOG_NAMES, LOCALES
from .state import BOARD

FILE = Path(__file__).with_name("board.toml")
WORTH = range(1, 101)


def read(file: Path = FILE, entries: dict[str, Any] | None = None) -> np.record:
    """The board in this file, or the one these entries make, of which the file is the printed form."""
    text = file.read_text(encoding="utf-8")
    if entries is not None:
        return _Reader(file, text).board(entries)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise BadSetup("hundsgemein-board-toml", LOCALES, file=file.name, line=line, detail=str(error)) from None
    return _Reader(file, text).board(found)


class _Reader:
    """Checks what was read and says where it is wrong."""

    def __init__(self, file: Path, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()

    def board(self, found: dict[str, Any]) -> np.record:
        self.entries(found, ("bones", "dogs"))
        if found["bones"] not in BLOCK_NAMES:
            self.wrong("bones", "bones", found=found["bones"])
        dogs = found["dogs"]
        if not isinstance(dogs, dict):
            self.wrong("dogs", "dogs", found=dogs)
        self.entries(dogs, DOG_NAMES)
        board = np.zeros(1, BOARD)[0]
        board.bones = 1 << BLOCK_NAMES.index(found["bones"])
        for kind, name in enumerate(DOG_NAMES):
            worth = dogs[name]
            if type(worth) is not int or worth not in WORTH:
                self.wrong("worth", name, dog=name, found=worth, low=WORTH[0], high=WORTH[-1])
            board.worth[kind] = worth
        return board  # type: ignore[no-any-return]

    def entries(self, found: dict[str, Any], expected: tuple[str, ...]) -> None:
        for name in found:
            if name not in expected:
                self.wrong("unknown", name, found=name, known=list(expected))
        for name in expected:
            if name not in found:
                self.wrong("missing", None, entry=name)

    def wrong(self, what: str, at: str | None, **fields: Any) -> NoReturn:
        texts = {name: value if isinstance(value, (int, list)) else str(value) for name, value in fields.items()}
        line = self.line_of(at)
        raise BadSetup(f"hundsgemein-board-{what}", LOCALES, file=self.file.name, line=line, **texts)

    def line_of(self, entry: str | None) -> int:
        """The line an entry or its table begins on; the last one for what is missing."""
        begins = re.compile(rf"""\s*\[?\s*["']?{re.escape(entry or "")}["']?\s*[\].=]""")
        for number, line in enumerate(self.lines, 1):
            if entry and begins.match(line):
                return number
        return max(len(self.lines), 1)

"""Reads `board.toml`, what the printed board of a game fixes, and says on which line it is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

from ..errors import BadSetup
from ..messages import Phrase
from .lines import Lines

LINE = re.compile(r"at line (\d+)")


class BoardFile:
    """The entries of a game's board, and where they are in its file.

    `entries`: those to read in place of the file's, for a board that is not as printed; lines are still the file's.
    Messages are `<game>-board-…` in `locales`.
    """

    def __init__(self, file: Path, game: str, locales: Path, entries: dict[str, Any] | None = None) -> None:
        self.file, self.game, self.locales = file, game, locales
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetup("error-file", file=str(file), reason=str(error)) from None
        self._last = max(len(text.splitlines()), 1)
        try:
            self.entries = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = LINE.search(str(error))
            self._refuse(int(at[1]) if at else self._last, Phrase("error-board-syntax", {"detail": str(error)}))
        self._lines = Lines(text)
        if entries is not None:
            self.entries = entries

    def line(self, *entry: str | int) -> int:
        """Where an entry is; the head of its table for one that is not there, the last line for a whole table."""
        for end in range(len(entry), 0, -1):
            if entry[:end] in self._lines.of:
                return self._lines.of[entry[:end]]
        return self._last

    def row(self, row: int, *entry: str | int) -> int:
        """Where a row of a text over several lines is, counted from 0."""
        return self._lines.texts.get(entry, self.line(*entry)) + row

    def check(self, expected: Iterable[str], *table: str | int) -> None:
        """Refuse what is unknown in a table, and what is missing."""
        known, found = list(expected), self.entries
        for step in table:
            found = found[step]  # type: ignore[index]
        for name in found:
            if name not in known:
                self.unknown(known, *table, name)
        for name in known:
            if name not in found:
                self.missing(*table, name)

    def unknown(self, known: Iterable[str], *entry: str | int) -> NoReturn:
        fields = {"found": str(entry[-1]), "known": list(known)}
        self._refuse(self.line(*entry), Phrase("error-board-entry", fields))

    def missing(self, *entry: str | int, name: str | None = None) -> NoReturn:
        """`name`: as the entry is written, where that is not its last step."""
        self._refuse(self.line(*entry), Phrase("error-board-missing", {"entry": name or str(entry[-1])}))

    def wrong(self, what: str, *entry: str | int, line: int | None = None, **fields: Any) -> NoReturn:
        """Refuse the board: the message `<game>-board-<what>` says why. `line`: where that is not the entry's own."""
        texts = {name: value if isinstance(value, (int, list)) else str(value) for name, value in fields.items()}
        reason = Phrase(f"{self.game}-board-{what}", texts, self.locales)
        self._refuse(self.line(*entry) if line is None else line, reason)

    def _refuse(self, line: int, reason: Phrase) -> NoReturn:
        raise BadSetup("error-board", file=self.file.name, line=line, reason=reason)

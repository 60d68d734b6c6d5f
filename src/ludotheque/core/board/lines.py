"""Where the entries of a TOML file are. `tomllib` parses it but tells no positions; this finds them afterwards."""

from __future__ import annotations

import re

Entry = tuple[str | int, ...]  # keys of tables and positions in lists

BLANK = re.compile(r"(?:\s|#[^\n]*)*")
KEY = re.compile(r"""[\w-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
STRING = re.compile(r'''"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\]|\\.)*"|'[^']*\'''', re.DOTALL)
SCALAR = re.compile(r"\d{4}-\d\d-\d\d \d\d:[^\s,\]}#]+|[^\s,\]}#]+")


class Lines:
    """The line of every entry of a TOML file: `of` by its path, `texts` where the content of a text begins."""

    def __init__(self, text: str) -> None:
        self.of: dict[Entry, int] = {}
        self.texts: dict[Entry, int] = {}
        self._text, self._at = text, 0
        self._tables: dict[Entry, int] = {}  # how many tables a list of tables has so far
        self._read()

    def _read(self) -> None:
        table: Entry = ()
        while self._skip():
            if self._take("[["):
                table = self._list_of_tables()
            elif self._take("["):
                table = self._path(())
                self._take("]")
                self._note(table)
            else:
                self._entry(table)

    def _list_of_tables(self) -> Entry:
        *way, last = self._path((), whole=False)
        self._take("]]")
        path = (*self._within(tuple(way)), last)
        number = self._tables.get(path, 0)
        self._tables[path] = number + 1
        self._note(path)
        self._note((*path, number))
        return (*path, number)

    def _entry(self, table: Entry) -> None:
        start = self._at
        path = self._path(table, whole=False)
        for end in range(len(table) + 1, len(path) + 1):
            self._note(path[:end], start)
        self._skip()
        self._take("=")
        self._value(path)

    def _value(self, path: Entry) -> None:
        self._skip()
        if self._take("["):
            number = 0
            while self._skip() and not self._take("]"):
                self._note((*path, number))
                self._value((*path, number))
                number += 1
                self._skip()
                self._take(",")
        elif self._take("{"):
            while self._skip() and not self._take("}"):
                self._entry(path)
                self._skip()
                self._take(",")
        else:
            found = STRING.match(self._text, self._at)
            if found is not None:
                opened = self._text.startswith(('"""\n', "'''\n"), self._at)  # a line break right there does not count
                self.texts[path] = self._line(self._at) + opened
            else:
                found = SCALAR.match(self._text, self._at)
            self._at = found.end() if found is not None else len(self._text)

    def _path(self, table: Entry, whole: bool = True) -> Entry:
        """A key, or several joined by dots. `whole`: lists of tables in between mean their last table."""
        keys: list[str] = []
        while True:
            self._skip()
            found = KEY.match(self._text, self._at)
            if found is None:
                break
            keys.append(found[0].strip("\"'"))
            self._at = found.end()
            self._skip()
            if not self._take("."):
                break
        return self._within(tuple(keys)) if whole else (*table, *keys)

    def _within(self, keys: Entry) -> Entry:
        path: Entry = ()
        for key in keys:
            path = (*path, key)
            if path in self._tables:
                path = (*path, self._tables[path] - 1)
        return path

    def _skip(self) -> bool:
        """Go on to what is neither blank nor a comment; whether there is anything."""
        found = BLANK.match(self._text, self._at)
        self._at = found.end() if found else self._at
        return self._at < len(self._text)

    def _take(self, mark: str) -> bool:
        if not self._text.startswith(mark, self._at):
            return False
        self._at += len(mark)
        return True

    def _note(self, path: Entry, at: int | None = None) -> None:
        self.of.setdefault(path, self._line(self._at if at is None else at))

    def _line(self, at: int) -> int:
        return self._text.count("\n", 0, at) + 1

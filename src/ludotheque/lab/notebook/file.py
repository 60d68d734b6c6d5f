"""The notebook's file: JSON Lines that only grow. A line that cannot be read is told, and all others stay readable."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ludotheque.core.errors import BadRequest

from .entries import ENTRY, FORM, Answered, AskedQuestion, Entry, Note


@dataclass(frozen=True)
class BadLine:
    """A line that is not an entry."""

    number: int  # from 1
    reason: str  # what the reader says; empty: it is of a later form


class Notebook:
    """All that can be read in a file. One that does not exist yet has no entries."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.answers: dict[int, Answered] = {}
        self.notes: dict[int, list[str]] = {}
        self.bad: list[BadLine] = []
        try:
            text = file.read_bytes() if file.exists() else b""
        except OSError as error:
            raise _failed(file, error) from None
        self._complete = 0  # the length without a torn last line
        self._ended = True
        for number, line in enumerate(text.splitlines(keepends=True), 1):
            read = self._read(number, line)
            self._ended = line.endswith(b"\n")
            if read or self._ended:  # a torn line was never an entry: its writer was killed
                self._complete += len(line)

    def find(self, asked: AskedQuestion) -> Answered | None:
        """The answer to this question, if it is there."""
        wanted = msgspec.to_builtins(asked)
        return next((each for each in self.answers.values() if msgspec.to_builtins(each.asked) == wanted), None)

    def get(self, number: int) -> Answered:
        if number not in self.answers:
            raise BadRequest("notebook-number", found=number, known=[str(each) for each in self.answers])
        return self.answers[number]

    def add_answer(self, asked: AskedQuestion, answer: dict[str, object]) -> Answered:
        entry = Answered(FORM, max(self.answers, default=0) + 1, asked, answer)
        self._append(entry)
        self.answers[entry.number] = entry
        return entry

    def add_note(self, to: int, text: str) -> None:
        self.get(to)
        if not text.strip():
            raise BadRequest("notebook-empty-note")
        self._append(Note(FORM, to, text))
        self.notes.setdefault(to, []).append(text)

    def _read(self, number: int, line: bytes) -> bool:
        if not line.strip():
            return True
        try:
            entry = ENTRY.read(line)
        except msgspec.DecodeError as error:
            self.bad.append(BadLine(number, str(error)))
            return False
        if entry.form > FORM:
            self.bad.append(BadLine(number, ""))
        elif isinstance(entry, Note):
            self.notes.setdefault(entry.to, []).append(entry.text)
        else:
            self.answers[entry.number] = entry
        return True

    def _append(self, entry: Entry) -> None:
        """All of the line is on the disk, or nothing of it: what was there before stays in any case."""
        line = (b"" if self._ended or not self._complete else b"\n") + msgspec.json.encode(entry) + b"\n"
        try:
            with self.file.open("r+b" if self.file.exists() else "wb") as lines:
                lines.seek(self._complete)
                lines.truncate()
                try:
                    lines.write(line)
                    lines.flush()
                    os.fsync(lines.fileno())
                except OSError:
                    lines.truncate(self._complete)
                    raise
        except OSError as error:
            raise _failed(self.file, error) from None
        self._complete += len(line)
        self._ended = True


def _failed(file: Path, error: OSError) -> BadRequest:
    return BadRequest("error-file", file=str(file), reason=str(error.strerror))

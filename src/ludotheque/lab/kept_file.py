"""A file of JSON Lines that a long run writes its results to, and goes on from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from ludotheque.core.errors import BadRequest


class KeptFile:
    """Without a file, nothing is kept. An incomplete last line, as a killed run leaves it, is dropped.

    `read` is called with the number, from 1, of every line that is there, and the line. It may raise
    msgspec.DecodeError, which becomes the message `damaged`.
    """

    def __init__(self, file: Path | None, read: Callable[[int, bytes], None], damaged: str) -> None:
        self.empty = True
        self._lines = None
        if file is None:
            return
        try:
            end = _read(file, read, damaged) if file.exists() else 0
            self.empty = end == 0
            self._lines = file.open("r+b" if file.exists() else "wb")
            self._lines.seek(end)
            self._lines.truncate()
        except OSError as error:
            raise _failed(file, error) from None

    def write(self, entry: msgspec.Struct) -> None:
        if self._lines is None:
            return
        try:
            self._lines.write(msgspec.json.encode(entry) + b"\n")
            self._lines.flush()
        except OSError as error:  # a full disk: what is there stays, and the run can go on from it
            raise _failed(self._lines.name, error) from None

    def close(self) -> None:
        if self._lines is not None:
            self._lines.close()


def _read(file: Path, read: Callable[[int, bytes], None], damaged: str) -> int:
    """The length of the complete lines."""
    end = 0
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if not line.endswith(b"\n"):
                break
            try:
                read(number, line)
            except msgspec.DecodeError as error:
                raise BadRequest(damaged, file=str(file), line=number, detail=str(error)) from None
            end += len(line)
    return end


def _failed(file: Path | str, error: OSError) -> BadRequest:
    return BadRequest("error-file", file=str(file), reason=str(error.strerror))

"""The results file of a contest: JSON Lines, first the contest, then a line per deal. Contests can be resumed."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import msgspec

from ludotheque.bots.external.local import plain
from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader

from ..run.setting import check_same
from .contest import Contest, Deal

CONTEST, DEAL = Reader(Contest), Reader(Deal)


class Results:
    """The finished deals, in memory and, if there is a file, in it.

    `resume`: the file may already hold deals of the same contest. An incomplete last line is dropped.
    """

    def __init__(self, contest: Contest, file: Path | None = None, *, resume: bool = False) -> None:
        self.contest = contest
        self.deals: dict[int, Deal] = {}
        self._lines = None
        if file is None:
            return
        try:
            if file.exists() and file.stat().st_size and not resume:
                raise BadRequest("error-results-there", file=str(file))
            kept = self._read(file) if file.exists() else b""
            self._lines = file.open("r+b" if file.exists() else "wb")
            self._lines.truncate(len(kept))
            self._lines.seek(len(kept))
            if not kept:
                self._write(msgspec.structs.replace(contest, bots=plain(contest.bots)))
        except OSError as error:
            raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None

    def add(self, deal: Deal) -> None:
        self.deals[deal.deal] = deal
        self._write(deal)

    def missing(self, deals: int) -> list[int]:
        """The deals below this number that are not finished."""
        return [deal for deal in range(deals) if deal not in self.deals]

    def first(self, deals: int) -> list[Deal]:
        """The finished deals below this number, in order."""
        return [self.deals[deal] for deal in range(deals) if deal in self.deals]

    def close(self) -> None:
        if self._lines is not None:
            self._lines.close()

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _write(self, entry: Contest | Deal) -> None:
        if self._lines is not None:
            self._lines.write(msgspec.json.encode(entry) + b"\n")
            self._lines.flush()

    def _read(self, file: Path) -> bytes:
        """The valid part of the file."""
        lines = file.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    check_same("error-results-other", file, CONTEST.read(line), self.contest)
                else:
                    deal = DEAL.read(line)
                    self.deals[deal.deal] = deal
            except msgspec.DecodeError as error:
                raise BadRequest("error-results-line", file=str(file), line=number, detail=str(error)) from None
        return b"".join(lines)

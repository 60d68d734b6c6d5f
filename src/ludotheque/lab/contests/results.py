"""The results file of a contest: JSON Lines, first the contest, then a line per deal. Contests can be resumed."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import msgspec

from ludotheque.bots.external.local import plain
from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader

from ..kept_file import KeptFile
from ..run.setting import check_same
from .contest import Contest, Deal

CONTEST, DEAL = Reader(Contest), Reader(Deal)


class Results:
    """The finished deals, in memory and, if there is a file, in it.

    `resume`: the file may already hold deals of the same contest.
    """

    def __init__(self, contest: Contest, file: Path | None = None, *, resume: bool = False) -> None:
        self.contest = contest
        self.deals: dict[int, Deal] = {}
        self._path = file
        if file is not None and not resume and file.exists() and file.stat().st_size:
            raise BadRequest("error-results-there", file=str(file))
        self._file = KeptFile(file, self._read, "error-results-line")
        if self._file.empty:
            self._file.write(msgspec.structs.replace(contest, bots=plain(contest.bots)))

    def add(self, deal: Deal) -> None:
        self.deals[deal.deal] = deal
        self._file.write(deal)

    def missing(self, deals: int) -> list[int]:
        """The deals below this number that are not finished."""
        return [deal for deal in range(deals) if deal not in self.deals]

    def first(self, deals: int) -> list[Deal]:
        """The finished deals below this number, in order."""
        return [self.deals[deal] for deal in range(deals) if deal in self.deals]

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _read(self, number: int, line: bytes) -> None:
        if number == 1:
            check_same("error-results-other", self._path, CONTEST.read(line), self.contest)
        else:
            deal = DEAL.read(line)
            self.deals[deal.deal] = deal

"""The file of a run of `qualities`: JSON Lines, one for each game that was followed and each deal that was played.

A run goes on where the last one stopped, and one of more games plays only what is not in it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import msgspec

from ludotheque.bots.external.local import plain
from ludotheque.core.reading import Reader

from ..contests.contest import Contest, Deal
from ..kept_file import KeptFile
from ..run.setting import Setting
from .following import FollowedGame


class KeptFollowed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line: a game, or a deal of a contest."""

    place: str  # what was played, as a hash
    number: int  # the row of the game, or the deal
    game: FollowedGame | None = None
    deal: Deal | None = None


LINE = Reader(KeptFollowed)


def place_of(played: Setting | Contest) -> str:
    played = msgspec.structs.replace(played, bots=plain(played.bots))
    return hashlib.sha256(msgspec.json.encode(played)).hexdigest()[:24]


class KeptQualities:
    """Without a file, nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self._lines: dict[tuple[str, int], KeptFollowed] = {}
        self._file = KeptFile(file, self._read, "error-results-line")

    def take_games(self, place: str, count: int) -> tuple[list[FollowedGame], Sequence[int]]:
        """Those of the first so many games that were followed before, and the rows of the others."""
        found = {row: line.game for row in range(count) if (line := self._lines.get((place, row))) and line.game}
        return list(found.values()), [row for row in range(count) if row not in found]

    def take_deals(self, place: str, count: int) -> tuple[list[Deal], Sequence[int]]:
        """The same for deals."""
        found = {deal: line.deal for deal in range(count) if (line := self._lines.get((place, deal))) and line.deal}
        return list(found.values()), [deal for deal in range(count) if deal not in found]

    def add(self, line: KeptFollowed) -> None:
        self._file.write(line)

    def __enter__(self) -> KeptQualities:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _read(self, number: int, line: bytes) -> None:
        kept = LINE.read(line)
        self._lines[kept.place, kept.number] = kept

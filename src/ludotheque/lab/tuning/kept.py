"""The file of a tuning: JSON Lines, one for each chunk of games. A run goes on where the last one stopped, and a tuning
to another goal with the same file plays nothing again that is in it."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from ludotheque.core.reading import Reader

from ..kept_file import KeptFile
from .counts import CountedGames

GAMES = Reader(CountedGames)


class KeptGames:
    """Without a file, nothing is kept. Chunks double in size, so memory hardly grows with the number of games."""

    def __init__(self, file: Path | None) -> None:
        self._counted: dict[tuple[str, int], CountedGames] = {}
        self._file = KeptFile(file, self._read, "error-results-line")

    def take(self, place: str, number: int) -> CountedGames | None:
        return self._counted.pop((place, number), None)

    def add(self, counted: CountedGames) -> None:
        self._file.write(counted)

    def __enter__(self) -> KeptGames:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _read(self, number: int, line: bytes) -> None:
        counted = GAMES.read(line)
        self._counted[counted.place, counted.number] = counted

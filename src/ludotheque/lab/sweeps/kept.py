"""The file of a sweep: JSON Lines, one for each chunk of games. A run goes on where the last one stopped, and another
sweep with the same file plays nothing again that is in it."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from ludotheque.core.reading import Reader

from ..kept_file import KeptFile
from .counts import CountedChunk

CHUNK = Reader(CountedChunk)


class KeptChunks:
    """The chunks of these places that are in the file. Without a file, nothing is kept."""

    def __init__(self, file: Path | None, places: set[str]) -> None:
        self._places = places
        self._chunks: dict[tuple[str, int], CountedChunk] = {}
        self._file = KeptFile(file, self._read, "error-results-line")

    def take(self, place: str, number: int) -> CountedChunk | None:
        return self._chunks.pop((place, number), None)

    def add(self, chunk: CountedChunk) -> None:
        self._file.write(chunk)

    def __enter__(self) -> KeptChunks:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _read(self, number: int, line: bytes) -> None:
        chunk = CHUNK.read(line)
        if chunk.place in self._places:
            self._chunks[chunk.place, chunk.number] = chunk

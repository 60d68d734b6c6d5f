"""Thinking times of people at tables, by game and kind of move: how many took about so long. No names, no moves, no
dates; nothing can be told about a single person or game."""

from __future__ import annotations

import bisect
import math
from collections.abc import Iterable
from pathlib import Path

import msgspec

from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader

from ..stats.intervals import Estimate, mean

EDGES = tuple(2.0**power for power in range(-2, 10))  # seconds: a quarter of one to 8½ minutes, each twice the last
LONGEST = 600.0  # seconds; a player who takes longer has left the table
LEAST = 100  # decisions of a kind before they say anything


class Times(msgspec.Struct):
    """Of one kind of move: how many took at most so many seconds as each of `EDGES` says, the last longer; and how long
    those took together."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(EDGES) + 1))
    seconds: list[float] = msgspec.field(default_factory=lambda: [0.0] * (len(EDGES) + 1))


class TimesFile(msgspec.Struct):
    """A file of thinking times."""

    games: dict[str, dict[str, Times]]


FILE = Reader(TimesFile)


class ThinkingTimes:
    """Thinking times of any number of tables. Its size depends on the games and kinds of moves alone."""

    def __init__(self, games: dict[str, dict[str, Times]] | None = None) -> None:
        self.games = games or {}

    def add(self, game: str, kind: str, seconds: float) -> None:
        if not 0 <= seconds <= LONGEST:
            return
        times = self.games.setdefault(game, {}).setdefault(kind, Times())
        place = bisect.bisect_left(EDGES, seconds)
        times.counts[place] += 1
        times.seconds[place] += seconds

    def merge(self, other: ThinkingTimes) -> None:
        for game, kinds in other.games.items():
            for kind, times in kinds.items():
                mine = self.games.setdefault(game, {}).setdefault(kind, Times())
                mine.counts = [a + b for a, b in zip(mine.counts, times.counts, strict=True)]
                mine.seconds = [a + b for a, b in zip(mine.seconds, times.seconds, strict=True)]

    def count(self, game: str, kind: str) -> int:
        times = self.games.get(game, {}).get(kind)
        return 0 if times is None else sum(times.counts)

    def mean(self, game: str, kind: str) -> Estimate | None:
        """Seconds of a move of this kind; None if there are too few. The spread within a step of the scale is taken for
        that of its ends, so the interval is too wide rather than too narrow."""
        count = self.count(game, kind)
        if count < LEAST:
            return None
        times = self.games[game][kind]
        ends = (*EDGES, LONGEST)
        squares = math.fsum(total * end for total, end in zip(times.seconds, ends, strict=True))
        found = mean(math.fsum(times.seconds), squares, count)
        return Estimate(found.value, max(found.low, 0.0), found.high)

    def write(self, file: Path) -> None:
        """A reader finds the old file or the new one, never a part."""
        unfinished = file.with_name(f"{file.name}.unfinished")
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(TimesFile(self.games))) + b"\n")
        unfinished.replace(file)


def read_times(paths: Iterable[Path]) -> ThinkingTimes:
    """All files together; a folder stands for the files in it."""
    found = ThinkingTimes()
    for path in paths:
        for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
            try:
                read = FILE.read(file.read_bytes())
            except OSError as error:
                raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
            except msgspec.DecodeError as error:
                raise BadRequest("error-times-file", file=str(file), detail=str(error)) from None
            for kinds in read.games.values():
                for times in kinds.values():
                    if len(times.counts) != len(EDGES) + 1 or len(times.seconds) != len(EDGES) + 1:
                        detail = f"{len(times.counts)} != {len(EDGES) + 1}"
                        raise BadRequest("error-times-file", file=str(file), detail=detail)
            found.merge(ThinkingTimes(read.games))
    return found

"""The results of a task as a folder of Parquet files, two for every chunk of games.

    task.json                  the settings of the task
    games-000000000000.parquet one row per game, beginning with that row of the task
    seats-000000000000.parquet one row per seat of these games

`polars.scan_parquet("FOLDER/games-*.parquet")` reads all of them as one table. A file is written under a temporary
name first, so a file with its final name is complete. A chunk is finished when its games file is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import polars as pl

from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader

from ..run.chunks import games_per_file
from ..run.question import ranges
from ..run.rows import Rows
from ..run.setting import Setting, check_same
from ..run.tally import WHOLE, order_of, shares_of
from ..run.task import Task

UNFINISHED = ".unfinished"


class Kept(msgspec.Struct, frozen=True):
    """`task.json`."""

    task: Setting
    part: int  # games per file


KEPT = Reader(Kept)


class Folder:
    """`resume`: the folder may already hold results of the same task. With more games it is extended."""

    def __init__(self, task: Task, path: Path, *, resume: bool = False) -> None:
        self.task, self.path = task, path
        try:
            path.mkdir(exist_ok=True)
            kept = self._kept()
            if kept is not None and not resume:
                raise BadRequest("error-out-there", file=str(path))
            if kept is None and any(path.iterdir()):
                raise BadRequest("error-out-other", file=str(path))
            self.part = kept.part if kept is not None else games_per_file(task)
            for torn in path.glob(f"*{UNFINISHED}"):
                torn.unlink()
            if kept is None:
                self._write(
                    "task.json", msgspec.json.format(msgspec.json.encode(Kept(task.setting, self.part))) + b"\n"
                )
        except OSError as error:
            raise BadRequest("error-file", file=str(path), reason=str(error.strerror)) from None

    def finished(self) -> Iterator[tuple[int, Rows]]:
        """The finished chunks: their first row, and their results."""
        for start, stop in ranges(0, self.task.games, self.part):
            if self._file("games", start).exists():
                rows = self._read(start)
                if len(rows) >= stop - start:
                    yield start, rows.part(0, stop - start)

    def add(self, start: int, rows: Rows) -> None:
        """Write the results of a chunk. The games file comes last, because it marks the chunk as finished."""
        games = self._games(start, rows)
        try:
            for name, table in (("seats", self._seats(start, rows)), ("games", games)):
                file = self._file(name, start)
                unfinished = file.with_name(file.name + UNFINISHED)
                table.write_parquet(unfinished, compression="lz4", statistics=False)
                unfinished.replace(file)
        except OSError as error:
            raise BadRequest("error-file", file=str(self.path), reason=str(error.strerror)) from None

    def _games(self, start: int, rows: Rows) -> pl.DataFrame:
        task = self.task
        endings = pl.Enum([ending or "none" for ending in task.variant.engine.endings])
        numbers = {name: _literal(value) for name, value in task.variant.numbers.items()}
        columns = {
            "row": np.arange(start, start + len(rows)),
            "seed": self._seeds(start, len(rows)),
            "turns": rows.turns,
            "moves": rows.moves,
            "decisions": pl.Series(rows.decisions.astype(np.uint16), dtype=self._kinds),
            "ending": pl.Series(rows.endings.astype(np.uint8)).cat.to(endings),
            "first": rows.firsts,
        }
        table = pl.DataFrame(columns)
        fixed = {"game": task.variant.name} | task.variant.options | numbers | {"seats": task.seats}
        return table.with_columns(**{name: pl.lit(value) for name, value in fixed.items()})

    @property
    def _kinds(self) -> pl.Array:
        """How many moves of each kind, in the order of the game's `decisions`."""
        return pl.Array(pl.UInt16, len(self.task.variant.engine.decisions))

    def _seats(self, start: int, rows: Rows) -> pl.DataFrame:
        task, games = self.task, len(rows)
        seats = np.tile(np.arange(task.seats, dtype=np.int8), games)
        turns = np.argsort(order_of(rows.firsts, task.seats), axis=1).astype(np.int8)
        names = sorted(set(task.lineup))
        codes = np.array([names.index(name) for name in task.lineup], np.uint8)
        return pl.DataFrame(
            {
                "row": np.repeat(np.arange(start, start + games), task.seats),
                "seat": seats,
                "turn": turns.ravel(),  # 0 for the seat that acted first
                "bot": pl.Series(np.tile(codes, games)).cat.to(pl.Enum(names)),
                "score": rows.scores.ravel(),
                "place": rows.places.ravel().astype(np.int8),
                "win": (shares_of(rows.places) / WHOLE).astype(np.float32).ravel(),
            }
        )

    def _seeds(self, start: int, games: int) -> pl.Series:
        """Numbers if they are small enough, else 64 hexadecimal digits as in a game record."""
        first = self.task.seed_of(start)
        if self.task.seed_of(0) + self.task.games < 1 << 63:
            return pl.Series(np.arange(first, first + games))
        return pl.Series([f"{self.task.seed_of(row):064x}" for row in range(start, start + games)])

    def _read(self, start: int) -> Rows:
        try:
            games = pl.read_parquet(
                self._file("games", start), columns=["turns", "moves", "decisions", "ending", "first"]
            )
            seats = pl.read_parquet(self._file("seats", start), columns=["score", "place"])
        except (OSError, pl.exceptions.PolarsError) as error:
            file = self._file("games", start)
            raise BadRequest("error-out-part", file=str(file), detail=str(error).splitlines()[0]) from None
        shape = len(games), self.task.seats
        return Rows(
            seats["score"].to_numpy().astype(np.int32).reshape(shape),
            seats["place"].to_numpy().astype(np.int32).reshape(shape),
            games["moves"].to_numpy().astype(np.int32),
            games["ending"].to_physical().to_numpy().astype(np.int8),
            games["first"].to_numpy().astype(np.int8),
            games["turns"].to_numpy().astype(np.int32),
            games["decisions"].to_numpy().astype(np.int32).reshape(len(games), -1),
        )

    def _file(self, name: str, start: int) -> Path:
        return self.path / f"{name}-{start:012}.parquet"

    def _write(self, name: str, content: bytes) -> None:
        unfinished = self.path / (name + UNFINISHED)
        unfinished.write_bytes(content)
        unfinished.replace(self.path / name)

    def _kept(self) -> Kept | None:
        file = self.path / "task.json"
        if not file.exists():
            return None
        try:
            kept = KEPT.read(file.read_bytes())
        except msgspec.DecodeError as error:
            raise BadRequest("error-out-task", file=str(file), detail=str(error)) from None
        check_same("error-out-setting", self.path, kept.task, self.task.setting)
        return kept


def _literal(value: object) -> str | int | float | bool:
    return value if isinstance(value, (str, int, float, bool)) else msgspec.json.encode(value).decode()

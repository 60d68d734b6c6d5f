"""Games with their sayings in a file: JSON Lines, first the setting, then a line per game. Runs can be resumed."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from ludotheque.core.reading import Reader

from ..kept_file import KeptFile
from ..run.setting import Setting, check_same
from .said import SaidGame

SETTING, GAME = Reader(Setting), Reader(SaidGame)


def file_name(setting: Setting, times: int = 1) -> str:
    """The file that the games of this setting are kept in; with what searches so many times as large say."""
    options = [f"{name}-{value}".lower() for name, value in setting.options.items()]
    bot, larger = setting.bots[0].replace(":", "-"), [f"{times}-times"] if times > 1 else []
    return (
        "-".join([setting.game, str(setting.seats), *options, bot, setting.seed.lstrip("0") or "0", *larger]) + ".jsonl"
    )


class SaidGames:
    """The finished games, in memory and, if there is a file, in it.

    A file that is there must hold games of the same setting; the run goes on from it.
    """

    def __init__(self, setting: Setting, file: Path | None = None) -> None:
        self.setting = setting
        self.games: dict[int, SaidGame] = {}
        self._path = file
        self._file = KeptFile(file, self._read, "error-games-line")
        if self._file.empty:
            self._file.write(setting)

    def add(self, game: SaidGame) -> None:
        self.games[game.row] = game
        self._file.write(game)

    def missing(self, rows: range) -> list[int]:
        return [row for row in rows if row not in self.games]

    def first(self, rows: range) -> list[SaidGame]:
        """The finished games among these rows, in order."""
        return [self.games[row] for row in rows if row in self.games]

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> SaidGames:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _read(self, number: int, line: bytes) -> None:
        if number == 1:
            check_same("error-games-other", self._path, SETTING.read(line), self.setting)
        else:
            game = GAME.read(line)
            self.games[game.row] = game

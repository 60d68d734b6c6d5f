"""Measurements kept in a file, one per game: of every setting the newest."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludotheque.core.contract import Value
from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader

from ..run.setting import Setting
from .measure import Reliability


class MeasuredShares(msgspec.Struct, frozen=True):
    """How far the shares of one setting can be believed, and the command that measures it again."""

    command: str
    version: str
    options: dict[str, Value]
    seats: int
    bot: str
    found: Reliability

    @property
    def key(self) -> tuple[object, ...]:
        return (sorted(self.options.items()), self.seats, self.bot)


class MeasuredGame(msgspec.Struct, frozen=True):
    game: str
    measured: list[MeasuredShares]


MEASURED = Reader(MeasuredGame)


def entry(setting: Setting, found: Reliability, command: str) -> MeasuredShares:
    return MeasuredShares(command, setting.version, setting.options, setting.seats, setting.bots[0], found)


def read(file: Path) -> MeasuredGame:
    try:
        return MEASURED.read(file.read_bytes())
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
    except msgspec.DecodeError as error:
        raise BadRequest("error-calibration-shape", file=str(file), detail=str(error)) from None


def check(file: Path, game: str) -> MeasuredGame:
    """The content of the file, or an empty one if there is no file. It must be about this game."""
    known = read(file) if file.exists() else MeasuredGame(game, [])
    if known.game != game:
        raise BadRequest("error-calibration-other", file=str(file), game=known.game)
    return known


def update(file: Path, game: str, measured: MeasuredShares) -> None:
    """Put a measurement into the file. It replaces the one of the same setting."""
    kept = [each for each in check(file, game).measured if each.key != measured.key]
    text = msgspec.json.encode(MeasuredGame(game, sorted([*kept, measured], key=lambda each: str(each.key))))
    part = file.with_name(file.name + ".part")
    try:
        part.write_bytes(msgspec.json.format(text, indent=1) + b"\n")
        part.replace(file)
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None

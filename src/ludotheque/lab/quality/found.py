"""What was found about games: every quality that was measured, for each number of players."""

from __future__ import annotations

import msgspec

from ludotheque.core.contract import Value
from ludotheque.core.reading import Reader

from ..stats.intervals import Estimate


class QualitiesTable(msgspec.Struct, frozen=True):
    """One number of players. A quality that cannot be told, as kingmaking between two, is left out."""

    seats: int
    games: int
    luck_games: int  # of strong against weak bots
    found: dict[str, Estimate]  # by quality


class GameQualities(msgspec.Struct, frozen=True):
    game: str
    title: str
    options: dict[str, Value]
    tables: list[QualitiesTable]


class Qualities(msgspec.Struct, frozen=True):
    """One game, or several to compare."""

    version: str
    bots: list[str]
    weak: str  # against whom the bots play when skill is told from luck
    seed: int | str
    games: list[GameQualities]
    finished: bool = True


READER = Reader(Qualities)

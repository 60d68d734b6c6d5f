"""What is to be played, and what came out of it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import ludotheque
from ludotheque.bots.codes import POLICIES
from ludotheque.bots.external.local import plain
from ludotheque.bots.roster import make_bot
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import parse_seed
from ludotheque.core.reading import Reader
from ludotheque.core.shelf import find


class Setting(msgspec.Struct, frozen=True):
    """What decides every game, as it is kept in files and sent to other processes."""

    version: str
    game: str
    options: dict[str, Value]
    numbers: dict[str, Any]  # of `board.toml`, where they are not as printed
    seats: int
    bots: tuple[str, ...]  # one a seat
    seed: str  # 64 hexadecimal digits


SETTING = Reader(Setting)


@dataclass(frozen=True)
class Task:
    """Games to be played: the game of row i has the seed `seed` + i, and nothing else decides it."""

    variant: Variant
    seats: int
    games: int
    seed: int | str = 0
    bots: Sequence[str] = ("random",)  # one, or one a seat

    def __post_init__(self) -> None:
        self.variant.game.check_seats(self.seats)
        if self.games < 1:
            raise BadRequest("error-no-games", found=self.games)
        for name in self.bots:
            make_bot(name, 0)  # the roster knows its names
        if len(self.bots) not in (1, self.seats):
            raise BadRequest("error-bots", found=len(self.bots), seats=self.seats)
        parse_seed(self.seed)

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bot at every seat."""
        return tuple(self.bots) * self.seats if len(self.bots) == 1 else tuple(self.bots)

    @property
    def compiled(self) -> bool:
        """Whether all moves are made in compiled code, so that threads do not wait for each other."""
        return all(name in POLICIES for name in self.bots)

    def seed_of(self, row: int) -> int:
        return (parse_seed(self.seed) + row) % (1 << 256)

    @property
    def setting(self) -> Setting:
        variant = self.variant
        seed = f"{parse_seed(self.seed):064x}"
        return Setting(
            ludotheque.__version__, variant.name, variant.options, variant.numbers, self.seats, plain(self.lineup), seed
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Games hold functions, which do not travel; another process finds its own on the shelf."""
        return _task, (msgspec.json.encode(self.setting), self.games, self.lineup)


@functools.lru_cache(64)
def _task(setting: bytes, games: int, bots: tuple[str, ...]) -> Task:
    """Kept, because a board that is not as printed takes time to build. The bots travel by themselves: a LocalBot
    must stay one."""
    found = SETTING.read(setting)
    variant = find(found.game).variant(found.options, found.numbers)
    return Task(variant, found.seats, games, found.seed, bots)


@dataclass
class Rows:
    """What came out, one game a row."""

    scores: npt.NDArray[np.int32]  # row, seat
    places: npt.NDArray[np.int32]  # row, seat
    moves: npt.NDArray[np.int32]
    endings: npt.NDArray[np.int8]  # an index into the game's endings
    firsts: npt.NDArray[np.int8]  # the seat that acted first

    @classmethod
    def empty(cls, games: int, seats: int) -> Rows:
        return cls(
            np.zeros((games, seats), np.int32),
            np.zeros((games, seats), np.int32),
            np.zeros(games, np.int32),
            np.zeros(games, np.int8),
            np.zeros(games, np.int8),
        )

    @classmethod
    def joined(cls, parts: Sequence[Rows]) -> Rows:
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__dataclass_fields__))

    def part(self, start: int, stop: int) -> Rows:
        """These rows, not copied."""
        return Rows(*(getattr(self, name)[start:stop] for name in self.__dataclass_fields__))

    def __len__(self) -> int:
        return len(self.moves)

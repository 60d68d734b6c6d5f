"""Games of search with an estimate that is not yet the game's own."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Generator, Iterable
from pathlib import Path

import msgspec

from ludotheque.core.shelf import find

from ..executors.local import Executor
from ..reliability.said import SaidGame, play_said
from ..reliability.store import file_name
from ..run.setting import Setting
from .estimate_data import EstimateData


class LearningRound(msgspec.Struct, frozen=True):
    """The games of one round, and what they are played with."""

    setting: Setting
    data: EstimateData

    def file(self, folder: Path) -> Path:
        """Other numbers, another file: a run that was stopped finds its own games again, and no others."""
        name = Path(file_name(self.setting))
        digest = hashlib.sha256(f"{self.data.numbers!r}{self.data.weights}".encode()).hexdigest()[:12]
        return folder / f"{name.stem}-{digest}{name.suffix}"


def play_learning_game(played: LearningRound, row: int) -> SaidGame:
    setting = played.setting
    variant = find(setting.game).variant(setting.options, setting.numbers)
    return play_said(setting, row, played.data.used_by(variant, setting.seats))


def play_learning_games(played: LearningRound, rows: Iterable[int], executor: Executor) -> Generator[SaidGame]:
    """Each game as soon as it is finished."""
    return executor.run(functools.partial(play_learning_game, played), rows)

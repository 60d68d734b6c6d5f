"""Games of search with an estimate that is not yet the game's own."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Generator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import ISMCTS
from ludotheque.bots.search.tree import NODE, SPACE
from ludotheque.core.chance.fast import generator
from ludotheque.core.kernels.specialise import executed, specialise
from ludotheque.core.shelf import find

from ..executors.local import Executor
from ..reliability.said import SaidGame, play_said
from ..reliability.store import file_name
from ..run.seeds import derived
from ..run.setting import Setting
from .estimate_data import EstimateData

SEARCHING = "ludotheque.lab.learning.searching"
TOGETHER = 25  # games of compiled code that are given out at once


class LearningRound(msgspec.Struct, frozen=True):
    """The games of one round, and what they are played with."""

    setting: Setting
    data: EstimateData
    straying: int = 0  # one of so many moves is random; 0: none is

    def file(self, folder: Path) -> Path:
        """Other numbers, another file: a run that was stopped finds its own games again, and no others."""
        name = Path(file_name(self.setting))
        what = f"{self.data.numbers!r}{self.data.weights}{self.straying or ''}"
        return folder / f"{name.stem}-{hashlib.sha256(what.encode()).hexdigest()[:12]}{name.suffix}"


def play_learning_game(played: LearningRound, row: int) -> SaidGame:
    setting = played.setting
    variant = find(setting.game).variant(setting.options, setting.numbers)
    return play_said(setting, row, played.data.used_by(variant, setting.seats))


def play_learning_games(played: LearningRound, rows: Sequence[int], executor: Executor) -> Generator[SaidGame]:
    """Each game as soon as it is finished; those that stray in compiled code, several at once."""
    if not played.straying:
        yield from executor.run(functools.partial(play_learning_game, played), rows)
        return
    parts = [rows[k : k + TOGETHER] for k in range(0, len(rows), TOGETHER)]
    yield from (game for part in parts[:1] for game in play_straying(played, part))  # compiled before others need it
    for games in executor.run(functools.partial(play_straying, played), parts[1:]):
        yield from games


def simulations_of(bot: str) -> int | None:
    """How many simulations a bot runs for a move; None if it is not the plain search with a number of them."""
    made = built_in_bot(bot, 0)
    plain = isinstance(made, SearchBot) and made.budget.milliseconds is None and made == SearchBot(0, made.budget)
    return made.budget.simulations if plain and isinstance(made, SearchBot) else None


def play_straying(played: LearningRound, rows: Sequence[int]) -> list[SaidGame]:
    """The games of these rows. The seed of the setting and the row decide each of them, and nothing else does."""
    setting, seats = played.setting, played.setting.seats
    usual = find(setting.game).variant(setting.options, setting.numbers)
    variant = played.data.used_by(usual, seats)
    engine, board, thinking = variant.engine, variant.engine.board, variant.thinking(seats)
    simulations = simulations_of(setting.bots[0])
    assert simulations is not None
    ismcts = specialise(ISMCTS, usual.game)
    names = {**engine.slots(), "search": ismcts.search}
    sources = [usual.game.folder, Path(str(ismcts.__file__)).parent]
    play = executed(SEARCHING, f"{SEARCHING}__{usual.name}", names, sources).play_searching
    tree, space = np.zeros(4 * simulations + 64, NODE), np.zeros(SPACE, np.int32)
    actions, marks = np.zeros(engine.actions, np.int16), np.zeros(engine.actions, np.int64)
    sums, results = np.zeros((engine.actions, seats)), np.zeros(simulations)
    trace, places = np.zeros(engine.longest, np.int16), np.zeros(seats, np.int32)
    turns = 0 if thinking.horizon is None else max(thinking.horizon * seats, 1)
    found = []
    for row in rows:
        state = usual.new(seats, (int(setting.seed, 16) + row) % (1 << 256)).state
        rng = generator(derived("straying", setting.seed, row))
        moves = play(
            board,
            state,
            seats,
            simulations,
            played.straying,
            thinking.exploration,
            turns,
            thinking.guided,
            rng,
            tree,
            space,
            actions,
            marks,
            sums,
            results,
            trace,
        )
        engine.places(board, state, places)
        first = places == 1
        found.append(SaidGame(row, trace[:moves].tolist(), [], tuple((first / first.sum()).tolist())))
    return found

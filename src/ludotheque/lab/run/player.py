"""Games of a task: compiled bots at full speed, other bots move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ludotheque.bots.policies import compiled_lineup
from ludotheque.bots.roster import make_bot, thinks
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.chance import fair
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.match import Match

from .playing import play_match
from .rows import Rows
from .seeds import derived
from .task import Task
from .watching import decisions_of, turns_in

LOOPS = "ludotheque.lab.run.loops"


@dataclass
class Player:
    """Plays games between compiled bots. The arrays that the kernel needs besides the rows are allocated once."""

    task: Task
    layout: npt.NDArray[np.int16] = field(init=False)
    trace: npt.NDArray[np.int16] = field(init=False)

    def __post_init__(self) -> None:
        self._variant = self.task.variant
        engine = self._variant.engine
        self._play = specialise(LOOPS, self._variant.game).play_games
        self._key = fair.key_of(self.task.seed_of(0))
        self._lineup = compiled_lineup(self.task.lineup, self._variant)
        self._actions = np.zeros(engine.actions, np.int16)
        self.layout = np.zeros(engine.layout_size, np.int16)
        self.trace = np.zeros(engine.longest, np.int16)

    def play(self, start: int, rows: Rows) -> None:
        """Fill `rows` with the games of the task from row `start` on."""
        assert rows.decisions.shape[1] == len(self._variant.engine.decisions)  # the kernel does not look
        self._play(
            self._variant.engine.board,
            self._key,
            start,
            self.task.seats,
            self._variant.option_codes,
            *self._lineup,
            self.layout,
            self._actions,
            self.trace,
            rows.scores,
            rows.places,
            rows.moves,
            rows.endings,
            rows.firsts,
            rows.decisions,
        )
        rows.turns[:] = turns_in(self._variant.engine, rows.decisions)


def matches(task: Task, start: int, stop: int) -> Iterator[Match]:
    """The games from row `start` to before `stop` as matches, one after the other."""
    variant = task.variant
    player = Player(task) if task.compiled else None
    for row in range(start, stop):
        if player is not None:
            match = _retraced(player, row)
        else:
            seed = task.seed_of(row)
            match = play_match(variant, seed, [make_bot(name, derived(seed, k)) for k, name in enumerate(task.lineup)])
        match.players = [f"bot:{name}" for name in task.lineup]
        match.names = [f"{name} {seat + 1}" for seat, name in enumerate(task.lineup)]
        yield match


def _retraced(player: Player, row: int) -> Match:
    """A game of the compiled loop as a match."""
    task = player.task
    one = task.rows(1)
    player.play(row, one)
    match = task.variant.new(task.seats, task.seed_of(row))
    for action in player.trace[: one.moves[0]]:
        match.play(match.engine.text(int(action)))
    return match


def fill(rows: Rows, row: int, match: Match) -> None:
    """Write a finished game into its row."""
    rows.scores[row], rows.places[row] = match.scores, match.places
    rows.moves[row], rows.endings[row] = match.ply, match.engine.endings.index(match.end or "")
    rows.firsts[row] = next(seat for seat, _ in match.moves if seat is not None)
    rows.decisions[row] = decisions_of(match)
    rows.turns[row] = turns_in(match.engine, rows.decisions[row])


def generics_for(bots: Sequence[str]) -> tuple[str, ...]:
    """The generic modules that must be compiled for a game before these bots play it."""
    return (LOOPS, *SEARCH) if any(thinks(name) for name in bots) else (LOOPS,)

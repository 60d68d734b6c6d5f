"""Many games at full speed on all cores."""

from __future__ import annotations

import functools
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.bots.codes import POLICIES
from ludotheque.bots.policies import policy_codes
from ludotheque.bots.roster import make_bot, thinks
from ludotheque.bots.search.bot import ISMCTS
from ludotheque.core.chance import fair
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.match import Match
from ludotheque.core.record import to_line

from .playing import play_match
from .seeds import derived
from .tally import Tally
from .task import Rows, Task
from .workers import Crew, Processes, Threads, check_workers

LOOPS = "ludotheque.lab.run.loops"
CHUNK = 2000  # games of a share, where all bots are compiled
FEW = 4  # where they are not, and think
PART_MOVES = 4_000_000  # moves of a share whose results fill a file

Progress = Callable[[int], None]  # games done


@dataclass
class Player:
    """Plays games between compiled bots; what kernels need besides the rows is allocated once."""

    task: Task
    layout: npt.NDArray[np.int16] = field(init=False)
    trace: npt.NDArray[np.int16] = field(init=False)

    def __post_init__(self) -> None:
        self._variant = self.task.variant
        engine = self._variant.engine
        self._play = specialise(LOOPS, self._variant.game).play_games
        self._key = fair.key_of(self.task.seed_of(0))
        self._policies = policy_codes(self.task.lineup, self.task.seats)
        self._actions = np.zeros(engine.actions, np.int16)
        self.layout = np.zeros(engine.layout_size, np.int16)
        self.trace = np.zeros(engine.longest, np.int16)

    def play(self, start: int, rows: Rows) -> None:
        """Fill `rows` with the games from row `start` of the task on."""
        self._play(
            self._variant.engine.board,
            self._key,
            start,
            self.task.seats,
            self._variant.option_codes,
            self._policies,
            self.layout,
            self._actions,
            self.trace,
            rows.scores,
            rows.places,
            rows.moves,
            rows.endings,
            rows.firsts,
        )


@dataclass
class Part:
    """The games of one share."""

    start: int
    rows: Rows
    records: list[bytes]  # a line each, where they were asked for


def play_part(task: Task, records: bool, share: tuple[int, int]) -> Part:
    """The games from the first of these rows to before the second."""
    start, stop = share
    rows = Rows.empty(stop - start, task.seats)
    if task.compiled and not records:
        Player(task).play(start, rows)
        return Part(start, rows, [])
    lines = []
    for row, match in enumerate(matches(task, start, stop)):
        fill(rows, row, match)
        if records:
            lines.append(to_line(match))
    return Part(start, rows, lines)


def fill(rows: Rows, row: int, match: Match) -> None:
    """Write a game that is over into its row."""
    rows.scores[row], rows.places[row] = match.scores, match.places
    rows.moves[row], rows.endings[row] = match.ply, match.engine.endings.index(match.end or "")
    rows.firsts[row] = next(seat for seat, _ in match.moves if seat is not None)


def matches(task: Task, start: int, stop: int) -> Iterator[Match]:
    """The same games as matches, one after the other."""
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
    """The compiled loop's game."""
    task = player.task
    one = Rows.empty(1, task.seats)
    player.play(row, one)
    match = task.variant.new(task.seats, task.seed_of(row))
    for action in player.trace[: one.moves[0]]:
        match.play(match.engine.text(int(action)))
    return match


def crew_for(bots: Sequence[str], workers: int | None = None, records: bool = False) -> Crew:
    """All cores of this machine, as suits these bots."""
    count = check_workers(workers)
    return Processes(count) if records or any(name not in POLICIES for name in bots) else Threads(count)


def generics_for(bots: Sequence[str]) -> tuple[str, ...]:
    """What must be compiled besides the game itself before these bots play."""
    return (LOOPS, ISMCTS) if any(thinks(name) for name in bots) else (LOOPS,)


def shares(start: int, games: int, size: int) -> Iterator[tuple[int, int]]:
    """All rows from `start` on, `size` at a time."""
    return ((first, min(first + size, games)) for first in range(start, games, size))


def share_size(task: Task) -> int:
    return CHUNK if task.compiled else FEW


def part_size(task: Task) -> int:
    """How many games fill a file: about as many moves for every game. It follows from the task alone."""
    if not task.compiled:
        return FEW
    rows = Rows.empty(16, task.seats)
    Player(task).play(0, rows)
    return max(1 << int(np.log2(PART_MOVES / rows.moves.mean())), 1)


def play_parts(task: Task, given: Iterable[tuple[int, int]], crew: Crew, records: bool = False) -> Generator[Part]:
    """These shares, each as it is finished."""
    return crew.run(functools.partial(play_part, task, records), given)


def in_order(parts: Iterable[Part], start: int = 0) -> Iterator[Part]:
    """The parts without a gap from row `start` on, each as soon as those before it are there."""
    waiting: dict[int, Part] = {}
    for part in parts:
        waiting[part.start] = part
        while start in waiting:
            following = waiting.pop(start)
            start += len(following.rows)
            yield following


def simulate(task: Task, threads: int | None = None, progress: Progress = lambda games: None) -> Rows:
    """All games of the task. Interrupted (Ctrl-C), it gives those that were finished, without a gap from the first."""
    crew = crew_for(task.bots, threads)
    found = [Rows.empty(0, task.seats)]
    done = 0
    try:
        with closing(play_parts(task, shares(0, task.games, share_size(task)), crew)) as parts:
            for part in in_order(parts):
                found.append(part.rows)
                done += len(part.rows)
                progress(done)
    except KeyboardInterrupt:
        pass
    return Rows.joined(found)


def summary(task: Task, rows: Rows) -> dict[str, Any]:
    """What people want to know first."""
    tally = Tally(task)
    tally.add(rows)
    return tally.summary()

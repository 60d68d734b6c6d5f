"""Many games at full speed on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.bots.policies import policy_codes
from ludotheque.core import chance
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match, parse_seed
from ludotheque.core.specialise import specialise

LOOPS = "ludotheque.lab.loops"
CHUNK = 2000  # games played between two looks at the progress bar

Progress = Callable[[int], None]  # games done


@dataclass(frozen=True)
class Task:
    """Games to be played: the game of row i has the seed `seed + i`, and nothing else decides it."""

    variant: Variant
    seats: int
    games: int
    seed: int | str = 0
    bots: Sequence[str] = ("random",)

    def __post_init__(self) -> None:
        self.variant.game.check_seats(self.seats)
        if self.games < 1:
            raise BadRequest("error-no-games", found=self.games)
        policy_codes(self.bots, self.seats)
        parse_seed(self.seed)


@dataclass
class Rows:
    """What came out, one game a row."""

    scores: npt.NDArray[np.int32]  # row, seat
    places: npt.NDArray[np.int32]  # row, seat
    moves: npt.NDArray[np.int32]
    endings: npt.NDArray[np.int8]  # an index into the game's endings

    @classmethod
    def empty(cls, games: int, seats: int) -> Rows:
        return cls(
            np.zeros((games, seats), np.int32),
            np.zeros((games, seats), np.int32),
            np.zeros(games, np.int32),
            np.zeros(games, np.int8),
        )

    def part(self, start: int, stop: int) -> Rows:
        """These rows, not copied."""
        return Rows(self.scores[start:stop], self.places[start:stop], self.moves[start:stop], self.endings[start:stop])


@dataclass
class Player:
    """Plays the games of a task; what kernels need besides the rows is allocated once."""

    task: Task
    layout: npt.NDArray[np.int16] = field(init=False)
    trace: npt.NDArray[np.int16] = field(init=False)

    def __post_init__(self) -> None:
        engine = self.task.variant.engine
        self._play = specialise(LOOPS, self.task.variant.game).play_games
        self._key = chance.key_of(parse_seed(self.task.seed))
        self._policies = policy_codes(self.task.bots, self.task.seats)
        self._actions = np.zeros(engine.actions, np.int16)
        self.layout = np.zeros(engine.layout_size, np.int16)
        self.trace = np.zeros(engine.longest, np.int16)

    def play(self, start: int, rows: Rows) -> None:
        """Fill `rows` with the games from row `start` of the task on."""
        task = self.task
        self._play(
            task.variant.engine.board,
            self._key,
            start,
            task.seats,
            task.variant.option_codes,
            self._policies,
            self.layout,
            self._actions,
            self.trace,
            rows.scores,
            rows.places,
            rows.moves,
            rows.endings,
        )


def simulate(task: Task, threads: int | None = None, progress: Progress = lambda games: None) -> Rows:
    """All games of the task. Interrupted (Ctrl-C), it gives those that were finished, without a gap from the first."""
    rows = Rows.empty(task.games, task.seats)
    threads = threads or os.cpu_count() or 1
    players = [Player(task) for _ in range(threads)]
    starts = iter(range(0, task.games, CHUNK))
    done: set[int] = set()
    running: dict[Future[None], tuple[Player, int]] = {}
    with ThreadPoolExecutor(threads) as pool:

        def next_chunk(player: Player) -> None:
            if (start := next(starts, None)) is not None:
                part = rows.part(start, min(start + CHUNK, task.games))
                running[pool.submit(player.play, start, part)] = player, start

        try:
            for player in players:
                next_chunk(player)
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    player, start = running.pop(future)
                    future.result()
                    done.add(start)
                    progress(min(CHUNK * len(done), task.games))
                    next_chunk(player)
        except KeyboardInterrupt:
            finished = next(start for start in range(0, task.games + CHUNK, CHUNK) if start not in done)
            return rows.part(0, min(finished, task.games))
    return rows


def matches(task: Task) -> Iterator[Match]:
    """The same games as matches, one after the other, for their records."""
    player = Player(task)
    engine = task.variant.engine
    row = Rows.empty(1, task.seats)
    bots = list(task.bots) * task.seats if len(task.bots) == 1 else list(task.bots)
    seed = parse_seed(task.seed)
    for number in range(task.games):
        player.play(number, row)
        match = task.variant.new(task.seats, (seed + number) % (1 << 256))
        match.players = [f"bot:{bot}" for bot in bots]
        match.names = [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]
        for action in player.trace[: row.moves[0]]:
            match.play(engine.text(int(action)))
        yield match


def summary(task: Task, rows: Rows) -> dict[str, Any]:
    """What people want to know first. A shared first place counts as a shared win."""
    games = len(rows.moves)
    first = rows.places == 1
    shares = first / np.maximum(first.sum(axis=1, keepdims=True), 1)
    bots = list(task.bots) * task.seats if len(task.bots) == 1 else list(task.bots)
    endings = task.variant.engine.endings
    return {
        "game": task.variant.name,
        "options": dict(task.variant.options),
        "games": games,
        "seed": task.seed,
        "seats": [
            {
                "bot": bots[seat],
                "wins": round(float(shares[:, seat].mean()), 4),
                "score": round(float(rows.scores[:, seat].mean()), 3),
                "score_sd": round(float(rows.scores[:, seat].std()), 3),
            }
            for seat in range(task.seats)
        ],
        "ties": round(float((first.sum(axis=1) > 1).mean()), 4),
        "moves": {
            "mean": round(float(rows.moves.mean()), 2),
            "least": int(rows.moves.min()),
            "most": int(rows.moves.max()),
        },
        "endings": {endings[code]: int((rows.endings == code).sum()) for code in range(1, len(endings))},
    }

"""How long a move takes, from the printed playing time."""

from __future__ import annotations

import functools

from ludotheque.core.contract import Game

from ..run.chunks import play_all
from ..run.task import Task

PACE_GAMES = 50  # for each number of players


@functools.cache
def pace_of(game: Game) -> float:
    """Seconds per move: the printed playing time over the mean length of games between greedy bots by the printed
    rules, over all numbers of players."""
    lengths = []
    for seats in game.seat_counts:
        rows = play_all(Task(game.variant(), seats, PACE_GAMES, 0, ("greedy",)), workers=1)
        lengths.append(float(rows.moves.mean()))
    return 60 * sum(game.minutes) / 2 / (sum(lengths) / len(lengths))

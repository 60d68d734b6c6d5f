"""Going on from a position of a game that was played before: the same deal and moves, and then chance of its own."""

from __future__ import annotations

from ludotheque.core.errors import GameOver
from ludotheque.core.match import Match

from .entries import Fork


def fork_of(match: Match, moves: int, table: str | None, seed: str | None) -> Fork:
    """The game up to the position before move `moves`. Raises BadRequest if there is none, GameOver at the end."""
    position = match.fork(moves)
    position.resigned = None  # one may go on where somebody gave up
    if position.over:
        raise GameOver
    return Fork(table, match.setup, seed, position.moves)

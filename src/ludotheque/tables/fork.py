"""Going on from a position of an earlier game: the same deal and moves, then new chance."""

from __future__ import annotations

from ludotheque.core.errors import GameOver
from ludotheque.core.match import Match

from .entries import Fork
from .refusals import NotNow
from .table import Table


def fork_of(match: Match, moves: int, table: str | None, seed: str | None) -> Fork:
    """The game up to the position before move `moves`. Raises BadRequest if there is none, GameOver at the end."""
    position = match.fork(moves)
    position.resigned = None  # a resigned game can go on
    if position.over:
        raise GameOver
    return Fork(table, match.setup, seed, position.moves)


def fork_at(table: Table, moves: int) -> Fork:
    """The beginning of a table's finished game, up to a position from which it can go on otherwise."""
    match = table.finished()
    if match.redrawn is not None and moves > match.redrawn:
        raise NotNow("error-fork-practice", moves=match.redrawn)
    return fork_of(match, moves, table.id, table.deal_seed)

"""Free take-backs: no other viewer saw anything of the move, and it showed its player nothing new."""

from __future__ import annotations

import msgspec
import numpy as np

from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Engine
from ludotheque.core.match import Match

IMAGINED = 8  # positions in which the move is tried


def is_free(match: Match, ply: int, seat: int) -> bool:
    """Whether `seat` may go back to the position after `ply` moves without asking.

    It may if all moves since are its own, no other view changed, and it could have foreseen what it sees now: the same
    moves lead to the same view whatever the hidden part is.
    """
    if any(mover != seat for mover, _ in match.moves[ply:]):
        return False
    engine, board = match.engine, match.board
    before, after = match.position(ply), match.position(match.ply)
    for viewer in [None, *range(match.seats)]:
        if viewer != seat and _seen(engine, board, before, viewer) != _seen(engine, board, after, viewer):
            return False
    moves = []
    for k in range(ply, match.ply):
        action = engine.action(match.moves[k][1])
        assert action is not None
        moves.append(_shown(engine, board, match.position(k), action))
    found = _seen(engine, board, after, seat)
    rng = generator(ply)
    for _ in range(IMAGINED):
        imagined = match.position(ply)
        engine.imagine(board, imagined, seat, rng)
        if not _play(engine, board, imagined, moves) or _seen(engine, board, imagined, seat) != found:
            return False
    return True


def _seen(engine: Engine, board: np.record, position: np.record, viewer: int | None) -> bytes:
    return msgspec.json.encode(engine.view(board, position, viewer))


def _shown(engine: Engine, board: np.record, position: np.record, action: int) -> str:
    return engine.text(action) if engine.shown is None else engine.shown(board, position, action)


def _play(engine: Engine, board: np.record, position: np.record, moves: list[str]) -> bool:
    """Play moves given as their player sees them; False if one is not legal."""
    legal = np.zeros(engine.actions, np.int16)
    for move in moves:
        known = {
            _shown(engine, board, position, int(action)): int(action)
            for action in legal[: engine.legal(board, position, legal)]
        }
        if move not in known:
            return False
        engine.apply(board, position, known[move])
    return True

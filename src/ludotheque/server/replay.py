"""A whole game as one seat, or a bystander, saw it."""

from __future__ import annotations

from ludotheque.core.match import Match

from .schema import Replay, ReplayMove


def replay(match: Match, viewer: int | None) -> Replay:
    engine, board = match.engine, match.board
    found = Replay([], [])
    for number, (seat, text) in enumerate(match.moves):
        before, action, after = match.step(number)
        shown = text if engine.shown is None else engine.shown(board, before, action)
        found.views.append(engine.view(board, before, viewer))
        found.moves.append(ReplayMove(seat, shown, engine.tell(board, before, action, after, viewer)))
    found.views.append(match.view(viewer))
    return found

"""A whole game as one seat, or a spectator, saw it."""

from __future__ import annotations

from ludotheque.bots.stopping import STOP
from ludotheque.core.match import Match

from .wire import Replay, ReplayMove


def replay(match: Match, viewer: int | None) -> Replay:
    engine, board = match.engine, match.board
    found = Replay([], [])
    give_way = STOP.get()
    for number, (seat, text) in enumerate(match.moves):
        give_way()
        before, action, after = match.step(number)
        shown = text if engine.shown is None else engine.shown(board, before, action)
        found.views.append(engine.view(board, before, viewer))
        found.moves.append(ReplayMove(seat, shown, engine.tell(board, before, action, after, viewer)))
    found.views.append(match.view(viewer))
    return found

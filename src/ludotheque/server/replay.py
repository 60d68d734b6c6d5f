"""A whole game as one seat, or a bystander, saw it."""

from __future__ import annotations

from ludotheque.core.match import Match

from .schema import Replay, ReplayMove


def replay(match: Match, viewer: int | None) -> Replay:
    engine, board = match.engine, match.board
    found = Replay([], [])
    before = match.position(0)
    for number, (seat, text) in enumerate(match.moves):
        after = match.position(number + 1)
        action = engine.action(text)
        assert action is not None
        shown = text if engine.shown is None else engine.shown(board, before, action)
        found.views.append(engine.view(board, before, viewer))
        found.moves.append(ReplayMove(seat, shown, engine.tell(board, before, action, after, viewer)))
        before = after
    found.views.append(engine.view(board, before, viewer))
    return found

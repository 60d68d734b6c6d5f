"""Positions for fitting an estimate, drawn from games of search."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.shelf import find

from ..reliability.said import SaidGame
from ..run.seeds import derived
from ..run.setting import Setting
from .drawing import EvenDraw, JudgedPositions

EACH_GAME = 12  # positions of a game on average at most, for the numbers of a formula


def positions_of(
    setting: Setting, games: Sequence[SaidGame], each: int = EACH_GAME, everywhere: bool = False
) -> JudgedPositions:
    """At most `each` positions for each game, drawn from those of all games by the seed and the rows: those in which
    the seat to move has changed, since there a search asks for the estimate; or, `everywhere`, any after the first
    move."""
    variant = find(setting.game).variant(setting.options, setting.numbers)
    engine = variant.engine
    draw = EvenDraw(each * len(games))
    for game in games:
        state = variant.new(setting.seats, int(setting.seed, 16) + game.row).state
        changes: list[bytes] = []
        before = None
        for action in game.actions:
            mover = int(engine.mover(engine.board, state))
            if mover >= 0:
                if before is not None and (everywhere or mover != before):
                    changes.append(state.tobytes())
                before = mover
            engine.apply(engine.board, state, action)
        draw.offer(changes, game.shares, derived("fitting", setting.seed, game.row))
    return draw.drawn(engine.state, setting.seats)

"""The board of Winchester in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludotheque.core.messages import Messages, Phrase

from .grid import CELL, COLUMNS, MOVE, MOVES, PASS, ROWS, SQUARES
from .notation import LETTERS, LOCALES
from .state import QUIET_ROUNDS, SEATS, START, ZONES
from .view import Player, WinchesterView

STYLES = {rf"(?<=[ >·#│\d] ){seat + 1}(?=[ │])": f"seat {seat}" for seat in range(SEATS)}

WARNING = QUIET_ROUNDS // 2  # after this many quiet rounds, the number of rounds left is announced


def describe(view: WinchesterView, say: Messages, names: Sequence[str]) -> list[str]:
    lines = [*drawing(view), ""]
    if view.die is not None and not view.over:
        lines.append(say.say("winchester-die", face=say.say(f"winchester-face-{view.die}")))
    elif view.roller is not None:
        you = "yes" if view.roller == view.seat else "no"
        lines.append(say.say("winchester-to-roll", name=names[view.roller], you=you))
    if view.quiet_rounds >= WARNING and not view.over:
        lines.append(say.say("winchester-quiet", rounds=view.quiet_rounds, left=QUIET_ROUNDS - view.quiet_rounds))
    for seat, player in enumerate(view.players):
        lines += _player(seat, player, view, say, names)
    return lines


def drawing(view: WinchesterView) -> list[str]:
    """The board: `·` a free square, `#` an obstacle, a number the piece of that player."""
    cells = ["·" if square in CELL else " " for square in SQUARES]
    for square in view.obstacles:
        cells[CELL[square]] = "#"
    for seat, player in enumerate(view.players, 1):
        for piece in player.pieces:
            cells[CELL[piece.square]] = str(seat)
    columns = " " * 5 + " ".join(square[0] for square in SQUARES[:COLUMNS])
    rows = [
        f"{row + 1:>2} │ {' '.join(cells[row * COLUMNS : (row + 1) * COLUMNS])} │ {row + 1}"
        for row in range(ROWS - 1, -1, -1)
    ]
    return [columns, *rows, columns]


def _player(seat: int, player: Player, view: WinchesterView, say: Messages, names: Sequence[str]) -> list[str]:
    mark = ">" if seat in (view.mover, view.roller) else " "
    parts = [say.say("winchester-player", name=names[seat], score=player.score, home=len(player.arrivals))]
    if player.loses_turn and not view.over:
        parts.append(say.say("winchester-loses-turn"))
    lines = [f"{mark} {seat + 1} {', '.join(parts)}"]
    if player.pieces:
        lines.append("    " + say.say("winchester-pieces", squares=_squares(player, say)))
    return lines


def _squares(player: Player, say: Messages) -> str:
    """The squares of a player's pieces, the foremost first, zone by zone."""
    found: dict[str, list[str]] = {}
    for piece in sorted(player.pieces, key=lambda piece: -ZONES.index(piece.zone)):
        found.setdefault(piece.zone, []).append(piece.square)
    zones = [(say.say(f"winchester-zone-{zone.replace(' ', '-')}"), squares) for zone, squares in found.items()]
    return " · ".join(say.say("winchester-on", zone=zone, squares=squares) for zone, squares in zones)


def phrase(board: np.record, s: np.record, action: int) -> Phrase:
    if action < PASS:
        return _say("roll", face=_say(LETTERS[action], "face"))
    if action == PASS:
        return _say("pass")
    origin, target = MOVES[action - MOVE]
    what = "go"
    if board.zone[target] == START != board.zone[origin]:
        what = "home"
    elif s.what[target]:
        what = "swap"
    return _say(what, origin=SQUARES[origin], target=SQUARES[target])


def _say(what: str, kind: str = "move", **fields: Phrase | str) -> Phrase:
    return Phrase(f"winchester-{kind}-{what}", fields, LOCALES)

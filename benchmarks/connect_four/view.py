"""The view of connect four (everything), the story of a move, and the audit."""

from __future__ import annotations

import numpy as np

from ludotheque.core.contract import NOBODY
from ludotheque.core.events import Event, View

from . import rules
from .notation import text
from .state import COLUMNS, FULL, ROWS, SEATS, STRIDE

ENDINGS = ("", "four in a row", "drawn")
MARKS = "xo"


class ConnectFourView(View, frozen=True, kw_only=True):
    rows: list[str]  # the top one first
    winner: int | None


class Dropped(Event, frozen=True, kw_only=True, tag="dropped"):
    seat: int
    column: str


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str


def view(board: np.record, s: np.record, seat: int | None) -> ConnectFourView:
    over = bool(s.turn == NOBODY)
    mover = None if over else int(s.turn)
    out = np.empty(COLUMNS, np.int16)
    legal = [text(int(a)) for a in out[: rules.legal(board, s, out)]]
    return ConnectFourView(
        seat=seat,
        seats=SEATS,
        mover=mover,
        over=over,
        end=ENDINGS[rules.ending(board, s)] or None,
        legal=legal if seat is not None and seat == mover else [],
        rows=["".join(_mark(s, column, row) for column in range(COLUMNS)) for row in reversed(range(ROWS))],
        winner=None if s.winner < 0 else int(s.winner),
    )


def _mark(s: np.record, column: int, row: int) -> str:
    found = [mark for mark, stones in zip(MARKS, s.stones, strict=True) if int(stones) >> STRIDE * column + row & 1]
    return found[0] if found else "."


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    events: list[Event] = [Dropped(seat=int(before.turn), column=text(action))]
    if after.turn == NOBODY:
        events.append(Over(end=ENDINGS[rules.ending(board, after)]))
    return events


def audit(board: np.record, s: np.record) -> list[str]:
    first, second = (int(stones) for stones in s.stones)
    wrong = []
    if first & second or (first | second) & ~FULL:
        wrong.append("stones on stones, or outside")
    for column in range(COLUMNS):
        stack = (first | second) >> STRIDE * column & (1 << ROWS) - 1
        if stack & stack + 1:
            wrong.append(f"column {text(column)} has a hole")
    count = first.bit_count() - second.bit_count()
    if count not in (0, 1) or (s.turn != NOBODY and s.turn != count):
        wrong.append(f"{count} stones more, and the turn is {s.turn}")
    if [rules.four(first), rules.four(second)] != [s.winner == 0, s.winner == 1]:
        wrong.append(f"the winner is {s.winner}")
    return wrong

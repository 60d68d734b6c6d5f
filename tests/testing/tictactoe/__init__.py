"""Tic-tac-toe: nothing is hidden and nothing is drawn, and after nine moves at most it is over."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.chance.fast import Rng, next_word, pick
from ludotheque.core.contract import NOBODY, Engine, Game
from ludotheque.core.events import Event, View
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.structure import structure
from ludotheque.core.messages import Messages, Phrase

FOLDER = Path(__file__).parent
SEATS, CELLS = 2, 9
ACTIONS = LONGEST = CELLS
TAKEN = 1
WON, DRAWN = 1, 2
LOW, S32 = np.uint64(0xFFFFFFFF), np.uint64(32)

TEXTS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
MARKS = ".xo"
REFUSALS = ("", "taken")
ENDINGS = ("", "three in a row", "drawn")
LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)

BOARD = structure([("unused", np.uint8)])
STATE = structure([*FIELDS, ("marks", np.int16, (SEATS,)), ("turn", np.int8), ("winner", np.int8)])

Actions = npt.NDArray[np.int16]
Numbers = npt.NDArray[np.int32]


@helper
def three(marks: int) -> bool:
    found = False
    for line in LINES:
        found = found or marks & line == line
    return found


@kernel
def draw(board: np.record, s: np.record, seats: int, layout: Actions) -> None:
    """There is nothing to draw; seat 0 begins."""


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    for seat in range(SEATS):
        s.marks[seat] = 0
    s.turn = 0
    s.winner = -1


@kernel
def mover(board: np.record, s: np.record) -> int:
    return wide(s.turn)


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    return TAKEN if (wide(s.marks[0]) | wide(s.marks[1])) >> action & 1 else 0


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    n = 0
    for cell in range(CELLS):
        if s.turn != NOBODY and refusal(board, s, cell) == 0:
            out[n] = cell
            n += 1
    return n


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    turn = wide(s.turn)
    s.marks[turn] |= 1 << action
    s.turn = 1 - turn
    if three(wide(s.marks[turn])):
        s.winner = turn
        s.turn = NOBODY
    elif wide(s.marks[0]) | wide(s.marks[1]) == 0o777:
        s.turn = NOBODY


@kernel
def scores(board: np.record, s: np.record, out: Numbers) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if s.winner == seat else 0


@kernel
def places(board: np.record, s: np.record, out: Numbers) -> None:
    for seat in range(SEATS):
        out[seat] = 2 if s.winner == 1 - seat else 1


@kernel
def ending(board: np.record, s: np.record) -> int:
    if s.turn != NOBODY:
        return 0
    return WON if s.winner >= 0 else DRAWN


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    for i in range(0, 8, 2):
        word = next_word(rng)
        s.key[i] = word & LOW
        s.key[i + 1] = word >> S32


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    for seat in range(SEATS):
        out[seat] = 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    """Win, if that is possible."""
    actions = np.empty(CELLS, np.int16)
    n = legal(board, s, actions)
    for k in range(n):
        if three(wide(s.marks[s.turn]) | 1 << wide(actions[k])):
            return wide(actions[k])
    return wide(actions[pick(rng, n)])


def text(action: int) -> str:
    return TEXTS[action]


def action(text: str) -> int | None:
    return TEXTS.index(text) if text in TEXTS else None


def setup(layout: Actions, seats: int) -> dict[str, Any]:
    return {}


def layout(setup: Mapping[str, Any], seats: int) -> Actions:
    return np.zeros(0, np.int16)


class TicTacToeView(View, frozen=True, kw_only=True):
    rows: list[str]


def view(board: np.record, s: np.record, seat: int | None) -> TicTacToeView:
    over = bool(s.turn == NOBODY)
    turn = None if over else int(s.turn)
    first, second = (int(marks) for marks in s.marks)
    cells = "".join(MARKS[(first >> k & 1) + 2 * (second >> k & 1)] for k in range(CELLS))
    return TicTacToeView(
        seat=seat,
        seats=SEATS,
        mover=turn,
        over=over,
        end=ENDINGS[ending(board, s)] or None,
        legal=[text for text, cell in zip(TEXTS, cells, strict=True) if cell == "."]
        if seat is not None and seat == turn
        else [],
        rows=[cells[:3], cells[3:6], cells[6:]],
    )


class Marked(Event, frozen=True, kw_only=True, tag="marked"):
    seat: int
    cell: str


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    events: list[Event] = [Marked(seat=int(before.turn), cell=text(action))]
    return [*events, Over(end=ENDINGS[ending(board, after)])] if after.turn == NOBODY else events


def describe(view: TicTacToeView, say: Messages, names: Sequence[str]) -> list[str]:
    return list(view.rows)


def phrase(board: np.record, state: np.record, action: int) -> Phrase:
    return Phrase("tictactoe-move-mark", {"cell": text(action)}, FOLDER / "locales")


def audit(board: np.record, s: np.record) -> list[str]:
    first, second = (int(marks) for marks in s.marks)
    more = first.bit_count() - second.bit_count()
    return [] if not first & second and more in (0, 1) else [f"{more} marks more, and both on {first & second}"]


def _load() -> Engine:
    return Engine.collect(sys.modules[__name__])


GAME = Game(
    name="tictactoe",
    title="Tic-tac-toe",
    authors="none",
    publisher="none",
    players=(SEATS, SEATS),
    minutes=(1, 1),
    age=5,
    options=(),
    choices=(),
    folder=FOLDER,
    load=_load,
)

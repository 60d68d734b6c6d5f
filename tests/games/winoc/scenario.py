"""Readable set-ups of Winoc positions.

All stones begin with the smaller symbol up, so that turning one for the first time shows the greater:

    stone    f1 f2 f3 f4 f5  f6 f7 f8 f9  f10 f11 f12  f13 f14  f15  f16
    shows     1  1  1  1  1   2  2  2  2   3   3   3    4   4    5    0
    then      2  3  4  5  6   3  4  5  6   4   5   6    5   6    6    0
"""

from __future__ import annotations

from typing import Any

from ludotheque import Match
from ludotheque.core.shelf import find
from ludotheque.games.winoc.notation import COLOURS
from ludotheque.games.winoc.state import DRAWING

SMALLER = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 0]


def start(
    seats: int = 4, first: int = 0, up: list[int] | None = None, numbers: dict[str, Any] | None = None, **options: Any
) -> Match:
    setup = {"guards": options.pop("guards")} if "guards" in options else {}
    return find("winoc").variant(options, numbers).new(seats, seed=1, up=up or SMALLER, first=first, **setup)


def play(match: Match, moves: str) -> Match:
    """Moves separated by spaces."""
    for move in moves.split():
        match.play(move)
    return match


def put(match: Match, carrying: str = "", **places: int) -> Match:
    """Guards placed by colour; those in `carrying` have their fortress."""
    for colour, place in places.items():
        match.state.place[COLOURS.index(colour)] = place
    for colour in carrying.split():
        match.state.carries[COLOURS.index(colour)] = 1
    return match


def lay(match: Match, path: str, stones: str) -> Match:
    """Stones turned onto a path in an earlier turn; drawing goes to the other path."""
    state, side = match.state, "NS".index(path)
    for name in stones.split():
        stone = int(name[1:]) - 1
        state.up[stone], state.down[stone] = int(state.down[stone]), int(state.up[stone])
        state.turned |= 1 << stone
        state.path[side] |= 1 << stone
        state.symbols[side] |= 1 << int(state.up[stone]) & 0xFE
        state.count[side] += 1
    state.phase, state.drawing = DRAWING, 1 - side
    assert match.engine.audit(match.board, state) == []
    return match


def shown(match: Match, stone: str) -> int:
    return int(match.state.up[int(stone[1:]) - 1])


def on(match: Match, path: str) -> set[str]:
    """The stones on a path."""
    stones = int(match.state.path["NS".index(path)])
    return {f"f{k + 1}" for k in range(16) if stones >> k & 1}


def where(match: Match, colour: str) -> int:
    return int(match.state.place[COLOURS.index(colour)])


def carries(match: Match, colour: str) -> bool:
    return bool(match.state.carries[COLOURS.index(colour)])

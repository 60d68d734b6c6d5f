"""When a take-back needs no consent."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import numpy as np
import pytest

from ludotheque.core.kernels.structure import structure
from ludotheque.core.match import Match
from ludotheque.core.shelf import find, shelf
from ludotheque.tables.takeback import is_free

STATE = structure([("mark", np.int8), ("hidden", np.int8), ("peeked", np.int8), ("shown", np.int8)])
MARK, UNMARK, PEEK, SHOW = range(4)


class Seen(msgspec.Struct):
    """Seat 0 sees its own mark; everybody sees what was shown; who peeked knows what is hidden."""

    mark: int | None
    hidden: int | None
    shown: int


class Toy:
    """Seat 0 may mark something for itself, look at a hidden number, or show its mark to all."""

    seats, board, shown = 2, None, None
    actions = 4

    def __init__(self, *actions: int) -> None:
        self.log = actions
        self.ply = len(actions)
        self.moves = [(0, str(action)) for action in actions]
        self.engine = self

    def position(self, ply: int) -> Any:
        state = np.zeros(1, STATE)[0]
        state.hidden = 5
        for action in self.log[:ply]:
            self.apply(None, state, action)
        return state

    def apply(self, board: None, state: Any, action: int) -> None:
        if action == SHOW:
            state.shown = state.mark
        elif action == PEEK:
            state.peeked = 1
        else:
            state.mark = 1 - action

    def view(self, board: None, state: Any, seat: int | None) -> Seen:
        own = seat == 0
        return Seen(
            int(state.mark) if own else None, int(state.hidden) if own and state.peeked else None, int(state.shown)
        )

    def imagine(self, board: None, state: Any, seat: int, rng: Any) -> None:
        rng[0] += 1
        state.hidden = int(rng[0]) % 7

    def legal(self, board: None, state: Any, out: Any) -> int:
        out[:4] = range(4)
        return 4

    text = staticmethod(str)
    action = staticmethod(int)


def free(*actions: int, back: int = 0) -> bool:
    return is_free(cast(Match, Toy(*actions)), back, 0)


def test_what_nobody_saw_is_taken_back_freely() -> None:
    assert free(MARK)
    assert free(MARK, UNMARK, MARK)


def test_what_others_saw_is_not() -> None:
    assert not free(MARK, SHOW)
    assert free(MARK, SHOW, UNMARK, back=2)


def test_what_one_has_learnt_cannot_be_unlearnt() -> None:
    assert not free(PEEK)
    assert not free(MARK, PEEK)
    assert not free(MARK, PEEK, UNMARK)


def test_moves_of_others_are_not_taken_back_freely() -> None:
    toy = Toy(MARK)
    toy.moves = [(1, "0")]
    assert not is_free(cast(Match, toy), 0, 0)


@pytest.mark.parametrize("game", shelf())
def test_in_our_games_everybody_sees_every_move(game: str) -> None:
    """So that all their take-backs are a matter of consent, as docs/explanation/tables.md says."""
    match = find(game).variant().new(2, seed=3)
    for number in range(60):
        if match.at_chance:
            match.chance()
            continue
        seat, legal = match.mover, match.legal()
        assert seat is not None
        match.play(legal[number * 7 % len(legal)])
        assert not is_free(match, match.ply - 1, seat)
        if match.over:
            break

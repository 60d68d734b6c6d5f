"""No kernel uses a record after the array that it was taken out of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from benchmarks.connect_four import GAME as CONNECT_FOUR
from ludotheque.adapters.vector import STEPPING
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.chance.fair import FIELDS, peek
from ludotheque.core.contract import Game
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.kernels.structure import structure
from ludotheque.core.shelf import shelf
from ludotheque.lab.run.player import LOOPS
from ludotheque.testing.lifetimes import dangling, kernels_of

GAMES = [*shelf().values(), CONNECT_FOUR]
STATE = structure([*FIELDS, ("turn", np.int8), ("grid", np.int8, (3, 3))])
Kernel = Callable[..., Any]


def kernels(game: Game) -> list[Kernel]:
    modules = [specialise(generic, game) for generic in (LOOPS, *SEARCH, STEPPING)]
    found = [
        kernel for source in (*modules, game.engine) for kernel in vars(source).values() if hasattr(kernel, "py_func")
    ]
    return list(kernels_of(*found))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_kernels_keep_their_arrays(game: Game) -> None:
    found = kernels(game)
    names = {kernel.__name__.removeprefix("default_") for kernel in found}
    assert {"play_games", "search", "_judge", "step", "_go_on", "apply", "imagine", "block"} <= names
    assert [fault for kernel in found for fault in dangling(kernel)] == []


# --- unsound kernels, and sound ones that look much the same ---


def taken_once(rows: int) -> Any:
    position = np.zeros(1, STATE)
    state = position[0]
    total = 0
    for _ in range(rows):
        state.turn += 1
        total += state.turn
    return total


def never_named() -> Any:
    state = np.zeros(1, STATE)[0]
    return state.turn


def handed_on() -> Any:
    pool = np.zeros(2, dtype=STATE)
    pool[0].turn = 1
    return peek(pool[1], 6)


def a_field_of_it() -> Any:
    position = np.zeros(1, STATE)
    row = position[0].grid[1]
    other = np.zeros(9, np.int8)
    return row[0] + other[0]


def read_too_late() -> Any:
    """The array is let go between finding the record and reading its field."""
    position = np.zeros(1, STATE)
    position[0].turn = 1
    return position[0].turn


def left_in_the_middle(rows: int) -> Any:
    pool = np.zeros(2, STATE)
    while True:
        state = pool[1]
        state.turn += 1
        if state.turn > rows:
            return state.turn


def after_going_through_it() -> Any:
    pool = np.zeros(2, STATE)
    last = pool[0]
    for state in pool:
        last = state
    return last.turn


def one_or_the_other(first: bool) -> Any:
    pool = np.zeros(2, STATE)
    state = pool[0] if first else pool[1]
    return state.turn


def made_anew(rows: int) -> Any:
    pool = np.zeros(2, STATE)
    first = pool[0]
    for _ in range(rows):
        pool = np.zeros(2, STATE)
        first.turn += pool[1].turn
    return len(pool)


def given_away() -> Any:
    position = np.zeros(1, STATE)
    return position[0]


@pytest.mark.parametrize(
    ("kernel", "fault"),
    [
        (taken_once, "“state” points into “position”, which has been freed by then"),
        (never_named, "“state” points into an unnamed value, which has been freed by then"),
        (handed_on, "an unnamed value points into “pool”, which has been freed by then"),
        (a_field_of_it, "“row” points into “position”, which has been freed by then"),
        (read_too_late, "an unnamed value points into “position”, which has been freed by then"),
        (left_in_the_middle, "“state” points into “pool”, which has been freed by then"),
        (after_going_through_it, "“last” points into “pool”, which has been freed by then"),
        (one_or_the_other, "“state” points into “pool”, which has been freed by then"),
        (made_anew, "“first” points into “pool”, which has been freed by then"),
        (given_away, "returns a record, or an array of records, that was made in it"),
    ],
)
def test_an_unsound_kernel_is_found(kernel: Kernel, fault: str) -> None:
    found = dangling(kernel)
    assert found
    assert fault in found[-1]
    assert f"{kernel.__name__}, line " in found[-1]


def taken_in_every_round(rows: int) -> Any:
    position = np.zeros(1, STATE)
    total = 0
    for _ in range(rows):
        state = position[0]
        state.turn += 1
        total += state.turn
    return total


def used_again_later() -> Any:
    position = np.zeros(1, STATE)
    state = position[0]
    state.turn += 1
    return state.turn + len(position)


def read_in_time() -> Any:
    position = np.zeros(1, STATE)
    turn, cell = position[0].turn, position[0].grid[1][2]
    position[0].turn = 0
    position[0] = position[0]
    return turn + cell


def held_by_a_part(rows: int) -> Any:
    pool = np.zeros(4, STATE)
    state = pool[1]
    upper = pool[2:]
    for k in range(rows):
        state.turn += upper[k].turn
    return rows


def gone_through() -> Any:
    total = 0
    for state in np.zeros(4, STATE):
        total += state.turn
    return total


def given(positions: Any) -> Any:
    state = positions[0]
    return state.turn + state.grid[1][2]


@pytest.mark.parametrize(
    "kernel", [taken_in_every_round, used_again_later, read_in_time, held_by_a_part, gone_through, given]
)
def test_a_sound_kernel_is_left_alone(kernel: Kernel) -> None:
    assert dangling(kernel) == []

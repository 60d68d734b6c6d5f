"""Connect four, which is only measured, passes the conformance suite too."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.connect_four import GAME, rules
from benchmarks.connect_four.state import STRIDE
from ludotheque.core import record
from ludotheque.core.contract import Variant
from ludotheque.lab.run.tally import summary
from ludotheque.lab.run.task import Task
from ludotheque.testing.conformance import CHECKS, Check, case_name, cases
from tests.lab.played import play_all


@pytest.mark.parametrize(("variant", "seats"), list(cases(GAME)), ids=case_name)
@pytest.mark.parametrize("check", CHECKS, ids=case_name)
def test_conformance(check: Check, variant: Variant, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "find", {GAME.name: GAME}.__getitem__)  # it is not on the shelf
    check(variant, seats)


@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ("a b a b a b a", 0),  # upright
        ("a a b b c c d", 0),  # across
        ("a b b c c d c d d g d", 0),  # rising
        ("g f f e e d e d d a d", 0),  # falling
        ("g a b a b a b a", 1),
    ],
)
def test_four_in_a_row_wins(moves: str, winner: int) -> None:
    match = GAME.variant().new(2, seed=1)
    for move in moves.split():
        assert not match.over
        match.play(move)
    assert match.over
    assert match.end == "four in a row"
    assert match.scores == [int(seat == winner) for seat in range(2)]
    assert match.places == [1 if seat == winner else 2 for seat in range(2)]


def test_no_row_runs_over_the_edge() -> None:
    """A random position's bits, read cell by cell."""
    rng = np.random.default_rng(1)
    lines = [
        [(column + k * across, row + k * up) for k in range(4)]
        for column in range(7)
        for row in range(6)
        for across, up in ((0, 1), (1, 0), (1, 1), (1, -1))
        if column + 3 * across < 7 and 0 <= row + 3 * up < 6
    ]
    found = set()
    for _ in range(2000):
        cells = {(column, row) for column in range(7) for row in range(6) if rng.random() < 0.4}
        expected = any(all(cell in cells for cell in line) for line in lines)
        assert rules.four(sum(1 << STRIDE * column + row for column, row in cells)) == expected
        found.add(expected)
    assert found == {True, False}


def perft(match_state: np.record, depth: int) -> int:
    engine = GAME.engine
    actions = np.zeros(7, np.int16)
    n = engine.legal(engine.board, match_state, actions)
    if depth == 1:
        return n
    nodes = 0
    for action in actions[:n]:
        after = np.zeros(1, engine.state)
        after[0] = match_state
        engine.apply(engine.board, after[0], int(action))
        nodes += perft(after[0], depth - 1)
    return nodes


def test_perft() -> None:
    """The number of move sequences: every column is open until it holds six stones."""
    state = GAME.variant().new(2, seed=1).state
    assert [perft(state, depth) for depth in range(1, 8)] == [*(7**n for n in range(1, 7)), 7**7 - 7]


def test_random_games_are_those_of_the_books() -> None:
    """Of random games the first player wins 55.6 %, and one in 400 is drawn."""
    task = Task(GAME.variant(), 2, 200_000, seed=1)
    found = summary(task, play_all(task))
    assert found.seats[0].wins == pytest.approx(0.5575, abs=0.004)
    assert found.endings["drawn"] / task.games == pytest.approx(0.0026, abs=0.0005)

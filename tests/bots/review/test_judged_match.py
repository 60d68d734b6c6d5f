"""A judged match knows moves by their actions; the analysis has the same moves as texts."""

from __future__ import annotations

import pytest

from ludotheque.bots.review.analysis import analyse, analysis_of
from ludotheque.bots.review.judged_match import judge_match
from ludotheque.bots.search.growing import Budget

from .test_analysis import GAMES, played

FEW = Budget(30)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_actions_and_texts_are_the_same_moves(name: str, seats: int) -> None:
    match = played(name, seats, moves=14)
    judged = judge_match(match, FEW)
    found = analysis_of(judged)
    assert found == analyse(match, FEW)
    assert judged.moves == list(range(14))
    assert [(judged.mover(ply), judged.action(ply)) for ply in judged.moves] == match.actions
    for move in found.moves:
        best = judged.best(move.ply)
        assert (best is None) == (move.best is None) == (move.seat is None)
        if best is not None and move.best is not None:
            assert best in match.fork(move.ply).legal_actions()
            assert match.engine.text(best) == move.best.text


def test_a_resignation_has_no_best_move() -> None:
    match = played("winston", 2, moves=6)
    match.resign(1)
    judged = judge_match(match, FEW)
    assert judged.moves == list(range(7))
    assert judged.best(6) is None
    assert None not in [judged.best(ply) for ply in range(6)]


def test_a_stopped_one_has_the_moves_before_the_first_gap() -> None:
    judged = judge_match(played("winston", 2, moves=6), FEW, stop=lambda: True)
    assert judged.moves == []
    assert not judged.has_value(6)

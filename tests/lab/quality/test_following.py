"""Following a game: all of it is seen, and the same game gives the same."""

from __future__ import annotations

import pytest

from ludotheque.core.contract import Variant
from ludotheque.core.match import Match
from ludotheque.core.shelf import find
from ludotheque.lab.quality.following import ANYWHERE, LATE, MOMENTS, follow
from ludotheque.lab.run.player import matches
from ludotheque.lab.run.task import Task


def played(variant: Variant, seats: int) -> Match:
    [match] = matches(Task(variant, seats, 1, 5, ("greedy",)), 0, 1)
    return match


@pytest.mark.parametrize(("name", "seats"), [("winston", 3), ("winoc", 2)])
def test_a_game_is_followed_from_its_first_move_to_its_last(name: str, seats: int) -> None:
    match = played(find(name).variant(), seats)
    game = follow(match, 1)
    assert game == follow(match, 1)
    assert 1 < len(game.course) == len(game.moments) <= MOMENTS
    assert game.moments[0] == 0
    assert game.moments == sorted(game.moments)
    assert all(sum(shares) == pytest.approx(1, abs=0.01) for shares in game.course)
    assert 0 <= game.dead <= game.goes
    assert 0 < len(game.anywhere) <= ANYWHERE
    assert len(game.late) <= (LATE if seats > 2 else 0)
    assert game.waits
    assert all(-1 <= each.spread <= 1 for each in game.anywhere)


def test_at_winston_the_others_all_play_before_a_player_does_again() -> None:
    game = follow(played(find("winston").variant(), 3), 1)
    assert sum(wait.turns for wait in game.waits) / len(game.waits) == pytest.approx(2, abs=0.2)

"""Games of search in compiled code, with moves at random in between."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.core.shelf import find
from ludotheque.lab.learning.estimate_data import EstimateData
from ludotheque.lab.learning.playing import LearningRound, play_straying, simulations_of
from ludotheque.lab.run.task import Task


def some_round(game: str, seats: int, bot: str = "search:30", straying: int = 20) -> LearningRound:
    variant = find(game).variant()
    return LearningRound(Task(variant, seats, 1, 5, (bot,)).setting, EstimateData.of(variant, seats), straying)


@pytest.mark.parametrize(("game", "seats"), [("winston", 2), ("winston", 3), ("winoc", 2)])
def test_games_follow_the_rules_and_have_their_results(game: str, seats: int) -> None:
    played = some_round(game, seats)
    for found in play_straying(played, [0, 7]):
        match = find(game).variant().new(seats, int(played.setting.seed, 16) + found.row)
        for action in found.actions:
            if match.mover is None:
                match.chance()
            else:
                match.play_action(action, match.mover)
        assert [action for _, action in match.actions] == found.actions
        assert match.over
        first = np.array(match.places) == 1
        assert found.shares == tuple((first / first.sum()).tolist())


def test_a_game_does_not_depend_on_those_before_it() -> None:
    played = some_round("winston", 2)
    assert play_straying(played, [4, 9])[1] == play_straying(played, [9])[0]


def test_search_plays_better_than_chance() -> None:
    """One who strays all the time holds cards to the end; of those who hardly do, the searches are the same bots."""
    turns = [len(game.actions) for game in play_straying(some_round("winoc", 2, straying=1), range(6))]
    searched = [len(game.actions) for game in play_straying(some_round("winoc", 2, straying=1000), range(6))]
    assert sum(searched) < sum(turns) / 2


@pytest.mark.parametrize(
    ("bot", "simulations"), [("search:30", 30), ("search:50ms", None), ("club", None), ("greedy", None)]
)
def test_only_the_plain_search_is_compiled(bot: str, simulations: int | None) -> None:
    assert simulations_of(bot) == simulations

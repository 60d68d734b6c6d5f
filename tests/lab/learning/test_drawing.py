"""Positions to learn from are drawn so that long games count for as many as they have."""

from __future__ import annotations

import numpy as np

from ludotheque.core.shelf import find
from ludotheque.lab.learning.drawing import EvenDraw
from ludotheque.lab.learning.lessons import PRACTICE_VIEWS, practice
from ludotheque.lab.learning.positions import positions_of
from ludotheque.lab.reliability.said import play_said
from ludotheque.lab.run.task import Task

WINOC = find("winoc").variant()
SETTING = Task(WINOC, 2, 1, 11, ("search:10",)).setting


def states(game: int, count: int) -> list[bytes]:
    return [bytes((game, ply)) for ply in range(count)]


def test_every_position_is_equally_likely_whatever_the_length_of_its_game() -> None:
    """Short games, in which the first seat wins, and long ones, in which it loses: it wins in one position of ten."""
    wins, long = [], []
    for repeat in range(300):
        draw = EvenDraw(10)
        for game in range(20):
            short = game % 2 == 0
            draw.offer(states(game, 2 if short else 18), (float(short), float(not short)), 1000 * repeat + game)
        drawn = draw.drawn("u1", 2)
        assert len(drawn.results) == 10
        wins.append(drawn.results[:, 0].mean())
        long += [int(ply) for game, ply in drawn.states.reshape(-1, 2) if game % 2]
    assert abs(np.mean(wins) - 0.1) < 4 * np.std(wins) / np.sqrt(len(wins))
    counted = np.bincount(long, minlength=18)
    assert counted.min() > 0.6 * counted.mean(), "and every ply of a game as likely as any other"


def test_fewer_positions_than_wanted_are_all_drawn_in_order() -> None:
    draw = EvenDraw(100)
    draw.offer(states(0, 3), (1.0, 0.0), 1)
    draw.offer(states(1, 2), (0.0, 1.0), 2)
    drawn = draw.drawn("u1", 2)
    assert drawn.states.reshape(-1, 2).tolist() == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]
    assert drawn.results[:, 0].tolist() == [1, 1, 1, 0, 0]


def test_games_of_search_give_positions_by_their_length() -> None:
    games = [play_said(SETTING, row) for row in range(30)]
    alone = [len(positions_of(SETTING, [game], 10_000).results) for game in games]
    drawn = positions_of(SETTING, games, 5)
    assert len(drawn.results) == 150
    longest, shortest = alone.index(max(alone)), alone.index(min(alone))
    both = positions_of(SETTING, [games[longest], games[shortest]], 10_000)
    assert len(both.results) == alone[longest] + alone[shortest], "nothing is left out of a long game"
    again = positions_of(SETTING, games, 5)
    assert (again.states == drawn.states).all()


def test_practice_gives_as_many_positions_as_it_is_asked_for() -> None:
    drawn = practice(WINOC, 2, 40, 3, lambda done, planned: None)
    assert len(drawn.results) == 40 * PRACTICE_VIEWS // 2
    assert np.allclose(drawn.results.sum(axis=1), 1)

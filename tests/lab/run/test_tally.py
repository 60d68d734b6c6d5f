"""Counting games in parts gives the same result in any order."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque.lab.run.rows import Rows
from ludotheque.lab.run.tally import WHOLE, Tally
from ludotheque.lab.run.task import Task

TASK = Task(ludotheque.game("winston"), 3, 1)
SMALL, VAST = st.integers(-40, 90), st.integers(-(2**31), 2**31 - 1)
SEATS = st.integers(0, 2)


@st.composite
def games(draw: st.DrawFn) -> list[tuple[list[int], int, int]]:
    """Scores, moves and the seat that began."""
    score = draw(st.sampled_from([SMALL, VAST]))
    game = st.tuples(st.lists(score, min_size=3, max_size=3), st.integers(1, 5000), SEATS)
    return draw(st.lists(game, min_size=1, max_size=20))


def rows(played: list[tuple[list[int], int, int]]) -> Rows:
    found = TASK.rows(len(played))
    for row, (scores, moves, first) in enumerate(played):
        found.scores[row], found.moves[row], found.firsts[row], found.endings[row] = scores, moves, first, 1
        found.places[row] = [1 + sum(other > score for other in scores) for score in scores]
    return found


@given(games(), games())
def test_every_score_length_and_margin_is_counted_in_whichever_order(
    one: list[tuple[list[int], int, int]], two: list[tuple[list[int], int, int]]
) -> None:
    tally, turned = Tally(TASK), Tally(TASK)
    for part, other in ((one, two), (two, one)):
        tally.add(rows(part))
        turned.add(rows(other))
    both = one + two
    assert tally.games == turned.games == len(both)
    assert tally.scores == turned.scores == Counter(score for scores, _, _ in both for score in scores)
    assert tally.moves == turned.moves == Counter(moves for _, moves, _ in both)
    assert tally.margins == turned.margins == Counter(max(s) - sorted(s)[-2] for s, _, _ in both)
    assert tally.endings == Counter({1: len(both)})
    assert tally.ties == sum(scores.count(max(scores)) > 1 for scores, _, _ in both)


@given(games())
def test_wins_and_points_are_told_by_seat_and_by_the_order_of_play(played: list[tuple[list[int], int, int]]) -> None:
    tally = Tally(TASK)
    tally.add(rows(played))
    wins, by_order, points = np.zeros(3, int), np.zeros(3, int), [0, 0, 0]
    for scores, _, first in played:
        for seat in range(3):
            won = WHOLE // scores.count(max(scores)) if scores[seat] == max(scores) else 0
            wins[seat] += won
            by_order[(seat - first) % 3] += won
            points[seat] += scores[seat]
    assert tally.wins.tolist() == wins.tolist()
    assert tally.wins_by_order.tolist() == by_order.tolist()
    assert tally.points[0].tolist() == points

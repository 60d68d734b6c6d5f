"""Intervals for planned numbers of games: no more than 5 % of the series ever miss the true value, although one looks
after every chunk, stops as soon as it is exact enough, or goes on."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.lab.run.tally import WHOLE
from ludotheque.lab.stats.intervals import FIXED
from ludotheque.lab.stats.planned import ONCE, looks_for
from ludotheque.lab.stats.sequences import ALPHA, GROWING
from ludotheque.lab.sweeps.counts import CountedChunk, PlaceCounts, planned_looks

SERIES, CHUNK, MOST, PRECISION = 1000, 50, 1500, 5.0


@pytest.mark.parametrize(
    ("seats", "truth", "stops"),
    [(2, 0.5, True), (2, 0.5, False), (2, 0.95, False), (3, 1 / 3, True), (4, 0.25, False), (4, 0.5, False)],
)
def test_a_place_of_a_sweep_holds_the_truth_at_every_look(seats: int, truth: float, stops: bool) -> None:
    rng = np.random.default_rng(11)
    looks = planned_looks("first", seats, PRECISION, MOST, CHUNK)
    missed = 0
    for _ in range(SERIES):
        counts = PlaceCounts(seats, ["first"], looks)
        out = False
        while not out and counts.games < MOST and not (stops and counts.settled(PRECISION)):
            won = int(rng.binomial(CHUNK, truth)) * WHOLE
            counts.add(CountedChunk("", counts.chunks, CHUNK, {"first": (won, won * WHOLE)}), "")
            [first] = counts.found()
            out = not first.found.low <= truth <= first.found.high
        missed += out
    assert missed / SERIES <= ALPHA


@pytest.mark.parametrize(("seats", "truth"), [(2, 0.5), (2, 0.6), (3, 0.4), (4, 0.3), (4, 0.5)])
def test_the_planned_games_are_enough_and_far_fewer_than_of_a_sequence(seats: int, truth: float) -> None:
    looks = planned_looks("first", seats, 1.0, 60_000, 500)
    counts = PlaceCounts(seats, ["first"], looks)
    while not counts.settled(1.0):
        assert counts.foreseen(1.0, 60_000) > counts.games
        won = round(500 * truth) * WHOLE
        counts.add(CountedChunk("", counts.chunks, 500, {"first": (won, won * WHOLE)}), "")
    assert counts.games in [look.games for look in looks]
    half = GROWING.rate(truth, 2 * counts.games).high - truth
    assert half > 0.01


def test_few_games_are_looked_at_once_when_they_are_all_there() -> None:
    for seats in (2, 3, 6):
        [look] = planned_looks("first", seats, 1.0, 400, 2)
        assert (look.games, look.alpha) == (400, ONCE)
        counts = PlaceCounts(seats, ["first"], [look])
        counts.add(CountedChunk("", 0, 400, {"first": (200 * WHOLE, 200 * WHOLE * WHOLE)}), "")
        [first] = counts.found()
        fixed = FIXED.rate(0.5, 400)
        assert first.found.high - first.found.low < 1.08 * (fixed.high - fixed.low)


def test_a_share_that_is_not_expected_gets_a_second_look() -> None:
    first, second = looks_for(0.01, 0.25, 60_000, 500)
    assert first.games < second.games
    assert first.games % 500 == second.games % 500 == 0
    assert first.alpha + second.alpha == pytest.approx(ONCE)
    assert planned_looks("turns", 3, 1.0, 60_000, 500) == ()

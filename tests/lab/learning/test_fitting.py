"""Numbers are fitted to what happened, and only good ones are kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotheque.core.shelf import find
from ludotheque.lab.learning.estimate_data import EstimateData
from ludotheque.lab.learning.fitting import TrialEstimate, fit, log_loss
from ludotheque.lab.learning.positions import positions_of
from ludotheque.lab.reliability.said import play_said
from ludotheque.lab.run.task import Task

JUNIOR = find("winoc").variant({"rules": "junior"})
SETTING = Task(JUNIOR, 2, 1, 11, ("search:20",)).setting


def test_a_fit_is_likelier_than_the_numbers_by_hand() -> None:
    positions = positions_of(SETTING, [play_said(SETTING, row) for row in range(40)])
    estimate = TrialEstimate(JUNIOR, 2)
    by_hand = log_loss(estimate.shares(estimate.by_hand, positions), positions.results)
    found = fit(estimate, positions)
    assert found.log_loss < by_hand
    assert found.numbers[1] > 0, "a place nearer to the end is good"
    assert found.numbers[0] == pytest.approx(0), "no fortress in the junior game: nothing to learn"


def test_results_that_follow_the_numbers_lead_back_to_them() -> None:
    """Results drawn from an estimate with known numbers: the fit finds these numbers."""
    positions = positions_of(SETTING, [play_said(SETTING, row) for row in range(60)])
    estimate = TrialEstimate(JUNIOR, 2)
    true = np.array([0.0, 0.3, 0.0, 0.8])
    shares = estimate.shares(true, positions)
    expected = type(positions)(positions.states, shares)
    assert fit(estimate, expected).numbers == pytest.approx(true, abs=0.02)


def test_another_variant_thinks_with_other_numbers_and_leaves_the_game_alone() -> None:
    before = JUNIOR.engine.board.fitted.copy()
    other = EstimateData((0.0, 9.0, 0.0, 0.0)).used_by(JUNIOR, 2)
    match = JUNIOR.new(2, 1)
    out = np.zeros(2)
    match.state.walked[match.state.guard[0]] = 3
    other.engine.estimate(other.engine.board, match.state, out)
    assert out[0] > 0.999
    assert (JUNIOR.engine.board.fitted == before).all()


def test_the_file_of_a_game(tmp_path: Path) -> None:
    from ludotheque.core.fitted import Fit, read
    from ludotheque.lab.learning.keeping import keep_numbers

    def made(seats: int, number: float) -> Fit:
        return Fit(
            options={"rules": "junior"},
            seats=seats,
            numbers={"step": number},
            command="",
            version="",
            bot="",
            seed="",
            games=1,
            data="",
            log_loss=0.1,
            log_loss_before=0.2,
            matches=0,
            won=0.5,
            won_interval=(0.0, 1.0),
        )

    for fitted in (made(3, 1.0), made(2, 2.0), made(3, 3.0)):
        file = keep_numbers(tmp_path, ("step",), fitted)
    found = read(file, ("step",))
    assert found is not None
    assert [(each.seats, each.numbers["step"]) for each in found.fits] == [(2, 2.0), (3, 3.0)]

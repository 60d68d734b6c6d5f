"""`learn`: fit, matches and the file, and what happens to a run that is stopped."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import fitted, network
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import find
from ludotheque.lab import learn
from ludotheque.lab.api.learn import TRUER
from ludotheque.lab.learning.candidates import LearningRun
from ludotheque.lab.learning.estimate_data import EstimateData

QUICK: dict[str, Any] = {"bot": "search:10", "games": 20, "rounds": 2, "deals": 2, "seed": 4, "workers": 1}


@pytest.fixture
def junior(tmp_path: Path) -> Variant:
    """A game whose folder may be written to."""
    made = dataclasses.replace(find("winoc"), folder=tmp_path)
    made.__dict__["engine"] = find("winoc").engine
    return made.variant({"rules": "junior"})


def test_learning_writes_where_it_comes_from(junior: Variant, tmp_path: Path) -> None:
    found = learn(junior, **QUICK, folder=tmp_path / "games")
    assert found.finished
    [made] = found.settings
    assert made.matches == 4
    if not made.kept:
        pytest.fail(f"not kept: {made}")
    numbers = junior.engine.fitted
    assert numbers is not None
    kept = fitted.read(tmp_path / fitted.FILE, numbers.names)
    assert kept is not None
    [fit] = kept.fits
    assert fit.options == {"rules": "junior", "fortress": "stop"}
    assert fit.numbers == made.numbers
    asked = "--seats 2 --bot search:10 --option rules=junior --games 20 --rounds 2 --deals 2 --seed 4"
    assert fit.command == f"ludotheque learn winoc {asked}"
    assert (fit.games, fit.matches, len(fit.data)) == (20, 4, 16)


def test_a_stopped_run_goes_on_and_finds_the_same(junior: Variant, tmp_path: Path) -> None:
    def stop(done: int, planned: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    stopped = learn(junior, **QUICK, folder=tmp_path / "games", progress=stop)
    assert (stopped.finished, stopped.settings) == (False, [])
    assert not (tmp_path / fitted.FILE).exists()
    [file] = (tmp_path / "games").iterdir()
    assert len(file.read_bytes().splitlines()) == 1 + 7
    went_on, anew = (learn(junior, **QUICK, folder=tmp_path / name, dry=True) for name in ("games", "others"))
    assert went_on == anew
    assert not (tmp_path / fitted.FILE).exists()


@pytest.fixture
def winston(tmp_path: Path) -> Variant:
    """Without a network, and with a folder that may be written to."""
    made = dataclasses.replace(find("winston"), folder=tmp_path)
    without = EstimateData(EstimateData.of(find("winston").variant(), 2).numbers).used_by(find("winston").variant(), 2)
    made.__dict__["engine"] = without.engine
    return made.variant()


def test_a_network_is_learnt_and_kept_for_bots_only_if_it_plays_better(winston: Variant, tmp_path: Path) -> None:
    found, again = (
        learn(winston, **QUICK | {"deals": 3}, network=True, folder=tmp_path / name) for name in ("games", "others")
    )
    assert found == again
    [made] = found.settings
    assert (made.games, made.matches, made.numbers) == (20, 6, {})
    assert made.won is not None
    assert made.plays == (made.won.low > 0.5)
    assert made.kept == (made.log_loss_before - made.log_loss >= (0 if made.plays else TRUER))
    assert (tmp_path / network.FILE).exists() == made.kept


def test_a_network_that_wins_is_written_with_where_it_comes_from(
    winston: Variant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LearningRun, "matches", lambda run, candidate: [0.9, 1.0, 0.8])
    monkeypatch.setattr(LearningRun, "_log_loss", lambda run, data, positions: 0.4 if data.weights else 0.5)
    [made] = learn(winston, **QUICK, network=True, folder=tmp_path / "games").settings
    assert made.kept
    declared = winston.engine.network
    assert declared is not None
    kept = network.read(tmp_path / network.FILE, declared.size)
    assert kept is not None
    [fit] = kept.fits
    assert (fit.options, fit.seats, fit.games, fit.practice) == ({"edition": "second"}, 2, 20, 40)
    assert (fit.log_loss, fit.log_loss_before, fit.matches, fit.won) == (0.4, 0.5, 6, 0.9)
    asked = "--seats 2 --bot search:10 --network --games 20 --rounds 2 --deals 2 --seed 4"
    assert fit.command == f"ludotheque learn winston {asked}"
    assert network.table(winston.game, declared)[0, 2].any()


@pytest.mark.parametrize(("loss", "kept"), [(0.4, True), (0.49, False)])
def test_a_network_that_knows_better_and_plays_no_better_is_kept_for_what_people_are_told(
    loss: float, kept: bool, winston: Variant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LearningRun, "matches", lambda run, candidate: [0.5, 0.6, 0.4])
    monkeypatch.setattr(LearningRun, "_log_loss", lambda run, data, positions: loss if data.weights else 0.5)
    [made] = learn(winston, **QUICK, network=True, folder=tmp_path / "games").settings
    assert (made.kept, made.plays) == (kept, False)
    declared = winston.engine.network
    assert declared is not None
    learnt = network.read(tmp_path / network.FILE, declared.size)
    assert [fit.plays for fit in learnt.fits] == [False] if kept and learnt else learnt is None


@pytest.mark.parametrize(("loss", "kept"), [(0.29, True), (0.31, False)])
def test_what_people_are_told_is_judged_by_the_network_that_knows_best(
    loss: float, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Winoc has a network that only tells: a new one must know more."""
    winoc = dataclasses.replace(find("winoc"), folder=tmp_path)
    winoc.__dict__["engine"] = find("winoc").engine
    winoc.__dict__["telling_engine"] = find("winoc").telling_engine
    there = EstimateData.of(find("winoc").variant().told, 2).weights
    losses = {there: 0.3, "": 0.5}
    monkeypatch.setattr(LearningRun, "_log_loss", lambda run, data, positions: losses.get(data.weights, loss))
    [made] = learn(winoc.variant(), **QUICK | {"deals": 0}, network=True, folder=tmp_path / "games").settings
    assert (made.kept, made.plays, made.log_loss) == (kept, False, loss)


def test_a_game_without_a_network_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="no network to train"):
        learn("hundsgemein", **QUICK, network=True, folder=tmp_path)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"bot": "greedy"}, "states no chances"),
        ({"games": 3}, "20"),
        ({"options": {"rules": "none"}}, "rules"),
        ({"seats": 7}, "2 to 4"),
    ],
)
def test_what_cannot_be_learnt_is_said(tmp_path: Path, asked: dict[str, object], said: str) -> None:
    with pytest.raises(Exception, match=said):
        learn("winoc", **{**QUICK, **asked}, folder=tmp_path)


def test_changed_boards_are_not_learnt(tmp_path: Path) -> None:
    changed = find("winoc").variant({}, {"towers": 4})
    with pytest.raises(BadRequest, match="no numbers to fit"):
        learn(changed, **QUICK, folder=tmp_path)

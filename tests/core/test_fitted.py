"""The fitted numbers of an estimate: found for a setting, and left alone where they cannot be used."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest

from ludotheque.core import fitted
from ludotheque.core.contract import Game
from ludotheque.core.shelf import find, shelf


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return dataclasses.replace(find("winoc"), folder=tmp_path)


def file_with(game: Game, **changes: object) -> Path:
    numbers = find(game.name).engine.fitted
    assert numbers is not None
    fit = {
        "options": {"rules": "junior", "fortress": "pass"},
        "seats": 3,
        "numbers": {name: 0.25 * k for k, name in enumerate(numbers.names)},
        "command": "",
        "version": "",
        "bot": "",
        "seed": "",
        "games": 1,
        "data": "",
        "log_loss": 0.1,
        "log_loss_before": 0.2,
        "matches": 0,
        "won": 0.5,
        "won_interval": [0, 1],
    }
    file = game.folder / fitted.FILE
    file.write_text(json.dumps({"form": fitted.FORM, "names": numbers.names, "fits": [fit], **changes}))
    return file


def table(game: Game, changed: bool = False) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    numbers = find(game.name).engine.fitted
    assert numbers is not None
    return fitted.table(game, numbers, changed)


def test_numbers_of_the_file_hold_for_their_setting_alone(game: Game) -> None:
    by_hand = table(game)
    file_with(game)
    found = table(game)
    assert found[3, 3].tolist() == [0.0, 0.25, 0.5, 0.75]  # junior and pass are the last of two each
    found[3, 3] = by_hand[3, 3]
    assert (found == by_hand).all()


def test_a_changed_board_has_the_numbers_by_hand(game: Game) -> None:
    by_hand = table(game)
    file_with(game)
    assert (table(game, changed=True) == by_hand).all()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"form": 99}, "another version"),
        ({"names": ["step"]}, "another version"),
        ({"fits": 7}, "damaged"),
        ({"fits": [{"options": {}}]}, "damaged"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_about(
    game: Game, capsys: pytest.CaptureFixture[str], changes: dict[str, object], said: str
) -> None:
    by_hand = table(game)
    file_with(game, **changes)
    assert (table(game) == by_hand).all()
    told = capsys.readouterr().err
    assert said in told
    assert "by hand" in told


def test_half_a_file_and_none(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    by_hand = table(game)
    assert capsys.readouterr().err == ""
    file = file_with(game)
    file.write_bytes(file.read_bytes()[:40])
    assert (table(game) == by_hand).all()
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize("name", shelf())
def test_every_game_has_room_for_its_numbers(name: str) -> None:
    found = find(name)
    numbers = found.engine.fitted
    assert numbers is not None
    assert found.engine.board.fitted.shape == numbers.shape(found.options, found.players[1])
    kept = fitted.read(found.folder / fitted.FILE, numbers.names)
    for fit in kept.fits if kept else ():
        assert fit.log_loss <= fit.log_loss_before
        assert fit.won_interval[1] >= 1 / fit.seats, "matches that were lost are not kept"

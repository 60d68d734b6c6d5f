"""The weights of a network: found for a setting, and left alone where they cannot be used."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest

from ludotheque.core import network
from ludotheque.core.contract import Game
from ludotheque.core.kernels.network import LEARNT, PLAYS, Weights
from ludotheque.core.kernels.structure import copied
from ludotheque.core.network import Network, packed, rounded, unpacked
from ludotheque.core.shelf import find, shelf
from ludotheque.lab.api.learn import TRUER

NETWORK = find("winston").engine.network
assert NETWORK is not None
SIZE = NETWORK.size


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return dataclasses.replace(find("winston"), folder=tmp_path)


def some_weights() -> Weights:
    return rounded(np.random.default_rng(1).normal(0, 0.5, SIZE).astype(np.float32))


def file_with(game: Game, **changes: object) -> Path:
    fit = {
        "options": {"edition": "first"},
        "seats": 3,
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
        "won_interval": [0.4, 1],
        "practice": 1,
        "weights": packed(some_weights()),
    }
    whole = {"form": network.FORM, "size": SIZE, "fits": [{**fit, **changes}]}
    file = game.folder / network.FILE
    file.write_text(json.dumps(whole | {name: value for name, value in changes.items() if name in whole}))
    return file


def table(game: Game, changed: bool = False) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    assert isinstance(NETWORK, Network)
    return network.table(game, NETWORK, changed)


def test_weights_are_kept_as_they_are() -> None:
    weights = some_weights()
    assert weights[LEARNT] == 1
    assert (unpacked(packed(weights), SIZE)[1:] == weights[1:]).all()
    assert (rounded(weights) == weights).all()


def test_weights_of_the_file_hold_for_their_setting_alone(game: Game) -> None:
    assert not table(game).any()
    file_with(game)
    found = table(game)
    assert (found[1, 3, 1:] == some_weights()[1:]).all()
    assert found[1, 3, LEARNT] == PLAYS
    found[1, 3] = 0
    assert not found.any()
    assert not table(game, changed=True).any()


def test_weights_that_play_no_better_only_tell(game: Game) -> None:
    """Bots keep the formula; what people are told is judged by the network."""
    file_with(game, plays=False)
    game.__dict__["engine"] = dataclasses.replace(game.engine, board=copied(game.engine.board))
    game.engine.board.network[:] = table(game)
    variant = game.variant({"edition": "first"})
    assert NETWORK is not None
    assert variant.thinking(3) == variant.engine.thinking
    assert NETWORK is not None
    assert variant.told.thinking(3) == NETWORK.thinking
    assert variant.told.thinking(2) == variant.engine.thinking, "there are no weights for two"
    state = variant.new(3, 1).state
    shares = []
    for one in (variant, variant.told):
        out = np.zeros(6)
        one.engine.estimate(one.engine.board, state, out)
        shares.append(out[:3].tolist())
    assert shares[0] != shares[1]
    assert variant.engine.board.tells == 0, "the board of the bots is left alone"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"form": 99}, "another version"),
        ({"size": 7}, "another version"),
        ({"fits": 7}, "damaged"),
        ({"weights": "?"}, "damaged"),
        ({"weights": "AAAA"}, "damaged"),
        ({"weights": packed(some_weights()[:-1])}, "damaged"),
        ({"weights": packed(np.zeros(SIZE + 9, np.float32))}, "damaged"),
        ({"weights": packed(some_weights())[:400]}, "damaged"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_about(
    game: Game, capsys: pytest.CaptureFixture[str], changes: dict[str, object], said: str
) -> None:
    file_with(game, **changes)
    assert not table(game).any()
    assert said in capsys.readouterr().err


def test_half_a_file_and_none(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert not table(game).any()
    assert capsys.readouterr().err == ""
    file = file_with(game)
    file.write_bytes(file.read_bytes()[:400])
    assert not table(game).any()
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize("name", shelf())
def test_networks_of_the_games(name: str) -> None:
    """Those that are kept fit their boards; those that bots use have won their matches, the others know better."""
    found = find(name)
    declared = found.engine.network
    if declared is None:
        return
    assert found.engine.board.network.shape == network.table(found, declared).shape
    kept = network.read(found.folder / network.FILE, declared.size)
    for fit in kept.fits if kept else ():
        variant = found.variant(fit.options)
        assert declared.judges(variant, fit.seats) == fit.plays
        assert declared.judges(variant.told, fit.seats)
        assert variant.told.thinking(fit.seats) == declared.thinking
        if fit.plays:
            assert fit.log_loss < fit.log_loss_before
            assert fit.won_interval[0] > 1 / fit.seats
        else:
            assert fit.log_loss_before - fit.log_loss >= TRUER

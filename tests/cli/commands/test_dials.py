"""`ludotheque dials` and `ludotheque sweep`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.cli.app import run
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.shelf import shelf


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    for console in ("out", "err"):
        monkeypatch.setattr(f"ludotheque.cli.console.{console}._width", 80)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_every_game_holds_at_80_columns(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game in shelf():
        assert run(["dials", game, "--lang", language]) == 0
        assert max(len(line.rstrip()) for line in capsys.readouterr().out.splitlines()) <= 80


def test_the_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["dials", "winston", "--json"]) == 0
    found = {dial["name"]: dial for dial in json.loads(capsys.readouterr().out)}
    hand = {"name": "hand", "kind": "number", "values": [3, 4, 5, 6, 7], "usual": 5, "printed": [5]}
    assert found["hand"] == hand
    assert found["edition"]["kind"] == "option"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_sweep_holds_at_80_columns(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sweep", "winston", "hand=4-5", "play=1-2", "--seats", "2-3", "--precision", "8", "--ask", "first,score"]
    assert run([*words, "--lang", language]) == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert max(map(len, lines)) <= 80
    assert sum("5*" in line and "2*" in line for line in lines) == 4  # for each number of players and measure


def test_a_sweep_as_json_and_as_a_chart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chart = tmp_path / "hands.svg"
    assert run(["sweep", "winston", "hand=4-5", "--precision", "8", "--chart", str(chart), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [place["values"] for place in found["places"]] == [[4], [5]]
    assert chart.exists()


def test_what_cannot_be_is_left_out_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["hand=3-4", "play=3-4", "--precision", "9", "--bots", "random", "--workers", "1", "--lang", "en"]
    assert run(["sweep", "winston", *words]) == 0
    said = capsys.readouterr().out
    assert "no such board: (hand=3, play=4)" in said
    assert "Winston: random bots" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["cats=1-2"], "no dial “cats”"),
        (["hand=3-9"], "Possible: 3–7"),
        (["play=3-4", "--option", "hand=3"], "at most 3"),
        ([], "one or two dials"),
        (["hand", "--precision", "0"], "above 0"),
        (["hand", "--seats", "2-9"], "2 to 6"),
    ],
)
def test_bad_input_gets_one_sentence_with_what_is_possible(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["sweep", "winston", *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "Traceback" not in said

"""`ludotheque tune`."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from ludotheque.cli.app import run
from ludotheque.core.messages import LANGUAGES

TUNE = ["tune", "winston", "bone", "poo", "--goal", "score=40-41.5", "--bots", "random", "--games", "1000"]


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    for console in ("out", "err"):
        monkeypatch.setattr(f"ludotheque.cli.console.{console}._width", 80)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_has_rules_to_go_on_with(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TUNE, "--lang", language]) == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    ways = [line for line in lines if line.startswith("   ")]
    assert max(len(line) for line in lines if line not in ways) <= 80
    assert any("/lab/winston#seats=2&bots=random&seed=0&board." in line for line in ways)
    words = next(line for line in ways if "ludotheque report" in line).partition(": ludotheque ")[2]
    if language == "en":
        simulated = shlex.split(words.replace("report", "simulate"))
        assert run([*simulated, "--bots", "random", "--games", "10"]) == 0


def test_what_was_found_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = ["play", "winston", "--humans", "0", "--bots", "random", "--option", "hand=4", "--lang", "en"]
    assert run(play) == 0
    assert run([*play, "--save", str(tmp_path / "game.json")]) == 2  # at once, not after the game
    assert "hand" in capsys.readouterr().err


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TUNE, "--json", "--evaluations", "4"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["goal"] == [{"measure": "score", "low": 40.0, "high": 41.5}]
    assert found["evaluations"] == 4


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--goal", "beauty"], "“beauty” is no goal. Possible: first=±1"),
        (["--goal", "turns=20-15"], "cannot be reached"),
        (["cats", "--goal", "turns<=20"], "no dial “cats”"),
        (["hand=3-9", "--goal", "turns<=20"], "Possible: 3–7"),
        (["bone", "--goal", "turns<=20", "--option", "hand=3", "--option", "play=4"], "at most 3"),
        (["--goal", "turns<=20", "--option", "hand=9"], "hand"),
    ],
)
def test_bad_input_gets_one_sentence_with_what_is_possible(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tune", "winston", *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert "Traceback" not in said

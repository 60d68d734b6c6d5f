"""`ludotheque report` as people type it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ..test_commands import Terminal

REPORT = (
    "report",
    "winston",
    "--bots",
    "greedy",
    "--seats",
    "2-3",
    "--games",
    "40",
    "--luck-games",
    "6",
    "--workers",
    "1",
)


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setattr("ludotheque.lab.api.report.SAMPLE", 10)
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


def test_help(type_in: Terminal) -> None:
    shown = type_in("report", "--help")
    assert shown.code == 0
    assert "--engine" in shown.out
    assert "cli-" not in shown.out


def test_a_report_with_its_charts(type_in: Terminal, tmp_path: Path) -> None:
    said = type_in(*REPORT, "--charts", "charts")
    assert said.code == 0
    assert "winston-report.html" in said.out
    assert "A game lasts on average: 2 players: " in said.out
    assert (tmp_path / "winston-report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    made = {file.name for file in (tmp_path / "charts").iterdir()}
    assert made >= {"seats.svg", "seats.png", "luck.svg", "rules.png"}


def test_a_report_as_json(type_in: Terminal) -> None:
    result = json.loads(type_in(*REPORT, "--json").out)
    assert [table["seats"] for table in result["tables"]] == [2, 3]
    assert result["tables"][0]["games"] == 40


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "2-9"], "2 to 6 players, not 9"),
        (["--bots", "wizard"], "“wizard”"),
        (["--games", "0"], "1 or more"),
        (["--weak", "greedy", "--bots", "greedy"], "twice"),
        (["--out", "no/such/page.html"], "no folder"),
        (["--engine", "steam"], "local, ray"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input(type_in: Terminal, words: list[str], said: str) -> None:
    result = type_in("report", "winston", *words)
    assert result.code == 2
    assert said in result.err


def test_a_missing_library_is_named_before_anything_is_played(
    type_in: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    for module in ("reports.charts", "charts.pictures", "charts.frame"):
        monkeypatch.delitem(sys.modules, f"ludotheque.lab.{module}", raising=False)
    result = type_in(*REPORT, "--charts", "charts")
    assert result.code == 2
    assert "pip install 'ludotheque[lab]'" in result.err
    assert list(tmp_path.iterdir()) == []

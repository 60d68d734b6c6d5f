"""`ludotheque report` and `ludotheque compare` as people type them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ludotheque.core.messages import LANGUAGES

from ..test_commands import Terminal

REPORT = ("report", "winston", "--seats", "2-3", "--games", "40", "--luck-games", "6", "--workers", "1")
COMPARE = ("compare", "winston", "--vary", "edition=second,first", "--bots", "random", "--workers", "1")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setattr("ludotheque.lab.report.report.SAMPLE", 10)
    monkeypatch.setattr("ludotheque.lab.report.report.PACE_GAMES", 5)
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


@pytest.mark.parametrize("command", ["report", "compare"])
def test_help(type_in: Terminal, command: str) -> None:
    shown = type_in(command, "--help")
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


def test_a_comparison_stops_early(type_in: Terminal, tmp_path: Path) -> None:
    result = json.loads(type_in(*COMPARE, "--ask", "moves", "--json", "--chart", "c.svg").out)
    assert result["settled"]
    assert result["games"] < 20_000
    assert (tmp_path / "c.svg").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_speaks_every_language(type_in: Terminal, language: str) -> None:
    said = type_in(*COMPARE, "--games", "500", "--lang", language)
    assert said.code == 0
    assert "compare-" not in said.out
    assert "edition=first" in said.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["report", "winston", "--seats", "2-9"], "2 to 6 players, not 9"),
        (["report", "winston", "--bots", "wizard"], "“wizard”"),
        (["report", "winston", "--games", "0"], "1 or more"),
        (["report", "winston", "--weak", "greedy", "--bots", "greedy"], "twice"),
        (["report", "winston", "--out", "no/such/page.html"], "no folder"),
        (["report", "winston", "--engine", "steam"], "local, ray"),
        (["compare", "winston"], "--vary NAME=VALUE,VALUE"),
        (["compare", "winston", "--vary", "edition=second,third"], "second, first"),
        (["compare", "winoc", "--vary", "towers=6,99"], "from 2 to 15"),
        (["compare", "winston", "--vary", "edition=first,second", "--ask", "beauty"], "“beauty”"),
        (["compare", "winston", "--vary", "edition=first,second", "--chart", "c.pdf"], ".svg, .png"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input(type_in: Terminal, words: list[str], said: str) -> None:
    result = type_in(*words)
    assert result.code == 2
    assert said in result.err


@pytest.mark.parametrize(("library", "words"), [("altair", REPORT), ("savvi.multinomial", COMPARE)])
def test_a_missing_library_is_named_before_anything_is_played(
    type_in: Terminal, monkeypatch: pytest.MonkeyPatch, library: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    for module in ("report.charts", "charts.pictures", "stats.savvi_signs"):
        monkeypatch.delitem(sys.modules, f"ludotheque.lab.{module}", raising=False)
    result = type_in(*words)
    assert result.code == 2
    assert "pip install 'ludotheque[lab]'" in result.err

"""`ludotheque compare` as people type it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ludotheque.core.messages import LANGUAGES

from ..test_commands import Terminal

COMPARE = ("compare", "winston", "--vary", "edition=second,first", "--bots", "random", "--workers", "1")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


def test_help(type_in: Terminal) -> None:
    shown = type_in("compare", "--help")
    assert shown.code == 0
    assert "--engine" in shown.out
    assert "cli-" not in shown.out


def test_a_comparison_stops_early(type_in: Terminal, tmp_path: Path) -> None:
    result = json.loads(type_in(*COMPARE, "--ask", "score", "--json", "--chart", "c.svg").out)
    assert result["settled"]
    assert result["games"] < 20_000
    assert (tmp_path / "c.svg").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_speaks_every_language(type_in: Terminal, language: str) -> None:
    said = type_in(*COMPARE, "--games", "500", "--lang", language)
    assert said.code == 0
    assert "compare-" not in said.out
    assert "edition=first" in said.out
    beside = said.out.index("edition=first")
    assert all(len(line.rstrip()) <= 80 for line in said.out[beside:].splitlines())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["winston"], "--vary NAME=VALUE,VALUE"),
        (["winston", "--vary", "edition=second,third"], "second, first"),
        (["winoc", "--vary", "towers=6,99"], "from 2 to 15"),
        (["winston", "--vary", "edition=first,second", "--ask", "beauty"], "“beauty”"),
        (["winston", "--vary", "edition=first,second", "--chart", "c.pdf"], ".svg, .png"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input(type_in: Terminal, words: list[str], said: str) -> None:
    result = type_in("compare", *words)
    assert result.code == 2
    assert said in result.err


def test_a_missing_library_is_named_before_anything_is_played(
    type_in: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    for module in ("comparisons.chart", "charts.pictures", "charts.frame"):
        monkeypatch.delitem(sys.modules, f"ludotheque.lab.{module}", raising=False)
    result = type_in(*COMPARE, "--chart", "c.svg")
    assert result.code == 2
    assert "pip install 'ludotheque[lab]'" in result.err
    assert list(tmp_path.iterdir()) == []

"""`ludotheque qualities` as people type it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.core.messages import LANGUAGES

from ..test_commands import Terminal

QUICK = ("qualities", "winoc", "--bots", "greedy", "--seats", "2", "--games", "2", "--workers", "1")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


def test_help_has_an_example(type_in: Terminal) -> None:
    shown = type_in("qualities", "--help")
    assert shown.code == 0
    assert "qualities winston --seats 2-4" in shown.out
    assert "cli-" not in shown.out


def test_json(type_in: Terminal) -> None:
    result = json.loads(type_in(*QUICK, "--json").out)
    assert result["finished"]
    [table] = result["games"][0]["tables"]
    assert table["games"] == 2
    assert set(table["found"]["leads"]) == {"value", "low", "high"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_in_a_narrow_terminal(type_in: Terminal, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = type_in(*QUICK, "--lang", language)
    assert shown.code == 0
    assert "quality-" not in shown.out
    assert "qualities-" not in shown.out


def test_without_a_game_a_sentence_says_what_to_do(type_in: Terminal) -> None:
    refused = type_in("qualities")
    assert refused.code == 2
    assert "--all" in refused.err
    assert "Traceback" not in refused.err

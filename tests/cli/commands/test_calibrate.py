"""`ludotheque calibrate` as people type it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.core.messages import LANGUAGES

from ..test_commands import Terminal

QUICK = ("calibrate", "winoc", "--bots", "search:20", "--positions", "24", "--workers", "1")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


def test_help(type_in: Terminal) -> None:
    shown = type_in("calibrate", "--help")
    assert shown.code == 0
    assert "calibrate winoc --seats 2" in shown.out
    assert "cli-" not in shown.out


def test_json(type_in: Terminal) -> None:
    result = json.loads(type_in(*QUICK, "--seats", "2-3", "--seed", "4", "--json").out)
    assert result["finished"]
    assert [each["setting"]["seats"] for each in result["settings"]] == [2, 3]
    found = result["settings"][0]["found"]
    assert (found["games"], found["positions"]) == (6, 24)
    assert 0 <= found["floor"] <= found["floor_high"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_in_a_narrow_terminal(type_in: Terminal, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = type_in(*QUICK, "--lang", language)
    assert shown.code == 0
    assert "Winoc · 2 · search:20" in shown.out
    assert "calibrate-" not in shown.out


def test_a_level_and_an_unknown_bot(type_in: Terminal) -> None:
    assert "beginner" in type_in("calibrate", "winoc", "--level", "beginner", "--positions", "4", "--workers", "1").out
    refused = type_in("calibrate", "winoc", "--bots", "nobody")
    assert refused.code == 2
    assert "nobody" in refused.err

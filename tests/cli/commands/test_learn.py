"""`ludotheque learn` as people type it. Nothing is written: `--dry`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.core.messages import LANGUAGES

from ..test_commands import Terminal

QUICK = ("learn", "winoc", "--option", "rules=junior", "--bot", "search:5", "--games", "20", "--rounds", "1")
ALONE = ("--deals", "2", "--workers", "1", "--dry")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


def test_help(type_in: Terminal) -> None:
    shown = type_in("learn", "--help")
    assert shown.code == 0
    assert "learn winoc --seats 2-4" in shown.out
    assert "cli-" not in shown.out


def test_json_and_every_language(type_in: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result = json.loads(type_in(*QUICK, *ALONE, "--json").out)
    assert result["finished"]
    assert result["settings"][0]["kept"] is False
    assert list(result["settings"][0]["numbers"]) == ["fortress", "step", "step_home", "sooner"]
    monkeypatch.setenv("COLUMNS", "80")
    for language in LANGUAGES:  # the games are there already
        shown = type_in(*QUICK, *ALONE, "--lang", language)
        assert shown.code == 0
        assert "rules=junior" in shown.out
        assert "learn-" not in shown.out
    assert [path.name for path in tmp_path.iterdir()] == ["learning"]


def test_an_unknown_option(type_in: Terminal) -> None:
    refused = type_in("learn", "winoc", "--option", "colour=blue")
    assert refused.code == 2
    assert "colour" in refused.err

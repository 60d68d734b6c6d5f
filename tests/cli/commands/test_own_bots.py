"""Bots of your own in the commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ..test_commands import Terminal

CAREFUL = f"{Path(__file__).parents[3]}/examples/mybots.py:Careful"


def test_every_command_takes_them_and_shows_their_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("ludotheque.lab.contests.ratings.RESAMPLES", 100)
    monkeypatch.chdir(tmp_path)
    type_in = Terminal(monkeypatch, capsys, tmp_path)

    def ask(command: str, *words: str) -> Any:
        result = type_in(command, "winston", "--seats", "2", "--workers", "1", "--json", *words)
        assert result.code == 0, result.err
        return json.loads(result.out)

    both = ("--bots", f"{CAREFUL},greedy")
    assert [seat["bot"] for seat in ask("simulate", "--games", "4", *both)["seats"]] == [CAREFUL, "greedy"]
    assert CAREFUL in json.dumps(ask("arena", "--games", "40", *both))
    assert CAREFUL in json.dumps(ask("compare", "--games", "20", "--vary", "edition=second,first", "--bots", CAREFUL))
    luck = ("--luck-games", "20", "--weak", CAREFUL)
    assert CAREFUL in json.dumps(ask("report", "--games", "20", *luck, "--bots", "greedy"))

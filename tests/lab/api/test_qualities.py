"""`qualities` from Python: one game, several, and a run that is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.errors import BadRequest, LudothequeError
from ludotheque.lab import qualities

QUICK: dict[str, Any] = {"bots": "greedy", "seats": 2, "seed": 3, "workers": 1}


def test_games_side_by_side_with_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "qualities.svg"
    found = qualities(["winston", "winoc"], games=4, chart=file, **QUICK)
    assert [game.game for game in found.games] == ["winston", "winoc"]
    assert found.finished
    for game in found.games:
        [table] = game.tables
        assert (table.games, table.luck_games) == (4, 4)
        assert {"leads", "agency", "start", "waiting", "skill"} <= set(table.found)
        assert "kingmaking" not in table.found
    assert "Winoc" in file.read_text()


def test_an_interrupted_run_keeps_what_was_played() -> None:
    def stop(done: int, planned: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    found = qualities("winston", games=20, progress=stop, **QUICK)
    assert not found.finished
    assert found.games[0].tables[0].games == 3


def test_bad_input_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadRequest):
        qualities()
    for wrong in ({"seats": 9}, {"games": 0}, {"games": 1}, {"bots": "nobody"}, {"chart": tmp_path / "chart.txt"}):
        with pytest.raises(LudothequeError):
            qualities("winston", **QUICK | wrong)


def test_a_run_goes_on_from_its_file_and_plays_nothing_again(tmp_path: Path) -> None:
    file, done = tmp_path / "kept.jsonl", list[int]()

    def stop(played: int, planned: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    qualities("winston", games=4, keep=file, progress=stop, **QUICK)
    kept = file.read_bytes()
    assert len(kept.splitlines()) == 3
    found = qualities("winston", games=4, keep=file, progress=lambda played, planned: done.append(played), **QUICK)
    assert done[0] == 3
    assert file.read_bytes().startswith(kept)
    assert found == qualities("winston", games=4, **QUICK)

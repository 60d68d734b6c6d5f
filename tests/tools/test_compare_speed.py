"""The comparison of engine measurements."""

from __future__ import annotations

import json
from pathlib import Path

from tools.compare_speed import main, medians, slower


def write(folder: Path, name: str, **rates: float) -> None:
    games = [{"game": game, "one_thread": {"moves_per_s": rate}} for game, rate in rates.items()]
    (folder / name).write_text(json.dumps(games), encoding="utf-8")


def test_the_median_of_all_files_counts(tmp_path: Path) -> None:
    for turn, rate in enumerate((90.0, 100.0, 5.0)):
        write(tmp_path, f"before-{turn}.json", winston=rate)
    assert medians(tmp_path.glob("before-*.json")) == {"winston": 90.0}


def test_only_games_measured_twice_are_compared() -> None:
    assert slower({"winston": 100, "winoc": 100, "gone": 100}, {"winston": 89, "winoc": 91, "new": 1}) == ["winston"]


def test_the_exit_code_says_whether_it_is_slower(tmp_path: Path) -> None:
    write(tmp_path, "before-1.json", winston=100)
    write(tmp_path, "after-1.json", winston=95)
    assert main(tmp_path) == 0
    write(tmp_path, "after-1.json", winston=50)
    assert main(tmp_path) == 1

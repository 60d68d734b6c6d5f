"""The stored strengths of the levels, and the page made from them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.lab.contests.level_strengths import calibrations, entry, page, read, update
from ludotheque.lab.contests.ratings import rate

from ..simulated import LEVELS, contest, drawn, results

PAGE = Path(__file__).parents[3] / "docs" / "measurements" / "levels.md"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The calibration of a game with two players and with three."""
    monkeypatch.setattr("ludotheque.lab.contests.ratings.RESAMPLES", 100)
    file = tmp_path / "winston.json"
    for seats in (3, 2):
        opened = contest(list(LEVELS), seats)
        standings = rate(opened, drawn(opened, LEVELS, 60))
        update(file, opened, entry(opened, standings, f"ludotheque arena winston --seats {seats}"))
    return file


def test_the_page_in_the_docs_says_what_the_files_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(calibrations())


def test_the_page_is_compared_and_written_by_a_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque.lab.contests.level_strengths", str(tmp_path / "levels.md")]
    assert subprocess.run(command, check=False).returncode == 1
    subprocess.run([*command, "--write"], check=True)
    subprocess.run(command, check=True)
    assert (tmp_path / "levels.md").read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")


def test_without_files_the_calibration_is_pending(tmp_path: Path) -> None:
    assert calibrations(tmp_path) == []
    assert "pending" in page([])
    assert "\n## " not in page([])


def test_a_table_a_game_with_a_row_a_bot_and_a_column_a_player_count(file: Path) -> None:
    text = page(calibrations(file.parent))
    assert "pending" not in text
    assert "| bot | 2 players | 3 players |" in text
    rows = [line for line in text.splitlines() if line.startswith("| ")][2:]
    assert [row.split(" | ")[0] for row in rows] == ["| master", "| expert", "| club", "| greedy", "| random"]
    assert "| greedy | 1000 | 1000 |" in text
    assert rows[0].count(" ± ") == 2
    for seats in (2, 3):
        assert f"ludotheque arena winston --seats {seats}\n" in text
        for step in read(file).seats[seats].steps:
            assert (f"{step.upper} and {step.lower} ({seats} players)" in text) == (not step.apart)


def test_measuring_one_player_count_again_leaves_the_others(file: Path) -> None:
    before = read(file)
    opened, deals = results(["greedy", "master"], [(2, 1), (2, 1)], times=30)
    update(file, opened, entry(opened, rate(opened, deals), "again"))
    after = read(file)
    assert list(after.seats) == [2, 3]
    assert after.seats[3] == before.seats[3]
    assert after.seats[2].command == "again"
    assert [level.bot for level in after.seats[2].bots] == ["master", "greedy"]
    text = page([after])
    assert "(no upper limit)" in text
    assert "| club |  | " in text  # not measured with two players any more


def test_every_entry_says_how_it_was_made(file: Path) -> None:
    for seats, measured in read(file).seats.items():
        assert measured.games == 60 * seats
        assert measured.version
        assert [(duel.bot, duel.other) for duel in measured.duels] == [(s.upper, s.lower) for s in measured.steps]


def test_another_game_or_other_options_are_refused(file: Path) -> None:
    before = file.read_bytes()
    for other in (
        msgspec.structs.replace(contest("ab"), game="winoc"),
        msgspec.structs.replace(contest("ab"), options={"edition": "first", "open_dogs": False}),
    ):
        with pytest.raises(BadRequest, match="another game"):
            update(file, other, read(file).seats[2])
    assert file.read_bytes() == before


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "winston.json").write_text("[1, 2]")
    with pytest.raises(BadRequest, match="not a calibration file"):
        read(tmp_path / "winston.json")

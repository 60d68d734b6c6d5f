"""Results as Parquet: complete, extended, interrupted and resumed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

import ludotheque
from ludotheque.core.errors import BadRequest
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.export.parquet import Folder
from ludotheque.lab.run.chunks import play_chunks
from ludotheque.lab.run.task import Task
from tests.lab.played import play_all

from ..chunked import chunked

GAME = ludotheque.game("winston")


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.lab.run.chunks.FILE_MOVES", 100 * 90)  # 64 games per file


def play(task: Task, path: Path, resume: bool = False, most: int = 1000) -> int:
    """Play at most so many of the missing chunks. Returns how many."""
    folder = Folder(task, path, resume=resume)
    question, missing = chunked(folder)
    for result in play_chunks(question, missing[:most], executor_for(task.bots, 1)):
        folder.add(result.chunk.start, result.rows)
    return len(missing[:most])


def content(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(path.iterdir())}


def test_one_row_a_game_and_one_a_seat(tmp_path: Path) -> None:
    task = Task(GAME, 3, 150, seed=7, bots=("greedy", "random", "random"))
    assert play(task, tmp_path / "out") == 3
    rows = play_all(task, workers=1)
    games = pl.scan_parquet(tmp_path / "out" / "games-*.parquet").collect()
    seats = pl.scan_parquet(tmp_path / "out" / "seats-*.parquet").collect()
    assert games["row"].to_list() == list(range(150))
    assert games["seed"].to_list() == list(range(7, 157))
    assert games["moves"].to_list() == rows.moves.tolist()
    assert set(games["ending"].to_list()) <= {"played out", "stalled"}
    assert games["edition"].unique().to_list() == ["second"]
    assert games["first"].to_list() == rows.firsts.tolist()
    assert np.array_equal(seats["score"].to_numpy().reshape(150, 3), rows.scores)
    assert seats["bot"].to_list()[:3] == ["greedy", "random", "random"]
    assert seats.group_by("row").agg(pl.col("win").sum())["win"].to_numpy() == pytest.approx(1)
    began = seats.filter(pl.col("turn") == 0)["seat"].to_list()
    assert began == rows.firsts.tolist()


def test_who_acts_first_is_told_alike_by_both_ways_of_playing() -> None:
    for name in ("winston", "winchester"):
        quick = Task(ludotheque.game(name), 2, 3, seed=5, bots=("greedy",))
        slow = Task(ludotheque.game(name), 2, 3, seed=5, bots=("greedy", "search:1"))
        assert play_all(quick, workers=1).firsts.tolist() == play_all(slow, workers=1).firsts.tolist()


def test_a_folder_extended_in_pieces_equals_one_made_at_once(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    play(Task(GAME, 2, 300), whole)
    assert play(Task(GAME, 2, 300), pieces, most=2) == 2
    (pieces / "games-000000000192.parquet.unfinished").write_bytes(b"PAR1 torn")
    assert play(Task(GAME, 2, 100), pieces, resume=True) == 0
    assert play(Task(GAME, 2, 150), pieces, resume=True) == 1  # a short file
    assert play(Task(GAME, 2, 300), pieces, resume=True) == 3  # which is written again
    assert content(pieces) == content(whole)


def test_large_seeds_are_written_as_in_records(tmp_path: Path) -> None:
    play(Task(GAME, 2, 3, seed="f" * 64), tmp_path / "out")
    [file] = (tmp_path / "out").glob("games-*")
    assert pl.read_parquet(file)["seed"].to_list() == ["f" * 64, "0" * 64, "0" * 63 + "1"]


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (Task(ludotheque.game("winston", edition="first"), 2, 10), "options"),
        (Task(GAME, 3, 10), "seats"),
        (Task(GAME, 2, 10, seed=1), "seed"),
        (Task(GAME, 2, 10, bots=("greedy",)), "bots"),
    ],
    ids=["options", "seats", "seed", "bots"],
)
def test_another_task_is_refused_by_name(tmp_path: Path, other: Task, setting: str) -> None:
    play(Task(GAME, 2, 10), tmp_path / "out")
    before = content(tmp_path / "out")
    with pytest.raises(BadRequest, match=f"“{setting}” was"):
        Folder(other, tmp_path / "out", resume=True)
    assert content(tmp_path / "out") == before


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    play(Task(GAME, 2, 10), tmp_path / "out")
    with pytest.raises(BadRequest, match="--resume"):
        Folder(Task(GAME, 2, 10), tmp_path / "out")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(BadRequest, match="folder of their own"):
        Folder(Task(GAME, 2, 10), tmp_path / "mine")
    with pytest.raises(BadRequest, match="cannot be opened"):
        Folder(Task(GAME, 2, 10), tmp_path / "no" / "such")


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    play(Task(GAME, 2, 10), tmp_path / "out")
    (tmp_path / "out" / "games-000000000000.parquet").write_bytes(b"broken")
    with pytest.raises(BadRequest, match=r"games-000000000000\.parquet cannot be read"):
        list(Folder(Task(GAME, 2, 10), tmp_path / "out", resume=True).finished())

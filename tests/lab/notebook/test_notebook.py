"""A designer's notebook: nothing is played twice, nothing is lost, and everything in it can be read, compared, sent."""

from __future__ import annotations

import csv
import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.lab import compare, qualities, report, simulate, sweep, tune
from ludotheque.lab.notebook.export import COLUMNS, rows, write_csv, write_parquet
from ludotheque.lab.notebook.figures import differences, figures
from ludotheque.lab.notebook.file import Notebook
from ludotheque.lab.notebook.page import write_pages

ASKED: dict[str, Callable[..., Any]] = {
    "simulate": lambda **how: simulate("winston", seats=2, bots="random", games=60, workers=1, **how),
    "report": lambda **how: report("winston", seats=2, bots="greedy", games=60, luck_games=4, workers=1, **how),
    "first edition": lambda **how: report(
        "winston", seats=2, bots="random", games=60, luck_games=4, workers=1, options=["edition=first"], **how
    ),
    "compare": lambda **how: compare("winston", "hand=5,3", bots="random", games=120, workers=1, **how),
    "sweep": lambda **how: sweep("winston", "hand=4-5", bots="random", games=500, workers=1, **how),
    "tune": lambda **how: tune("winston", "first=±40, turns>=5", "hand", bots="random", games=500, workers=1, **how),
    "qualities": lambda **how: qualities("winston", seats=2, bots="greedy", games=2, workers=1, **how),
}


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A notebook with an entry of every kind."""
    file = tmp_path_factory.mktemp("notebook") / "book.jsonl"
    for ask in ASKED.values():
        ask(notebook=file)
    return file


@pytest.fixture
def book(full: Path, tmp_path: Path) -> Notebook:
    """A copy of it, as it would be sent to another person."""
    return Notebook(Path(shutil.copy(full, tmp_path / "sent.jsonl")))


def never(*done: object) -> None:
    raise AssertionError("games were played")


@pytest.mark.parametrize("asked", ASKED)
def test_the_same_question_is_not_played_twice(book: Notebook, asked: str) -> None:
    size = book.file.stat().st_size
    again = ASKED[asked](notebook=book.file, progress=never)
    assert book.file.stat().st_size == size
    played = ASKED[asked]()
    if asked == "simulate":
        assert again.seats == played.seats
    else:
        assert again == played


def test_another_seed_is_another_question(book: Notebook) -> None:
    ASKED["simulate"](notebook=book.file, seed=5)
    assert list(Notebook(book.file).answers) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_files_that_need_games_are_written_all_the_same(book: Notebook, tmp_path: Path) -> None:
    ASKED["simulate"](notebook=book.file, records=tmp_path / "games.jsonl")
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 60
    assert list(Notebook(book.file).answers) == [1, 2, 3, 4, 5, 6, 7]


def test_a_note_is_an_entry(book: Notebook) -> None:
    book.add_note(3, "zu lang, „wirklich“\nőű")
    book.add_note(3, "second")
    assert Notebook(book.file).notes == {3: ["zu lang, „wirklich“\nőű", "second"]}
    for number, text in ((9, "x"), (3, " ")):
        with pytest.raises(BadRequest):
            book.add_note(number, text)


def test_a_damaged_line_is_told_and_the_others_stay(book: Notebook) -> None:
    lines = book.file.read_bytes().splitlines(keepends=True)
    later = lines[3].replace(b'"form":1', b'"form":9')
    book.file.write_bytes(b"".join([lines[0], b"{nonsense\n", b"\xff\n", later, *lines[4:]]))
    found = Notebook(book.file)
    assert [line.number for line in found.bad] == [2, 3, 4]
    assert list(found.answers) == [1, 5, 6, 7]
    found.add_note(5, "still here")
    assert Notebook(book.file).notes == {5: ["still here"]}
    assert len(Notebook(book.file).bad) == 3


def test_a_line_that_was_cut_off_makes_room_for_the_next(book: Notebook) -> None:
    whole = book.file.read_bytes()
    book.file.write_bytes(whole + b'{"kind":"note","form":1,"to":1,"te')
    found = Notebook(book.file)
    found.add_note(1, "after")
    assert book.file.read_bytes().startswith(whole)
    assert (Notebook(book.file).notes, Notebook(book.file).bad) == ({1: ["after"]}, [])


def test_a_whole_last_line_without_its_end_is_kept(book: Notebook) -> None:
    book.file.write_bytes(book.file.read_bytes().rstrip(b"\n"))  # as some editors leave it
    Notebook(book.file).add_note(1, "after")
    assert list(Notebook(book.file).answers) == [1, 2, 3, 4, 5, 6, 7]


def test_a_full_disk_loses_nothing(book: Notebook, monkeypatch: pytest.MonkeyPatch) -> None:
    before = book.file.read_bytes()

    def full_disk(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(BadRequest) as error:
        book.add_note(1, "lost")
    assert error.value.phrase.id == "error-file"
    assert book.file.read_bytes() == before


def test_two_reports_are_compared_by_their_intervals(book: Notebook) -> None:
    found = differences(book.get(2), book.get(3))
    assert [at.measure for at, _ in found] == ["first", "turns", "margin", "ties", "minutes"]
    for at, each in found:
        assert each.difference.value == pytest.approx(each.rule - each.base)
        assert each.difference.low < each.difference.value < each.difference.high
        assert (each.clear is None) == (each.difference.low <= 0 <= each.difference.high)
        assert at.seats == 2
    with pytest.raises(BadRequest):
        differences(book.get(4), book.get(2))


def test_a_search_for_a_goal_has_figures_that_a_report_can_be_compared_with(book: Notebook) -> None:
    [first, turns] = figures(book.get(6))
    assert (first.label, first.measure, turns.measure) == ("hand=5", "first", "turns")
    assert 0.3 < first.found.value < 0.7  # a share of the wins, no advantage in points
    assert {figure.measure for figure in figures(book.get(7))} > {"quality-agency", "quality-waiting"}


def test_export_has_a_row_for_every_number(book: Notebook, tmp_path: Path) -> None:
    book.add_note(2, "quick")
    wanted = rows(book)
    assert {row["entry"] for row in wanted} == {1, 2, 3, 4, 5, 6, 7}
    assert len(wanted) == sum(len(figures(entry)) for entry in book.answers.values())
    write_csv(book, tmp_path / "book.csv")
    write_parquet(book, tmp_path / "book.parquet")
    with (tmp_path / "book.csv").open(encoding="utf-8", newline="") as lines:
        read = list(csv.DictReader(lines))
    assert list(read[0]) == list(COLUMNS)
    assert [row["measure"] for row in read] == [row["measure"] for row in wanted]
    assert pl.read_parquet(tmp_path / "book.parquet").to_dicts() == wanted
    assert {row["notes"] for row in wanted if row["entry"] == 2} == {"quick"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_show_every_entry_and_note(book: Notebook, tmp_path: Path, language: str) -> None:
    book.add_note(2, "<b>quick</b>")
    index = write_pages(book, tmp_path / "pages", messages(language))
    text = index.read_text(encoding="utf-8")
    assert text.count("<section>") == 7
    assert "&lt;b&gt;quick&lt;/b&gt;" in text
    assert "edition=first" in text
    assert "notebook-" not in text
    assert sorted(file.name for file in index.parent.iterdir()) == ["2.html", "3.html", "index.html"]


def test_a_game_that_is_not_here_goes_by_its_name(book: Notebook, tmp_path: Path) -> None:
    book.file.write_bytes(book.file.read_bytes().replace(b'"game":"winston"', b'"game":"elsewhere"'))
    index = write_pages(Notebook(book.file), tmp_path / "pages", messages("en"))
    assert "elsewhere" in index.read_text(encoding="utf-8")

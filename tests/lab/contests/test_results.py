"""Contests on all cores, in files, interrupted and resumed."""

from __future__ import annotations

import multiprocessing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.errors import BadRequest
from ludotheque.lab.contests.contest import Contest, Deal, open_contest, play_deals
from ludotheque.lab.contests.results import Results

GAME = ludotheque.game("winston")
CONTEST = open_contest(GAME, 2, ["random", "greedy"], seed=11)
DEALS = 6


@pytest.fixture(scope="module")
def straight() -> list[Deal]:
    """The contest, played in one process."""
    return list(play_deals(CONTEST, range(DEALS), workers=1))


def test_the_number_of_workers_does_not_matter(straight: list[Deal]) -> None:
    played = play_deals(CONTEST, range(DEALS), workers=2)
    assert sorted(played, key=lambda deal: deal.deal) == straight
    assert not multiprocessing.active_children()


def test_leaving_early_stops_the_workers() -> None:
    played = play_deals(CONTEST, range(100_000), workers=2)
    next(played)
    played.close()
    assert not multiprocessing.active_children()


def test_a_worker_that_dies_is_an_error_and_no_hang() -> None:
    played = play_deals(CONTEST, range(100_000), workers=2)
    next(played)
    for worker in multiprocessing.active_children():
        worker.kill()
    with pytest.raises(BadRequest, match="ended unexpectedly"):
        for _ in played:
            pass


def test_at_least_one_worker() -> None:
    with pytest.raises(BadRequest, match="1 or more"):
        play_deals(CONTEST, range(1), workers=0)


# --- the results file ---


def test_a_contest_taken_up_again_equals_one_that_was_not_interrupted(straight: list[Deal], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(CONTEST, file) as results:
        for deal in (straight[0], straight[3]):
            results.add(deal)
    with file.open("ab") as torn:
        torn.write(msgspec.json.encode(straight[1])[:40])
    with Results(CONTEST, file, resume=True) as results:
        assert results.missing(DEALS) == [1, 2, 4, 5]
        for deal in play_deals(CONTEST, results.missing(DEALS), workers=1):
            results.add(deal)
        assert results.first(DEALS) == straight
    with Results(CONTEST, file, resume=True) as results:
        assert results.first(DEALS) == straight
        assert results.missing(DEALS + 2) == [6, 7]  # more games extend it
        assert results.first(2) == straight[:2]
    assert len(file.read_text().splitlines()) == 1 + DEALS


def test_an_empty_or_torn_first_line_begins_anew(straight: list[Deal], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(b'{"version":')
    with Results(CONTEST, file, resume=True) as results:
        results.add(straight[0])
    with Results(CONTEST, file, resume=True) as results:
        assert results.first(1) == straight[:1]


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("version", "0.0.1"),
        ("game", "winoc"),
        ("options", {"edition": "first", "open_dogs": False}),
        ("seats", 3),
        ("bots", ("greedy", "random")),
        ("seed", f"{12:064x}"),
    ],
)
def test_another_contest_is_refused_by_name(tmp_path: Path, setting: str, value: Any) -> None:
    file = tmp_path / "results.jsonl"
    Results(CONTEST, file).close()
    before = file.read_bytes()
    other: Contest = msgspec.structs.replace(CONTEST, **{setting: value})
    with pytest.raises(BadRequest, match=f"“{setting}” was"):
        Results(other, file, resume=True)
    assert file.read_bytes() == before


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(CONTEST, file).close()
    with pytest.raises(BadRequest, match="--resume"):
        Results(CONTEST, file)


def test_a_broken_line_is_named_and_nothing_is_lost(straight: list[Deal], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with Results(CONTEST, file) as results:
        for deal in straight:
            results.add(deal)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"deal": "one"}\n'
    file.write_bytes(b"".join(lines))
    with pytest.raises(BadRequest, match="line 3"):
        Results(CONTEST, file, resume=True)
    assert file.read_bytes() == b"".join(lines)

"""Records and tables from before C10: they name no `first`, and seat 0 began.

`fixtures/before_C10.jsonl` was written by the version before C10: four games, and the proof of a fifth.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import Match
from ludotheque.core.chance.proof import match_of_either
from ludotheque.core.errors import RecordError
from ludotheque.core.record import check_fair
from ludotheque.tables.entries import CHANGE, Entry, Moved
from ludotheque.tables.table import Table
from tests.tables.building import opening

from .scenario import GAME, standing, view

FILE = Path(__file__).parent / "fixtures" / "before_C10.jsonl"
LINES = FILE.read_bytes().splitlines()
GAMES = [json.loads(line) for line in LINES]
RECORDS = [game.get("record") if "proof" in game else game for game in GAMES]


@pytest.mark.parametrize("line", range(len(LINES)))
def test_C10_an_old_record_replays_and_its_chance_follows_from_the_seed(line: int) -> None:
    assert "first" not in RECORDS[line]["setup"]
    match = match_of_either(LINES[line], line + 1)
    check_fair(match)
    assert match.over
    assert match.setup == {"first": 0, **RECORDS[line]["setup"]}


@pytest.mark.parametrize("line", range(len(LINES)))
def test_C10_in_an_old_record_seat_0_begins_on_the_first_start_squares(line: int) -> None:
    match = Match.from_record(RECORDS[line], upto=0)
    assert (view(match).roller, view(match).starter) == (0, 0)
    assert standing(match) == standing(GAME.new(match.seats, first=0))


@pytest.mark.parametrize("line", range(len(LINES)))
def test_C10_an_old_record_is_written_with_its_first(line: int) -> None:
    record = Match.from_record(RECORDS[line]).record()
    assert record == {**RECORDS[line], "setup": {"first": 0, **RECORDS[line]["setup"]}}
    check_fair(Match.from_record(record))


def test_C10_a_new_record_says_who_is_first_and_follows_from_the_seed() -> None:
    match = GAME.new(3, seed=6)
    while not match.over:
        if match.at_chance:
            match.chance()
        else:
            match.play(match.legal()[-1])
    record = match.record()
    assert record["setup"]["first"] == match.setup["first"] != 0
    again = Match.from_record(json.dumps(record))
    check_fair(again)
    assert again.record() == record


def test_C10_a_record_with_another_first_than_its_moves_show_is_refused() -> None:
    record: dict[str, Any] = {**RECORDS[1], "setup": {"first": 1, **RECORDS[1]["setup"]}}
    with pytest.raises(RecordError):
        Match.from_record(record)


def test_C10_a_table_stored_before_opens_as_it_stood() -> None:
    record = RECORDS[0]
    started = {
        "kind": "started",
        "setup": record["setup"],
        "seed": record["fair"]["seed"],
        "names": ["Rex", "Bello"],
        "players": ["human", "human"],
    }
    changes = [CHANGE.read(msgspec.json.encode(started)), *(Moved(seat, text) for seat, text in record["moves"][:40])]
    table = Table(opening("winchester"), [Entry("t", ply, change, 0.0) for ply, change in enumerate(changes, 1)])
    assert table.match is not None
    assert table.match.view() == Match.from_record(record, upto=40).view()
    check_fair(table.match)

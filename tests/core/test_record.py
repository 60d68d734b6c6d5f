"""Game records: written to the letter, and refused when broken, with line, move and reason."""

from __future__ import annotations

import copy
import io
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.errors import RecordError
from ludotheque.core.record import check_fair, read_matches, to_line

Record = dict[str, Any]


def finished(seats: int = 2, seed: int = 1) -> Match:
    match = ludotheque.game("winston").new(seats, seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    return match


RECORD = json.loads(to_line(finished()))


def test_record_to_the_letter() -> None:
    assert list(RECORD) == ["record", "game", "options", "seats", "setup", "fair", "moves", "result"]
    assert RECORD["record"] == 1
    assert RECORD["options"] == {"edition": "second", "open_dogs": False}
    assert RECORD["seats"] == [{"name": "Player 1", "by": "human"}, {"name": "Player 2", "by": "human"}]
    assert len(RECORD["setup"]["deck"]) == 66
    assert len(RECORD["fair"]["seed"]) == len(RECORD["fair"]["commitment"]) == 64
    assert all(len(move) == 2 for move in RECORD["moves"])
    assert sorted(RECORD["result"]) == ["end", "places", "scores"]


def test_result_is_absent_while_the_game_goes_on() -> None:
    record = ludotheque.game("winston").new(2, seed=1).record()
    assert "result" not in record
    assert "seed" not in record["fair"]


def test_upto_gives_the_position_before_that_move() -> None:
    match = Match.from_record(RECORD, upto=12)
    assert match.ply == 12
    assert match.moves == [tuple(move) for move in RECORD["moves"][:12]]
    with pytest.raises(RecordError):
        Match.from_record(RECORD, upto=10_000)


def drop(name: str) -> Callable[[Record], None]:
    return lambda record: record.pop(name)


def put(value: Any, *path: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        for step in path[:-1]:
            record = record[step]
        record[path[-1]] = value

    return change


BROKEN = {
    "no game": (drop("game"), None, "missing required field `game`"),
    "unknown game": (put("chess", "game"), None, "“chess”"),
    "unknown field": (put(1, "extra"), None, "unknown field `extra`"),
    "version": (put(2, "record"), None, "version 2"),
    "option missing": (lambda r: r["options"].pop("edition"), None, "“edition” is missing"),
    "option value": (put("third", "options", "edition"), None, "third"),
    "option unknown": (put(1, "options", "speed"), None, "speed"),
    "one seat": (lambda r: r["seats"].pop(), None, "2 to 6 players, not 1"),
    "a card too many": (lambda r: r["setup"]["deck"].append("Rb"), None, "9 times Rb"),
    "a card too few": (lambda r: r["setup"]["deck"].pop(), None, "65 cards"),
    "no deck": (lambda r: r["setup"].pop("deck"), None, "no entry “deck”"),
    "setup entry": (put(1, "setup", "dice"), None, "“dice”"),
    "first": (put(5, "setup", "first"), None, "seat from 0 to 1"),
    "seat out of turn": (lambda r: r["moves"][3].__setitem__(0, 1 - r["moves"][3][0]), 4, "’s turn"),
    "chance": (put(None, "moves", 2, 0), 3, "nothing to roll or draw"),
    "no such move": (put("Zz", "moves", 5, 1), 6, "“Zz”"),
    "illegal move": (put("pass", "moves", 0, 1), 1, "rule stuck"),
    "a move too many": (lambda r: r["moves"].append([0, "end"]), len(RECORD["moves"]) + 1, "over"),
    "a move too few": (lambda r: r["moves"].pop(), None, "not over"),
    "no result": (drop("result"), None, "no result"),
    "scores": (put([1, 2], "result", "scores"), None, "scores as [1, 2]"),
    "places": (put([1, 1], "result", "places"), None, "places as [1, 1]"),
    "end": (put("stalled", "result", "end"), None, "end as stalled"),
    "move of three": (lambda r: r["moves"][0].append(1), None, "$.moves[0]"),
    "name": (put(7, "seats", 0, "name"), None, "$.seats[0].name"),
    "seed": (put("zz", "fair", "seed"), None, "zz"),
    "commitment": (put("00", "fair", "commitment"), None, "fingerprint"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_record_is_refused(name: str) -> None:
    change, move, said = BROKEN[name]
    record = copy.deepcopy(RECORD)
    change(record)
    with pytest.raises(RecordError) as error:
        Match.from_record(json.dumps(record))
    assert error.value.line == 1
    assert error.value.move == move
    assert said in str(error.value)


def lines(text: str | bytes) -> list[tuple[int, Match | RecordError]]:
    return list(read_matches(io.BytesIO(text.encode() if isinstance(text, str) else text)))


def test_many_records_a_line_each() -> None:
    text = (
        to_line(finished(seed=1)) + b"\n" + to_line(finished(seed=2)) + b'{"record": 1}\n' + to_line(finished(seed=3))
    )
    found = lines(text)
    assert [line for line, _ in found] == [1, 3, 4, 5]
    assert isinstance(found[2][1], RecordError)
    assert isinstance(found[3][1], Match)


def test_one_record_over_several_lines() -> None:
    text = json.dumps(RECORD, indent=1)
    assert [type(match) for _, match in lines(text)] == [Match]
    broken = text.replace('"game"', "game", 1)
    ((line, error),) = lines(broken)
    assert isinstance(error, RecordError)
    assert line == 3
    assert "Line 3: This is not JSON" in str(error)


@pytest.mark.parametrize("text", ["not json", "{", "[]", "17", '{"record": 1, "game": "winston"', "\xff\xfe"])
def test_no_record_at_all(text: str) -> None:
    ((_, error),) = lines(text)
    assert isinstance(error, RecordError)
    with pytest.raises(RecordError):
        Match.from_record(text)


def test_an_empty_file_holds_no_record() -> None:
    assert lines("") == []


def test_fair_a_stacked_deck_is_found_out() -> None:
    record = copy.deepcopy(RECORD)
    check_fair(Match.from_record(record))
    other = finished(seed=2).record()
    other["fair"] = record["fair"]
    with pytest.raises(RecordError) as error:
        check_fair(Match.from_record(other))
    assert "“deck” does not follow from the seed" in str(error.value)
    unseeded = copy.deepcopy(RECORD)
    del unseeded["fair"]["seed"]
    with pytest.raises(RecordError):
        check_fair(Match.from_record(unseeded))


def test_fair_the_first_seat_is_for_people_to_choose() -> None:
    match = ludotheque.game("winston").new(2, seed=1, first=1)
    while not match.over:
        match.play(match.legal()[0])
    check_fair(Match.from_record(match.record()))


def test_a_game_in_progress_keeps_its_commitment_and_its_seed() -> None:
    match = ludotheque.game("winston").new(2, seed=77)
    match.play(match.legal()[0])
    known = Match.from_record(match.record(), seed=77)
    unknown = Match.from_record(match.record())
    assert known.record() == unknown.record() == match.record()
    for again in (known, unknown):
        while not again.over:
            again.play(again.legal()[0])
    check_fair(Match.from_record(known.record()))
    assert "seed" not in unknown.record()["fair"]
    with pytest.raises(RecordError):
        Match.from_record(match.record(), seed=78)


def test_json_bytes_text_and_objects_are_read_alike() -> None:
    text = msgspec.json.encode(RECORD)
    assert Match.from_record(text).record() == Match.from_record(text.decode()).record() == RECORD

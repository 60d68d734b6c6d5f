"""Any JSON value in any place of a record gives a match or a RecordError, and nothing else."""

from __future__ import annotations

import copy
import functools
import io
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.bots.roster import built_in_bot
from ludotheque.core import record as record_module
from ludotheque.core.chance.proof import match_of_either, proof_of
from ludotheque.core.errors import LONGEST_QUOTED, RecordError
from ludotheque.core.match import Match
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.record import read_matches, to_line
from ludotheque.core.shelf import find, shelf

GAMES = list(shelf())
Path = tuple[str | int, ...]


def deep(levels: int) -> Any:
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


VALUES = st.one_of(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(1 << 70), 1 << 70) | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
        max_leaves=8,
    ),
    st.sampled_from([-1, -2, 0, 1, 1 << 15, 10**400, float("nan"), "\0", "\ud800", "\n\x1b[31m", "x" * 10_000, {}]),
    st.sampled_from([50, 900, 100_000]).map(deep),
)


@functools.cache
def played(game: str, moves: int) -> Match:
    match = find(game).variant().new(find(game).players[0], 5)
    player = built_in_bot("random", 3)
    while not match.over and match.ply < moves:
        if match.at_chance:
            match.chance()
        else:
            match.play_action(player.choose(match))
    return match


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, (list, tuple)) else ()
    for key, inner in inside:
        yield from places(inner, (*path, key))


def put(whole: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    whole = list(whole) if isinstance(whole, tuple) else copy.copy(whole)
    whole[path[0]] = put(whole[path[0]], path[1:], value)
    return whole


def fault_of(source: Any) -> RecordError | None:
    """What is wrong with it, which can be said in every language, on one line."""
    try:
        Match.from_record(source)
    except RecordError as error:
        said = [messages(language).say_phrase(error.phrase) for language in LANGUAGES]
        assert [c for text in said for c in text if unicodedata.category(c).startswith("C")] == []
        return error
    return None


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_value_in_any_place(game: str, data: st.DataObject) -> None:
    match = played(game, data.draw(st.sampled_from([6, 10_000])))
    record = match.record()
    path = data.draw(st.sampled_from([path for path in places(record) if len(path) < 4][:400]))
    hostile = put(record, path, data.draw(VALUES))
    if isinstance(hostile, dict):
        fault_of(hostile)
    with suppress(UnicodeEncodeError, RecursionError):  # what cannot be written as JSON does not arrive either
        fault_of(msgspec.json.encode(hostile))
        list(read_matches(io.BytesIO(msgspec.json.encode({"proof": 1, "record": hostile})), match_of_either))


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60), st.integers(0, 5000), st.integers(0, 60))
def test_any_bytes_in_any_place(garbage: bytes, start: int, length: int) -> None:
    line = to_line(played("winston", 6)).rstrip(b"\n")
    fault_of(line[:start] + garbage + line[start + length :])


def test_no_record_is_too_deep() -> None:
    for levels in (500, 900, 990, 5_000, 1_000_000):
        for text in (b"[" * levels, b"[" * levels + b"]" * levels, b'{"setup":' * levels):
            assert fault_of(text) is not None
            assert fault_of(b'{"record": 1, "x": ' + text + b"}") is not None


def test_a_seat_that_is_not_one_is_no_seat() -> None:
    """Chance has no number, though it has one inside."""
    record = played("winchester", 6).record()
    number = next(k for k, (seat, _) in enumerate(record["moves"]) if seat is None)
    fault = fault_of(put(record, ("moves", number, 0), -1))
    assert fault is not None
    assert fault.move == number + 1


def test_what_is_quoted_is_short_and_plain() -> None:
    record = played("winston", 6).record()
    fault = fault_of(put(record, ("setup", "deck", 0), "a\nLine 7: forged \x1b[2J" + "x" * 100_000))
    assert fault is not None
    said = str(fault)
    assert "a Line 7: forged" in said
    assert len(said) < LONGEST_QUOTED + 300


# --- files ---


def lines_of(*texts: bytes) -> list[Match | RecordError]:
    return [found for _, found in read_matches(io.BytesIO(b"".join(texts)), match_of_either)]


@pytest.mark.parametrize(
    "bad",
    [
        b"\n",
        b"\x00\xff\xfe garbage \x80}",
        b"\x00\xff\xfe garbage \x80",
        b'{"record": 1',
        b"{",
        b"[" * 100_000,
        b'{"record": "\xff"}',
        b'{"proof": 1, "secret": "\xff"}',
        b'{"proof": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        b"[]",
        b"null",
        b'"}"',
    ],
    ids=str,
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_bad_line_never_ends_a_file(bad: bytes, place: int) -> None:
    good = to_line(played("winston", 6))
    found = lines_of(*([good] * place), bad + b"\n", *([good] * (3 - place)))
    assert sum(isinstance(match, Match) for match in found) == 3
    assert [fault.line for fault in found if isinstance(fault, RecordError)] == ([place + 1] if bad.strip() else [])


def test_a_line_that_is_too_long_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    good = to_line(played("winston", 6))
    monkeypatch.setattr(record_module, "LARGEST", 2 * len(good))
    found = lines_of(good, b'{"record": "' + b"x" * 7 * len(good) + b'"}\n', good)
    assert [type(match) for match in found] == [Match, RecordError, Match]


def test_a_game_over_several_lines_is_one_game() -> None:
    record = played("winston", 10_000)
    pretty = msgspec.json.format(to_line(record), indent=2)
    assert [type(match) for match in lines_of(pretty)] == [Match]
    proof = msgspec.json.format(msgspec.json.encode(proof_of(record, bytes(32), ["", ""])), indent=1)
    assert len(lines_of(proof)) == 1
    (fault,) = lines_of(pretty.replace(b'"deck"', b'"dock"'))
    assert isinstance(fault, RecordError)


def test_a_game_that_fails_is_a_fault_of_its_line() -> None:
    good = to_line(played("winston", 6))

    def read(text: bytes, line: int) -> Match:
        if line == 2:
            raise KeyError("no such dog")
        return match_of_either(text, line)

    found = [match for _, match in read_matches(io.BytesIO(good * 3), read)]
    assert [type(match) for match in found] == [Match, RecordError, Match]
    assert "KeyError: 'no such dog'" in str(found[1])

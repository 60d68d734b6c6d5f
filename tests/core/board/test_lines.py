"""Where the entries of a TOML file are."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from ludotheque.core.board.lines import Entry, Lines
from ludotheque.core.shelf import shelf

TEXT = '''\
# a comment with = and [brackets]
title = "a # that is text"

[owner]  # of what
"first name" = 'C:\\\\new # no comment'
born.year = 1979
born.day = 1979-05-27 07:32:00

[[fruit]]
name = "apple"
kinds = [
    "red",  # a
    ["green", "yellow"],
    { sour = true, size = { low = 1 } },
]

  [fruit.shape]
  round = true

  [[fruit.seed]]
  count = 1

  [[fruit.seed]]
  count = 2

[[fruit]]
name = "pear"
story = """
first ""row""
second row \\
third"""
last = """one"""
'''

EXPECTED = {
    ("title",): 2,
    ("owner",): 4,
    ("owner", "first name"): 5,
    ("owner", "born"): 6,
    ("owner", "born", "year"): 6,
    ("owner", "born", "day"): 7,
    ("fruit",): 9,
    ("fruit", 0): 9,
    ("fruit", 0, "kinds"): 11,
    ("fruit", 0, "kinds", 0): 12,
    ("fruit", 0, "kinds", 1): 13,
    ("fruit", 0, "kinds", 1, 1): 13,
    ("fruit", 0, "kinds", 2, "size"): 14,
    ("fruit", 0, "kinds", 2, "size", "low"): 14,
    ("fruit", 0, "shape"): 17,
    ("fruit", 0, "shape", "round"): 18,
    ("fruit", 0, "seed", 0, "count"): 21,
    ("fruit", 0, "seed", 1): 23,
    ("fruit", 1): 26,
    ("fruit", 1, "story"): 28,
    ("fruit", 1, "last"): 32,
}


@pytest.mark.parametrize("entry", EXPECTED, ids=str)
def test_an_entry_has_its_line(entry: Entry) -> None:
    assert Lines(TEXT).of[entry] == EXPECTED[entry]


def test_the_rows_of_a_text_are_counted_from_where_it_begins() -> None:
    texts = Lines(TEXT).texts
    assert texts["fruit", 1, "story"] == 29
    assert texts["fruit", 1, "last"] == 32


def paths(value: Any, path: Entry = ()) -> set[Entry]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return {path} | {found for key, item in items for found in paths(item, (*path, key))}


BOARDS = [game.folder / "board.toml" for game in shelf().values() if game.rebuild is not None]


@pytest.mark.parametrize("text", [TEXT, *(file.read_text(encoding="utf-8") for file in BOARDS)], ids=len)
def test_exactly_the_entries_that_tomllib_finds_have_lines(text: str) -> None:
    assert Lines(text).of.keys() | {()} == paths(tomllib.loads(text))

"""The dials of a sweep as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.core.shelf import find
from ludotheque.lab.sweeps.swept import Dials, grid, swept_dials

WINSTON = find("winston").variant()


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("hand=3-7", [3, 4, 5, 6, 7]),
        ("hand=3–5", [3, 4, 5]),
        ("hand=3-7:2", [3, 5, 7]),
        ("hand = 4, 6-7", [4, 6, 7]),
        ("hand", [3, 4, 5, 6, 7]),
        ("edition=first,second", ["first", "second"]),
        ("open_dogs", [False, True]),
        ({"hand": [7, 3]}, [7, 3]),
    ],
)
def test_a_dial_and_its_values(written: Dials, values: list[Any]) -> None:
    [dial] = swept_dials(WINSTON, written)
    assert dial.values == values


def test_two_dials_make_a_map_of_rules() -> None:
    dials = swept_dials(WINSTON, ["hand=4-5", "play=1-2"])
    made = grid(WINSTON, dials)
    assert [rule.label for rule in made.rules] == [
        "hand=4, play=1",
        "hand=4, play=2",
        "hand=5, play=1",
        "hand=5, play=2",
    ]
    assert made.rules[made.base].variant.numbers == {}  # as printed
    assert made.rules[0].variant.numbers == {"hand": 4, "play": 1}


def test_without_the_printed_value_the_first_is_the_base() -> None:
    assert grid(WINSTON, swept_dials(WINSTON, "hand=6-7")).base == 0


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("cats=1-2", "Winston has no dial “cats”. Dials: edition"),
        ("hand=3-9", "“hand” cannot be 9. Possible: 3–7"),
        ("hand=1-999999999999", "“hand” cannot be 1. Possible: 3–7"),
        ("hand=many,few", "“hand” cannot be many. Possible: 3–7"),
        ("hand=5", "at least two values"),
        ("hand=7-3", "at least two values"),
        ("hand=", "at least two values"),
        ({"hand": [True, 4]}, "“hand” cannot be true"),
        ([], "one or two dials, not 0"),
        (["hand", "play", "bone"], "one or two dials, not 3"),
    ],
)
def test_what_cannot_be_swept_is_refused_with_what_can(written: Dials, says: str) -> None:
    with pytest.raises(LudothequeError, match=says):
        swept_dials(WINSTON, written)


def test_an_arrangement_cannot_be_swept() -> None:
    with pytest.raises(LudothequeError, match=r"no dial “players\.2”"):
        swept_dials(find("winchester").variant(), "players.2")


def test_boards_that_cannot_be_are_left_out() -> None:
    made = grid(WINSTON, swept_dials(WINSTON, ["hand=3-5", "play=2-4"]))
    assert made.left_out == [[3, 4]]
    assert [3, 4] not in made.at
    assert len(made.at) == len(made.rules) == 8
    assert made.at[made.base] == [5, 2]


def test_where_no_board_can_be_it_says_what_is_possible() -> None:
    small = WINSTON.game.variant({}, {"hand": 3})
    with pytest.raises(LudothequeError, match="at most 3"):
        grid(small, swept_dials(small, "play=3-4"))

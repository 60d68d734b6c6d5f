"""The set-up of Winchester: the board, the pieces, the obstacles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.games.winchester.grid import CELL
from ludotheque.games.winchester.state import SECTIONS, ZONES
from tests.core.chance.test_fair import chacha20

from .scenario import ALL_SQUARES, GAME, standing, view

BOARD = GAME.engine.board

START_SQUARES = {
    2: ["11 13 22 24 33", "12 14 21 23 32"],
    3: ["11 14 23 32 41", "12 24 33 21 42", "13 22 31 34 43"],
    4: ["11 23 32 44", "12 24 33 41", "13 21 34 42", "14 22 31 43"],
    5: ["11 23 44", "12 31 33", "13 32 34", "14 22 41", "21 24 42"],
}

ZONE_CORNERS = {
    "start": "a1 d4",
    "A": "e1 j4",
    "B": "k1 p4",
    "corner 1": "q1 t4",
    "C": "q5 t10",
    "corner 2": "q11 t14",
    "D": "k11 p14",
    "E": "e11 j14",
    "corner 3": "a11 d14",
    "F": "a5 d10",
}


def lane_and_step(square: str) -> tuple[int, int]:
    """From the outside inwards, and along the travel; for a square of a section."""
    column, row = ord(square[0]) - ord("a") + 1, int(square[1:])
    if row <= 4:
        return row, (column - 5) % 6 + 1
    if column >= 17:
        return 21 - column, row - 4
    if row >= 11:
        return 15 - row, (16 - column) % 6 + 1
    return column, 11 - row


def zone_of(square: str) -> str:
    return ZONES[int(BOARD.zone[CELL[square]])]


def test_C9_the_zones_of_the_board() -> None:
    board = BOARD
    for square in ALL_SQUARES:
        column, row = square[0], int(square[1:])
        inside = [
            name
            for name, corners in ZONE_CORNERS.items()
            if corners[0] <= column <= corners.split()[1][0]
            and int(corners.split()[0][1:]) <= row <= int(corners.split()[1][1:])
        ]
        assert inside == [ZONES[board.zone[CELL[square]]]]
    assert len(ALL_SQUARES) == 208


def test_C9_the_numbers_of_the_sections() -> None:
    board = BOARD
    numbered = [square for square in ALL_SQUARES if board.number[CELL[square]]]
    assert len(numbered) == 6 * 24
    for square in numbered:
        lane, step = lane_and_step(square)
        assert board.number[CELL[square]] == (step - 1 + (0, 2, 4, 1)[lane - 1]) % 6 + 1, square


SEATINGS = [(seats, first) for seats in START_SQUARES for first in range(seats)]


@pytest.mark.parametrize(("seats", "first"), SEATINGS)
def test_C10_start_squares_go_clockwise_from_the_first(seats: int, first: int) -> None:
    lists = [{"dcba"[int(code[0]) - 1] + code[1] for code in team.split()} for team in START_SQUARES[seats]]
    match = GAME.new(seats, seed=3, first=first)
    assert [standing(match)[(first + place) % seats] for place in range(seats)] == lists
    assert match.engine.audit(match.board, match.state) == []


@pytest.mark.parametrize(("seats", "first"), SEATINGS)
def test_C10_the_first_rolls_and_moves_first(seats: int, first: int) -> None:
    match = GAME.new(seats, seed=3, first=first)
    assert match.at_chance
    assert (view(match).roller, view(match).starter) == (first, first)
    match.chance()
    assert match.mover == first


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C10_who_is_first_is_drawn_uniformly(seats: int) -> None:
    deals = 400
    drawn = Counter(GAME.new(seats, seed=seed).setup["first"] for seed in range(deals))
    assert set(drawn) == set(range(seats))
    expected = deals / seats
    # far beyond chance: 0.1 % of fair draws have a larger sum, for the five of the largest table
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 18.5


def test_C10_who_is_first_does_not_follow_from_the_obstacles() -> None:
    drawn = [GAME.new(2, seed=seed).setup for seed in range(300)]
    for section in SECTIONS:
        found = {(setup["obstacles"][section], setup["first"]) for setup in drawn}
        assert len(found) == 6 * 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C10_the_draw_as_it_is_documented(seats: int) -> None:
    """docs/reference/chance.md: the rest of the word that gave section F its number, times the number of players."""
    for seed in range(20):
        match = GAME.new(seats, seed=seed)
        key = seed.to_bytes(32, "big")
        stream = chacha20(key, 0)
        words = [int.from_bytes(stream[8 * k : 8 * k + 8], "little") for k in range(7)]
        assert match.setup["obstacles"] == {section: 1 + (words[k] * 6 >> 64) for k, section in enumerate(SECTIONS)}
        assert match.setup["first"] == (words[5] * 6 % 2**64) * seats >> 64
        assert match.chance() == "roll " + "KQRBNP"[words[6] * 6 >> 64]


def test_C10_people_may_choose_who_is_first() -> None:
    drawn = GAME.new(4, seed=11)
    chosen = GAME.new(4, seed=11, first=(drawn.setup["first"] + 1) % 4)
    assert chosen.setup["obstacles"] == drawn.setup["obstacles"]
    assert chosen.commitment == drawn.commitment
    assert chosen.chance() == drawn.chance()


@pytest.mark.parametrize("first", [-1, 3, True, "0", 1.0, None])
def test_C10_first_must_be_a_seat(first: Any) -> None:
    with pytest.raises(BadSetup, match="it must be a seat from 0 to 2"):
        GAME.new(3, first=first)


@pytest.mark.parametrize("seed", range(20))
def test_obstacles_are_24_four_a_section_one_in_each_lane(seed: int) -> None:
    obstacles = view(GAME.new(3, seed=seed)).obstacles
    assert len(obstacles) == 24
    for section in SECTIONS:
        assert sorted(lane_and_step(square)[0] for square in obstacles if zone_of(square) == section) == [1, 2, 3, 4]


def test_obstacles_stand_on_the_number_of_each_section() -> None:
    numbers = {"A": 3, "B": 1, "C": 1, "D": 6, "E": 2, "F": 4}
    match = GAME.new(2, obstacles=numbers, first=1)
    found = set(view(match).obstacles)
    assert {square for square in found if zone_of(square) == "A"} == {"g1", "e2", "i3", "f4"}
    assert {square for square in found if zone_of(square) == "C"} == {"t5", "s9", "r7", "q10"}
    assert {square for square in found if zone_of(square) == "F"} == {"a7", "b9", "c5", "d8"}
    assert match.setup == {"first": 1, "obstacles": numbers}


def test_obstacles_every_number_is_drawn_for_every_section() -> None:
    drawn = [GAME.new(2, seed=seed).setup["obstacles"] for seed in range(60)]
    for section in SECTIONS:
        assert {numbers[section] for numbers in drawn} == {1, 2, 3, 4, 5, 6}


ROLLED: dict[Any, Any] = dict.fromkeys(SECTIONS, 3)


@pytest.mark.parametrize(
    ("obstacles", "says"),
    [
        ([3, 3, 3, 3, 3, 3], "a number for each section: A, B, C, D, E, F"),
        (dict.fromkeys("ABCDE", 3), "lacks section F"),
        ({**ROLLED, "G": 1}, "no section “G”"),
        ({**ROLLED, "B": 7}, "section B is 7; it must be from 1 to 6"),
        ({**ROLLED, "B": 0}, "section B is 0; it must be from 1 to 6"),
        ({**ROLLED, "B": True}, "section B is True"),
        ({**ROLLED, "B": "3"}, "section B is 3; it must"),
        ({**ROLLED, "B": 2.0}, "section B is 2.0"),
        ({**ROLLED, 1: 2}, "no section “1”"),
    ],
)
def test_a_wrong_setup_is_refused_with_the_reason(obstacles: Any, says: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(2, obstacles=obstacles)
    assert says in str(error.value)

"""The board file: its entries, and the errors for a wrong one."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.core.shelf import find
from ludotheque.games.winoc import rules
from ludotheque.games.winoc.board import FILE, nearest, read
from ludotheque.games.winoc.state import STATE

GOOD = FILE.read_text(encoding="utf-8")


def test_O1_six_towers_between_gates() -> None:
    board = read()
    assert (int(board.places), board.gate.tolist()) == (28, [0, 7, 14, 21])


def test_O2_one_stone_for_each_pair_and_a_neutral_one() -> None:
    board = read()
    pairs = [(a, b) for a in range(1, 7) for b in range(a + 1, 7)]
    assert [tuple(stone) for stone in board.face.tolist()] == [*pairs, (0, 0)]


def test_O4_a_tie_goes_clockwise() -> None:
    assert nearest([0, 8, 16, 24], 4, 32) == 8
    assert nearest([0, 8, 16, 24], 28, 32) == 0
    assert nearest([0, 8, 16, 24], 27, 32) == 24


def test_O4_on_a_board_with_seven_towers(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(GOOD.replace("places = 28", "places = 32").replace("[0, 7, 14, 21]", "[0, 8, 16, 24]"), "utf-8")
    board = read(file)
    state: np.record = np.zeros(1, STATE)[0]
    layout = np.array([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 0, 0, 1, 2, 3, 0], np.int16)
    rules.deal(board, state, 4, np.zeros(3, np.int8), layout)
    state.place[0], state.place[3] = 3, 4
    for action in (16, 15, 18):  # N f16 N+
        assert rules.refusal(board, state, action) == 0
        rules.apply(board, state, action)
    assert state.place.tolist() == [4, 8, 16, 8]


def test_a_board_may_have_fewer_stones(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(
        "places = 28\n"
        "gates = [0, 7, 14, 21]\n"
        "stones = [\n"
        "[1, 2], [1, 3], [1, 4], [1, 5], [2, 3], [2, 4], [2, 5], [3, 4], [3, 5], [4, 5], [0, 0]]\n"
    )
    board = read(file)
    assert int(board.stones) == 11
    state: np.record = np.zeros(1, STATE)[0]
    layout = np.zeros(21, np.int16)
    layout[:11] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 0]
    layout[16:20] = [0, 1, 2, 3]
    rules.deal(board, state, 4, np.zeros(3, np.int8), layout)
    rules.apply(board, state, 16)
    out = np.zeros(90, np.int16)
    assert out[: rules.legal(board, state, out)].tolist() == list(range(11))
    assert rules.refusal(board, state, 11) != 0


def test_where_only_the_start_is_another_positions_are_judged_as_on_the_printed_board() -> None:
    printed = find("winoc").engine.board
    ahead = find("winoc").variant({}, {"ahead": 3}).engine.board
    fewer = find("winoc").variant({}, {"ahead": 3, "stones": 15}).engine.board
    assert (ahead.network == printed.network).all()
    assert (ahead.fitted == printed.fitted).all()
    assert not fewer.network.any()


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("places = 28", "places = ", 4, "not TOML"),
        ("places = 28", "places = 28\nmoats = 2", 5, "no entry “moats”"),
        ("places = 28", "", 18, "“places” is missing"),
        ("places = 28", "places = 2.5", 4, "“places” is 2.5"),
        ("places = 28", "places = 1000", 4, "from 12 to 64"),
        ("places = 28", "places = 28\nahead = 10", 5, "“ahead” is 10; it must be a whole number from 0 to 9"),
        ("[0, 7, 14, 21]", "[0, 7, 14]", 8, "4 different places"),
        ("[0, 7, 14, 21]", "[0, 14, 7, 21]", 8, "ascending"),
        ("[0, 7, 14, 21]", "[0, 7, 14, 28]", 8, "from 0 to 27"),
        ("    [2, 3], [2, 4], [2, 5], [2, 6],\n    [3, 4], [3, 5], [3, 6],\n", "", 11, "9 stones"),
        ("[5, 6]", "[5, 7]", 16, "stone 15 is [5, 7]"),
        ("[4, 6]", "[4, 4]", 15, "stone 14 is [4, 4]"),
        ("[3, 5]", "[5, 0]", 14, "stone 11 is [5, 0]"),
        ("[3, 5]", "35", 14, "stone 11 is 35"),
        ("[2, 6]", "[2, 1]", 13, "stone 9 is [2, 1], as stone 1"),
    ],
)
def test_a_broken_board_file_is_refused_with_its_line(tmp_path: Path, old: str, new: str, line: int, says: str) -> None:
    file = tmp_path / "board.toml"
    assert GOOD.count(old) == 1
    file.write_text(GOOD.replace(old, new), "utf-8")
    with pytest.raises(BadSetup) as error:
        read(file)
    assert says in str(error.value)
    assert f"board.toml, line {line}:" in str(error.value)

"""Boards that are not as printed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.core.errors import BadOption, BadRequest, BadSetup
from ludotheque.core.shelf import find


def board(name: str, **numbers: Any) -> Any:
    return find(name).variant(numbers=numbers).engine.board


def test_an_entry_of_a_table() -> None:
    assert find("hundsgemein").variant(numbers={"dogs.Rex": 9}).engine.board.worth.tolist() == [2, 3, 4, 9]
    assert ludotheque.game("hundsgemein").engine.board.worth.tolist() == [2, 3, 4, 5]


def test_towers_stand_for_places_and_gates() -> None:
    changed = board("winoc", towers=4)
    assert (int(changed.places), changed.gate.tolist()) == (20, [0, 5, 10, 15])
    same, printed = board("winoc", towers=6), ludotheque.game("winoc").engine.board
    for field in set(printed.dtype.names or ()) - {"network"}:  # learnt for the printed board alone
        assert np.array_equal(same[field], printed[field]), field


def test_a_number_in_place_of_a_list_keeps_so_many() -> None:
    assert int(board("winoc", stones=12).stones) == 12
    with pytest.raises(BadOption, match="it has 16"):
        board("winoc", stones=17)


def test_a_section_is_found_by_its_name() -> None:
    turned = "1 2 3 4 5 6\n3 4 5 6 1 2\n5 6 1 2 3 4\n2 3 4 5 6 1\n"
    changed = find("winchester").variant(numbers={"zone.A.numbers": turned}).engine.board
    printed = ludotheque.game("winchester").engine.board
    assert changed.number.tolist() != printed.number.tolist()
    assert find("winchester").variant(numbers={"zone.1.numbers": turned}).engine.board.tobytes() == changed.tobytes()


@pytest.mark.parametrize(("name", "towers", "stones"), [("winoc", 4, 12), ("winoc", 9, 16)])
def test_games_on_other_boards_are_played_and_keep_what_always_holds(name: str, towers: int, stones: int) -> None:
    variant = find(name).variant(numbers={"towers": towers, "stones": stones})
    match = variant.new(3, 5)
    while not match.over and match.ply < 200:
        match.play(match.legal()[match.ply % len(match.legal())])
        assert match.engine.audit(match.board, match.state) == []
    assert match.view(0) is not None


def test_a_game_on_another_board_has_no_record() -> None:
    match = find("winoc").variant(numbers={"towers": 4}).new(2, 1)
    with pytest.raises(BadRequest, match="towers"):
        match.record()


@pytest.mark.parametrize(
    ("name", "path", "value", "error", "says"),
    [
        ("winston", "hand", 9, BadSetup, "from 3 to 7"),
        ("hundsgemein", "dogs.Lassie", 3, BadOption, "no entry “dogs.Lassie”. There: Zorro, Daisy, Fifi, Rex"),
        ("hundsgemein", "dogs.Rex", 1000, BadSetup, "Rex"),
        ("hundsgemein", "cats", 1, BadSetup, "cats"),
        ("winchester", "zone.Z.numbers", "1", BadOption, "start, A, B"),
        ("winchester", "fence", 1, BadSetup, "no entry “fence”"),
        ("winoc", "towers", 99, BadSetup, "from 2 to 15"),
        ("winoc", "places", 20, BadSetup, "from 0 to 19"),
        ("winoc", "gates.7", 2, BadOption, "0, 1, 2, 3"),
        ("winoc", "gates.one.two", 2, BadOption, "0, 1, 2, 3"),
    ],
)
def test_what_cannot_be_is_refused_clearly(name: str, path: str, value: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says.replace("(", r"\(")):
        _ = find(name).variant(numbers={path: value}).engine

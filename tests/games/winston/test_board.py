"""The numbers of Winston: as printed, changed, and those that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.core.board.dials import printed
from ludotheque.core.board.overrides import entries
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadSetup
from ludotheque.core.match import Match
from ludotheque.core.observation import NUMBER, size
from ludotheque.core.shelf import find
from ludotheque.games.winston import DIALS
from ludotheque.games.winston.board import FILE, read
from ludotheque.lab import simulate
from ludotheque.testing.walk import copy

# every dial at both ends, alone where it can be and together with what it needs
ENDS: list[dict[str, Any]] = [
    {"hand": 3},
    {"hand": 7},
    {"play": 1},
    {"play": 4},
    {"heads": 2, "bodies": 4},
    {"bodies": 10},
    {"complete": 3},
    {"complete": 4},
    {"bone": 0, "poo": 20},
    {"bone": 20, "poo": 0},
    {"dog.first": 5, "dog.more": 0},
    {"dog.more": 3},
    {"hand": 7, "play": 4, "heads": 2, "bodies": 10, "complete": 2},
]


def variant(numbers: dict[str, Any], **options: Any) -> Variant:
    return find("winston").variant(options, numbers)


def test_score_a_dog_has_the_sum_of_the_numbers_up_to_its_bodies() -> None:
    assert read().points.tolist()[:9] == [0, 1, 3, 6, 10, 15, 21, 28, 36]


def test_setup_66_cards_and_hands_of_five() -> None:
    board = read()
    assert (board.cards, board.hand, board.play, board.complete, board.bone, board.poo) == (66, 5, 2, 2, 6, 6)


def test_views_of_two_boards_in_turns_have_their_own_numbers() -> None:
    changed = {"hand": 7, "bone": 9}
    matches = [Match.new(variant(numbers), 2, seed=3) for numbers in ({}, changed, {}, changed)]
    for _ in range(2):  # the second time they are remembered
        found = [match.view(0).numbers for match in matches]  # type: ignore[attr-defined]
        assert [(numbers.hand, numbers.bone) for numbers in found] == [(5, 6), (7, 9), (5, 6), (7, 9)]


def test_every_number_of_the_file_has_a_dial() -> None:
    written = {path: printed(find("winston"), dial) for dial in DIALS for path in [dial.path]}
    numbers = entries(find("winston"))
    numbers |= {f"dog.{name}": number for name, number in numbers.pop("dog").items()}
    assert numbers == written


@pytest.mark.parametrize("numbers", ENDS, ids=str)
@pytest.mark.parametrize("seats", [2, 6])
def test_changed_games_are_played_to_the_end_and_keep_what_always_holds(numbers: dict[str, Any], seats: int) -> None:
    changed = variant(numbers, edition="first" if seats == 2 else "second")
    engine = changed.engine
    match = changed.new(seats, seed=3)
    assert len(match.view(0).hand or []) == numbers.get("hand", 5)  # type: ignore[attr-defined]
    low = np.concatenate([np.full(part.size, part.low) for part in engine.parts])
    high = np.concatenate([np.full(part.size, part.high) for part in engine.parts])
    seen, shares = np.zeros(size(engine.parts), NUMBER), np.zeros(seats)
    rng = generator(1)
    while not match.over:
        seat = match.ply % seats
        imagined = copy(match.state)
        engine.imagine(match.board, imagined, seat, rng)
        assert engine.audit(match.board, imagined) == []
        assert engine.view(match.board, imagined, seat) == match.view(seat)
        assert engine.audit(match.board, match.state) == []
        if engine.observe is not None:
            engine.observe(match.board, match.state, seat, seen)
        assert (low <= seen).all()
        assert (seen <= high).all()
        engine.estimate(match.board, match.state, shares)
        assert sum(shares) == pytest.approx(1)
        chosen = match.legal()[match.ply % len(match.legal())]
        match.play(engine.text(engine.greedy(match.board, match.state, rng)) if match.ply % 3 else chosen)
    assert match.ply <= engine.longest


def test_turn_and_complete_follow_the_numbers() -> None:
    match = variant({"play": 3, "complete": 3}).new(2, seed=1)
    played = 0
    while "end" not in match.legal():
        match.play(next(move for move in match.legal() if len(move) == 2))
        played += 1
    assert played == 3
    view = variant({"complete": 3}).new(2, seed=1).view(0)
    assert view.numbers.sizes == ["3", "4", "5+"]  # type: ignore[attr-defined]


def test_the_network_judges_only_on_the_printed_board() -> None:
    usual, changed = variant({}), variant({"hand": 6})
    network = usual.engine.network
    assert network is not None
    assert network.judges(usual, 2)
    assert not network.judges(changed, 2)


def test_bots_stay_sensible_on_changed_boards() -> None:
    for numbers in ({"hand": 7}, {"complete": 3}, {"dog.more": 0}, {"heads": 2}):
        found = simulate(variant(numbers), seats=2, bots=["greedy", "random"], games=2000, seed=1)
        assert found.seats[0].wins > 0.58, numbers


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"hand": 8}, "“hand” is 8; it must be a whole number from 3 to 7"),
        ({"hand": "many"}, "from 3 to 7"),
        ({"bone": True}, "from 0 to 20"),
        ({"hand": 3, "play": 4}, "with hands of 3 cards it must be at most 3"),
        ({"hand": 7, "heads": 2, "bodies": 4}, "with 36 cards for up to six players it must be at most 6"),
        ({"dog": 3}, "a table with “first” and “more”"),
        ({"dog.more": 9}, "from 0 to 3"),
        ({"cats": 1}, "cats"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        _ = variant(change).engine


def test_a_wrong_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(FILE.read_text("utf-8").replace("play = 2", "play = 9"), "utf-8")
    with pytest.raises(BadSetup, match="line 4"):
        read(file)

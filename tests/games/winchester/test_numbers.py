"""The numbers of Winchester that may be changed: at both ends of their ranges, and those that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.core.board.dials import printed
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadSetup
from ludotheque.core.observation import NUMBER, size
from ludotheque.core.shelf import find
from ludotheque.games.winchester import DIALS
from ludotheque.games.winchester.board import FILE, read
from ludotheque.games.winchester.view import Arrived, Bonus, LastPiece, WinchesterView

NUMBERED = [dial for dial in DIALS if dial.values]
LOWEST = {dial.path: dial.values[0] for dial in NUMBERED}
HIGHEST = {dial.path: dial.values[-1] for dial in NUMBERED}
TEXT = FILE.read_text(encoding="utf-8")


def variant(numbers: dict[str, Any]) -> Variant:
    return find("winchester").variant({}, numbers)


def test_the_printed_numbers() -> None:
    assert {dial.path: printed(find("winchester"), dial) for dial in NUMBERED} == {
        "pieces": 5,
        "points.first": 15,
        "points.least": 2,
        "points.last": 1,
        "bonus.team": 3,
        "bonus.second": 1,
        "bonus.row": 2,
    }
    assert read().place_points.tolist() == [*range(15, 1, -1), 2, 2]
    assert read().team.tolist() == [0, 0, 5, 5, 4, 3]


def test_fewer_pieces_are_the_first_of_the_start_squares() -> None:
    match = variant({"pieces": 3}).new(2, seed=1, first=0)
    squares = [sorted(piece.square for piece in player.pieces) for player in match.view(None).players]  # type: ignore[attr-defined]
    assert squares == [["c2", "d1", "d3"], ["c1", "d2", "d4"]]  # 11 13 22 and 12 14 21
    assert read().team[5] == 3  # where it is printed that there are no more, there are no more


@pytest.mark.parametrize(("numbers", "seats"), [(LOWEST, 2), (LOWEST, 5), (HIGHEST, 3), ({"pieces": 2}, 4)], ids=str)
def test_changed_games_are_played_to_the_end_and_keep_what_always_holds(numbers: dict[str, Any], seats: int) -> None:
    changed = variant(numbers)
    engine, match = changed.engine, changed.new(seats, seed=3)
    low = np.concatenate([np.full(part.size, part.low) for part in engine.parts])
    high = np.concatenate([np.full(part.size, part.high) for part in engine.parts])
    seen, shares, rng = np.zeros(size(engine.parts), NUMBER), np.zeros(seats), generator(1)
    told = np.zeros(seats, int)
    while not match.over:
        if match.mover is None:
            match.chance()
        else:
            match.play(engine.text(engine.greedy(match.board, match.state, rng)))
        for event in match.tell(match.ply - 1, None):
            if isinstance(event, Arrived | Bonus | LastPiece):
                told[event.seat] += event.points
        if match.ply % 40 == 0 or match.over:
            assert engine.audit(match.board, match.state) == []
            assert engine.observe is not None
            engine.observe(match.board, match.state, 0, seen)
            assert (low <= seen).all()
            assert (seen <= high).all()
            engine.estimate(match.board, match.state, shares)
            assert sum(shares) == pytest.approx(1)
    assert match.end == "played out"
    assert told.tolist() == match.scores  # the story has told every point by these numbers
    first, least = numbers.get("points.first", 15), numbers.get("points.least", 2)
    view: WinchesterView = match.view(None)  # type: ignore[assignment]
    pieces = sum(len(player.arrivals) for player in view.players)
    expected = [max(first - place, least) for place in range(pieces)]
    assert view.points == expected


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("pieces = 5", "pieces = 1", "“pieces” is 1; it must be a whole number from 2 to 5"),
        ("pieces = 5", "", "“pieces” is missing"),
        ("first = 15", "first = 15.0", "“points.first” is 15.0; it must be a whole number from 10 to 20"),
        ("row = 2", "", "“row” is missing"),
        ("row = 2", "row = 2\nrows = 3", "“rows”"),
        ("[bonus]", "[boni]", "“[bonus]” is missing"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadSetup) as refused:
        read(file)
    assert says in str(refused.value)

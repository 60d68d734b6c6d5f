"""The chart of an analysed game."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.bots.review.analysis import analyse
from ludotheque.bots.search.growing import Budget
from ludotheque.core.messages import messages
from ludotheque.lab.charts.analysis import chart
from ludotheque.lab.charts.emblems import COLOURS, PAINTS


def drawn(game: str, **setup: Any) -> str:
    match = ludotheque.game(game).new(2, seed=3, **setup)
    match.play(match.legal()[0])
    match.resign(0)
    return str(chart(match, analyse(match, Budget(20)), messages("en")).to_json())


def test_seats_have_the_colours_of_their_guards() -> None:
    """Lines on paper, so not the white itself."""
    picture = drawn("winoc", guards=[1, 3])
    assert PAINTS["white"][2] in picture
    assert PAINTS["red"][2] in picture
    assert COLOURS[0] not in picture


def test_seats_of_a_game_without_colours_have_the_first_ones() -> None:
    picture = drawn("winston")
    assert COLOURS[0] in picture
    assert COLOURS[1] in picture

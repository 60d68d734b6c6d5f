"""What the games' pages say the lab found: nothing that the measurements do not show."""

from __future__ import annotations

import pytest

from docsite.findings import evened
from ludotheque.core.contract import Value
from ludotheque.lab.stats.intervals import Estimate
from ludotheque.lab.sweeps.sweep import Sweep, SweptMeasure, SweptPlace
from ludotheque.lab.sweeps.swept import SweptDial


def sweep(*places: SweptPlace) -> Sweep:
    """Of the cards in a hand at Winston, with two players."""
    values: list[Value] = [place.values[0] for place in places]
    hand = SweptDial("hand", values, 5)
    return Sweep("1", "winston", {"edition": "second"}, ["club"], 0, [hand], [5], [2], 1.0, 400, list(places), 800)


def place(hand: int, share: float, change: float | None = None, *, sure: float = 0.02) -> SweptPlace:
    """`sure`: half the width of its intervals."""
    beside = None if change is None else Estimate(change, change - sure, change + sure)
    found = Estimate(share, share - sure, share + sure)
    return SweptPlace([hand], 2, 400, [SweptMeasure("first", found, beside)], True)


@pytest.mark.parametrize(
    ("best", "says"),
    [
        (place(4, 0.59, -0.01), "still not even. That it changes anything is not shown (-3 to +1 points"),
        (place(4, 0.51, -0.09), "may be even. The change is -11 to -7 points on the same deals. It was picked"),
        (place(4, 0.55, -0.05), "still not even. The change is -7 to -3 points"),
        (place(4, 0.65, 0.05), "no other value tried, 5, 4, comes closer to even"),
    ],
)
def test_a_change_of_rules_is_said_to_change_something_only_where_that_is_shown(best: SweptPlace, says: str) -> None:
    assert says in evened(sweep(place(5, 0.60), best))


def test_what_may_be_even_as_printed_is_said_to_be() -> None:
    assert "which may be even already" in evened(sweep(place(5, 0.51), place(4, 0.50, -0.01)))

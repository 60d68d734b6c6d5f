"""The examples in the rulebook of Hundsgemein: one street, counted in both ways."""

from __future__ import annotations

import pytest

from .scenario import position, rows, street

YELLOW, BLUE, RED = 0, 1, 2
QUARTER = rows(r1="B B C B . A A", r2="B C A A A B B")


@pytest.mark.parametrize(("scoring", "winner"), [("standard", BLUE), ("expert", YELLOW)])
def test_example_street_and_example_expert(scoring: str, winner: int) -> None:
    match = position(QUARTER, up=("1", "2", "3"), dogs={"h1": "Rex"}, scoring=scoring, open_owners=True)
    rex = street(match, "h1")
    assert (rex.dog, rex.worth, rex.winner) == ("Rex", 5, winner)
    assert rex.fleas is not None
    assert [rex.fleas[seat] for seat in (BLUE, YELLOW, RED)] == [6, 5, 2]
    if scoring == "expert":
        assert rex.runs is not None
        assert [rex.runs[seat] for seat in (YELLOW, BLUE, RED)] == [5, 4, 2]

"""Goals as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import find
from ludotheque.lab.tuning.goal import FORMS, GoalPart, check_goal, goal_of, written


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "first seat within 1 point, 15–20 turns, skill share ≥ 0.6",
            [("first", -1, 1), ("turns", 15, 20), ("skill", 0.6, None)],
        ),
        (["first=±1", "turns=15-20", "skill>=0.6"], [("first", -1, 1), ("turns", 15, 20), ("skill", 0.6, None)]),
        ("first=±0,5; at most 30 turns", [("first", -0.5, 0.5), ("turns", None, 30)]),
        ("first = -2 to 3 and ties at most 5 %", [("first", -2, 3), ("ties", None, 0.05)]),
        ("skill 60 %–80 %,score=20-30,margin<=8", [("skill", 0.6, 0.8), ("score", 20, 30), ("margin", None, 8)]),
    ],
)
def test_sentences_and_short_forms_mean_the_same(text: Any, parts: list[Any]) -> None:
    assert goal_of(text) == [GoalPart(*part) for part in parts]


def test_every_form_is_read_and_written_again() -> None:
    for part in goal_of(FORMS):
        assert goal_of(written(part)) == [part]


@pytest.mark.parametrize("text", ["", "beauty >= 3", "turns", "turns=15", "first and last", "within 1", "skill=±1"])
def test_what_is_no_goal_names_what_is_possible(text: str) -> None:
    with pytest.raises(BadRequest, match="turns=15-20"):
        goal_of(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("turns=20-15", "cannot be reached"),
        ("skill>=1.2", "0 … 1"),
        ("first>=60", "-50 … 50"),
        ("turns<=0", "1 … "),
        ("turns>=100000", "1 … "),
        ("margin<=-1", "0 … ∞"),
        ("turns<=20, turns>=10", "twice"),
    ],
)
def test_a_goal_that_no_rules_reach(text: str, says: str) -> None:
    with pytest.raises(BadRequest, match=says):
        check_goal(goal_of(text), find("winston").variant(), [2])

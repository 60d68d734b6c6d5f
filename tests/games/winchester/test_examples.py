"""The example in the rulebook of Winchester, played: a round with a capture."""

from __future__ import annotations

from .scenario import play, position, standing, view


def test_example_capture() -> None:
    match = play(position("e2", "g3", "m12", die=None), "roll N, e2-g3")
    assert standing(match)[:2] == [{"g3"}, {"e2"}]
    play(match, "e2-g3")
    assert standing(match)[:2] == [{"e2"}, {"g3"}]
    play(match, "m12-k13")
    assert match.at_chance
    assert view(match).roller == 1

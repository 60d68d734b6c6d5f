"""The examples in the rulebook of Winston, played."""

from __future__ import annotations

from ludotheque import Match
from ludotheque.games.winston.view import Dog

from .scenario import play, start, view

BEFORE = (
    "Gh, Gb, Gb, Gb, Rh, end",  # the longest dog: three bodies
    "Yh, Yb, Yb, Rb, Bb, end",  # the shortest: two
    "Bb, Ob, end",
)


def example() -> Match:
    match = start(["Gh Gb Gb Gb Rh", "Yh Yb Yb Rb Bb", "Bb Ob Ob Ob Ob", "Rb Rb Bh Pb Pb"])
    for moves in BEFORE:
        play(match, moves)
    return match


def test_example_tokens_begins_with_a_headed_red_dog_and_a_headless_blue_one() -> None:
    seen = view(example())
    assert {Dog("R", True, 1), Dog("B", False, 2)} <= set(seen.table)
    assert (seen.longest, seen.shortest, seen.bone, seen.poo) == (3, 2, 0, 1)


def test_example_tokens_two_dogs_bring_bone_and_poo_and_nine_points() -> None:
    match = play(example(), "Rb, Rb, Bh, end")
    seen = view(match, 3)
    assert (seen.bone, seen.poo, seen.longest, seen.shortest) == (3, 3, 3, 2)
    assert seen.players[3].taken is not None
    assert sorted(dog.bodies for dog in seen.players[3].taken) == [2, 3]
    assert seen.players[3].score == 6 + 3 + 6 - 6
    assert seen.players[3].cards == 5  # two were left, so three were drawn

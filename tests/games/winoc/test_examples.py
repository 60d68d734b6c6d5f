"""The example in the rulebook of Winoc, played: a turn with a double."""

from __future__ import annotations

from .scenario import carries, lay, on, play, put, shown, start, where

SWAN, JUG, WINDMILL, LION = 2, 5, 4, 6


def test_example_turn() -> None:
    match = lay(put(start(4), yellow=11), "S", "f1 f4")
    assert [shown(match, stone) for stone in ("f1", "f4")] == [SWAN, JUG]
    play(match, "f3 f5 f9")  # a windmill, a lion and another lion
    assert [shown(match, stone) for stone in ("f3", "f5", "f9")] == [WINDMILL, LION, LION]
    assert (on(match, "N"), on(match, "S")) == ({"f3", "f5"}, {"f1", "f4", "f9"})

    play(match, "S+")
    assert where(match, "yellow") == 14  # the Dunkerque gate
    assert carries(match, "yellow")
    assert on(match, "S") == set()

    play(match, "+ + +")
    assert [where(match, colour) for colour in ("white", "green", "red")] == [7 + 2, 14 + 2, 21 + 2]
    assert on(match, "N") == {"f3", "f5"}
    assert match.mover == 1

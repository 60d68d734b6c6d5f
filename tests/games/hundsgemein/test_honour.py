"""Hundsgemein by the honour rule: every flea stays, unless a player calls it."""

from __future__ import annotations

import pytest

from .scenario import ALL_BLOCKS, blocks_for, closed, fleas, play, position, refused, rows, seen, start, street


def test_honour_offers_every_free_block_and_the_crossed_bones() -> None:
    match = position(rows(r3=". . 1A . . . .", r6="2B . . . . . ."), up=("1 2", "3 4"), honour=True)
    assert blocks_for(match, 1) == ALL_BLOCKS - {"c3", "a6"}
    assert blocks_for(match, 2) == ALL_BLOCKS - {"c3", "a6"}
    assert "1@d4" in match.legal()
    assert refused(match, "1@c3") == "free"
    assert refused(match, "3@a1") == "face-up"


def test_honour_is_off_by_default() -> None:
    match = start("1 2", "3 4")
    assert match.variant.options["honour"] is False
    assert refused(match, "call") == "honour"
    assert refused(match, "ok") == "honour"
    play(match, "1@a1")
    assert match.mover == 1
    assert refused(match, "call") == "honour"


@pytest.mark.parametrize("first", range(4))
def test_H4_every_other_seat_is_asked_in_turn_order(first: int) -> None:
    match = start("1 2", "1 2", "1 2", "1 2", first=first, honour=True)
    play(match, "1@d4")
    for k in (1, 2, 3):
        assert match.mover == (first + k) % 4
        assert match.legal() == ["call", "ok"]
        play(match, "ok")
    assert match.mover == (first + 1) % 4
    assert "call" not in match.legal()


def test_H4_lawful_placements_are_asked_about_too() -> None:
    match = play(start("1 2", "3 4", "3 4", honour=True), "1@a1")
    assert (match.mover, match.legal()) == (1, ["call", "ok"])


def test_H4_seats_without_a_flea_are_asked_as_well_but_skipped() -> None:
    match = play(position(up=("1 2", "", "3"), honour=True), "1@d4")
    assert match.mover == 1
    play(match, "ok")
    assert match.mover == 2
    play(match, "ok")
    assert match.mover == 2
    assert refused(match, "ok") == "honour"


def test_H4_nothing_else_until_it_is_settled() -> None:
    match = play(start("1 2", "3 4", honour=True), "1@d4")
    assert refused(match, "3@a1") == "H4"
    assert refused(match, "drop 3") == "H4"
    assert refused(match, "drop 3+4") == "H4"


def test_H4_nobody_is_asked_about_thrown_away_fleas() -> None:
    match = play(start("1 2", "3 4", honour=True), "drop 1+2")
    assert match.mover == 1
    assert refused(match, "call") == "honour"


@pytest.mark.parametrize("block", ["d4", "b2", "c2", "d3"])
def test_right_call_takes_the_flea_out_of_the_game(block: str) -> None:
    match = position(rows(r3=". . 1B . . . ."), up=("1 2", "3 4", "3 4"), reserves=("4 4", "", ""), honour=True)
    play(match, f"1@{block}")
    assert fleas(match) == {"c3": 1, block: 1}
    out = seen(match).out
    play(match, "call")
    assert fleas(match) == {"c3": 1}
    assert [after - before for before, after in zip(out, seen(match).out, strict=True)] == [1, 0, 0, 0]


def test_right_call_owner_lays_no_other_in_its_stead() -> None:
    match = play(start("1 2 4", "3 4", "3 4", honour=True), "1@d4, call")
    assert match.mover == 1
    assert seen(match).players[0].face_up == [2, 4]  # the turn ends as usual
    assert seen(match).players[0].reserve == 13


def test_right_call_the_flea_scores_for_nobody() -> None:
    match = play(position(rows(r4="A A . . B . ."), up=("1 1", "2"), honour=True, open_owners=True), "1@d4, call")
    assert street(match, "v4").fleas == [0, 1]
    assert street(match, "h3").fleas == [2, 1]


def test_right_call_by_a_later_seat() -> None:
    match = play(start("1 2", "3 4", "3 4", "3 4", honour=True), "1@d4, ok, ok, call")
    assert fleas(match) == {}
    assert match.mover == 1


def test_right_call_frees_the_block_again() -> None:
    match = play(start("1 2", "1 4", honour=True), "1@a1, ok, 1@b2, call")
    assert "2@b2" in match.legal()
    play(match, "2@b2, call")
    assert fleas(match) == {"a1": 1, "b2": 2}


def test_wrong_call_changes_nothing() -> None:
    match = play(start("1 2", "3 4", "3 4", honour=True), "1@c3, call")
    assert fleas(match) == {"c3": 1}
    assert seen(match).out == [0, 0, 0, 0]
    assert match.mover == 1
    assert "call" not in match.legal()


def test_H4_the_first_call_settles_it() -> None:
    match = play(start("1 2", "3 4", "3 4", "3 4", honour=True), "1@c3, ok, call")
    assert match.mover == 1
    assert refused(match, "call") == "honour"


def test_uncalled_flea_stays() -> None:
    match = play(start("1 2", "1 4", honour=True), "1@d4, ok, 1@c3, ok")
    assert fleas(match) == {"d4": 1, "c3": 1}


def test_uncalled_flea_blocks_like_any_other() -> None:
    match = play(start("1 2", "1 4", honour=True), "1@d4, ok")
    assert refused(match, "4@d4") == "free"
    play(match, "1@e5, call")  # next to the one on the crossed bones: a right call
    assert fleas(match) == {"d4": 1}


# Laid lawfully, it leaves breed 1 only the blocks round the crossed bones.
ROUND_THE_BONES = """
. 1A . . 1B . .
. . . . . . 1A
1B . . . . . .
. . . . . . .
. . . . . . 1B
1A . . . . . .
. . . 1B . 1A .
"""


def test_round_the_bones_is_what_it_says() -> None:
    match = position(ROUND_THE_BONES, up=("1 1", "2"))
    assert blocks_for(match, 1) == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}


def test_uncalled_flea_counts_for_the_end() -> None:
    called = position(ROUND_THE_BONES, up=("1", "1"), honour=True)
    assert not play(called, "1@d4, call").over
    uncalled = position(ROUND_THE_BONES, up=("1", "1"), honour=True)
    assert play(uncalled, "1@d4, ok").over


def test_uncalled_flea_scores_like_any_other() -> None:
    match = position(rows(r4=". . A . B . ."), up=("1 1", "2"), honour=True, open_owners=True)
    assert street(match, "h3").fleas == [1, 1]
    play(match, "1@d4, ok")
    assert street(match, "h3").fleas == [2, 1]
    assert street(match, "h3").winner == 0


def test_H7_under_honour_too_only_lawful_placements_keep_the_game_going() -> None:
    match = play(position(closed(1, 2), up=("3 1", "2 2"), honour=True), "drop 3")
    assert match.over


def test_end_comes_after_the_answers() -> None:
    match = play(position(up=("1", ""), honour=True), "1@d4")
    assert not match.over
    assert match.mover == 1
    play(match, "call")
    assert match.over
    assert fleas(match) == {}

"""Every rule of Hundsgemein, by its id in the rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque import Match
from ludotheque.core.errors import BadText, GameOver, OutOfTurn
from ludotheque.games.hundsgemein.view import Street

from .scenario import ALL_BLOCKS, blocks_for, closed, fleas, play, position, refused, rows, seen, start

PLAYERS = ("1", "2", "3", "4")  # one flea each face up, so that the game is not over


def street(match: Match, name: str) -> Street:
    return next(street for street in seen(match).streets if street.name == name)


# --- getting ready ---


@pytest.mark.parametrize(("seats", "size", "of_a_breed"), [(2, 24, 6), (3, 16, 4), (4, 12, 3)])
def test_reserves_have_24_16_or_12_fleas_equally_many_of_each_breed(seats: int, size: int, of_a_breed: int) -> None:
    match = ludotheque.game("hundsgemein").new(seats, seed=3)
    dealt = match.setup["reserves"]
    assert len(dealt) == seats
    for reserve in dealt:
        assert len(reserve) == size
        assert Counter(reserve) == {1: of_a_breed, 2: of_a_breed, 3: of_a_breed, 4: of_a_breed}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_turns_up_the_first_two_of_every_reserve(seats: int) -> None:
    match = ludotheque.game("hundsgemein").new(seats, seed=3)
    for player, reserve in zip(seen(match).players, match.setup["reserves"], strict=True):
        assert player.face_up == sorted(reserve[:2])
        assert player.reserve == 48 // seats - 2


def test_setup_every_reserve_is_shuffled_by_itself() -> None:
    dealt = [ludotheque.game("hundsgemein").new(4, seed=seed).setup["reserves"] for seed in range(40)]
    assert len({tuple(reserve) for reserves in dealt for reserve in reserves}) == 160
    assert {reserve[0] for reserves in dealt for reserve in reserves} == {1, 2, 3, 4}


def test_H1_dogs_are_three_each_of_2_3_4_and_5() -> None:
    streets = seen(ludotheque.game("hundsgemein").new(2, seed=8)).streets
    assert Counter((street.dog, street.worth) for street in streets) == {
        ("Zorro", 2): 3,
        ("Daisy", 3): 3,
        ("Fifi", 4): 3,
        ("Rex", 5): 3,
    }


def test_dogs_stand_one_in_each_street() -> None:
    names = [street.name for street in seen(ludotheque.game("hundsgemein").new(2, seed=8)).streets]
    assert names == ["h1", "h2", "h3", "h4", "h5", "h6", "v1", "v2", "v3", "v4", "v5", "v6"]


def test_H6_dogs_are_placed_at_random() -> None:
    game = ludotheque.game("hundsgemein")
    placed = [game.new(2, seed=seed).setup["dogs"] for seed in range(60)]
    for street in ("h1", "v6"):
        assert {dogs[street] for dogs in placed} == {"Zorro", "Daisy", "Fifi", "Rex"}


def test_first_is_drawn_and_may_be_chosen_without_changing_the_deal() -> None:
    game = ludotheque.game("hundsgemein")
    assert {game.new(4, seed=seed).mover for seed in range(60)} == {0, 1, 2, 3}
    chosen = [game.new(3, seed=9, first=first) for first in range(3)]
    assert [match.mover for match in chosen] == [0, 1, 2]
    assert chosen[0].setup["reserves"] == chosen[2].setup["reserves"]
    assert chosen[0].setup["dogs"] == chosen[2].setup["dogs"]


def test_play_goes_clockwise() -> None:
    match = start("1 2", "3 4", "1 3", first=1)
    order = []
    for _ in range(4):
        order.append(match.mover)
        match.play(match.legal()[0])
    assert order == [1, 2, 0, 1]


# --- laying a flea ---


def test_turn_lays_one_of_the_two_face_up() -> None:
    match = start("1 3 2", "2 4")
    assert {text[0] for text in match.legal() if "@" in text} == {"1", "3"}
    play(match, "3@b2")
    assert fleas(match) == {"b2": 3}
    assert seen(match).players[0].face_up == [1, 2]
    assert match.mover == 1


def test_face_up_only_those_can_be_laid_or_thrown_away() -> None:
    match = start("1 3", "2 4")
    assert refused(match, "2@b2") == "face-up"
    assert refused(match, "drop 2") == "face-up"
    assert refused(match, "drop 1+1") == "face-up"
    assert refused(match, "drop 2+4") == "face-up"


def test_free_a_block_takes_one_flea() -> None:
    match = position("2A . . . . . .", up=("1 3", "4 4"))
    assert refused(match, "1@a1") == "free"
    assert "a1" not in blocks_for(match, 1) | blocks_for(match, 3)


def test_bones_take_no_flea() -> None:
    match = start("1 2", "3 4")
    assert refused(match, "1@d4") == "bones"
    assert blocks_for(match, 1) == ALL_BLOCKS - {"d4"}
    assert len(blocks_for(match, 1)) == 48


def neighbours(block: str) -> set[str]:
    column, row = "abcdefg".index(block[0]), int(block[1])
    around = {
        f"{'abcdefg'[column + dc]}{row + dr}"
        for dc, dr in product((-1, 0, 1), repeat=2)
        if 0 <= column + dc < 7 and 1 <= row + dr <= 7
    }
    return around - {block}


@pytest.mark.parametrize(
    ("block", "around"),
    [
        ("c3", "b2 c2 d2 b3 d3 b4 c4 d4"),  # the centre among them
        ("a1", "b1 a2 b2"),
        ("g1", "f1 f2 g2"),
        ("a7", "a6 b6 b7"),
        ("g7", "f6 g6 f7"),
        ("a4", "a3 b3 b4 a5 b5"),
        ("g4", "f3 g3 f4 f5 g5"),
        ("d1", "c1 e1 c2 d2 e2"),
        ("d7", "c6 d6 e6 c7 e7"),
    ],
)
def test_neighbours_of_the_same_breed_diagonals_and_edges(block: str, around: str) -> None:
    match = play(start("2 1", "2 3"), f"2@{block}")
    assert blocks_for(match, 2) == ALL_BLOCKS - {block, "d4"} - set(around.split())
    for other in set(around.split()) - {"d4"}:
        assert refused(match, f"2@{other}") == "neighbours"


@pytest.mark.parametrize("block", sorted(ALL_BLOCKS - {"d4"}))
def test_neighbours_reach_no_further_than_one_block(block: str) -> None:
    match = play(start("2 1", "2 3"), f"2@{block}")
    assert blocks_for(match, 2) == ALL_BLOCKS - {block, "d4"} - neighbours(block)


def test_neighbours_of_another_breed_do_not_matter() -> None:
    match = play(start("2 1", "3 3"), "2@c3")
    assert blocks_for(match, 3) == ALL_BLOCKS - {"c3", "d4"}


def test_neighbours_whoever_laid_them() -> None:
    match = play(start("2 2", "3 3"), "2@c3, 3@g7")
    assert refused(match, "2@c4") == "neighbours"
    assert refused(match, "2@b2") == "neighbours"


# --- throwing away ---


def test_drop_one_and_replace_it() -> None:
    match = play(start("1 3 4", "2 2"), "drop 3")
    assert seen(match).players[0].face_up == [1, 4]
    assert seen(match).players[0].reserve == 21
    assert fleas(match) == {}
    assert match.mover == 1


def test_drop_both_and_replace_them() -> None:
    match = play(start("3 1 4 2", "2 2"), "drop 1+3")
    assert seen(match).players[0].face_up == [2, 4]
    assert seen(match).players[0].reserve == 20


def test_drop_one_or_both_of_twins() -> None:
    match = start("2 2 4 3", "2 2 1")
    assert [text for text in match.legal() if text.startswith("drop")] == ["drop 2", "drop 2+2"]
    one = play(match.fork(), "drop 2")
    assert seen(one).players[0].face_up == [2, 4]
    both = play(match.fork(), "drop 2+2")
    assert seen(both).players[0].face_up == [3, 4]


def test_drop_is_offered_once_each_in_order() -> None:
    match = start("4 1", "2 2")
    assert match.legal()[-3:] == ["drop 1", "drop 4", "drop 1+4"]


def test_drop_is_written_in_ascending_order_only() -> None:
    with pytest.raises(BadText):
        start("4 1", "2 2").play("drop 4+1")


def test_drop_is_allowed_though_a_flea_could_be_laid() -> None:
    assert "drop 1" in start("1 2", "3 4").legal()


def test_H2_thrown_away_fleas_are_out_of_the_game_face_up() -> None:
    match = play(start("1 3", "2 2", "4 4"), "drop 1+3, drop 2, 4@a1")
    assert seen(match).out == [1, 1, 1, 0]


# --- reserves running out ---


def test_turn_up_two_as_far_as_the_reserve_goes() -> None:
    match = position(up=("1 2", "3 4"), reserves=("4", ""))
    play(match, "drop 1+2")
    assert seen(match).players[0].face_up == [4]
    play(match, "3@a1, 4@g7")
    assert seen(match).players[0].face_up == []


def test_turn_up_nothing_when_the_reserve_is_empty() -> None:
    match = play(position(up=("1 2", "3 4")), "1@a1")
    assert seen(match).players[0].face_up == [2]
    assert [text for text in play(match, "3@a2").legal() if text.startswith("drop")] == ["drop 2"]


def test_H3_a_player_with_a_flea_must_lay_or_throw_away() -> None:
    match = position(rows(r1="2A . . . . . ."), up=("1", "3 4"))
    assert set(match.legal()) == {f"1@{block}" for block in ALL_BLOCKS - {"a1", "d4"}} | {"drop 1"}


def test_H3_players_without_a_flea_are_skipped() -> None:
    match = position(up=("1 2", "", "", "3 4"))
    order = []
    for move in ("1@a1", "3@a7", "2@g1", "4@g7"):
        order.append(match.mover)
        play(match, move)
    assert order == [0, 3, 0, 3]
    assert match.over


def test_H3_the_last_one_with_fleas_goes_on_alone() -> None:
    match = play(position(up=("1", "2 3")), "1@a1, 2@a2")
    assert match.mover == 1
    with pytest.raises(OutOfTurn):
        match.play("3@a3", seat=0)


# --- the end ---


def test_end_when_no_flea_left_can_be_laid() -> None:
    match = position(closed(1, 2), up=("3", "1 2"), reserves=("1", "2 2"))
    assert not match.over
    play(match, "drop 3")
    assert match.over
    assert match.end == "played out"
    assert match.legal() == []
    with pytest.raises(GameOver):
        match.play("drop 1")


def test_end_when_no_flea_is_left_at_all() -> None:
    match = play(position(up=("1", "2")), "1@a1")
    assert not match.over
    play(match, "2@a2")
    assert match.over
    assert match.end == "played out"


def test_end_not_as_long_as_anybody_has_a_flea_that_fits() -> None:
    match = play(position(closed(1, 2), up=("1 1", "2 2", "1 3")), "drop 1")
    assert not match.over
    assert match.mover == 1


def test_end_a_player_who_cannot_lay_throws_away() -> None:
    match = position(closed(1, 2), up=("1 2", "3 4"))
    assert match.legal() == ["drop 1", "drop 2", "drop 1+2"]


def test_H7_reserves_count_though_nobody_sees_them() -> None:
    hidden = play(position(closed(1, 2), up=("1 1", "2 2"), reserves=("", "1 3 1")), "drop 1")
    assert [player.face_up for player in seen(hidden).players] == [[1], [2, 2]]
    assert not hidden.over
    none = play(position(closed(1, 2), up=("1 1", "2 2"), reserves=("", "1 1 1")), "drop 1")
    assert none.over


def test_H7_the_game_ends_when_the_last_flea_that_fits_is_gone() -> None:
    match = position(closed(1, 2), up=("1 1", "2 2"), reserves=("", "3"))
    play(match, "drop 1, drop 2+2, drop 1")
    assert seen(match).players[1].face_up == [3]
    assert not match.over
    play(match, "3@c4")
    assert match.over


def test_end_is_tested_after_a_placement_too() -> None:
    match = position(closed(1, 2, 3).replace("2A", ".", 1), up=("2 1", "1 3"))
    play(match, "2@a2")
    assert match.over


# --- the honour rule ---


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
    assert seen(match).players[0].face_up == [2, 4]  # the turn ends as always
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


# Lawfully laid, and leaves breed 1 nothing but the blocks round the crossed bones.
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


# --- the count ---


# The printed example: A yellow, B blue, C red, D green.
EXAMPLE = """
D C D C A B B
A A A A B B C
B C B D B C D
C D . . . . .
C D . . . . .
B D . . . . .
A B . . . . .
"""
DOGS = {"h1": "Rex", "h2": "Daisy", "v1": "Fifi"}


def example(scoring: str) -> Match:
    return position(EXAMPLE, up=PLAYERS, dogs=DOGS, scoring=scoring, open_owners=True)


def test_street_the_most_fleas_take_the_dog_5_4_3_2() -> None:
    first = street(example("standard"), "h1")
    assert (first.dog, first.worth, first.fleas, first.winner) == ("Rex", 5, [5, 4, 3, 2], 0)
    second = street(example("standard"), "h2")
    assert (second.dog, second.worth, second.fleas, second.winner) == ("Daisy", 3, [4, 5, 3, 2], 1)


def test_tie_4_4_discards_the_dog() -> None:
    third = street(example("standard"), "v1")
    assert (third.dog, third.worth, third.fleas, third.winner) == ("Fifi", 4, [3, 3, 4, 4], None)


def test_tie_for_less_than_most_does_not_matter() -> None:
    match = position(rows(r1="A A A . . . .", r2="B B C C . . ."), up=PLAYERS, open_owners=True)
    assert street(match, "h1").winner == 0


def test_tie_without_any_flea_discards_the_dog() -> None:
    match = position(up=("1", "2"), open_owners=True)
    assert [s.winner for s in seen(match).streets] == [None] * 12
    assert match.scores == [0, 0]


def test_street_counts_both_sides_and_nothing_else() -> None:
    quarter = """
    A . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . B .
    . . . . . . .
    . . . . . . .
    """
    match = position(quarter, up=PLAYERS, open_owners=True)
    won = {s.name: s.winner for s in seen(match).streets if s.winner is not None}
    assert won == {"h1": 0, "v1": 0, "h4": 1, "h5": 1, "v5": 1, "v6": 1}


def test_expert_runs_of_both_sides_4_1_against_2_2() -> None:
    first = street(example("expert"), "h1")
    assert (first.runs, first.winner) == ([4 + 1, 2 + 2, 1 + 1, 1 + 0], 0)


def test_expert_runs_against_more_fleas() -> None:
    second = street(example("expert"), "h2")
    assert (second.runs, second.fleas, second.winner) == ([4 + 0, 2 + 1, 1 + 1, 1 + 0], [4, 5, 3, 2], 0)


def test_expert_runs_along_a_vertical_street() -> None:
    third = street(example("expert"), "v1")
    assert (third.runs, third.winner) == ([1 + 1, 1 + 1, 2 + 1, 3 + 1], 3)


def test_expert_only_the_longest_run_of_a_side_counts() -> None:
    match = position(rows(r1="A A . A A . A", r2="B B B . . . ."), up=PLAYERS, scoring="expert", open_owners=True)
    first = street(match, "h1")
    assert (first.runs, first.fleas, first.winner) == ([2, 3, 0, 0], [5, 3, 0, 0], 1)


def test_expert_a_run_does_not_turn_the_corner() -> None:
    quarter = rows(r1=". . . . . A A", r2="A A . . . . .")
    match = position(quarter, up=PLAYERS, scoring="expert", open_owners=True)
    assert street(match, "h1").runs == [4, 0, 0, 0]
    assert street(match, "v1").runs == [2, 0, 0, 0]
    assert street(match, "h2").runs == [2, 0, 0, 0]


def test_expert_a_gap_breaks_a_run() -> None:
    match = position(rows(r1="A A . A . . ."), up=PLAYERS, scoring="expert", open_owners=True)
    assert street(match, "h1").runs == [2, 0, 0, 0]


def test_expert_a_flea_of_another_player_breaks_a_run() -> None:
    match = position(rows(r1="A A B A . . ."), up=PLAYERS, scoring="expert", open_owners=True)
    assert street(match, "h1").runs == [2, 1, 0, 0]


def test_expert_the_empty_centre_breaks_a_run() -> None:
    across = position(rows(r4="A A A . A A ."), up=PLAYERS, scoring="expert", open_owners=True)
    assert street(across, "h3").runs == street(across, "h4").runs == [3, 0, 0, 0]
    down = "\n".join([". . . A . . ."] * 3 + [". . . . . . ."] + [". . . A . . ."] * 3)
    assert street(position(down, up=PLAYERS, scoring="expert", open_owners=True), "v3").runs == [3, 0, 0, 0]


def test_expert_under_honour_a_flea_on_the_centre_does_not() -> None:
    match = position(rows(r4="A A A . A A ."), up=PLAYERS, scoring="expert", honour=True, open_owners=True)
    play(match, "1@d4, ok, ok, ok")
    assert street(match, "h3").runs == [6, 0, 0, 0]


def test_expert_tie_is_decided_by_the_number_of_fleas() -> None:
    match = position(rows(r1="A A . A . . .", r2="B B . . . . ."), up=PLAYERS, scoring="expert", open_owners=True)
    first = street(match, "h1")
    assert (first.runs, first.fleas, first.winner) == ([2, 2, 0, 0], [3, 2, 0, 0], 0)


def test_expert_tie_of_runs_and_number_discards_the_dog() -> None:
    match = position(rows(r1="A A . B B . .", r2="A . . . . B ."), up=PLAYERS, scoring="expert", open_owners=True)
    first = street(match, "h1")
    assert (first.runs, first.fleas, first.winner) == ([3, 3, 0, 0], [3, 3, 0, 0], None)


def test_score_is_the_sum_of_the_dogs() -> None:
    match = example("standard")
    won = [[s.worth for s in seen(match).streets if s.winner == seat] for seat in range(4)]
    assert match.scores == [sum(dogs) for dogs in won]
    assert [player.dogs for player in seen(match).players] == [len(dogs) for dogs in won]
    assert sum(match.scores) > 0


def scored(dogs: dict[str, str], quarter: str) -> tuple[list[int], list[int]]:
    """Scores and places of A, B, C."""
    match = position(quarter, up=("1", "2", "3"), dogs=dogs)
    return match.scores, match.places


# A takes h1 and v1, B h6 and v6, C what is put in the middle.
CORNERS = """
A . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . B
"""


def test_win_highest_sum_of_dogs() -> None:
    assert scored({"h1": "Rex", "v1": "Rex", "h6": "Rex", "v6": "Fifi"}, CORNERS) == ([10, 9, 0], [1, 2, 3])


def test_win_a_tie_is_decided_by_the_number_of_dogs() -> None:
    """A: 5 + 3 with two dogs; B: 2 + 2 + 2 + 2 with four."""
    quarter = CORNERS.replace(". . . . . . .\n. . . . . . B", ". . . . . B .\n. . . . . . B", 1)
    dogs = {"h1": "Rex", "v1": "Daisy", "h5": "Zorro", "h6": "Zorro", "v5": "Zorro", "v6": "Zorro"}
    assert scored(dogs, quarter) == ([8, 8, 0], [2, 1, 3])


def test_H5_still_tied_the_place_is_shared() -> None:
    assert scored({"h1": "Rex", "v1": "Zorro", "h6": "Fifi", "v6": "Daisy"}, CORNERS) == ([7, 7, 0], [1, 1, 3])


# --- odd paths ---


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_whatever_is_played_every_turn_uses_up_a_flea_and_nothing_gets_lost(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 4))
    match = ludotheque.game("hundsgemein", honour=data.draw(st.booleans())).new(seats, data.draw(st.integers(0, 99)))
    while not match.over:
        before = int(match.state.left.sum())
        move = data.draw(st.sampled_from(match.legal()))
        match.play(move)
        used = {"call": 0, "ok": 0}.get(move, 2 if "+" in move else 1)
        assert before - int(match.state.left.sum()) == used
        assert match.engine.audit(match.board, match.state) == []
    view = seen(match)
    laid, left = len(view.fleas), sum(player.reserve + len(player.face_up) for player in view.players)
    assert laid + left + sum(view.out) == 48

"""Every rule of Hundsgemein up to the end of the game, by its id in the rulebook; the honour rule and the count have
their own files."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.core.errors import BadText, GameOver, OutOfTurn

from .scenario import ALL_BLOCKS, blocks_for, closed, fleas, play, position, refused, rows, seen, start

# --- set-up ---


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


# --- empty reserves ---


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


# --- unusual games ---


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

"""Every rule of Winoc, by its id in the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.errors import BadSetup, BadText, GameOver, IllegalMove
from ludotheque.games.winoc.state import TURNS

from .scenario import carries, lay, on, play, put, shown, start, where

CENTRE = {f"f{k}" for k in range(1, 17)}
FLIGHTS = [f"w{place}" for place in range(28)]


def refused(match: Match, text: str) -> str:
    """The rule that forbids this move; the match does not change."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(text)
    assert match.state.tobytes() == before
    return error.value.rule


# --- set-up ---


def test_setup_guards_stand_on_their_own_gates_and_all_stones_in_the_centre() -> None:
    match = start(4)
    assert [where(match, colour) for colour in ("yellow", "white", "green", "red")] == [0, 7, 14, 21]
    assert not any(carries(match, colour) for colour in ("yellow", "white", "green", "red"))
    assert set(play(match, "N").legal()) == CENTRE


def test_setup_faces_are_drawn_by_lot() -> None:
    openings = [ludotheque.game("winoc").new(4, seed=seed).setup["up"] for seed in range(200)]
    for stone, faces in enumerate([(1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5), (2, 6)]):
        first = sum(up[stone] == faces[0] for up in openings)
        assert {up[stone] for up in openings} == set(faces)
        assert 60 < first < 140
    assert {up[15] for up in openings} == {0}


def test_setup_choosing_guards_and_first_leaves_the_stones_as_they_were() -> None:
    game = ludotheque.game("winoc")
    usual, chosen = game.new(3, seed=5), game.new(3, seed=5, guards=[2, 3, 0], first=1)
    assert usual.setup["up"] == chosen.setup["up"]
    assert chosen.setup["guards"] == [2, 3, 0]
    assert chosen.mover == 1
    assert chosen.commitment == usual.commitment


@pytest.mark.parametrize(("seats", "guards"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_O3_usual_guards(seats: int, guards: list[int]) -> None:
    assert ludotheque.game("winoc").new(seats, seed=1).setup["guards"] == guards


@pytest.mark.parametrize("guards", [[1, 2, 3], [3, 0, 1], [2, 3, 1]])
def test_O3_other_guards_may_be_chosen_clockwise_from_any(guards: list[int]) -> None:
    assert start(3, guards=guards).setup["guards"] == guards


@pytest.mark.parametrize(
    "guards", [[0, 2, 1], [3, 2, 1], [0, 0, 1], [0, 1], [0, 1, 4], [0, 1, True], "012", [-1, 0, 1]]
)
def test_O3_guards_out_of_order_are_refused(guards: object) -> None:
    with pytest.raises(BadSetup):
        start(3, guards=guards)


def test_clockwise_players_take_turns() -> None:
    match = start(3, first=2)
    order = []
    for _ in range(4):
        order.append(match.mover)
        play(match, "N f16 N+")
    assert order == [2, 0, 1, 2]


# --- choosing a path ---


def test_path_is_chosen_only_when_both_are_empty() -> None:
    match = start()
    assert match.legal() == ["N", "S"]
    play(match, "S f1")
    assert on(match, "S") == {"f1"}
    assert refused(match, "N") == "path"


def test_path_that_has_no_stones_is_taken_without_asking() -> None:
    match = play(start(), "N f16 S0 + + +")  # the neutral stone stays on North
    assert match.mover == 1
    assert on(match, "N") == {"f16"}
    assert refused(match, "S") == "path"
    assert on(play(match, "f1"), "S") == {"f1"}


def test_path_is_asked_for_again_once_both_are_empty() -> None:
    match = play(start(), "N f16 N+")
    assert (match.mover, match.legal()) == (1, ["N", "S"])


# --- drawing ---


def test_draw_turning_a_stone_shows_its_other_face() -> None:
    match = play(start(), "N")
    assert shown(match, "f7") == 2
    assert shown(play(match, "f7"), "f7") == 4


def test_draw_goes_on_until_a_neutral_stone_or_a_double() -> None:
    match = play(start(), "N f1 f2 f3")
    assert all(text.startswith("f") for text in match.legal())
    assert refused(match, "N+") == "draw"
    assert refused(match, "+") == "draw"


def test_draw_takes_stones_from_the_centre_only() -> None:
    match = play(start(), "N f1")
    assert set(match.legal()) == CENTRE - {"f1"}
    assert refused(match, "f1") == "centre"


def test_neutral_ends_the_drawing_stays_and_counts() -> None:
    match = play(start(), "N f1 f16")
    assert on(match, "N") == {"f1", "f16"}
    assert match.legal() == ["N+", "N-", "S0"]
    assert where(play(match, "N+"), "yellow") == 2


def test_double_ends_the_drawing_and_goes_to_the_other_path_as_it_lies() -> None:
    match = play(start(), "N f1 f2 f6")  # 2, 3, and 3 again
    assert (on(match, "N"), on(match, "S")) == ({"f1", "f2"}, {"f6"})
    assert shown(match, "f6") == 3
    assert match.legal() == ["N+", "N-", "S+", "S-"]


def test_double_is_judged_by_the_chosen_path_alone() -> None:
    match = play(lay(start(), "S", "f2"), "f6")  # the 3 on South is no double of the 3 on North
    assert on(match, "N") == {"f6"}
    assert refused(match, "N+") == "draw"


def test_twins_on_both_paths_go_home_not_turned() -> None:
    match = lay(start(), "S", "f1 f3")  # 2 and 4
    play(match, "f7 f4 f10")  # 4, 5, and 4 again, which lies on South too
    assert (on(match, "N"), on(match, "S")) == ({"f7", "f4"}, {"f1"})
    assert {"f3", "f10"}.isdisjoint(on(match, "N") | on(match, "S"))
    assert (shown(match, "f3"), shown(match, "f10")) == (4, 4)
    assert match.legal() == ["N+", "N-", "S+", "S-"]


def test_twins_may_leave_the_other_path_empty() -> None:
    match = play(lay(start(), "S", "f3"), "f7 f10")
    assert (on(match, "N"), on(match, "S")) == ({"f7"}, set())
    assert match.legal() == ["N+", "N-", "S0"]


# --- moving ---


def test_move_either_path_in_either_direction() -> None:
    for text, place in {"N+": 2, "N-": 26, "S+": 1, "S-": 27}.items():
        assert where(play(start(), f"N f1 f2 f6 {text}"), "yellow") == place


def test_move_stones_of_the_chosen_path_go_back_and_show_what_was_played() -> None:
    match = play(start(), "N f1 f2 f6 N+")
    assert (on(match, "N"), on(match, "S")) == (set(), {"f6"})
    assert [shown(match, stone) for stone in ("f1", "f2", "f6")] == [2, 3, 3]
    play(match, "+ + +")
    assert shown(play(match, "f1"), "f1") == 1  # turned again, it shows its other face


def test_move_an_empty_path_may_be_chosen_and_the_others_go() -> None:
    match = play(start(), "N f1 f16")
    assert refused(match, "S+") == "empty-path"
    assert refused(match, "N0") == "whole-move"
    play(match, "S0")
    assert where(match, "yellow") == 0
    assert (match.mover, match.legal()) == (1, ["+", "-"])
    play(match, "+ - +")
    assert [where(match, colour) for colour in ("yellow", "white", "green", "red")] == [0, 9, 12, 23]
    assert match.mover == 1
    assert on(match, "N") == {"f1", "f16"}


def test_others_follow_clockwise_each_in_the_direction_it_likes_and_the_stones_stay() -> None:
    match = play(start(first=2), "N f1 f2 f6 N+")  # South keeps one stone
    order = []
    for text in "+-+":
        order.append(match.mover)
        match.play(text)
    assert order == [3, 0, 1]
    assert [where(match, colour) for colour in ("yellow", "white", "green", "red")] == [27, 8, 16, 22]
    assert on(match, "S") == {"f6"}
    assert match.mover == 3


def test_others_are_not_asked_when_they_have_nowhere_to_go() -> None:
    match = play(start(), "N f1 f16 N+")
    assert (match.mover, match.legal()) == (1, ["N", "S"])


def test_others_only_their_direction_is_asked() -> None:
    match = play(start(), "N f1 f2 f6 N+")
    for text in ("N+", "S0", "f1"):
        assert refused(match, text) == "others"
    assert refused(match, "w3") == "winoc"


def test_unowned_guards_are_directed_by_the_active_player() -> None:
    match = play(start(2), "N f1 f2 f6 N+")  # yellow and green are played; white and red have no player
    movers = []
    for text in "-++":
        movers.append(match.mover)
        match.play(text)
    assert movers == [0, 1, 0]
    assert [where(match, colour) for colour in ("yellow", "white", "green", "red")] == [2, 6, 15, 22]
    assert [seat for seat, _ in match.record()["moves"][-3:]] == [0, 1, 0]


# --- Winoc ---


def test_O8_winoc_by_drawing_the_sixth_stone() -> None:
    match = play(start(up=[2, 1, 1, 1, 1, 3, 2, 2, 2, 3, 3, 3, 4, 4, 5, 0]), "N f1 f2 f3 f4 f5")  # 1 3 4 5 6
    assert refused(match, "w3") == "winoc"
    play(match, "f6")  # 2
    assert match.mover == 0
    assert match.legal() == FLIGHTS[1:]


def test_O8_winoc_by_the_neutral_stone() -> None:
    match = play(start(), "N f1 f2 f3 f4 f5 f16")
    assert match.legal() == FLIGHTS[1:]


def test_O8_winoc_by_a_double_that_arrives_on_the_other_path() -> None:
    match = lay(start(), "S", "f1 f2 f3 f4 f16")  # 2 3 4 5 and the neutral stone
    play(match, "f9 f12")  # 6, and 6 again
    assert (len(on(match, "S")), on(match, "N")) == (6, {"f9"})
    assert match.legal() == FLIGHTS[1:]


def test_O8_a_double_as_the_sixth_stone_does_not_count_where_it_was_drawn() -> None:
    match = play(start(), "N f1 f2 f3 f4 f5 f9")  # 2 3 4 5 6, and 6 again
    assert (len(on(match, "N")), on(match, "S")) == (5, {"f9"})
    assert match.legal() == ["N+", "N-", "S+", "S-"]


def test_O8_a_twin_that_goes_home_makes_no_winoc() -> None:
    match = lay(start(), "S", "f1 f2 f3 f4 f5")
    play(match, "f9 f12")  # 6 twice, and a 6 lies among the five on South
    assert on(match, "S") == {"f1", "f2", "f3", "f4"}
    assert "w3" not in match.legal()


def test_winoc_replaces_both_moves_and_empties_both_paths() -> None:
    match = play(lay(start(), "S", "f10 f13"), "f1 f2 f3 f4 f5 f16")
    for text in ("N+", "S-", "+", "f6"):
        assert refused(match, text) == "winoc"
    play(match, "w17")
    assert [where(match, colour) for colour in ("yellow", "white", "green", "red")] == [17, 7, 14, 21]
    assert on(match, "N") == on(match, "S") == set()
    assert [shown(match, f"f{k}") for k in (1, 2, 3, 4, 5, 10, 13)] == [2, 3, 4, 5, 6, 4, 5]
    assert (match.mover, match.legal()) == (1, ["N", "S"])


def test_elsewhere_winoc_leads_to_another_place() -> None:
    match = put(play(start(), "N f1 f2 f3 f4 f5 f16"), yellow=9)
    assert refused(match, "w9") == "elsewhere"
    assert match.legal() == [text for text in FLIGHTS if text != "w9"]
    with pytest.raises(BadText):
        match.play("w28")


def test_winoc_flying_to_the_fortress_takes_it_and_flying_home_with_it_wins() -> None:
    match = play(start(), "N f1 f2 f3 f4 f5 f16 w14")
    assert carries(match, "yellow")
    assert not match.over
    match = put(play(start(), "N f1 f2 f3 f4 f5 f16"), carrying="yellow", yellow=9)
    play(match, "w0")
    assert (match.end, match.scores, match.places) == ("played out", [1, 0, 0, 0], [1, 2, 2, 2])


def test_winoc_sends_off_like_any_move() -> None:
    match = put(play(start(), "N f1 f2 f3 f4 f5 f16"), red=18)
    assert where(play(match, "w18"), "red") == 21


# --- sent off ---


@pytest.mark.parametrize(("tower", "gate"), [(1, 0), (2, 0), (3, 0), (4, 7), (5, 7), (6, 7)])
@pytest.mark.parametrize("corner", range(4))
def test_sent_off_to_the_nearest_gate(tower: int, gate: int, corner: int) -> None:
    place = 7 * corner + tower
    match = put(play(start(), "N f16"), yellow=(place - 1) % 28, red=place)
    play(match, "N+")
    assert where(match, "yellow") == place
    assert where(match, "red") == (7 * corner + gate) % 28


def test_refuge_any_number_of_guards_may_stand_on_a_gate() -> None:
    match = put(play(start(), "N f16"), yellow=6, green=7, red=7)
    play(match, "N+")
    assert [where(match, colour) for colour in ("yellow", "white", "green", "red")] == [7, 7, 7, 7]


def test_sent_off_only_where_a_move_ends_not_on_the_way() -> None:
    match = put(play(start(), "N f1 f16"), yellow=1, red=2)
    play(match, "N+")
    assert where(match, "red") == 2


def test_sent_off_by_a_guard_that_follows_and_by_one_without_a_player() -> None:
    match = put(play(start(2), "N f16 S0"), white=1, green=5, red=9)
    play(match, "+")  # white to 2
    put(match, yellow=6)
    play(match, "+")  # green to 6, where yellow stands
    assert where(match, "yellow") == 7
    put(match, green=10)
    play(match, "+")  # red, without a player, to 10
    assert where(match, "green") == 7


def test_sent_off_a_guard_still_follows_from_its_gate() -> None:
    match = put(play(start(), "N f1 f2 f6"), yellow=3, white=5)
    play(match, "N+")
    assert where(match, "white") == 7
    assert where(play(match, "+"), "white") == 8


def test_O5_being_sent_off_does_not_win() -> None:
    match = put(play(start(), "N f16"), carrying="white", yellow=4, white=5)
    play(match, "N+")
    assert where(match, "white") == 7
    assert carries(match, "white")
    assert not match.over


def test_O5_being_sent_off_picks_nothing_up_and_loses_nothing() -> None:
    match = put(play(start(), "N f16"), carrying="green", yellow=18, white=19, green=24)
    play(match, "N+")
    assert where(match, "white") == 21  # where white's fortress is
    assert not carries(match, "white")
    assert carries(match, "green")
    match = put(play(start(), "N f16"), carrying="green", yellow=23, green=24)
    play(match, "N+")
    assert (where(match, "green"), carries(match, "green")) == (21, True)


def test_O5_a_guard_sent_home_with_its_fortress_does_not_win_by_standing_still() -> None:
    match = put(play(start(), "N f16"), carrying="yellow", yellow=0)
    play(match, "S0 + + +")
    assert not match.over


# --- fortress and win ---


def test_O6_a_fortress_is_taken_by_ending_on_its_gate() -> None:
    assert carries(play(put(play(start(), "N f1 f16"), yellow=12), "N+"), "yellow")
    assert carries(play(put(play(start(), "N f1 f16"), yellow=16), "N-"), "yellow")
    assert not carries(play(put(play(start(), "N f1 f16"), yellow=13), "N+"), "yellow")


def test_O6_under_pass_reaching_or_passing_the_gate_is_enough() -> None:
    for place, text, taken in [
        (13, "N+", True),
        (15, "N-", True),
        (12, "N+", True),
        (11, "N+", False),
        (13, "N-", False),
        (14, "N+", False),  # standing there after being sent off is neither reaching nor passing
    ]:
        match = play(put(play(start(fortress="pass"), "N f1 f16"), yellow=place), text)
        assert carries(match, "yellow") == taken, (place, text)


def test_O6_nobody_takes_the_fortress_of_another() -> None:
    match = play(put(play(start(), "N f16"), yellow=6), "N+")
    assert not carries(match, "yellow")


def test_O6_a_guard_that_follows_takes_its_fortress_too() -> None:
    match = put(play(start(), "N f16 S0"), white=20)
    play(match, "+")
    assert carries(match, "white")


def test_win_at_once_by_ending_on_the_own_gate_with_the_fortress() -> None:
    match = put(play(start(), "N f1 f2 f6"), carrying="yellow", yellow=26)
    play(match, "N+")
    assert match.over
    assert match.legal() == []
    assert (match.end, match.scores, match.places) == ("played out", [1, 0, 0, 0], [1, 2, 2, 2])
    with pytest.raises(GameOver):
        match.play("+")


def test_win_by_following() -> None:
    match = put(play(start(), "N f16 S0"), carrying="green", green=15)
    play(match, "+ -")
    assert (match.end, match.scores, match.places) == ("played out", [0, 0, 1, 0], [2, 2, 1, 2])


def test_win_takes_the_fortress() -> None:
    match = put(play(start(), "N f16"), yellow=27)
    assert not play(match, "N+").over


def test_win_too_many_steps_carry_past_the_gate() -> None:
    match = put(play(start(), "N f1 f16"), carrying="yellow", yellow=27)
    play(match, "N+")
    assert where(match, "yellow") == 1
    assert not match.over


@pytest.mark.parametrize(("seats", "colour", "gate"), [(2, "white", 7), (2, "red", 21), (3, "red", 21)])
def test_unowned_win_a_guard_without_a_player_wins_and_all_have_lost(seats: int, colour: str, gate: int) -> None:
    match = put(play(start(seats), "N f16 S0"), carrying=colour, **{colour: gate - 1})
    while not match.over:
        match.play("+")
    assert match.end == f"guard {colour}"
    assert match.scores == [0] * seats
    assert match.places == [2] * seats
    assert match.record()["result"] == {"scores": [0] * seats, "places": [2] * seats, "end": f"guard {colour}"}


@pytest.mark.parametrize("rules", ["classic", "junior"])
def test_O7_400_turns_without_a_win_are_a_draw(rules: str) -> None:
    match = start(2, rules=rules)
    turn = "N f16 N+" if rules == "classic" else "f16"
    back = turn.replace("+", "-")
    for number in range(TURNS - 1):
        play(match, turn if number % 4 < 2 else back)
        if rules == "junior":
            match.state.walked[:] = 0
            match.state.place[:] = [0, 7, 14, 21]
    assert not match.over
    play(match, back)
    assert (match.end, match.scores, match.places) == ("stalled", [0, 0], [1, 1])
    assert TURNS == 400


def test_O7_a_win_in_the_last_turn_is_a_win() -> None:
    match = put(play(start(), "N f16"), carrying="yellow", yellow=1)
    match.state.turns = TURNS - 1
    assert play(match, "N-").end == "played out"


# --- junior ---


def test_junior_only_stones_are_chosen() -> None:
    match = start(3, rules="junior")
    assert set(match.legal()) == CENTRE
    for text in ("N", "S", "N+", "S0", "+", "w3"):
        assert refused(match, text) == "junior-moves"


def test_junior_counts_the_double_and_moves_clockwise() -> None:
    match = play(start(2, rules="junior"), "f1 f2 f6")  # 2, 3, and 3 again
    assert where(match, "yellow") == 3
    assert on(match, "N") == on(match, "S") == set()
    assert [shown(match, stone) for stone in ("f1", "f2", "f6")] == [2, 3, 3]
    assert match.mover == 1


def test_junior_counts_the_neutral_stone_and_knows_no_winoc() -> None:
    up = [2, 1, 1, 1, 1, 3, 2, 2, 2, 3, 3, 3, 4, 4, 5, 0]
    match = play(start(2, up=up, rules="junior"), "f1 f2 f3 f4 f5 f6 f16")  # 1 3 4 5 6 2, neutral
    assert where(match, "yellow") == 7
    assert match.mover == 1


def test_junior_nobody_is_sent_off() -> None:
    match = start(2, rules="junior")
    match.state.place[:3], match.state.walked[:3] = [2, 7, 3], [2, 0, 17]
    play(match, "f16")
    assert (where(match, "yellow"), where(match, "green")) == (3, 3)


def test_junior_overshooting_is_walked_back() -> None:
    match = start(2, rules="junior")
    match.state.place[0], match.state.walked[0] = 27, 27
    play(match, "f1 f2 f6")  # one step home, two back
    assert (where(match, "yellow"), int(match.state.walked[0])) == (26, 26)
    assert not match.over


def test_junior_win_by_ending_exactly_on_the_own_gate_after_a_lap() -> None:
    match = start(3, first=1, rules="junior")
    match.state.place[1], match.state.walked[1] = 4, 25
    play(match, "f1 f2 f6")
    assert (match.end, match.scores, match.places) == ("played out", [0, 1, 0], [2, 1, 2])


def test_junior_each_player_may_start_ahead_of_the_one_before() -> None:
    match = start(3, first=1, rules="junior", numbers={"ahead": 4})
    assert [where(match, colour) for colour in ("white", "green", "yellow", "red")] == [7, 18, 8, 21]
    assert match.state.walked.tolist() == [8, 0, 4, 0]
    assert match.engine.audit(match.board, match.state) == []
    classic = start(3, first=1, numbers={"ahead": 4})
    assert classic.state.walked.tolist() == [0, 0, 0, 0]


def test_junior_passing_other_gates_is_nothing() -> None:
    match = start(2, rules="junior")
    match.state.place[0], match.state.walked[0] = 13, 13
    play(match, "f16")
    assert where(match, "yellow") == 14
    assert not carries(match, "yellow")


# --- in writing ---


def test_notation_names_every_move() -> None:
    engine = ludotheque.game("winoc").engine
    texts = [engine.text(a) for a in range(engine.actions)]
    assert texts[:16] == [f"f{k}" for k in range(1, 17)]
    assert texts[16:26] == ["N", "S", "N+", "N-", "N0", "S+", "S-", "S0", "+", "-"]
    assert texts[26:] == FLIGHTS
    assert [engine.action(t) for t in texts] == list(range(engine.actions))
    for wrong in ("f0", "f17", "w28", "n", "E+", "w-1", "f01"):
        assert engine.action(wrong) is None


@pytest.mark.parametrize(
    ("entry", "value", "says"),
    [
        ("up", "1111", "list of 16"),
        ("up", [1] * 15, "15 symbols"),
        ("up", [3, *[1] * 15], "stone 1 show 3; its faces are: 1, 2"),
        ("up", [True, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 0], "stone 1 show True"),
        ("up", [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 1], "stone 16 show 1; its faces are: 0"),
        ("guards", [0, 1, 2], "list of 2 guards"),
        ("guards", [0, 4], "names 4"),
        ("guards", [1, 1], "same guard"),
        ("first", 2, "from 0 to 1"),
        ("first", True, "from 0 to 1"),
    ],
)
def test_setup_that_cannot_be_is_refused_with_what_was_expected(entry: str, value: Any, says: str) -> None:
    with pytest.raises(BadSetup) as error:
        ludotheque.game("winoc").new(2, seed=1, **{entry: value})
    assert says in str(error.value)

"""The order of play in Winchester: rolls, forced moves, passes, lost turns, rounds."""

from __future__ import annotations

import pytest

from ludotheque import Match
from ludotheque.core.errors import BadText, GameOver
from ludotheque.games.winchester.view import Skipped

from .scenario import GAME, play, position, refused, view

# Stuck as a pawn or a king: obstacles all round g1; free as a knight.
WALL = "f1 h1 f2 g2 h2"


def next_up(match: Match) -> str:
    """`roll 1`: seat 1 rolls next; `move 1`: it moves next."""
    if match.at_chance:
        return f"roll {view(match).roller}"
    return f"move {match.mover}"


def story(match: Match, moves: int) -> list[str]:
    """The seats that roll and move, through this many moves; every roll is a king."""
    found = []
    for _ in range(moves):
        found.append(next_up(match))
        match.play("roll K" if match.at_chance else match.legal()[0])
    return found


def test_roll_gives_the_six_faces() -> None:
    match = GAME.new(3, seed=1)
    assert match.legal() == ["roll K", "roll Q", "roll R", "roll B", "roll N", "roll P"]
    for face in "KQRBNP":
        assert view(play(match.fork(), f"roll {face}")).die == face


def test_roll_one_roll_holds_for_the_whole_round() -> None:
    match = play(position("m2", "m4", "h12", die=None), "roll N")
    for seat in range(3):
        assert (match.mover, view(match).die) == (seat, "N")
        match.play(match.legal()[0])
    assert match.at_chance
    assert view(match).die is None


def test_roll_comes_first_and_only_once() -> None:
    match = position("m2", "m4", "h12", die=None)
    with pytest.raises(BadText):
        match.play("m2-m3")
    play(match, "roll K")
    assert refused(match, "roll K") == "roll"


def test_roll_the_left_neighbour_starts_the_next_round() -> None:
    match = position("m2", "m4", "h12", die=None)
    assert story(match, 4) == ["roll 0", "move 0", "move 1", "move 2"]
    assert story(match, 4) == ["roll 1", "move 1", "move 2", "move 0"]
    assert story(match, 5) == ["roll 2", "move 2", "move 0", "move 1", "roll 0"]


def test_two_each_rolls_for_each_of_their_turns() -> None:
    match = position("m2", "h12", die=None)
    assert story(match, 6) == ["roll 0", "move 0", "roll 1", "move 1", "roll 0", "move 0"]


@pytest.mark.parametrize("first", range(4))
def test_C10_rounds_pass_to_the_left_neighbour_from_the_first(first: int) -> None:
    match = GAME.new(4, seed=5, first=first)
    seats = [(first + place) % 4 for place in range(4)]
    assert story(match, 6) == [f"roll {seats[0]}", *(f"move {seat}" for seat in seats), f"roll {seats[1]}"]


@pytest.mark.parametrize("first", range(2))
def test_C10_with_two_they_take_turns_from_the_first(first: int) -> None:
    match = GAME.new(2, seed=5, first=first)
    other = 1 - first
    assert story(match, 4) == [f"roll {first}", f"move {first}", f"roll {other}", f"move {other}"]


def test_C8_with_two_a_round_begins_with_the_first() -> None:
    match = position("m2", "h12", die=None, turn=1, starter=1)
    assert story(match, 3) == ["roll 1", "move 1", "roll 0"]
    assert view(match).quiet_rounds == 0
    match.play(match.legal()[0])
    assert view(match).quiet_rounds == 1


def test_must_a_single_bad_move_is_forced() -> None:
    """The rook can only go back."""
    match = position("m1", "h12", die="R", obstacles="n1 m2 k1")
    assert match.legal() == ["m1-l1"]
    assert refused(match, "pass") == "must"


def test_must_giving_a_rival_a_better_place_is_forced() -> None:
    match = position("r2", "q2", die="R", obstacles="s2 r3 r1")
    assert match.legal() == ["r2-q2"]


def test_pass_when_nothing_can_move() -> None:
    match = position("g1", "h12", die="P", obstacles=WALL)
    assert match.legal() == ["pass"]
    assert refused(match, "g1-h1") == "obstacle"


def test_pass_loses_the_next_turn_with_two_players_and_it_is_not_rolled_for() -> None:
    match = position("g1", "h12", die=None, obstacles=WALL)
    assert story(match, 8) == ["roll 0", "move 0", "roll 1", "move 1", "roll 1", "move 1", "roll 0", "move 0"]
    assert match.moves[1] == (0, "pass")


def test_pass_loses_one_turn_only() -> None:
    match = play(position("g1", "h12", die=None, obstacles=WALL), "roll P, pass")
    assert view(match).players[0].loses_turn
    play(match, "roll P, h12-g12")
    assert not view(match).players[0].loses_turn
    assert next_up(match) == "roll 1"
    play(match, "roll P, g12-f12, roll N, g1-e2, roll P, f12-e12")
    assert next_up(match) == "roll 0"


def test_pass_loses_the_turn_of_the_next_round_with_three_players() -> None:
    match = position("m2", "g1", "h12", die=None, obstacles=WALL)
    assert story(match, 8) == ["roll 0", "move 0", "move 1", "move 2", "roll 1", "move 2", "move 0", "roll 2"]
    assert match.moves[2] == (1, "pass")


def test_C1_a_starter_who_has_lost_the_turn_still_rolls() -> None:
    match = position("m2", "r2", "h12", die=None, turn=1, starter=1, lost=(1,))
    assert next_up(match) == "roll 1"
    assert story(match, 4) == ["roll 1", "move 2", "move 0", "roll 2"]


def test_C1_a_starter_with_no_piece_left_still_rolls() -> None:
    match = position("m2", "", "h12", die=None, turn=1, starter=1, home="1111")
    assert story(match, 7) == ["roll 1", "move 2", "move 0", "roll 2", "move 2", "move 0", "roll 0"]
    assert not match.state.lost.any()


def test_C1_the_round_goes_on_in_turn_past_seats_that_sit_out() -> None:
    match = position("m2", "", "h12", "r2", die=None, home="1111", lost=(2,))
    assert story(match, 4) == ["roll 0", "move 0", "move 3", "roll 1"]


def test_C1_a_round_in_which_nobody_can_take_part_is_rolled_for_all_the_same() -> None:
    match = position("m2 m3", "", "", die=None, home="111122222", lost=(0,))
    assert story(match, 5) == ["roll 0", "roll 1", "move 0", "roll 2", "move 0"]


def test_C1_with_two_a_player_with_no_piece_left_is_skipped_without_a_roll() -> None:
    match = position("m2 m3", "", die=None, home="11111")
    assert story(match, 4) == ["roll 0", "move 0", "roll 0", "move 0"]


def test_C1_with_two_a_lone_player_who_passes_loses_a_turn() -> None:
    match = position("g1 g3", "", die=None, home="11111", obstacles=WALL + " h3 f3 h4 f4 g4")
    play(match, "roll P, pass")
    assert (next_up(match), match.state.quiet, match.state.lost[0]) == ("roll 0", 2, 0)


def test_C1_a_lost_turn_is_told() -> None:
    match = position("m2", "r2", "h12", die=None, turn=1, starter=1, lost=(1,))
    play(match, "roll K")
    assert Skipped(seat=1) in match.tell(0)


# --- C8 ---


def quiet_round(match: Match) -> Match:
    """Play to the end of a round in which no piece arrives."""
    starter = view(match).starter
    for _ in range(3 * match.seats):
        match.play("roll N" if match.at_chance else match.legal()[-1])
        if match.over or view(match).starter != starter:
            break
        if match.seats == 2 and next_up(match) == "roll 0":
            break
    return match


@pytest.mark.parametrize("teams", [("m2", "h12"), ("m2", "h12", "r2")])
def test_C8_300_rounds_without_an_arrival_end_the_game(teams: tuple[str, ...]) -> None:
    match = quiet_round(position(*teams, die=None, quiet=298))
    assert not match.over
    assert view(match).quiet_rounds == 299
    quiet_round(match)
    assert (match.over, match.end) == (True, "stalled")
    with pytest.raises(GameOver):
        match.play("pass")


def test_C8_a_round_is_over_when_every_seat_has_had_its_turn() -> None:
    match = position("m2", "h12", "r2", die=None, quiet=299)
    for moves in range(4):
        assert not match.over, moves
        match.play("roll K" if match.at_chance else match.legal()[0])
    assert match.over


def test_C8_with_two_a_skipped_turn_completes_the_round() -> None:
    match = position("m2", "h12", die="K", quiet=299, lost=(1,))
    match.play("m2-m3")
    assert match.end == "stalled"


def test_C8_an_arrival_starts_the_count_anew() -> None:
    match = position("a5 m2", "h12", "r2", die="P", quiet=299)
    play(match, "a5-a4")
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert (match.over, view(match).quiet_rounds) == (False, 0)
    quiet_round(match)
    assert view(match).quiet_rounds == 1


def test_C8_what_is_home_is_scored_with_its_bonuses() -> None:
    match = quiet_round(position("m2", "h12 k12", "r2 r3", die=None, quiet=299, home="000"))
    assert match.end == "stalled"
    assert match.scores == [15 + 14 + 13 + 1 + 2, 0, 0]
    assert match.places == [1, 2, 2]


def test_C8_no_last_piece_is_counted_when_the_game_stalls() -> None:
    match = quiet_round(position("", "h12 k12", "", die=None, quiet=299, home="0000022222111"))
    assert match.end == "stalled"
    assert match.scores[1] == 5 + 4 + 3 + 2


def test_longest_bounds_every_game() -> None:
    rounds = {2: 9 * 300, 3: 14 * 300, 4: 15 * 300, 5: 14 * 300}
    moves_a_round = {2: 4, 3: 4, 4: 5, 5: 6}
    assert GAME.engine.longest == max(rounds[seats] * moves_a_round[seats] for seats in rounds)

"""The end of Winchester and its points."""

from __future__ import annotations

import pytest

from ludotheque import Match
from ludotheque.games.winchester.view import Arrived, Bonus, LastPiece, Over

from .scenario import play, position

TEAM = {2: 5, 3: 5, 4: 4, 5: 3}


def arrivals(home: str, seats: int = 3) -> list[int]:
    """The current points after these arrivals; the pieces not yet home are all in section B."""
    free = iter([f"{column}{row}" for column in "klmnop" for row in range(1, 5)])
    teams = [" ".join(next(free) for _ in range(TEAM[seats] - home.count(str(seat)))) for seat in range(seats)]
    return position(*teams, die=None, home=home).scores


def finish(home: str, seats: int, last: str) -> Match:
    """All but two are home; then the mover, seat 0, brings in the last but one, and one piece stays on `last`."""
    missing = [seat for seat in range(seats) for _ in range(TEAM[seats] - home.count(str(seat)))]
    assert len(missing) == 2
    assert 0 in missing
    missing.remove(0)
    teams = [" ".join((["a5"] if seat == 0 else []) + ([last] if seat in missing else [])) for seat in range(seats)]
    return play(position(*teams, die="P", home=home), "a5-a4")


def test_score_falls_from_15_by_one() -> None:
    assert arrivals("") == [0, 0, 0]
    assert arrivals("0") == [15, 0, 0]
    assert arrivals("012") == [15, 14, 13]
    assert arrivals("01212") == [15, 14 + 12, 13 + 11]


def test_C5_ten_pieces_score_15_down_to_7() -> None:
    match = finish("01010101", 2, last="m2")
    assert match.end == "played out"
    assert match.scores == [15 + 13 + 11 + 9 + 7, 14 + 12 + 10 + 8]


def test_C5_fifteen_pieces_score_15_down_to_2() -> None:
    match = finish("0120120120122", 3, last="m2")
    assert match.end == "played out"
    plain = [15 + 12 + 9 + 6 + 2, 14 + 11 + 8 + 5, 13 + 10 + 7 + 4 + 3]
    assert match.scores == [plain[0] + 1, plain[1], plain[2] + 3]  # [bonus-second], [bonus-team]


def test_C5_sixteen_pieces_score_15_down_to_2_and_2_again() -> None:
    match = finish("01230123012323", 4, last="m2")
    assert match.end == "played out"
    plain = [15 + 11 + 7 + 2, 14 + 10 + 6, 13 + 9 + 5 + 3, 12 + 8 + 4 + 2]
    assert match.scores == [plain[0], plain[1], plain[2] + 3, plain[3]]


def test_C5_five_players_have_fifteen_pieces() -> None:
    match = finish("0123401234123", 5, last="m2")
    assert match.end == "played out"
    assert match.scores[0] == 15 + 10 + 2


def test_end_comes_with_the_last_piece_but_one() -> None:
    match = position("a5", "m2 m3", die="P", home="0101010")
    assert not play(match, "a5-a4").over
    assert finish("01010101", 2, last="m2").over


BEFORE_E = ["d4", "e1", "q1", "q8", "t14", "k11", "p14"]
FROM_E_ON = ["j11", "e14", "d14", "a11", "a10", "d5"]


@pytest.mark.parametrize("square", BEFORE_E + FROM_E_ON)
@pytest.mark.parametrize("seats", [2, 3])
def test_last_piece_scores_one_from_section_E_on(square: str, seats: int) -> None:
    points = 1 if square in FROM_E_ON else 0
    home = "01010101" if seats == 2 else "0120120120122"
    far, near = finish(home, seats, last="m2"), finish(home, seats, last=square)
    assert near.scores[1] - far.scores[1] == points
    assert near.scores[0] == far.scores[0]


def test_last_piece_may_be_the_movers_own() -> None:
    match = finish("01010111", 2, last="e11")
    assert match.scores == [15 + 13 + 11 + 7 + 1, 14 + 12 + 10 + 9 + 8]
    assert match.tell(0)[1:] == [
        LastPiece(seat=0, square="e11", points=1),
        Over(end="played out", scores=match.scores),
    ]


# --- bonuses ---


def test_bonus_team_goes_to_the_first_whole_team() -> None:
    assert arrivals("01020120102") == [15 + 13 + 11 + 8 + 6 + 1 + 3, 14 + 10 + 7, 12 + 9 + 5]


def test_bonus_team_is_not_given_for_all_but_one() -> None:
    nearly = arrivals("0120120120")
    assert nearly == [15 + 12 + 9 + 6 + 1, 14 + 11 + 8, 13 + 10 + 7]
    whole = arrivals("01201201200")
    assert whole[0] == nearly[0] + 5 + 3


def test_bonus_team_is_not_given_to_the_second_whole_team() -> None:
    assert arrivals("012012012001")[1] == 14 + 11 + 8 + 4
    assert arrivals("0120120120011")[1] == 14 + 11 + 8 + 4 + 3


@pytest.mark.parametrize(("home", "bonus"), [("00", 1), ("010", 1), ("0120", 1), ("01120", 0), ("0", 0), ("0112", 0)])
def test_bonus_second_piece_among_the_three_following(home: str, bonus: int) -> None:
    plain = sum(15 - place for place, owner in enumerate(home) if owner == "0")
    assert arrivals(home)[0] == plain + bonus


def test_bonus_second_is_for_the_owner_of_the_first_piece_alone() -> None:
    assert arrivals("0112")[1] == 14 + 13


@pytest.mark.parametrize(
    ("home", "bonus"),
    # the third one completes the team as well
    [("2111", 2), ("21101", 0), ("2110111", 2 + 3), ("211", 0), ("210101", 0), ("20001112", 2)],
)
def test_bonus_three_on_consecutive_places(home: str, bonus: int) -> None:
    plain = sum(15 - place for place, owner in enumerate(home) if owner == "1")
    assert arrivals(home)[1] == plain + bonus


def test_bonus_three_goes_to_every_player_who_has_it() -> None:
    assert arrivals("000111222") == [15 + 14 + 13 + 1 + 2, 12 + 11 + 10 + 2, 9 + 8 + 7 + 2]


def test_bonus_three_with_teams_of_three() -> None:
    assert arrivals("1000", seats=5)[0] == 14 + 13 + 12 + 2 + 3


@pytest.mark.parametrize("home", ["21111", "211111"])
def test_C6_bonus_three_is_given_once(home: str) -> None:
    plain = sum(15 - place for place, owner in enumerate(home) if owner == "1")
    team = 3 if home.count("1") == 5 else 0
    assert arrivals(home)[1] == plain + 2 + team


def test_bonuses_are_not_for_two_players() -> None:
    assert arrivals("00000", seats=2) == [15 + 14 + 13 + 12 + 11, 0]


def test_the_last_piece_is_no_arrival_for_three_in_a_row() -> None:
    """Seat 1 has the last two places but its last piece never arrives."""
    match = finish("2012020212011", 3, last="e11")
    assert match.scores[1] == 13 + 7 + 4 + 3 + 1


# --- places ---


def test_C7_equal_totals_share_the_place() -> None:
    match = position("m2", "m3", die=None, home="0110")
    assert match.scores == [15 + 12, 14 + 13]
    assert match.places == [1, 1]


def test_C7_places_behind_a_shared_one_stay_empty() -> None:
    assert position("m2", "m3", "m4", "h12", die=None, home="1").places == [2, 1, 2, 2]
    match = position("m2", "m3", "m4", "h12", die=None, home="3122103")
    assert match.scores == [10, 14 + 11, 13 + 12, 15 + 9]
    assert match.places == [4, 1, 1, 3]


# --- the story ---


def test_an_arrival_is_told_with_its_place_and_bonus() -> None:
    match = play(position("a5 m2", "h12", "r2", die="P", home="10010"), "a5-a4")
    assert match.tell(0) == [Arrived(seat=0, face="P", origin="a5", target="a4", place=6, points=10)]
    match = play(position("a5 m2", "h12", "r2", die="P", home="100"), "a5-a4")
    assert match.tell(0)[1] == Bonus(seat=0, points=2)

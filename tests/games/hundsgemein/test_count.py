"""The seat that takes each dog at the end of Hundsgemein, by standard and by expert scoring, and the winner."""

from __future__ import annotations

from ludotheque import Match

from .scenario import play, position, rows, seen, street

PLAYERS = ("1", "2", "3", "4")  # one flea each face up, so that the game is not over


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


# A takes h1 and v1, B h6 and v6, C those in the middle.
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

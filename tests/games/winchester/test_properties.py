"""Unusual games of Winchester."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import Match
from ludotheque.core.errors import MoveError
from ludotheque.games.winchester.state import SECTIONS

from .naive import moves
from .scenario import ALL_SQUARES, GAME, greedy_game, refused

OBSTACLES = st.fixed_dictionaries({section: st.integers(1, 6) for section in SECTIONS})
TEXTS = st.one_of(
    st.sampled_from(["pass", "roll K", "roll X", "d1-e1", "d1-d1", "e5-e6", "d1-t14", "D1-E1", "d1-e1 "]),
    st.tuples(st.sampled_from(ALL_SQUARES), st.sampled_from(ALL_SQUARES)).map("-".join),
    st.text(max_size=6),
)


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 5), obstacles=OBSTACLES, data=st.data())
def test_any_choices_keep_the_position_sound_and_the_moves_those_of_the_rules(
    seats: int, obstacles: dict[str, int], data: st.DataObject
) -> None:
    match = GAME.new(seats, obstacles=obstacles, first=data.draw(st.integers(0, seats - 1)))
    choices = data.draw(st.lists(st.integers(0, 60), min_size=40, max_size=40))
    for number in range(120):
        legal = match.legal()
        if match.mover is not None:
            assert set(legal) == moves(match)
        match.play(legal[choices[number % 40] % len(legal)])
        assert match.engine.audit(match.board, match.state) == []
    assert Match.from_record(match.record()).view() == match.view()


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**64), seats=st.integers(2, 5))
def test_greedy_games_end_with_all_points_given_out(seed: int, seats: int) -> None:
    match = greedy_game(seats, seed)
    assert match.engine.audit(match.board, match.state) == []
    assert match.end == "played out"
    arrivals = int(match.state.arrived)
    plain = sum(max(15 - place, 2) for place in range(arrivals))
    most_bonuses = 0 if seats == 2 else 3 + 1 + 2 * seats
    assert plain <= sum(match.scores) <= plain + most_bonuses + 1
    assert min(match.places) == 1


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**64), texts=st.lists(TEXTS, max_size=40))
def test_whatever_is_typed_a_refusal_changes_nothing(seed: int, texts: list[str]) -> None:
    match = GAME.new(3, seed=seed)
    for text in texts:
        if match.at_chance:
            match.chance()
        before, legal = match.state.tobytes(), match.legal()
        try:
            match.play(text)
        except MoveError:
            assert match.state.tobytes() == before
            assert text not in legal
        else:
            assert text in legal


@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**64), seats=st.integers(2, 5), plies=st.integers(1, 120))
def test_refusals_are_given_for_all_illegal_moves_and_no_others(seed: int, seats: int, plies: int) -> None:
    match = greedy_game(seats, seed, plies)
    while match.at_chance:
        match.chance()
    engine, legal = match.engine, set(match.legal_actions().tolist())
    codes = [int(engine.refusal(match.board, match.state, action)) for action in range(engine.actions)]
    assert {action for action, code in enumerate(codes) if code == 0} == legal
    assert refused(match, "roll K") == "roll"


def test_a_position_has_no_bytes_but_those_of_its_fields() -> None:
    """Padding would contain leftovers from memory, and two equal positions would differ in their bytes."""
    state = GAME.engine.state
    assert state.fields is not None
    assert state.itemsize == sum(field[0].itemsize for field in state.fields.values())

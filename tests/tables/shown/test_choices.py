"""A turn in words: complete, true, and free of what the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import ludotheque
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Variant
from ludotheque.core.shelf import find, shelf
from ludotheque.server.schema import TurnMove
from ludotheque.tables.shown.choices import choices, imagined, words_of
from ludotheque.testing.conformance import case_name, cases
from ludotheque.testing.walk import Step, copy, walk

CASES = [case for game in shelf().values() for case in cases(game)]


def turns(variant: Variant, seats: int, every: int = 1, limit: int = 300) -> Iterator[tuple[Step, list[TurnMove]]]:
    """The positions of a game with a seat to move, and what that seat is told."""
    engine = variant.engine
    steps = [step for step in walk(variant, seats, seed=4, limit=limit) if step.mover >= 0 <= step.action]
    for step in steps[::every] + steps[-3:]:
        legal = engine.view(engine.board, step.state, step.mover).legal
        yield step, choices(variant, step.state, step.mover, legal, "en")


@pytest.mark.parametrize("game", shelf())
def test_every_move_is_said_in_words_all_through_a_game(game: str) -> None:
    variant = ludotheque.game(game)
    for step, found in turns(variant, 3, every=2):
        view = variant.engine.view(variant.engine.board, step.state, step.mover)
        assert [choice.move for choice in found] == view.legal
        assert all(choice.words and f"{game}-" not in choice.words for choice in found)
        said = words_of(variant.game, view, ["Ada", "Bo", "Cleo"], "fr")
        assert said
        assert all(line.strip() and "\n" not in line and f"{game}-" not in line for line in said)


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_what_is_foreseen_comes_true(variant: Variant, seats: int) -> None:
    engine = variant.engine
    for step, found in turns(variant, seats, every=9):
        after = copy(step.state)
        engine.apply(engine.board, after, step.action)
        story = iter(engine.tell(engine.board, step.state, step.action, after, step.mover))
        move = engine.text(step.action) if engine.shown is None else engine.shown(engine.board, step.state, step.action)
        foreseen = next(choice.events for choice in found if choice.move == move)
        assert all(event in story for event in foreseen)  # in this order


def test_at_a_changed_board_its_own_squares_are_foreseen() -> None:
    variant = find("winoc").variant({}, {"towers": 2})
    printed = find("winoc").variant()
    differs = 0
    for step, found in turns(variant, 2, every=3):
        legal = variant.engine.view(variant.engine.board, step.state, step.mover).legal
        differs += choices(printed, step.state, step.mover, legal, "en") != found
    assert differs  # so that the next line shows something
    test_what_is_foreseen_comes_true(variant, 2)


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_nothing_depends_on_what_the_seat_cannot_know(variant: Variant, seats: int) -> None:
    engine = variant.engine
    for number, (step, found) in enumerate(turns(variant, seats, every=25)):
        other = copy(step.state)
        engine.imagine(engine.board, other, step.mover, generator(number + 100))
        legal = engine.view(engine.board, other, step.mover).legal
        assert msgspec.json.encode(choices(variant, other, step.mover, legal, "en")) == msgspec.json.encode(found)


@pytest.mark.parametrize("game", ["winoc", "hundsgemein"])
def test_nothing_helps_the_seats_memory(game: str) -> None:
    """What it has seen but does not see now is changed too."""
    variant = ludotheque.game(game)
    engine = variant.engine
    assert engine.forget is not None
    changed = 0
    for number, (step, found) in enumerate(turns(variant, 3, every=5)):
        other = copy(step.state)
        engine.forget(engine.board, other, step.mover, 0.0, number + 100)
        engine.imagine(engine.board, other, step.mover, generator(number + 100))
        view, same = (engine.view(engine.board, state, step.mover) for state in (step.state, other))
        assert view == same
        changed += other.tobytes() != step.state.tobytes()
        assert choices(variant, other, step.mover, same.legal, "en") == found
    assert changed > 5


def test_what_can_be_foreseen_is_shown() -> None:
    """Where a guard lands, where a piece goes, what a turn brings in; not which cards are drawn."""
    kinds: dict[str, set[str]] = {}
    for game in shelf():
        for _, found in turns(ludotheque.game(game), 3, limit=1500):
            for choice in found:
                kinds.setdefault(game, set()).update(str(e.__struct_config__.tag) for e in choice.events)
    assert {"moved", "sent-off", "flew", "fortress"} <= kinds["winoc"]
    assert "turned" not in kinds["winoc"]
    assert {"moved", "swapped", "arrived"} <= kinds["winchester"]
    assert {"played", "ended", "taken", "bone", "poo"} <= kinds["winston"]
    assert {"laid", "thrown"} <= kinds["hundsgemein"]
    assert "dog-taken" not in kinds["hundsgemein"]
    assert all("over" not in found for found in kinds.values())


def test_where_nothing_is_hidden_one_position_says_it_all() -> None:
    engine = find("winchester").engine
    match = ludotheque.game("winchester").new(2, seed=1)
    match.chance()
    assert len(imagined(engine, match.position_now(), match.mover or 0)) == 1

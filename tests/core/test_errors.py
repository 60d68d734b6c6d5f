"""What people read at a table when a move is refused, and what terminals and programs get."""

from __future__ import annotations

import re

import pytest

import ludotheque
from ludotheque.core.errors import BadText, IllegalMove, MoveError, OutOfTurn
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.tables.refusals import Stale


def refused(move: str, seat: int | None = None) -> MoveError:
    match = ludotheque.game("winston").new(seats=3, seed=7)
    with pytest.raises(MoveError) as error:
        match.play(move, seat)
    return error.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_told_why_and_a_terminal_also_what_and_by_which_rule(language: str) -> None:
    error = refused("pass")
    assert isinstance(error, IllegalMove)
    say = messages(language)
    people, terminal = say.say_phrase(error.at_table), say.say_phrase(error.phrase)
    assert "pass”" not in people
    assert "stuck" not in people
    assert people in terminal
    assert "pass" in terminal
    assert "stuck" in terminal
    assert (error.move, error.rule) == ("pass", "stuck")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_codes_at_the_table(language: str) -> None:
    errors = [refused("nonsense"), refused("Yb", 0), Stale()]
    assert isinstance(errors[0], BadText)
    assert isinstance(errors[1], OutOfTurn)
    for error in errors:
        people = messages(language).say_phrase(error.at_table)
        assert not re.search(r"nonsense|\bYb\b|\bYh\b|\{", people), people
        assert people[0].isupper() or people.startswith("Player")
    assert "Yb" in str(errors[0])  # programs and terminals are told what is possible

"""The list of everything that can be turned in a game."""

from __future__ import annotations

import pytest

from ludotheque.core.board.dials import all_dials
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import find, shelf


def test_options_and_numbers_are_in_one_list_with_range_and_what_is_printed() -> None:
    found = {dial.name: (dial.is_option, dial.range, dial.usual, dial.printed) for dial in all_dials(find("winston"))}
    assert found["edition"] == (True, "second, first", "second", ("second", "first"))
    assert found["hand"] == (False, "3–7", 5, (5,))
    assert found["dog.more"] == (False, "0–3", 1, (1,))


def test_an_option_of_our_own_is_not_printed() -> None:
    honour = next(dial for dial in all_dials(find("hundsgemein")) if dial.name == "honour")
    assert (honour.usual, honour.printed) == (False, (True,))


def test_of_many_values_the_first_and_the_last_are_shown() -> None:
    assert next(dial.range for dial in all_dials(find("hundsgemein")) if dial.name == "bones") == "a1 … g7"


def test_an_arrangement_has_no_range() -> None:
    assert next(dial.range for dial in all_dials(find("winchester")) if dial.name == "zone.A.numbers") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dial_has_a_name_in_every_language(language: str) -> None:
    for game in shelf().values():
        say = messages(language, game.folder / "locales")
        for dial in all_dials(game):
            assert say.say(dial.words(game)) != dial.words(game)

"""Options: one name everywhere, and honest about what is printed."""

from __future__ import annotations

import re

import pytest

from ludotheque.core.contract import Game, Option, Value
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.rulebook import rulebook
from ludotheque.core.shelf import shelf

GAMES = [game for game in shelf().values() if game.options]
CODE = re.compile(r"`([a-z_]+)(?:=([a-z]+))?`")


def words(game: Game, option: Option, language: str, value: Value | None = None) -> str:
    spelled = "" if value is None else f"-{str(value).lower()}"
    id = f"{game.name}-option-{option.name.replace('_', '-')}{spelled}"
    return messages(language, game.folder / "locales").say(id)


def name_of_value(game: Game, option: Option, language: str, value: str) -> str:
    """Where values are switched on and off, the option's own name; else what stands before the colon."""
    if isinstance(option.default, bool):
        return words(game, option, language)
    return words(game, option, language, value).partition(":")[0].strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_is_named_in_the_rulebook_as_at_the_set_up(game: Game, language: str) -> None:
    book = "\n".join(paragraph.text for paragraph in rulebook(game, language)).casefold()
    missing = [option.name for option in game.options if words(game, option, language).casefold() not in book]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_paragraph_of_an_option_says_its_name(game: Game, language: str) -> None:
    """Where the rulebook writes `open_dogs` or `scoring=expert`, it says the name beside it."""
    options = {option.name: option for option in game.options}
    met = set()
    for paragraph in rulebook(game, language):
        for name, value in CODE.findall(paragraph.text):
            if name not in options:
                continue
            met.add(name)
            option = options[name]
            wanted = name_of_value(game, option, language, value) if value else words(game, option, language)
            assert wanted.casefold() in paragraph.text.casefold(), f"{paragraph.id}: “{wanted}” is missing"
    assert met == options.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_with_more_than_a_switch_name_their_values(game: Game) -> None:
    for option in game.options:
        if not isinstance(option.default, bool):
            for language in LANGUAGES:
                assert all(":" in words(game, option, language, value) for value in option.values)


def test_what_is_printed() -> None:
    """As the printed sheets say; the fortress is a ruling (O6), because they do not."""
    found = {
        (game.name, option.name, value)
        for game in GAMES
        for option in game.options
        for value in option.values
        if value not in option.as_printed
    }
    assert found == {
        ("hundsgemein", "honour", False),
        ("hundsgemein", "open_owners", True),
        ("winoc", "fortress", "stop"),
        ("winoc", "fortress", "pass"),
        ("winoc", "open_memory", True),
    }


def test_a_new_option_is_printed_unless_it_says_otherwise() -> None:
    assert Option("edition", ("second", "first")).as_printed == ("second", "first")
    assert Option("honour", (False, True), printed=(True,)).as_printed == (True,)

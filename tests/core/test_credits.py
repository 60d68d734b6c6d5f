"""Who made a game: the same names in the rulebook, the commands and the API."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludotheque.core.contract import Game
from ludotheque.core.credits import ROLES, credit_lines, credited
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.rulebook import rulebook
from ludotheque.core.shelf import find, shelf


def plain(game: Game) -> Game:
    """The game as somebody makes it who names authors and publisher only."""
    return replace(game, credits={})


def test_authors_and_publisher_are_named_with_the_others_in_the_order_of_roles() -> None:
    assert credited(find("winston")) == {
        "authors": ("Anja Wrede", "Christoph Cantzler"),
        "design": ("Felix Kindelán",),
        "publisher": ("Helvetiq",),
        "edition-hu": ("Reflexshop",),
    }


def test_who_is_author_and_publisher_is_named_once() -> None:
    assert "authors" not in credited(find("winoc"))
    assert credited(find("winoc"))["publisher"] == ("Family Jeux",)


def test_a_game_without_credits_names_authors_and_publisher_and_its_rulebook_nobody() -> None:
    game = plain(find("hundsgemein"))
    assert credited(game) == {"authors": ("Dario Zaccariotto",), "publisher": ("Piatnik",)}
    assert "credits" not in {paragraph.id for paragraph in rulebook(game, "en")}


def test_nobody_is_named_where_nobody_is_known() -> None:
    assert credited(replace(plain(find("winston")), authors="–", publisher="–")) == {}


def test_a_role_without_words_is_shown_as_it_is() -> None:
    game = replace(find("winoc"), credits={"Music": ("Ada",), "design": ("Bo",)})
    assert credit_lines(game, "de") == ["Gestaltung: Bo", "Verlag: Family Jeux", "Music: Ada"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_words(language: str) -> None:
    assert all(messages(language).has(f"credit-{role}") for role in ROLES)
    for game in shelf().values():
        assert set(credited(game)) <= set(ROLES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.name)
def test_a_rulebook_ends_with_who_made_the_game(game: Game, language: str) -> None:
    *_, title, last = rulebook(game, language)
    assert (title.id, last.id) == ("credits-title", "credits")
    for names in credited(game).values():
        assert all(name in last.text for name in names)

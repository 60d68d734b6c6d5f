"""The rulebook and the messages of Hundsgemein."""

from __future__ import annotations

import re

import pytest

from ludotheque.core.messages import LANGUAGES
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.games.hundsgemein import GAME
from ludotheque.games.hundsgemein.rules import REFUSALS

RULINGS = {f"H{number}" for number in range(1, 12)}
DECIDED_ELSEWHERE = {"H1", "H2", "H4", "H8", "H9", "H10", "H11"}  # by data, by another rule, or by nothing but words
ENGLISH = {part.id: part.text for part in rulebook(GAME, "en")}


def catalogue(language: str) -> dict[str, set[str]]:
    """Every message of a language, with the fields it uses."""
    text = (GAME.folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {
        name: set(re.findall(r"\$(\w+)", re.sub(r"(?m)^#.*$", "", body)))
        for name, body in zip(parts[::2], parts[1::2], strict=True)
    }


def test_rulebook_exists_in_every_language() -> None:
    assert set(languages(GAME)) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_has_the_same_paragraphs_in_every_language(language: str) -> None:
    book = rulebook(GAME, language)
    assert [part.id for part in book] == list(ENGLISH)
    assert all(part.id and part.text for part in book)
    for part in book:
        assert part.text.startswith("#") == ENGLISH[part.id].startswith("#"), part.id
        assert re.findall("`[^`]+`", part.text) == re.findall("`[^`]+`", ENGLISH[part.id]), part.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_shows_every_ruling_as_a_ruling(language: str) -> None:
    shown = {part.id for part in rulebook(GAME, language) if re.match(rf"\*\*[^*]*\b{part.id}\b[^*]*\*\* ", part.text)}
    assert shown == RULINGS


def test_every_refusal_is_a_paragraph() -> None:
    assert set(REFUSALS[1:]) <= set(ENGLISH)


def test_rules_cite_paragraphs_that_exist() -> None:
    cited = set()
    for source in ("rules.py", "view.py"):
        text = (GAME.folder / source).read_text(encoding="utf-8")
        comments = re.findall(r'"""[^"]*"""|#[^\n]*', text)
        cited |= {id for comment in comments for id in re.findall(r"\[([\w-]+)\]", comment)}
    assert cited >= RULINGS - DECIDED_ELSEWHERE
    assert cited <= set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_the_same_with_the_same_fields_in_every_language(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert list(other) == list(english)
    for name, fields in english.items():
        assert other[name] <= fields | {"count", "you"}, name
        needed = fields - {"you", "rule"}
        assert needed <= other[name], name


def test_every_refusal_is_said() -> None:
    assert {f"hundsgemein-refusal-{rule}" for rule in REFUSALS[1:]} <= set(catalogue("en"))

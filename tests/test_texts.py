"""Everything people read: complete in all eight languages, with the same ids everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.core.contract import Game
from ludotheque.core.messages import GENERAL, LANGUAGES, catalogue_files, messages
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.core.shelf import shelf

SOURCES = Path(ludotheque.__file__).parent
CLIENT = SOURCES.parent.parent / "web" / "src"
GAMES = list(shelf().values())
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def catalogue(files: list[Path]) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def general(language: str) -> dict[str, set[str]]:
    return catalogue(catalogue_files(language, GENERAL))


def of_game(game: Game, language: str) -> dict[str, set[str]]:
    return catalogue([game.folder / "locales" / f"{language}.ftl"])


@pytest.mark.parametrize("language", OTHERS)
def test_general_texts_are_complete(language: str) -> None:
    assert general(language).keys() == general("en").keys()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_texts_of_a_game_are_complete(game: Game, language: str) -> None:
    assert of_game(game, language).keys() == of_game(game, "en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_translations_invent_no_variables(language: str) -> None:
    for own, english in [(general(language), general("en"))] + [
        (of_game(game, language), of_game(game, "en")) for game in GAMES
    ]:
        for id, variables in own.items():
            assert variables <= english[id], (language, id)


def client_files() -> list[Path]:
    """The browser client's own sources."""
    return [file for ending in ("ts", "svelte") for file in CLIENT.rglob(f"*.{ending}")]


def test_no_text_is_unused() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in [*SOURCES.rglob("*.py"), *client_files()])
    # ids put together in code, from a prefix and a name
    built = re.compile(r"^(cli-help|games|simulate|arena|bot|bots|analyse|lab|compare|web-fair)-")
    unused = [
        id for id in general("en") if not any(f"{quote}{id}{quote}" in code for quote in "\"'`") and not built.match(id)
    ]
    assert unused == []


def test_every_text_used_exists() -> None:
    known = general("en").keys()
    pattern = re.compile(
        r'"((?:error|record|cli|play|check|bench|simulate|games|arena|analyse|lab|compare|serve|server)-[a-z][a-z-]*[a-z])"'
    )
    for file in SOURCES.rglob("*.py"):
        for id in pattern.findall(file.read_text(encoding="utf-8")):
            assert id in known, f"{file.name}: {id}"


def test_every_text_the_client_says_exists() -> None:
    known = general("en").keys()
    for file in client_files():
        for id in re.findall(r"""["'`](web-[a-z][a-z-]*[a-z])["'`]""", file.read_text(encoding="utf-8")):
            assert id in known, f"{file.name}: {id}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rulebooks_have_the_same_paragraphs_in_all_languages(game: Game) -> None:
    assert set(languages(game)) == set(LANGUAGES)
    ids = [paragraph.id for paragraph in rulebook(game, "en")]
    assert all(ids)
    assert len(set(ids)) == len(ids)
    for language in OTHERS:
        assert [paragraph.id for paragraph in rulebook(game, language)] == ids, language


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_refusals_point_to_paragraphs_and_give_a_reason(game: Game) -> None:
    ids = {paragraph.id for paragraph in rulebook(game, "en")}
    for rule in game.engine.refusals[1:]:
        assert rule in ids
        for language in LANGUAGES:
            assert messages(language, game.folder / "locales").has(f"{game.name}-refusal-{rule}"), (language, rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_endings_and_the_shelf_line_have_words(game: Game, language: str) -> None:
    say = messages(language, game.folder / "locales")
    assert say.has(f"{game.name}-line")
    for ending in game.engine.endings[1:]:
        assert say.has(f"{game.name}-end-{ending.replace(' ', '-')}")

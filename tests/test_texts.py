"""Everything people read: complete in all eight languages, with the same ids everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.contract import Game
from ludotheque.core.messages import GENERAL, LANGUAGES, catalogue_files
from ludotheque.core.rulebook import languages
from ludotheque.core.shelf import shelf
from ludotheque.server.texts import CLIENT_TEXTS
from ludotheque.testing.conformance import case_name
from ludotheque.testing.texts import TEXT_CHECKS, TextCheck, catalogue, spoken

SOURCES = Path(ludotheque.__file__).parent
CLIENT = SOURCES.parent.parent / "web" / "src"
GAMES = list(shelf().values())
OTHERS = [language for language in LANGUAGES if language != "en"]


def general(language: str) -> dict[str, set[str]]:
    return catalogue(catalogue_files(language, GENERAL))


@pytest.mark.parametrize("language", OTHERS)
def test_general_texts_are_complete(language: str) -> None:
    assert general(language).keys() == general("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_translations_invent_no_variables(language: str) -> None:
    english = general("en")
    for id, variables in general(language).items():
        assert variables <= english[id], (language, id)


@pytest.mark.parametrize("check", TEXT_CHECKS, ids=case_name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_texts_of_a_game(game: Game, check: TextCheck) -> None:
    check(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_our_games_speak_every_language(game: Game) -> None:
    assert spoken(game) == list(LANGUAGES)
    assert set(languages(game)) == set(LANGUAGES)


def client_files() -> list[Path]:
    """The browser client's own sources."""
    return [file for ending in ("ts", "svelte") for file in CLIENT.rglob(f"*.{ending}")]


def test_no_text_is_unused() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in [*SOURCES.rglob("*.py"), *client_files()])
    # ids put together in code, from a prefix and a name
    built = re.compile(
        r"^(cli-help|plain|games|simulate|arena|bot|bots|analyse|calibrate|lab|compare|notebook|quality|web-fair|colour|credit)-"
    )
    unused = [
        id for id in general("en") if not any(f"{quote}{id}{quote}" in code for quote in "\"'`") and not built.match(id)
    ]
    assert unused == []


def test_every_text_used_exists() -> None:
    known = general("en").keys()
    pattern = re.compile(
        r'"((?:error|record|cli|play|check|bench|simulate|games|arena|analyse|calibrate|fitted|lab|learn|compare|notebook|serve|server)-[a-z][a-z-]*[a-z])"'
    )
    for file in SOURCES.rglob("*.py"):
        for id in pattern.findall(file.read_text(encoding="utf-8")):
            assert id in known, f"{file.name}: {id}"


def test_every_text_the_client_says_is_sent_to_it() -> None:
    known = catalogue([GENERAL / "en" / file for file in CLIENT_TEXTS]).keys()
    for file in client_files():
        for id in re.findall(r"""["'`](web-[a-z][a-z-]*[a-z])["'`]""", file.read_text(encoding="utf-8")):
            assert id in known, f"{file.name}: {id}"

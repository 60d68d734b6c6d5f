"""What the texts of every game must keep. Each check takes a game and asserts; see `conformance` for its rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ludotheque.core.contract import Game
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.rulebook import languages, rulebook

TextCheck = Callable[[Game], None]


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def catalogue(files: list[Path]) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def spoken(game: Game) -> list[str]:
    """The languages the game has texts in; English stands in for the others."""
    return [language for language in LANGUAGES if (game.folder / "locales" / f"{language}.ftl").exists()]


def texts_are_complete(game: Game) -> None:
    """In every language the same messages as in English, with no other variables."""
    assert "en" in spoken(game)
    english = catalogue([game.folder / "locales" / "en.ftl"])
    for language in spoken(game):
        own = catalogue([game.folder / "locales" / f"{language}.ftl"])
        assert own.keys() == english.keys(), language
        for id, variables in own.items():
            assert variables <= english[id], (language, id)


def message_ids_begin_with_the_name(game: Game) -> None:
    """So that no two games say each other's texts."""
    assert all(id.startswith(f"{game.name}-") for id in catalogue([game.folder / "locales" / "en.ftl"]))


def rulebooks_have_the_same_paragraphs(game: Game) -> None:
    ids = [paragraph.id for paragraph in rulebook(game, "en")]
    assert all(ids)
    assert len(set(ids)) == len(ids)
    for language in languages(game):
        assert [paragraph.id for paragraph in rulebook(game, language)] == ids, language


def refusals_point_to_paragraphs_and_give_a_reason(game: Game) -> None:
    ids = {paragraph.id for paragraph in rulebook(game, "en")}
    for rule in game.engine.refusals[1:]:
        assert rule in ids
        for language in spoken(game):
            assert messages(language, game.folder / "locales").has(f"{game.name}-refusal-{rule}"), (language, rule)


def endings_options_and_the_shelf_line_have_words(game: Game) -> None:
    wanted = [f"{game.name}-line"]
    wanted += [f"{game.name}-end-{ending.replace(' ', '-')}" for ending in game.engine.endings[1:]]
    for option in game.options:
        id = f"{game.name}-option-{option.name.replace('_', '-')}"
        wanted += [id, *(f"{id}-{str(value).lower().replace(' ', '-')}" for value in option.values)]
    for language in spoken(game):
        say = messages(language, game.folder / "locales")
        assert [id for id in wanted if not say.has(id)] == [], language


TEXT_CHECKS: tuple[TextCheck, ...] = (
    texts_are_complete,
    message_ids_begin_with_the_name,
    rulebooks_have_the_same_paragraphs,
    refusals_point_to_paragraphs_and_give_a_reason,
    endings_options_and_the_shelf_line_have_words,
)

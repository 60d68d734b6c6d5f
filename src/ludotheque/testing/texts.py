"""Checks of the texts of a game. Each takes a game and asserts; see `conformance` for its rules.

A failure is a sentence that names the file, the language or the message."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ludotheque.core.colours import NAMES, chosen_colours, usual_colours
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.rulebook import languages, rulebook

TextCheck = Callable[[Game], None]

LEGAL = "legal"  # the rule of a game that names none


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name.partition("-")[0])  # `$guard-acc` is a form of `$guard`


def catalogue(files: list[Path]) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    found: dict[str, set[str]] = {}
    for file in files:
        _add_messages(found, file.read_text(encoding="utf-8"), str(file))
    return found


def _add_messages(found: dict[str, set[str]], text: str, where: str) -> None:
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where}: this is not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{where}: the message `{entry.id.name}` is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found


def english_of(game: Game) -> dict[str, set[str]]:
    """The game's own English messages, from its file or its catalogue."""
    if not _in_one_file(game):
        return catalogue([game.folder / "locales" / "en.ftl"])
    found: dict[str, set[str]] = {}
    _add_messages(found, game.texts, f"{game.folder}, texts")
    return found


def _in_one_file(game: Game) -> bool:
    return bool(game.rules)


def spoken(game: Game) -> list[str]:
    """The languages the game has texts in; the others fall back to English."""
    if _in_one_file(game):
        return ["en"]
    return [language for language in LANGUAGES if (game.folder / "locales" / f"{language}.ftl").exists()]


def texts_are_complete(game: Game) -> None:
    """In every language the same messages as in English, with no other variables."""
    folder = game.folder / "locales"
    assert "en" in spoken(game), f"{game.name}: there is no {folder / 'en.ftl'}; other languages fall back to English"
    english = english_of(game)
    for language in [] if _in_one_file(game) else spoken(game):
        file = folder / f"{language}.ftl"
        own = catalogue([file])
        missing, unknown = sorted(english.keys() - own.keys()), sorted(own.keys() - english.keys())
        assert not missing, f"{game.name}: {file} lacks messages that en.ftl has: {missing}"
        assert not unknown, f"{game.name}: {file} has messages that en.ftl lacks: {unknown}"
        for id, variables in own.items():
            others = sorted(variables - english[id])
            assert not others, f"{game.name}: the message `{id}` in {file} uses {others}, which it does not in en.ftl"


def message_ids_begin_with_the_name(game: Game) -> None:
    """So that no two games say each other's texts."""
    strange = [id for id in english_of(game) if not id.startswith(f"{game.name}-")]
    assert not strange, f"{game.name}: ids of messages must begin with `{game.name}-`; these do not: {strange}"


def rulebooks_have_the_same_paragraphs(game: Game) -> None:
    ids = [paragraph.id for paragraph in rulebook(game, "en")]
    bare = [paragraph.text[:40] for paragraph in rulebook(game, "en") if not paragraph.id]
    assert not bare, f"{game.name}: every paragraph of rulebook/en.md ends with {{#its-id}}; these do not: {bare}"
    twice = sorted({id for id in ids if ids.count(id) > 1})
    assert not twice, f"{game.name}: rulebook/en.md has these ids twice: {twice}"
    for language in languages(game):
        own = [paragraph.id for paragraph in rulebook(game, language)]
        assert own == ids, f"{game.name}: the ids in rulebook/{language}.md are {own}, expected those of en.md: {ids}"


def refusals_point_to_paragraphs_and_give_a_reason(game: Game) -> None:
    ids = {paragraph.id for paragraph in rulebook(game, "en")}
    for rule in game.engine.refusals[1:]:
        assert rule in ids or rule == LEGAL, (
            f"{game.name}: `refusals` names the rule `{rule}`; rulebook/en.md has no paragraph {{#{rule}}}"
        )
        for language in spoken(game):
            id = f"{game.name}-refusal-{rule}"
            has = messages(language, game.folder / "locales").has(id)
            assert has, f"{game.name}: locales/{language}.ftl lacks `{id}`, why a move is refused"


def endings_options_and_the_shelf_line_have_words(game: Game) -> None:
    wanted = [f"{game.name}-line"]
    wanted += [f"{game.name}-end-{ending.replace(' ', '-')}" for ending in game.engine.endings[1:]]
    for option in game.options:
        id = f"{game.name}-option-{option.name.replace('_', '-')}"
        wanted += [id, *(f"{id}-{str(value).lower().replace(' ', '-')}" for value in option.values)]
    for language in spoken(game):
        say = messages(language, game.folder / "locales")
        missing = [id for id in wanted if not say.has(id)]
        assert not missing, f"{game.name}: locales/{language}.ftl lacks {missing}"


def colours_have_words_and_suffice(game: Game) -> None:
    unknown = sorted({colour for usual in (game.colours, *game.usual_colours) for colour in usual} - set(NAMES))
    assert not unknown, f"{game.name}: `colours` has {unknown}; possible are {', '.join(NAMES)}"
    for seats in game.seat_counts if game.colours else ():
        try:
            chosen_colours(game, usual_colours(game, seats), seats)
        except BadRequest as error:
            raise AssertionError(f"{game.name}: the usual colours of {seats} seats cannot be. {error}") from None


TEXT_CHECKS: tuple[TextCheck, ...] = (
    texts_are_complete,
    message_ids_begin_with_the_name,
    rulebooks_have_the_same_paragraphs,
    refusals_point_to_paragraphs_and_give_a_reason,
    endings_options_and_the_shelf_line_have_words,
    colours_have_words_and_suffice,
)

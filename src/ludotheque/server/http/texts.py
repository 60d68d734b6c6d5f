"""Rulebooks and catalogues as they are sent, made once and kept."""

from __future__ import annotations

import functools

from markdown_it import MarkdownIt

from ludotheque.core.contract import Game
from ludotheque.core.messages import GENERAL, LANGUAGES, catalogue_of, messages
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.core.shelf import find, shelf

from .. import schema

CLIENT_TEXTS = (
    "web.ftl",
    "review.ftl",
    "weblab.ftl",
    "webtable.ftl",
    "bots.ftl",
)  # those of the general texts that the browser client says


@functools.cache
def rules(name: str, language: str) -> schema.Rules:
    """The rulebook as HTML, every paragraph by itself. What looks like HTML in its source is shown as it is written."""
    game = find(name)
    spoken = language if language in languages(game) else "en"
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return schema.Rules(
        spoken, [schema.Paragraph(part.id, markdown.render(part.text)) for part in rulebook(game, spoken)]
    )


@functools.cache
def texts(language: str) -> schema.Texts:
    general = "\n".join((GENERAL / language / file).read_text(encoding="utf-8") for file in CLIENT_TEXTS)
    return schema.Texts(general, {game.name: texts_of_game(game, language) for game in shelf().values()})


def texts_of_game(game: Game, language: str) -> str:
    """English where a game does not speak the language."""
    return catalogue_of(language, game.folder / "locales")


def read_all() -> None:
    """Read all that people are told, in every language: parsing it at the first request would hold up everybody."""
    for language in LANGUAGES:
        texts(language)
        messages(language).has("error-internal")
        for game in shelf().values():
            messages(language, game.folder / "locales").has("error-internal")
            rules(game.name, language)

"""Rulebooks and catalogues in the form in which they are sent; each is made once."""

from __future__ import annotations

import functools

from markdown_it import MarkdownIt

from ludotheque.core.contract import Game
from ludotheque.core.messages import GENERAL, LANGUAGES, catalogue_of, messages
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.core.shelf import find, shelf

from . import schema

CLIENT_TEXTS = (
    "web.ftl",
    "review.ftl",
    "weblab.ftl",
    "webtable.ftl",
    "webcorner.ftl",
    "webtogether.ftl",
    "webliving.ftl",
    "weblocal.ftl",
    "webstatic.ftl",
    "bots.ftl",
    "adaptive.ftl",
    "credits.ftl",
    "about.ftl",
    "colours.ftl",
)  # the general catalogues that the browser client uses


@functools.cache
def rules(name: str, language: str) -> schema.Rules:
    """The rulebook as HTML, paragraph by paragraph. HTML in its source is escaped."""
    game = find(name)
    spoken = language if language in languages(game) else "en"
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return schema.Rules(
        spoken, [schema.RuleParagraph(part.id, markdown.render(part.text)) for part in rulebook(game, spoken)]
    )


@functools.cache
def texts(language: str) -> schema.Texts:
    general = "\n".join((GENERAL / language / file).read_text(encoding="utf-8") for file in CLIENT_TEXTS)
    return schema.Texts(general, {game.name: texts_of_game(game, language) for game in shelf().values()})


def texts_of_game(game: Game, language: str) -> str:
    """The catalogue of a game; English where it has none in this language."""
    return catalogue_of(language, game.folder / "locales")


def read_all() -> None:
    """Parse all texts in every language now. At the first request it would block the event loop."""
    for language in LANGUAGES:
        texts(language)
        messages(language).has("error-internal")
        for game in shelf().values():
            messages(language, game.folder / "locales").has("error-internal")
            rules(game.name, language)

"""The rulebooks, one page per game and language."""

from __future__ import annotations

from ludotheque.core.contract import Game
from ludotheque.core.messages import messages
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.core.shelf import shelf

OWN_NAMES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "nl": "Nederlands",
    "it": "Italiano",
    "es": "Español",
    "pl": "Polski",
    "hu": "Magyar",
}


def pages() -> dict[str, str]:
    """`rules/fr/winston.md` and so on."""
    return {
        f"rules/{language}/{name}.md": page(game, language)
        for name, game in shelf().items()
        for language in languages(game)
    }


def page(game: Game, language: str) -> str:
    """Every paragraph can be linked to by its id. The way here is the game's page, not the table of contents."""
    lines = ["---\norphan: true\n---"]
    for paragraph in rulebook(game, language):
        # a title of its own in each language, or a search could not tell them apart
        is_title = paragraph.text.startswith("# ")
        text = f"# {messages(language).say('web-rules-of', game=game.title)}" if is_title else paragraph.text
        lines.append(f"({anchor(game, language, paragraph.id)})=\n{text}")
        if is_title:
            lines.append(language_row(game, language, f"../{{}}/{game.name}.md"))
    home = f"[{game.title}](../../games/{game.name}.md)"
    return "\n\n".join([*lines, "---", home]) + "\n"


def anchor(game: Game, language: str, id: str) -> str:
    """The id of a paragraph, unique on the whole site."""
    return f"rule-{game.name}-{language}-{id}"


def language_row(game: Game, here: str | None, place: str) -> str:
    """The rulebook's languages, each by its own name; `place` is a format with a gap for the language."""
    row = [
        f"**{OWN_NAMES.get(language, language)}**"
        if language == here
        else f"[{OWN_NAMES.get(language, language)}]({place.format(language)})"
        for language in sorted(languages(game), key=list(OWN_NAMES).index)
    ]
    return "{.languages}\n" + " · ".join(row)

"""Rulebooks: one Markdown file a language, every heading and paragraph with an id that is the same in all of them.

A block ends with its id: `Play at least two cards. {#turn}`. Refusals, the guide and the web table point to these ids.
The rules of a game in one file are English text in the game itself, where ids are needed only for refusals.
"""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass

from .contract import Game
from .credits import credit_lines
from .errors import BadRequest
from .messages import messages

_ID = re.compile(r"\s*\{#([\w.-]+)\}\s*$")


@dataclass(frozen=True)
class Paragraph:
    """A block of Markdown; `id` is empty only where no link is needed (never in our own rulebooks)."""

    id: str
    text: str


def languages(game: Game) -> list[str]:
    """The languages this game's rulebook exists in."""
    return ["en"] if game.rules else sorted(file.stem for file in (game.folder / "rulebook").glob("*.md"))


def rulebook(game: Game, language: str) -> list[Paragraph]:
    """The rulebook, paragraph by paragraph. At its end stands who made the game, where the game names them."""
    known = languages(game)
    if language not in known:
        raise BadRequest("error-language", found=language, known=known)
    if game.rules:
        blocks = _blocks(inspect.cleandoc(game.rules))
        return [_numbered(_paragraph(block), number) for number, block in enumerate(blocks, 1)]
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return [*(_paragraph(block) for block in _blocks(text)), *_credits(game, language)]


def _credits(game: Game, language: str) -> list[Paragraph]:
    if not game.credits:
        return []
    title = messages(language).say("credits-title")
    lines = "\n".join(f"- {line}" for line in credit_lines(game, language))
    return [Paragraph("credits-title", f"## {title}"), Paragraph("credits", lines)]


def _blocks(text: str) -> list[str]:
    return re.split(r"\n\s*\n", text.strip())


def _numbered(paragraph: Paragraph, number: int) -> Paragraph:
    return paragraph if paragraph.id else Paragraph(f"p{number}", paragraph.text)


def _paragraph(block: str) -> Paragraph:
    found = _ID.search(block)
    return Paragraph(found[1], block[: found.start()]) if found else Paragraph("", block)

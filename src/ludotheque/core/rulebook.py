"""Rulebooks: one Markdown file a language, every heading and paragraph with an id that is the same in all of them.

A block ends with its id: `Play at least two cards. {#turn}`. Refusals, the guide and the web table point to these ids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .contract import Game
from .errors import BadRequest

_ID = re.compile(r"\s*\{#([\w.-]+)\}\s*$")


@dataclass(frozen=True)
class Paragraph:
    """A block of Markdown; `id` is empty only for what no one needs to point to (there is none in our own books)."""

    id: str
    text: str


def languages(game: Game) -> list[str]:
    """The languages this game's rulebook exists in."""
    return sorted(file.stem for file in (game.folder / "rulebook").glob("*.md"))


def rulebook(game: Game, language: str) -> list[Paragraph]:
    """The rulebook, paragraph by paragraph."""
    known = languages(game)
    if language not in known:
        raise BadRequest("error-language", found=language, known=known)
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return [_paragraph(block) for block in re.split(r"\n\s*\n", text.strip())]


def _paragraph(block: str) -> Paragraph:
    found = _ID.search(block)
    return Paragraph(found[1], block[: found.start()]) if found else Paragraph("", block)

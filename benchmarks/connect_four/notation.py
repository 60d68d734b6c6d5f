"""Connect four in writing: a move is the letter of its column."""

from __future__ import annotations

LETTERS = "abcdefg"


def text(action: int) -> str:
    return LETTERS[action]


def action(text: str) -> int | None:
    return LETTERS.index(text) if len(text) == 1 and text in LETTERS else None

"""The words processes tell each other, put together into as few notices as possible."""

from __future__ import annotations

from collections.abc import Iterable

CHANNEL = "ludotheque"
LONGEST = 7000  # bytes; PostgreSQL takes less than 8000


def notices(words: Iterable[str]) -> list[str]:
    """Words with spaces between them, no notice longer than the database takes."""
    found: list[str] = []
    length = 0
    for word in words:
        size = len(word.encode())
        if found and length + 1 + size <= LONGEST:
            found[-1] += f" {word}"
            length += 1 + size
        else:
            found.append(word)
            length = size
    return found

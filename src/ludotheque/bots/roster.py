"""All bots by name."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match

from .codes import POLICIES
from .policies import PolicyBot
from .search import SearchBot

NAMES = (*POLICIES, "search")


class Bot(Protocol):
    def choose(self, match: Match) -> str:
        """The text of the move for the seat whose turn it is."""


def bot(name: str, seed: int) -> Bot:
    """A new bot. The same seed makes the same choices."""
    if name not in NAMES:
        raise BadRequest("error-bot", found=name, known=list(NAMES))
    return SearchBot(seed) if name == "search" else PolicyBot(name, seed)

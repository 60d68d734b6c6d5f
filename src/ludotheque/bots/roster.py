"""All bots by name."""

from __future__ import annotations

import functools
import re
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match

from .codes import POLICIES
from .levels import LEVELS
from .policies import PolicyBot
from .search import Budget, SearchBot

NAMES = (*POLICIES, *LEVELS, "search")

GROUP = "ludotheque.bots"  # the entry points of bots that packages bring along, by the first word of their names

UNLIMITED = 1_000_000_000

_SEARCH = re.compile(r"search(?::([1-9][0-9]{0,8})(ms)?)?")


class Bot(Protocol):
    def choose(self, match: Match) -> str:
        """The text of the move for the seat whose turn it is."""


def bot(name: str, seed: int) -> Bot:
    """A new bot. Its choice follows from the seed and the position, so it may as well be made anew for every move.

    `search:4000` is a search with so many simulations a move, `search:500ms` one with so much time. An installed bot
    reads what follows its own name (`openspiel:200`) itself.
    """
    if name in POLICIES:
        return PolicyBot(name, seed)
    if name in LEVELS:
        return LEVELS[name].bot(seed)
    if found := _SEARCH.fullmatch(name):
        number, unit = found.groups()
        if unit:
            return SearchBot(seed, Budget(UNLIMITED, float(number)))
        return SearchBot(seed, Budget(int(number)) if number else Budget())
    if point := installed().get(name.partition(":")[0]):
        made: Bot = point.load()(name, seed)
        return made
    raise BadRequest("error-bot", found=name, known=[*NAMES, "search:4000", "search:500ms", *installed()])


@functools.cache
def installed() -> dict[str, EntryPoint]:
    """The bots of packages. A class, or a function, that makes a bot of a name and a seed; imported when it is asked
    for."""
    return {point.name: point for point in entry_points(group=GROUP)}


def thinks(name: str) -> bool:
    """Whether this bot searches, so that the search must be compiled before the game."""
    return name not in POLICIES

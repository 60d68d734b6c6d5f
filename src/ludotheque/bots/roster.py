"""Which bots there are, by name: the built-in ones, and the local ones of this machine's owner."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match

from .codes import POLICIES
from .external.local import LocalBot
from .external.program import ProgramBot
from .external.python_class import PythonClassBot
from .policies import PolicyBot
from .search.bot import Budget, SearchBot
from .search.levels import LEVELS

NAMES = (*POLICIES, *LEVELS, "search")

GROUP = "ludotheque.bots"  # the entry points of bots in installed packages

UNLIMITED = 1_000_000_000

_SEARCH = re.compile(r"search(?::([1-9][0-9]{0,8})(ms)?)?")


class Bot(Protocol):
    """A bot at one seat of one game."""

    def choose(self, match: Match) -> int:
        """The action for the seat to move. Leaves the match as it is."""


def built_in_bot(name: str, seed: int) -> Bot:
    """A new built-in bot. Its choice follows from the seed and the position, so a new one can be made for every move.

    `search:4000` is a search with 4000 simulations a move, `search:500ms` one with 500 ms.
    """
    if name in POLICIES:
        return PolicyBot(name, seed)
    if name in LEVELS:
        return LEVELS[name].search_bot(seed)
    if found := _SEARCH.fullmatch(name):
        number, unit = found.groups()
        if unit:
            return SearchBot(seed, Budget(UNLIMITED, float(number)))
        return SearchBot(seed, Budget(int(number)) if number else Budget())
    raise BadRequest("error-bot", found=name, known=[*NAMES, "search:4000", "search:500ms"])


def roster_name(name: str) -> str:
    """The name, if it is on the fixed roster; raises BadRequest otherwise. Requests over the
    network may name only these bots, because their work is bounded."""
    if name not in NAMES or isinstance(name, LocalBot):
        raise BadRequest("error-bot", found=name, known=list(NAMES))
    return name


def make_bot(name: str | LocalBot, seed: int) -> Bot:
    """A new bot for one game: a built-in one or, only if the name is a LocalBot, a local one."""
    return _local_bot(name, seed) if isinstance(name, LocalBot) else built_in_bot(name, seed)


def _local_bot(name: LocalBot, seed: int) -> Bot:
    if name.startswith("cmd:"):
        return ProgramBot(name, seed)
    if point := installed().get(name.partition(":")[0]):
        made: Bot = point.load()(name, seed)
        return made
    if ":" in name and not name.startswith("search:"):
        return PythonClassBot(name, seed)
    try:
        return built_in_bot(name, seed)
    except BadRequest as error:
        known = [*error.phrase.fields["known"], *installed(), "FILE.py:CLASS", "cmd:PROGRAM"]
        raise BadRequest("error-bot", found=name, known=known) from None


@functools.cache
def installed() -> dict[str, EntryPoint]:
    """The entry points that make a bot from a name and a seed, by the first word of the name. Loaded at first use."""
    return {point.name: point for point in entry_points(group=GROUP)}


def dismiss(bots: Iterable[Bot], match: Match) -> None:
    """End the programs of these bots: the game is over, or given up."""
    for each in bots:
        if isinstance(each, ProgramBot):
            each.end(match)


def thinks(name: str) -> bool:
    """Whether this bot searches. If so, the search should be compiled before the game."""
    return name in LEVELS or _SEARCH.fullmatch(name) is not None

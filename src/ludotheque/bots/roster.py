"""Which bots there are, by name: the built-in ones, and the local ones of this machine's owner."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match

from .adaptive import ADAPTIVE, adaptive_strength
from .codes import MEMORY, PERFECT, POLICIES
from .external.local import LocalBot
from .external.program import ProgramBot
from .external.python_class import PythonClassBot
from .policies import PolicyBot
from .search.bot import SearchBot
from .search.growing import Budget
from .search.levels import LEVELS

NAMES = (*POLICIES, *LEVELS, ADAPTIVE, "search")

GROUP = "ludotheque.bots"  # the entry points of bots in installed packages

UNLIMITED = 1_000_000_000

_SEARCH = re.compile(r"search(?::([1-9][0-9]{0,8})(ms)?)?")
_MEMORY = re.compile(
    rf"(greedy|quick|{'|'.join(LEVELS)}|search(?::[1-9][0-9]*(?:ms)?)?)~(0|[1-9][0-9]{{0,3}}|all)", re.ASCII
)


class Bot(Protocol):
    """A bot at one seat of one game."""

    def choose(self, match: Match) -> int:
        """The action for the seat to move. Leaves the match as it is."""


def built_in_bot(name: str, seed: int) -> Bot:
    """A new built-in bot. Its choice follows from the seed and the position, so a new one can be made for every move.

    `search:4000` is a search with 4000 simulations a move, `search:500ms` one with 500 ms; `adaptive:60:2.40` is an
    adaptive bot of that strength. `club~35` plays like `club` with a memory for 35 things, `club~all` forgets nothing.
    """
    name, memory = split_memory(name)
    if memory is not None:
        remembering = built_in_bot(name, seed)
        assert isinstance(remembering, PolicyBot | SearchBot)
        remembering.span = None if memory == PERFECT else float(memory)
        if isinstance(remembering, PolicyBot):
            remembering.forever = memory == PERFECT
        return remembering
    if name in POLICIES:
        return PolicyBot(name, seed)
    if name in LEVELS:
        return LEVELS[name].search_bot(seed)
    if strength := adaptive_strength(name):
        return strength.bot(seed)
    if found := _SEARCH.fullmatch(name):
        number, unit = found.groups()
        if unit:
            return SearchBot(seed, Budget(UNLIMITED, float(number)))
        return SearchBot(seed, Budget(int(number)) if number else Budget())
    raise BadRequest("error-bot", found=name, known=[*NAMES, "search:4000", "search:500ms"])


def roster_name(name: str) -> str:
    """The name, if it is on the fixed roster; raises BadRequest otherwise. Requests over the
    network may name only these bots, because their work is bounded. An adaptive bot is named with its strength."""
    strength = adaptive_strength(name)
    if (name not in NAMES and strength is None) or isinstance(name, LocalBot):
        raise BadRequest("error-bot", found=name, known=list(NAMES))
    return name if strength is None else strength.name


def split_memory(name: str) -> tuple[str, str | None]:
    """The bot without its memory, and the memory: a number of things or `all`; None if the name says nothing of it."""
    found = _MEMORY.fullmatch(name)
    return (name, None) if found is None else (found[1], found[2])


def with_memory(name: str, memory: str) -> str:
    """This bot with that memory, unless its name says something else or it has none that could be changed."""
    if split_memory(name)[1] is not None:
        return name
    if split_memory(f"greedy{MEMORY}{memory}")[1] is None:
        raise BadRequest("error-memory", found=memory)
    made = f"{name}{MEMORY}{memory}"
    if split_memory(made)[1] is None:
        return name
    return LocalBot(made) if isinstance(name, LocalBot) else made


def make_bot(name: str | LocalBot, seed: int) -> Bot:
    """A new bot for one game: a built-in one or, only if the name is a LocalBot, a local one."""
    return _local_bot(name, seed) if isinstance(name, LocalBot) else built_in_bot(name, seed)


def _local_bot(name: LocalBot, seed: int) -> Bot:
    if name.startswith("cmd:"):
        return ProgramBot(name, seed)
    if point := installed().get(name.partition(":")[0]):
        made: Bot = point.load()(name, seed)
        return made
    if ":" in name and not name.startswith(("search:", f"{ADAPTIVE}:")):
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
    name, _ = split_memory(name)
    return name in LEVELS or adaptive_strength(name) is not None or _SEARCH.fullmatch(name) is not None

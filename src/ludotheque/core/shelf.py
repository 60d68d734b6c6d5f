"""The shelf: every game found through the entry-point group `ludotheque.games`, ours and other people's.

It stands in `core` because a game record names its game, and `Match.from_record` must find it; it knows no game itself.
"""

from __future__ import annotations

import functools
from importlib.metadata import entry_points

from .contract import Game, Value, Variant
from .errors import UnknownGame

GROUP = "ludotheque.games"
OURS = ("winston", "winchester", "hundsgemein", "winoc")  # the order of the shelf; others follow by name


@functools.cache
def shelf() -> dict[str, Game]:
    """All games by name."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    order = sorted(found, key=lambda name: (OURS.index(name) if name in OURS else len(OURS), name))
    return {name: found[name] for name in order}


def find(name: str) -> Game:
    """The game of that name; raises UnknownGame."""
    games = shelf()
    if name not in games:
        raise UnknownGame(name, list(games))
    return games[name]


def game(name: str, /, **options: Value) -> Variant:
    """A game under the given options: `game("winston", edition="first")`."""
    return find(name).variant(options)

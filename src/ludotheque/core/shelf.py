"""The shelf: every game found through the entry-point group `ludotheque.games`, ours and other people's.

It stands in `core` because a game record names its game, and `Match.from_record` must find it; it knows no game itself.
"""

from __future__ import annotations

import functools
from importlib.metadata import entry_points

from .contract import Game, Value, Variant
from .errors import UnknownGame

GROUP = "ludotheque.games"


@functools.cache
def shelf() -> dict[str, Game]:
    """All games by name, those for the youngest first."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items(), key=lambda item: (item[1].age, item[0])))


def find(name: str) -> Game:
    """The game of that name; raises UnknownGame."""
    games = shelf()
    if name not in games:
        raise UnknownGame(name, list(games))
    return games[name]


def game(name: str, /, **options: Value) -> Variant:
    """A game under the given options: `game("winston", edition="first")`."""
    return find(name).variant(options)

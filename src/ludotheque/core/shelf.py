"""The shelf: every game found through the entry-point group `ludotheque.games`, ours and other people's.

For the first steps of a new game, single files too: those that the environment variable `LUDOTHEQUE_GAMES` names, and
those given to a command instead of a game's name. Reading such a file runs it. So a file comes only from the owner of
this machine, by the environment or the command line; `find`, which is also asked for names that come over a network,
looks names up and reads nothing.

The shelf is in `core` because a game record names its game, and `Match.from_record` must find it.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import sys
from importlib.metadata import entry_points
from pathlib import Path

from .contract import Game, Value, Variant
from .errors import BadGame, UnknownGame

GROUP = "ludotheque.games"
FILES = "LUDOTHEQUE_GAMES"  # files of games, separated as in PATH


@functools.cache
def shelf() -> dict[str, Game]:
    """All games by name, those for the youngest first."""
    found: dict[str, Game] = {point.name: point.load() for point in entry_points(group=GROUP)}
    for file in filter(None, os.environ.get(FILES, "").split(os.pathsep)):
        game = _read(Path(file))
        if game.name in found:
            raise BadGame("error-game-twice", file=file, name=game.name)
        found[game.name] = game
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


def add_file(file: str | Path) -> Game:
    """Put the game in this file on the shelf, in this process and in those it starts. Raises BadGame.

    This runs the file: only for what the owner of this machine typed.
    """
    place = str(Path(file).absolute())
    known = list(filter(None, os.environ.get(FILES, "").split(os.pathsep)))
    game = _read(Path(place))
    if place not in known:
        os.environ[FILES] = os.pathsep.join([*known, place])
        shelf.cache_clear()
    return shelf()[game.name]


@functools.cache
def _read(file: Path) -> Game:
    """The `GAME` that a file defines."""
    if not file.is_file():
        raise BadGame("error-game-file", file=str(file))
    name = f"ludotheque_file_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BadGame("error-game-file", file=str(file))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadGame("error-game-load", file=str(file), reason=f"{type(error).__name__}: {error}") from error
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BadGame("error-game-none", file=str(file))
    return found

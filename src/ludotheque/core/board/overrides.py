"""A game on a board that is not as printed: single entries of its `board.toml` changed, for the lab."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from ..errors import BadOption

if TYPE_CHECKING:
    from ..contract import Engine, Game

FILE = "board.toml"


def entries(game: Game) -> dict[str, Any]:
    """The entries of `board.toml`; none where the game has no such file."""
    file = game.folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if game.rebuild is not None else {}


def engine_with(game: Game, numbers: Mapping[str, Any]) -> Engine:
    """The engine with these entries changed. No kernel is compiled anew: the board is their argument."""
    if game.rebuild is None:
        raise BadOption("error-no-board", title=game.title, found=list(numbers))
    return game.rebuild(entries_with(game, numbers))


def entries_with(game: Game, numbers: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of `board.toml` with these changed."""
    changed = copy.deepcopy(entries(game))
    for path, value in numbers.items():
        _change(game, changed, path, value)
    return changed


def _change(game: Game, entries: dict[str, Any], path: str, value: Any) -> None:
    """`dogs.Rex`, `zone.A.numbers` (by the name in the table) or `gates.2` (counted from 0). New entries at the top
    are refused by the game's reader. A number in place of a list of lists keeps that many of its
    first entries."""
    *way, last = path.split(".")
    place: Any = entries
    for step in way:
        place = _entry(game, path, place, step)
    if isinstance(place, list):
        place[_index(game, path, place, last)] = value
        return
    if not isinstance(place, dict) or (way and last not in place):
        _unknown(game, path, place)
    before: Any = place.get(last)
    if type(value) is int and isinstance(before, list) and all(isinstance(item, list) for item in before):
        if not 0 < value <= len(before):
            raise BadOption("error-number-count", path=path, found=value, most=len(before))
        value = before[:value]
    place[last] = value


def _entry(game: Game, path: str, place: Any, step: str) -> Any:
    if isinstance(place, list):
        return place[_index(game, path, place, step)]
    if not isinstance(place, dict) or step not in place:
        _unknown(game, path, place)
    return place[step]


def _index(game: Game, path: str, place: list[Any], step: str) -> int:
    names = [item.get("name") for item in place if isinstance(item, dict)]
    if step in names:
        return names.index(step)
    if not step.isdecimal() or int(step) >= len(place):
        _unknown(game, path, names or [str(k) for k in range(len(place))])
    return int(step)


def _unknown(game: Game, path: str, place: Any) -> NoReturn:
    known = [str(name) for name in place] if isinstance(place, (dict, list)) else []
    raise BadOption("error-number-path", title=game.title, path=path, known=known)

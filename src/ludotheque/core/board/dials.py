"""The entries of a `board.toml` that can be changed at the lab: those the game declares, within bounds."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

from ..contract import Dial, Game
from ..errors import BadOption
from .overrides import entries


def printed(game: Game, dial: Dial) -> Any:
    """The dial's value on the printed board."""
    if dial.printed is not None:
        return dial.printed
    place: Any = entries(game)
    for step in dial.path.split("."):
        place = next(item for item in place if item["name"] == step) if isinstance(place, list) else place[step]
    return place


def turned(game: Game, numbers: Mapping[str, Any]) -> dict[str, Any]:
    """Those of these numbers that are not as printed. Raises BadOption for a value that no dial has."""
    dials = {dial.path: dial for dial in game.dials}
    found = {}
    for path, value in numbers.items():
        if path not in dials:
            raise BadOption("error-number-path", title=game.title, path=path, known=list(dials))
        _check(game, dials[path], value)
        if value != printed(game, dials[path]):
            found[path] = value
    return found


def _check(game: Game, dial: Dial, value: Any) -> None:
    if dial.values:
        # True == 1 in Python, so compare the type as well
        if not any(value == known and type(value) is type(known) for known in dial.values):
            raise BadOption("error-dial-value", path=dial.path, known=list(dial.values))
        return
    before, after = _rows(printed(game, dial)), _rows(value)
    same_shape = [len(row) for row in after] == [len(row) for row in before]
    if not same_shape or sorted(chain(*after)) != sorted(chain(*before)):
        raise BadOption("error-dial-arrangement", path=dial.path)


def _rows(value: Any) -> list[list[str]]:
    """An arrangement, a picture or a list of lists, as texts; no row for anything else."""
    if isinstance(value, str):
        return [row.split() for row in value.strip().split("\n")]
    if isinstance(value, list) and all(isinstance(row, list) for row in value):
        if all(type(item) is int for row in value for item in row):
            return [[str(item) for item in row] for row in value]
    return []

"""What of a game can be changed at the lab: its options, and the entries of `board.toml` that it declares, within
bounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from ..contract import Dial, Game, Value
from ..errors import BadOption
from .overrides import entries

SHOWN = 6  # values that are listed; of more, the first and the last


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


@dataclass(frozen=True)
class GameDial:
    """Anything of a game that can be turned: an option, or a number of its board."""

    name: str
    is_option: bool
    values: tuple[Value, ...]  # empty: an arrangement, see `Dial`
    usual: Any  # what holds unless it is turned
    printed: tuple[Any, ...]  # what the printed game has: one number, any of the printed options

    @property
    def range(self) -> str:
        """Its values, short: `3–7`, `a1 … g7`, `second, first`."""
        if all(type(value) is int for value in self.values):
            return f"{self.values[0]}–{self.values[-1]}" if self.values else ""
        texts = [spelled(value) for value in self.values]
        return f"{texts[0]} … {texts[-1]}" if len(texts) > SHOWN else ", ".join(texts)

    def words(self, game: Game) -> str:
        """The id of its name in the game's catalogue."""
        kind = "option" if self.is_option else "dial"
        return f"{game.name}-{kind}-{self.name}".replace(".", "-").replace("_", "-").lower()


def all_dials(game: Game) -> list[GameDial]:
    """Options first, then the numbers of the board, as the game declares them."""
    options = [GameDial(option.name, True, option.values, option.default, option.as_printed) for option in game.options]
    numbers = [(dial, printed(game, dial)) for dial in game.dials]
    return options + [GameDial(dial.path, False, dial.values, value, (value,)) for dial, value in numbers]


def spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
